public import GooglePlaces
public import GooglePlacesSwift

extension GMSPlaceField {
  /// These fields as properties of requests, in table order; all 35 for an empty bitmask.
  ///
  /// Only bits without a meaning are lost.
  public var gmsPlaceProperties: FieldCrossing<[GMSPlaceProperty]> {
    AskedFields(self).gmsPlaceProperties
  }

  /// These fields as properties of the New Swift style, in table order; all 35 for an empty bitmask.
  ///
  /// The offset from UTC brings the time zone along, and the entrance for wheelchairs the other
  /// parts that a wheelchair reaches. Neither is of a higher tier.
  public var placeProperties: FieldCrossing<[PlaceProperty]> { AskedFields(self).placeProperties }
}

extension Sequence<GMSPlaceProperty> {
  /// These properties as a bitmask, which has a bit for 35 of them.
  public var gmsPlaceField: FieldCrossing<GMSPlaceField> { AskedFields(self).gmsPlaceField }

  /// These properties in the New Swift style, in table order and without repeats; `.all` stays so.
  ///
  /// `timeZone` and `utcOffsetMinutes` are one property there, and so are `accessibilityOptions`
  /// and `wheelchairAccessibleEntrance`: either brings the other along.
  public var placeProperties: FieldCrossing<[PlaceProperty]> { AskedFields(self).placeProperties }
}

extension Sequence<PlaceProperty> {
  /// These properties as a bitmask, which has a bit for 35 fields.
  public var gmsPlaceField: FieldCrossing<GMSPlaceField> { AskedFields(self).gmsPlaceField }

  /// These properties as those of `GMSFetchPlaceRequest`, in table order and without repeats;
  /// `.all` stays so.
  ///
  /// One that stands for two facts becomes two properties, each of which the service must know:
  /// Places API (Legacy) does not know `timeZone` and `accessibilityOptions`.
  public var gmsPlaceProperties: FieldCrossing<[GMSPlaceProperty]> {
    AskedFields(self).gmsPlaceProperties
  }
}
