/// A question for one place by its ID.
package struct PlaceQuery: Hashable, Sendable {
  package var placeID: String
  package var fields: Set<PlaceField>
  package var sessionToken: SessionToken?
  /// Two letters of CLDR; nil takes the configuration's.
  package var regionCode: String?
  /// What the caller should learn about the question when it is sent.
  package var diagnostics: [PlacesDiagnostic]

  package init(
    placeID: String, fields: Set<PlaceField>, sessionToken: SessionToken? = nil,
    regionCode: String? = nil, diagnostics: [PlacesDiagnostic] = []
  ) {
    self.placeID = placeID
    self.fields = fields
    self.sessionToken = sessionToken
    self.regionCode = regionCode
    self.diagnostics = diagnostics
  }

  /// What the answer is billed as.
  package var sku: PlaceSKU {
    PlaceSKU(.placeDetails, fields: fields, inSession: sessionToken != nil)
  }
}
