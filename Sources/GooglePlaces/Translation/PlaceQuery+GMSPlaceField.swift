import PlacesCore

extension PlaceQuery {
  /// The query of a legacy call.
  ///
  /// An empty bitmask asks for all 35 fields, as the legacy guide says. Bits without a meaning are
  /// ignored, but a bitmask of nothing else is no request for everything.
  init(
    placeID: String, bitmask: GMSPlaceField, sessionToken: SessionToken?, regionCode: String?
  ) throws(PlacesFailure) {
    self.init(
      placeID: placeID, fields: PlaceField.fields(bits: bitmask.effective.rawValue),
      sessionToken: sessionToken, regionCode: regionCode)
    if bitmask.isEmpty { diagnostics.append(.allFieldsRequested(sku)) }
    guard bitmask != .all, bitmask.unknownBits != 0 else { return }
    diagnostics.append(.unknownFieldBits(bitmask.unknownBits))
    if fields.isEmpty {
      throw PlacesFailure(
        .invalidRequest, "None of the bits of the place fields has a meaning: see GMSPlaceField.")
    }
  }
}

extension GMSPlaceField {
  /// What a legacy call with this bitmask asks for.
  var effective: GMSPlaceField { isEmpty ? .all : self }

  /// The bits that stand for no field.
  var unknownBits: UInt64 { rawValue & ~PlaceField.bits(of: PlaceField.bitFields) }
}
