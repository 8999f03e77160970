import PlacesCore

extension PlaceQuery {
  /// The query of a legacy call.
  init(
    placeID: String, bitmask: GMSPlaceField, sessionToken: SessionToken?, regionCode: String?
  ) throws(PlacesFailure) {
    self.init(
      placeID: placeID, fields: try bitmask.fields(), sessionToken: sessionToken,
      regionCode: regionCode, diagnostics: bitmask.diagnostics, namesNoField: bitmask.isEmpty)
  }
}

extension GMSPlaceField {
  /// What a legacy call with this bitmask asks for: an empty one for all 35 fields, as the legacy
  /// guide says.
  package var effective: GMSPlaceField { isEmpty ? .everything : self }

  /// The bits that stand for no field.
  package var unknownBits: UInt64 { rawValue & ~Self.knownBits }

  private static let knownBits = PlaceField.bits(of: PlaceField.bitFields)

  /// The fields that a legacy call asks for.
  ///
  /// Bits without a meaning are ignored, but a bitmask of nothing else is no request for everything.
  func fields() throws(PlacesFailure) -> PlaceFieldSet {
    let fields = PlaceField.fields(bits: effective.rawValue)
    if fields.isEmpty {
      throw PlacesFailure(
        .invalidRequest, "None of the bits of the place fields has a meaning: see GMSPlaceField.")
    }
    return fields
  }

  /// What the caller of a legacy call should learn of the bits.
  var diagnostics: [PlacesDiagnostic] {
    self == .everything || unknownBits == 0 ? [] : [.unknownFieldBits(unknownBits)]
  }
}
