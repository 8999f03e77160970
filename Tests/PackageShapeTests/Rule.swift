import Testing

/// A habit that every line of some files keeps.
struct Rule: Sendable, CustomTestStringConvertible {
  /// The habit in words.
  let name: String
  /// Whether a file, by its path, is held to it.
  let holds: @Sendable (String) -> Bool
  /// Whether a line breaks it.
  let isBroken: @Sendable (SourceFile.Line) -> Bool
  /// A file that breaks it, as path and line: it shows that the rule can fail.
  let offence: (path: String, line: String)

  init(
    _ name: String, in holds: @escaping @Sendable (String) -> Bool,
    offence: (path: String, line: String),
    isBroken: @escaping @Sendable (SourceFile.Line) -> Bool
  ) {
    self.name = name
    self.holds = holds
    self.isBroken = isBroken
    self.offence = offence
  }

  var testDescription: String { name }

  /// Where files break it.
  func offences(in files: [SourceFile]) -> [String] {
    files.filter { holds($0.path) }.flatMap { file in
      file.lines.filter(isBroken).map(file.place)
    }
  }
}

/// The paths that start with one of some texts, without those that start with one of others.
func paths(_ start: String, except others: [String] = []) -> @Sendable (String) -> Bool {
  paths([start], except: others)
}

/// Chooses the files below any of some paths.
func paths(_ starts: [String], except others: [String] = []) -> @Sendable (String) -> Bool {
  { path in
    starts.contains(where: path.hasPrefix) && !others.contains(where: path.hasPrefix)
  }
}
