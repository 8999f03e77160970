/// A question for one place by its ID.
package struct PlaceQuery: Hashable, Sendable {
  package var placeID: String
  /// The fields the answer must have.
  package var fields: PlaceFieldSet
  /// More fields, asked for where the dialect has a name.
  package var optionalFields: PlaceFieldSet
  package var sessionToken: SessionToken?
  /// Two letters of CLDR; nil takes the configuration's.
  package var regionCode: String?
  /// What the caller should learn about the question when it is sent.
  package var diagnostics: [PlacesDiagnostic]
  /// Whether the caller named no field, and so asks for all of a bitmask.
  package var namesNoField: Bool

  /// The fields of both kinds.
  package var allFields: PlaceFieldSet { fields.union(optionalFields) }

  var selection: FieldSelection { FieldSelection(fields, optional: optionalFields) }

  /// What the answer is billed as at Places API (New).
  package var sku: PlaceSKU {
    PlaceSKU(.placeDetails, fields: allFields, inSession: sessionToken != nil)
  }
}

// The initializer that Swift makes does not copy what it initializes: one that sets the members would.
extension PlaceQuery {
  /// A question for named fields.
  package init(
    placeID: String, fields: PlaceFieldSet, optionalFields: PlaceFieldSet = [],
    sessionToken: SessionToken? = nil, regionCode: String? = nil,
    diagnostics: [PlacesDiagnostic] = []
  ) {
    self.init(
      placeID: placeID, fields: fields, optionalFields: optionalFields, sessionToken: sessionToken,
      regionCode: regionCode, diagnostics: diagnostics, namesNoField: false)
  }

  /// A question with a bitmask, which may name no field.
  package init(
    placeID: String, fields: PlaceFieldSet, sessionToken: SessionToken?, regionCode: String?,
    diagnostics: [PlacesDiagnostic], namesNoField: Bool
  ) {
    self.init(
      placeID: placeID, fields: fields, optionalFields: PlaceFieldSet(),
      sessionToken: sessionToken, regionCode: regionCode, diagnostics: diagnostics,
      namesNoField: namesNoField)
  }
}

extension PlaceQuery: Question {
  static let operation = PlaceOperation.placeDetails.rawValue

  package func cost(in dialect: PlacesDialect, inSession: Bool) -> RequestCost {
    RequestCost(.placeDetails, fields: allFields, in: dialect, inSession: inSession)
  }

  func check(for dialect: PlacesDialect) throws(PlacesFailure) {
    try Validation.check(placeID: placeID)
    try Validation.check(fields: allFields)
    try Validation.check(sessionToken: sessionToken)
  }

  func diagnostics(in dialect: PlacesDialect) -> [PlacesDiagnostic] {
    let alone = PlaceSKU(.placeDetails, fields: allFields)
    let costsMore = dialect == .new && sku != alone
    let all = PlacesDiagnostic.allFieldsRequested(
      cost(in: dialect, inSession: sessionToken != nil))
    return (namesNoField ? [all] : []) + diagnostics
      + selection.diagnostics(
        leavingOut: { !fields.contains($0) && !dialect.names($0) }, from: dialect.rawValue)
      + (costsMore ? [.sessionRaisesCost(from: alone, to: sku)] : [])
  }
}
