/// What the command line asks for.
struct Options {
  enum Action {
    case compare(Direction, Share)
    case help
  }

  /// Which service answers, and which is its candidate.
  enum Direction: String {
    case toNew = "to-new"
    case toLegacy = "to-legacy"
  }

  /// How many of a hundred calls are compared.
  struct Share {
    let percent: Int
  }

  private(set) var action: Action

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var direction = Direction.toNew
    var share = Share(percent: 100)
    action = .help
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      switch option {
      case "--direction": direction = try Self.direction(Self.value(of: option, &rest))
      case "--sample": share = try Self.share(Self.value(of: option, &rest))
      case "--help", "-h": return
      default: throw UsageError(message: "unknown option '\(option)'")
      }
    }
    action = .compare(direction, share)
  }

  private static func direction(_ text: String) throws(UsageError) -> Direction {
    guard let direction = Direction(rawValue: text) else {
      throw UsageError(message: "'\(text)' is neither to-new nor to-legacy")
    }
    return direction
  }

  private static func share(_ text: String) throws(UsageError) -> Share {
    guard let percent = Int(text), (0...100).contains(percent) else {
      throw UsageError(message: "'\(text)' is no percentage from 0 to 100")
    }
    return Share(percent: percent)
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--"), !value.allSatisfy(\.isWhitespace)
    else { throw UsageError(message: "\(option) needs a value") }
    return value
  }

  static let usage = """
    usage: shadow-migration [options]

    Answers calls from one web service and compares each answer with the other's, in the background;
    prints the differences that nothing explains, and the report. Nothing is sent: an embedded
    service answers with invented places, of which the candidate's were changed: a rating, an ID,
    and a place that is missing.

      --direction WAY   to-new (default) asks Legacy and compares with New; to-legacy the reverse
      --sample PERCENT  how many of a hundred calls are compared (default: 100)
      --help            shows this
    """
}

/// A command line that cannot be followed, in one line.
struct UsageError: Error {
  let message: String
}
