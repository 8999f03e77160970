import GooglePlaces
import GooglePlacesSwift
import PlacesCore
import Testing

/// A question that can be asked in several styles, each of which should send and tell the same.
struct Question: Sendable, CustomTestStringConvertible {
  /// How a style asks, and what it makes of the answer.
  typealias Ask = @Sendable (PlacesEngine) async throws -> Told

  let name: String
  /// How many requests it takes of each service; 0 where it is refused.
  let requestCounts: [PlacesDialect: Int]
  /// What Legacy refuses by name.
  var legacyRefusal: String?
  /// Whether the services may tell different facts.
  var isOfOneService = false
  /// Whether an empty list is the answer.
  var findsNothing = false
  /// The first of them is what the others are compared with.
  let asks: [(style: Style, ask: Ask)]

  var testDescription: String { name }

  /// Those of all operations.
  static let all = suggesting + searching + paging + nearby + photos + others
}

/// In whose words a call is made and answered.
enum Style: String, Sendable {
  case legacy = "legacy, callback"
  case fetcher = "legacy, fetcher"
  case callback = "GMS, callback"
  case places = "GMS, callback for places alone"
  case task = "GMS, async"
  case result = "New Swift, a result"
  case placesResult = "New Swift, a result of places alone"
  case throwing = "New Swift, throwing"
}

/// What a call tells, in words that are the same in every style.
struct Told: Equatable, Sendable {
  var facts: [String]
  /// Whom to credit, for each place; not every service says it in every answer.
  var credits: [String] = []
  /// What not every call of an operation can tell; nil when this one does not.
  var more: [String]? = []
}

/// A question in one of its styles.
struct StyledCall: Sendable, CustomTestStringConvertible {
  let question: Question
  let style: Style
  let ask: Question.Ask

  var testDescription: String { "\(question.name): \(style.rawValue)" }

  static let all = Question.all.flatMap { $0.calls }
}

extension Question {
  var calls: [StyledCall] {
    asks.map { StyledCall(question: self, style: $0.style, ask: $0.ask) }
  }

  /// What the first of the styles sends and is told.
  func firstOutcome(_ dialect: PlacesDialect) async throws -> StyledCall.Outcome {
    try await #require(calls.first).outcome(dialect)
  }
}

extension StyledCall {
  /// What goes out, and what comes back: facts, or the text of a failure.
  struct Outcome: Sendable {
    let requests: [HTTPRequest]
    let told: Result<Told, StyledError>
  }

  func outcome(_ dialect: PlacesDialect) async -> Outcome {
    let transport = RecordingTransport()
    let told = await told(PlacesEngine.parity(dialect, transport))
    return Outcome(requests: transport.requests, told: told)
  }

  func told(_ engine: PlacesEngine) async -> Result<Told, StyledError> {
    await Task { try await ask(engine) }.result.mapError(StyledError.init)
  }
}
