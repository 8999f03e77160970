import Testing

/// Holds the coverage section of MIGRATION.md to what the façade declares.
struct CoverageTests {
  @Test("Names that are done or partial are declared, absent ones are not", arguments: Entry.all)
  func coverage(entry: Entry) {
    #expect(Declarations.names.contains(entry.key) == entry.isDeclared)
  }

  @Test("Every state of the table is one of three words, and no name stands twice")
  func table() {
    #expect(Entry.all.count > 100)
    #expect(Set(Entry.all.map(\.state)) == ["done", "partial", "absent"])
    #expect(Set(Entry.all.map(\.name)).count == Entry.all.count)
  }

  @Test("Every public type of the façade is in the table, or is an addition")
  func types() {
    let listed = Set(Entry.all.map(\.key))
    let own = Declarations.types(in: "Sources/GooglePlaces/Surface/")
    #expect(own.subtracting(listed) == [])
  }
}

/// A name of the SDK in the table.
struct Entry: Sendable, CustomTestStringConvertible {
  let name: String
  let state: String

  var isDeclared: Bool { state != "absent" }

  /// The name as it is declared, without the type it belongs to.
  var key: String {
    let type = name.firstMatch(of: /^\w+\./)?.0 ?? ""
    return String(name.dropFirst(type.count))
  }

  var testDescription: String { "\(name) \(state)" }

  static let all: [Entry] = {
    let document = ProjectTree.text(of: "MIGRATION.md") ?? ""
    let section = document.split(separator: "## Coverage").last ?? ""
    return section.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { line in
      let cells = line.split(separator: "|")
      let state = cells[1].filter { $0 != " " }
      return cells[0].matches(of: /`([^`]+)`/).map { Entry(name: String($0.1), state: state) }
    }
  }()
}

/// What the façade declares publicly.
private enum Declarations {
  private static let files = SourceFile.all.filter { $0.path.hasPrefix("Sources/GooglePlaces/") }

  /// Types and values by name, functions by name and labels.
  static let names: Set<String> = {
    var names: Set<String> = []
    for file in files {
      names.formUnion(file.lines.compactMap { $0.declaration?.name })
      names.formUnion(file.lines.indices.compactMap { signature(at: $0, in: file) })
    }
    return names
  }()

  /// The types that files below a path declare.
  static func types(in path: String) -> Set<String> {
    let lines = files.filter { $0.path.hasPrefix(path) }.flatMap(\.lines)
    return Set(lines.compactMap(\.declaration).filter { $0.kind != "let" }.map(\.name))
  }

  /// The name and labels of the public function that starts at a line.
  private static func signature(at index: Int, in file: SourceFile) -> String? {
    let line = file.lines[index]
    guard line.has("public"), let word = line.words.firstIndex(of: "func"),
      word + 1 < line.words.count
    else { return nil }
    let rest = file.lines[index...].map(\.code).prefix(12).joined()
    guard let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") else {
      return nil
    }
    let labels = rest[open..<close].dropFirst().split(separator: ",").compactMap {
      $0.split(separator: " ").first.map { $0.hasSuffix(":") ? $0 : $0 + ":" }
    }
    return "\(line.words[word + 1])(\(labels.joined()))"
  }
}

extension SourceFile.Line {
  /// The public type or constant that the line declares.
  fileprivate var declaration: (kind: Substring, name: String)? {
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias", "let"]
    guard has("public"), !has("func", "var", "import"),
      let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count
    else { return nil }
    return (words[kind], String(words[kind + 1]))
  }
}
