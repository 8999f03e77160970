import PlacesCore

extension FieldSelection {
  /// The fields that raw property strings select, of which `all` asks for what the service has;
  /// throws for a string that is no property.
  init(properties: [String]) throws(PlacesFailure) {
    var selection = FieldSelection([])
    for property in properties {
      if let field = PlaceField(property: property) {
        selection.required.insert(field)
      } else if property == GMSPlaceProperty.all.rawValue {
        selection.optional = PlaceField.withProperty
      } else {
        throw .noProperty(property)
      }
    }
    self = selection
  }
}
