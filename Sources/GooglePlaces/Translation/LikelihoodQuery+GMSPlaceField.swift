import PlacesCore

extension LikelihoodQuery {
  /// The query of a bitmask, or why it is none; the engine leaves out what such a list cannot carry.
  static func result(of bitmask: GMSPlaceField) -> Result<LikelihoodQuery, PlacesFailure> {
    Result { () throws(PlacesFailure) in
      let fields = try bitmask.fields()
      let sku = PlaceSKU(.nearbySearch, fields: fields.filter(\.row.isInLikelihoods))
      return LikelihoodQuery(
        selection: FieldSelection(fields), diagnostics: bitmask.diagnostics(sku))
    }
  }
}
