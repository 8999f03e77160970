import PlacesCore

extension GMSPlaceField {
  init(_ field: PlaceField) { self.init(rawValue: field.bitmask) }
}
