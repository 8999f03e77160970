import PlacesCore

extension PlaceQuery {
  /// The query of a request, or why it is none.
  static func result(of request: GMSFetchPlaceRequest) -> Result<PlaceQuery, PlacesFailure> {
    Result { () throws(PlacesFailure) in try PlaceQuery(request) }
  }

  init(_ request: GMSFetchPlaceRequest) throws(PlacesFailure) {
    let selection = try FieldSelection(properties: request.placeProperties)
    self.init(
      placeID: request.placeID, fields: selection.required, optionalFields: selection.optional,
      sessionToken: request.sessionToken?.token, regionCode: request.regionCode)
  }
}

extension PlaceField {
  /// The fields that raw property strings select; throws for a string that is no property.
  static func fields(
    properties: some Sequence<String>
  ) throws(PlacesFailure) -> PlaceFieldSet {
    var fields: PlaceFieldSet = []
    for property in properties {
      if property == GMSPlaceProperty.all.rawValue {
        fields.formUnion(PlaceField.withProperty)
      } else if let field = PlaceField(property: property) {
        fields.insert(field)
      } else {
        throw .noProperty(property)
      }
    }
    return fields
  }
}

extension PlacesFailure {
  /// Why a string asks for nothing.
  static func noProperty(_ text: String) -> PlacesFailure {
    PlacesFailure(
      .invalidRequest, "There is no place property '\(text)': see GMSPlaceProperty.")
  }
}
