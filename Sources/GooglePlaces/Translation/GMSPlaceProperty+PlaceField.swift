import PlacesCore

extension GMSPlaceProperty {
  init(_ field: PlaceField) { self.init(rawValue: field.canonicalName) }
}
