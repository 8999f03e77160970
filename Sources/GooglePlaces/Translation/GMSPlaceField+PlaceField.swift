import PlacesCore

extension GMSPlaceField {
  init(_ field: PlaceField) { self.init(bits: field.bitmask) }
}
