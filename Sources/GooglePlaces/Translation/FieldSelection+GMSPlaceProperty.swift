import PlacesCore

extension FieldSelection {
  /// The fields that raw property strings select, of which `all` asks for what the service has;
  /// throws for a string that is no property.
  init(properties: [String]) throws(PlacesFailure) {
    let all = GMSPlaceProperty.all.rawValue
    self.init(
      try PlaceField.fields(properties: properties.filter { $0 != all }),
      optional: properties.contains(all) ? PlaceField.withProperty : [])
  }
}
