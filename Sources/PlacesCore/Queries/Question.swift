/// What a caller wants to know, whatever the service.
protocol Question: Sendable {
  /// The operation's name in diagnostics and on the price list.
  static var operation: String { get }
  /// The session it belongs to; a question of a session shares no request with others.
  var sessionToken: SessionToken? { get }
  /// The region it names itself.
  var regionCode: String? { get }

  /// Throws for what cannot be asked of a service; made before anything is sent.
  func check(for dialect: PlacesDialect) throws(PlacesFailure)

  /// What the caller should learn when the question is sent.
  func diagnostics(in dialect: PlacesDialect) -> [PlacesDiagnostic]
}

extension Question {
  var sessionToken: SessionToken? { nil }
  var regionCode: String? { nil }

  func diagnostics(in dialect: PlacesDialect) -> [PlacesDiagnostic] { [] }
}
