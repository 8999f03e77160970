/// What the command line asks for.
struct Options {
  enum Action {
    case session(text: String, pick: Int)
    case help
  }

  private(set) var action: Action

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var text = "hotel"
    var pick = 1
    action = .help
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      switch option {
      case "--type": text = try Self.value(of: option, &rest)
      case "--pick":
        let value = try Self.value(of: option, &rest)
        guard let number = Int(value), number > 0 else {
          throw UsageError(message: "'\(value)' is no place in a list")
        }
        pick = number
      case "--help", "-h": return
      default: throw UsageError(message: "unknown option '\(option)'")
      }
    }
    action = .session(text: text, pick: pick)
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--"), !value.allSatisfy(\.isWhitespace)
    else { throw UsageError(message: "\(option) needs a value") }
    return value
  }

  static let usage = """
    usage: autocomplete-session [options]

    Types a text letter by letter, shows the suggestions with what matches in brackets, picks one,
    fetches its place with the same session token, and tells what the session is billed as. Nothing
    is sent: an embedded service answers with invented places.

      --type TEXT   what is typed (default: hotel)
      --pick N      which of the last suggestions is picked (default: 1)
      --help        shows this
    """
}

/// A command line that cannot be followed, in one line.
struct UsageError: Error {
  let message: String
}
