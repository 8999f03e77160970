/// A question for one place by its ID.
package struct PlaceQuery: Hashable, Sendable {
  package var placeID: String
  /// The fields the answer must have.
  package var fields: Set<PlaceField>
  /// More fields, asked for where the dialect has a name: those of "everything", and those of a
  /// property that stands for several facts.
  package var optionalFields: Set<PlaceField>
  package var sessionToken: SessionToken?
  /// Two letters of CLDR; nil takes the configuration's.
  package var regionCode: String?
  /// What the caller should learn about the question when it is sent.
  package var diagnostics: [PlacesDiagnostic]

  package init(
    placeID: String, fields: Set<PlaceField>, optionalFields: Set<PlaceField> = [],
    sessionToken: SessionToken? = nil, regionCode: String? = nil,
    diagnostics: [PlacesDiagnostic] = []
  ) {
    self.placeID = placeID
    self.fields = fields
    self.optionalFields = optionalFields
    self.sessionToken = sessionToken
    self.regionCode = regionCode
    self.diagnostics = diagnostics
  }

  /// The fields of both kinds.
  package var allFields: Set<PlaceField> { fields.union(optionalFields) }

  /// The fields to ask a dialect for; throws when it has no name for one that the answer must have.
  func fields(in dialect: PlacesDialect) throws(PlacesFailure) -> Set<PlaceField> {
    let nameless = PlaceField.allCases.filter { fields.contains($0) && !dialect.names($0) }
    guard nameless.isEmpty else {
      let names = nameless.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw PlacesFailure(.invalidRequest, "\(dialect.rawValue) has no field for \(names).")
    }
    return fields.union(optionalFields.filter(dialect.names))
  }

  /// What the caller should learn about the question when it is sent to a dialect.
  func diagnostics(in dialect: PlacesDialect) -> [PlacesDiagnostic] {
    let dropped = PlaceField.allCases.filter { optionalFields.contains($0) && !dialect.names($0) }
    let alone = PlaceSKU(.placeDetails, fields: allFields)
    let costsMore = dialect == .new && sku != alone
    return diagnostics
      + (dropped.isEmpty ? [] : [.fieldsDropped(dropped.map(\.rawValue), dialect.rawValue)])
      + (costsMore ? [.sessionRaisesCost(from: alone, to: sku)] : [])
  }

  /// What the answer is billed as at Places API (New).
  package var sku: PlaceSKU {
    PlaceSKU(.placeDetails, fields: allFields, inSession: sessionToken != nil)
  }
}

extension PlacesDialect {
  /// Whether the service has a name for a field.
  func names(_ field: PlaceField) -> Bool {
    switch self {
    case .new: field.row.newName != nil
    case .legacy: field.row.legacyName != nil
    }
  }
}
