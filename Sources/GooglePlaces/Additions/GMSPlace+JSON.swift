public import Foundation
public import PlacesCore

extension GMSPlace {
  /// A place from Places API (New) JSON, for tests and previews: it reads as one that was fetched.
  ///
  /// `requested` are the properties that count as asked for; others stay unset even if the JSON has
  /// them. Throws `serverError` with the path of a malformed value, `invalidRequest` for a property
  /// that does not exist.
  public convenience init(
    json: Data, requested: [GMSPlaceProperty] = [.all], receivedAt: Date = Date()
  ) throws(PlacesFailure) {
    let fields = try PlaceField.fields(properties: requested.map(\.rawValue))
    self.init(try PlaceRecord(newJSON: json, requested: fields, receivedAt: receivedAt))
  }

  /// A place from Places API (New) JSON as a legacy call with a bitmask would have fetched it.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'GMSPlace(json:requested:receivedAt:)' with '[GMSPlaceProperty.name]' and so on; in \
        New Swift 'Place(json:requested:receivedAt:)'.
        """
    )
  #endif
  public convenience init(
    json: Data, requestedFields: GMSPlaceField, receivedAt: Date = Date()
  ) throws(PlacesFailure) {
    let fields = PlaceField.fields(bits: requestedFields.effective.rawValue)
    self.init(try PlaceRecord(newJSON: json, requested: fields, receivedAt: receivedAt))
  }

  /// Whether a property was answered; if not, whether it had been asked for.
  ///
  /// The sentinels of a `GMSPlace` cannot tell these apart. Legacy fields are asked by the property
  /// of the same name. `.all` and strings that are no property count as not requested.
  public func availability(of property: GMSPlaceProperty) -> FieldAvailability {
    PlaceField(property: property.rawValue).map(record.availability) ?? .notRequested
  }
}
