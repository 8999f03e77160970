import PlacesCore

extension LikelihoodQuery {
  /// The query of a bitmask, or why it is none; the engine leaves out what such a list cannot carry.
  static func result(of bitmask: GMSPlaceField) -> Result<LikelihoodQuery, PlacesFailure> {
    Result { () throws(PlacesFailure) in
      LikelihoodQuery(
        selection: FieldSelection(try bitmask.fields()), diagnostics: bitmask.diagnostics,
        namesNoField: bitmask.isEmpty)
    }
  }
}
