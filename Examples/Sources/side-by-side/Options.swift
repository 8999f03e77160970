import GooglePlaces

/// What the command line asks for.
struct Options {
  enum Action {
    case compare(placeID: String, facts: [Fact])
    case list
    case help
  }

  var action: Action
  var service: Service

  init(
    _ arguments: some Sequence<String>, environment: [String: String]
  ) throws(UsageError) {
    let given = try Given(arguments)
    service = .embedded(given.language, given.region)
    if given.isLive {
      if given.isList { throw UsageError("--list shows the sample places, which --live has not") }
      let key = environment["GOOGLE_PLACES_API_KEY"] ?? ""
      if key.isEmpty { throw UsageError("--live needs GOOGLE_PLACES_API_KEY in the environment") }
      service = .live(key: key, given.language, given.region)
    }
    if given.isHelp {
      action = .help
    } else if given.isList {
      action = .list
    } else {
      action = .compare(placeID: given.placeID, facts: try Self.facts(named: given.fields))
    }
  }

  private static func facts(named names: [String]) throws(UsageError) -> [Fact] {
    var facts: [Fact] = []
    for name in names {
      let isAll = name == GMSPlaceProperty.all.rawValue
      let found = Fact.all.filter { isAll || $0.name == name }
      if found.isEmpty { throw UsageError("there is no field '\(name)'") }
      facts += found.filter { new in !facts.contains { $0.name == new.name } }
    }
    return facts
  }

  static let usage = """
    usage: side-by-side [options]

    Fetches one place in every call style there is and prints side by side: the call, the request
    that goes out, what it costs, and the values each style returns.

      --place ID        the place (default: \(defaultPlaceID))
      --fields a,b,…    the facts to ask for, or 'all'
      --language CODE   the language of texts, such as fr
      --region CODE     the region addresses are written for, such as US
      --list            lists the sample places with their names
      --live            asks Google instead of the embedded service, which may be billed;
                        needs GOOGLE_PLACES_API_KEY in the environment
      --help            shows this

    Without --live nothing is sent: an embedded service answers with invented places.

    fields:
    \(Text.wrapped(Fact.all.map(\.name).joined(separator: ", "), width: 94)
      .map { "  " + $0 }.joined(separator: "\n"))
    """

  static let defaultPlaceID = "ChIJV4k8_9UodTERU5KXbkYpSYs"

  static let defaultFields = [
    "name", "placeID", "formattedAddress", "coordinate", "types", "rating", "userRatingsTotal",
    "priceLevel", "businessStatus", "phoneNumber", "website", "openingHours",
    "currentOpeningHours", "utcOffsetMinutes", "timeZone",
  ]
}

/// A command line that cannot be followed, in one line.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// The options as given, each checked by itself.
private struct Given {
  var placeID = Options.defaultPlaceID
  var fields = Options.defaultFields
  var language: String?
  var region: String?
  var isList = false
  var isLive = false
  var isHelp = false

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      switch option {
      case "--place": placeID = try Self.value(of: option, &rest)
      case "--fields": fields = try Self.list(of: option, &rest)
      case "--language": language = try Self.value(of: option, &rest)
      case "--region": region = try Self.value(of: option, &rest)
      case "--list": isList = true
      case "--live": isLive = true
      case "--help", "-h": isHelp = true
      default: throw UsageError("unknown option '\(Text.oneLine(option))'")
      }
    }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--") else {
      throw UsageError("\(option) needs a value")
    }
    if value.allSatisfy(\.isWhitespace) { throw UsageError("the value of \(option) is empty") }
    return value
  }

  private static func list(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> [String] {
    let names = try value(of: option, &rest).split(separator: ",", omittingEmptySubsequences: false)
      .map { Text.trimmed(String($0.drop { $0 == " " })) }
    if names.contains("") { throw UsageError("\(option) has an empty name in it") }
    return names
  }
}
