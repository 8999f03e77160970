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

  /// What asking costs, in a session that its token opened or ends, or outside of one.
  func cost(in dialect: PlacesDialect, inSession: Bool) -> RequestCost

  /// How the answer is paid for, which costs what is given.
  func charge(_ cost: RequestCost, inSession: Bool) -> Charge

  /// What the caller should learn when the question is sent.
  func diagnostics(in dialect: PlacesDialect) -> [PlacesDiagnostic]
}

extension Question {
  var sessionToken: SessionToken? { nil }
  var regionCode: String? { nil }

  func charge(_ cost: RequestCost, inSession: Bool) -> Charge { .skus(cost.skus) }

  func diagnostics(in dialect: PlacesDialect) -> [PlacesDiagnostic] { [] }
}
