/// What the command line asks for.
struct Options {
  var works: [Work] = []
  var path = ".build/benchmarks.json"
  var isQuick = false
  var isFull = false
  var only: String?
  /// What to measure in place of all else, for the process that asks.
  var probe: String?

  /// Throws for a word that means nothing.
  init(_ arguments: [String]) throws(OptionError) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--json": path = try Self.value(of: word, &rest)
      case "--only": only = try Self.value(of: word, &rest)
      case "--probe": probe = try Self.value(of: word, &rest)
      case "--quick": isQuick = true
      case "--full": isFull = true
      default:
        guard let work = Work(rawValue: word) else {
          throw OptionError("there is no work '\(word)': \(Work.names)")
        }
        works.append(work)
      }
    }
    if works.isEmpty { works = Work.allCases.filter { isFull || !$0.isSlow } }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(OptionError) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw OptionError("\(option) needs a value")
    }
    return value
  }

  /// How to measure.
  var course: Course {
    Course(pace: isQuick ? .quick : .normal, isFull: isFull, isQuick: isQuick, only: only)
  }
}

/// A word on the command line that means nothing.
struct OptionError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension Work {
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
