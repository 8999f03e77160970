import PlacesCore

/// What is asked for.
struct Question {
  let placeID: String
  let facts: [Fact]
}

/// A way to fetch a place. One more style is one more member of `all`.
struct CallStyle: Sendable {
  /// What stands above its column.
  let title: String
  /// Whether it can ask for a fact.
  let canAsk: @Sendable (Fact) -> Bool
  /// The call as a user writes it.
  let call: @Sendable (Question) -> String
  /// What the call is billed as.
  let sku: @Sendable (Question) throws -> PlaceSKU
  /// Makes the call; the answer is the value of each fact as text, by name.
  let fetch: @Sendable (Question, PlacesEngine) async throws -> [String: String]

  static let all: [CallStyle] = [.bitmask, .request, .swiftRequest]
}
