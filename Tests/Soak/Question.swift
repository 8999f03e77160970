import PlacesCore

/// One call: what it asks, how, and when it is cancelled.
struct Question: Sendable {
  /// The call styles of the façades.
  enum Style: CaseIterable {
    case bitmask, request, result, throwing

    /// Whether it answers through a callback, which nobody can cancel.
    var hasCallback: Bool { self == .bitmask || self == .request }
  }

  let manner: Manner
  let style: Style
  let dialect: PlacesDialect
  let placeID: String
  /// When it is cancelled; nil when it is not.
  let cancelling: CancelMoment?

  /// A question by chance; eight numbers in a row share a place when they share requests.
  init(number: Int, styles: [Style] = Style.allCases, using dice: inout Dice) {
    let ticket = Int.random(in: 0..<100, using: &dice)
    var sum = 0
    manner =
      Manner.allCases.first { manner in
        sum += manner.share
        return ticket < sum
      } ?? .prompt
    style = styles.randomElement(using: &dice) ?? .bitmask
    dialect = Bool.random(using: &dice) ? .new : .legacy
    placeID = "\(manner.rawValue)-\(manner == .shared ? number / 8 : number)"
    let isCancelled = !style.hasCallback && Bool.random(using: &dice)
    cancelling = isCancelled ? CancelMoment(for: manner, using: &dice) : nil
  }

  /// The name that the place with an ID has.
  static func name(of placeID: String) -> String { "Place \(placeID)" }
}

/// When a call is cancelled.
enum CancelMoment: Sendable {
  case atOnce
  case after(Duration)
  /// So long after the server has begun to answer.
  case answered(Duration)

  /// A moment by chance; calls that share a request have no answer of their own to wait for.
  init(for manner: Manner, using dice: inout Dice) {
    switch Int.random(in: 0..<3, using: &dice) {
    case 0: self = .atOnce
    case 1: self = .after(.microseconds(Int.random(in: 0..<20_000, using: &dice)))
    default:
      let delay = Duration.microseconds(Int.random(in: 0..<2_000, using: &dice))
      self = manner.isAnswered && manner != .shared ? .answered(delay) : .after(delay)
    }
  }
}
