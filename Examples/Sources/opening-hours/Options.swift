/// What the command line asks for.
struct Options {
  enum Action {
    case draw(placeID: String, at: WallTime?)
    case list
    case help
  }

  private(set) var action: Action

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var placeID = "ChIJSampleParisCafe00000004"
    var wallTime: WallTime?
    action = .help
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      switch option {
      case "--place": placeID = try Self.value(of: option, &rest)
      case "--at": wallTime = try WallTime(try Self.value(of: option, &rest))
      case "--list":
        action = .list
        return
      case "--help", "-h": return
      default: throw UsageError(message: "unknown option '\(option)'")
      }
    }
    action = .draw(placeID: placeID, at: wallTime)
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--"), !value.allSatisfy(\.isWhitespace)
    else { throw UsageError(message: "\(option) needs a value") }
    return value
  }

  static let usage = """
    usage: opening-hours [options]

    Draws the next seven days of a sample place in its local time, and tells whether it is open and
    when that changes. Nothing is sent: an embedded service answers with invented places.

      --place ID              the place (default: the café in Paris)
      --at 2026-12-25T01:30   the local time at the place (default: now)
      --list                  lists the sample places with their names
      --help                  shows this
    """
}

/// A command line that cannot be followed, in one line.
struct UsageError: Error {
  let message: String
}
