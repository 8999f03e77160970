/// A question for places whose name or address begins with what somebody types.
package struct AutocompleteQuery: Hashable, Sendable {
  package var input: String
  /// Up to five types, or one collection alone: `(cities)`, `(regions)`, `geocode`, `address` or
  /// `establishment`.
  package var types: [String] = []
  /// Two letters each, in any case.
  package var countries: [String] = []
  /// From where distances are measured; nil for none.
  package var origin: CoordinateRecord?
  package var bias: SearchArea?
  package var restriction: SearchArea?
  package var regionCode: String?
  /// The caret, counted in characters as Swift counts them; 0 and anything past the end is the end.
  package var inputOffset = 0
  package var includesPureServiceAreas = false
  package var sessionToken: SessionToken?

  package init(input: String) { self.input = input }

  /// The caret in Unicode scalars, as the services count; nil at the end.
  var scalarOffset: Int? {
    guard inputOffset > 0, inputOffset < input.count else { return nil }
    return input.prefix(inputOffset).unicodeScalars.count
  }
}

extension AutocompleteQuery: Question {
  static let operation = "Autocomplete"
  static let maximumTypeCount = 5
  static let collections: Set<String> = [
    "(cities)", "(regions)", "geocode", "address", "establishment",
  ]

  func cost(in dialect: PlacesDialect, inSession: Bool) -> RequestCost {
    .autocomplete(in: dialect, inSession: inSession)
  }

  func charge(_ cost: RequestCost, inSession: Bool) -> Charge {
    inSession ? .session(cost.skus) : .skus(cost.skus)
  }

  func check(for dialect: PlacesDialect) throws(PlacesFailure) {
    guard !input.allSatisfy(\.isWhitespace) else { throw invalid("The text to complete is empty.") }
    guard inputOffset >= 0 else { throw invalid("The input offset must not be negative.") }
    try checkTypes()
    try checkCountries(atMost: dialect == .new ? 15 : 5)
    try origin?.check()
    try Validation.check(bias: bias, restriction: restriction)
    try Validation.check(sessionToken: sessionToken)
    if dialect == .legacy, includesPureServiceAreas {
      throw .inexpressible("shouldIncludePureServiceAreaBusinesses", in: dialect)
    }
  }

  private func checkTypes() throws(PlacesFailure) {
    guard types.count <= Self.maximumTypeCount else {
      throw invalid("At most \(Self.maximumTypeCount) types can filter suggestions.")
    }
    guard types.count == 1 || Self.collections.isDisjoint(with: types) else {
      throw invalid("The type collections, such as (cities), must stand alone.")
    }
    try Validation.check(types: types)
  }

  private func checkCountries(atMost limit: Int) throws(PlacesFailure) {
    guard countries.count <= limit else {
      throw invalid("At most \(limit) countries can filter suggestions.")
    }
    for country in countries { try Validation.check(regionCode: country) }
  }

  private func invalid(_ message: String) -> PlacesFailure {
    PlacesFailure(.invalidRequest, message)
  }
}
