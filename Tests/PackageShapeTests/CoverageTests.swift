import Testing

/// Holds the coverage section of MIGRATION.md to what the façades declare.
struct CoverageTests {
  @Test("Names that are done or partial are declared, absent ones are not", arguments: Entry.all)
  func coverage(entry: Entry) throws {
    let declarations = try #require(Declarations.all[entry.module])
    #expect(declarations.names.contains(entry.key) == entry.isDeclared)
  }

  @Test(
    "Every state of a table is one of three words, and no name stands twice",
    arguments: Entry.modules)
  func table(module: String) {
    let entries = Entry.all.filter { $0.module == module }
    #expect(entries.count > 90)
    #expect(Set(entries.map(\.state)).isSubset(of: ["done", "partial", "absent"]))
    #expect(Set(entries.map(\.name)).count == entries.count)
  }

  @Test(
    "Every public type of a façade is in its table, or is an addition", arguments: Entry.modules)
  func types(module: String) throws {
    let listed = Set(Entry.all.filter { $0.module == module }.map(\.key))
    let own = try #require(Declarations.all[module]).types(in: "Sources/\(module)/Surface/")
    #expect(!own.isEmpty)
    #expect(own.subtracting(listed) == [])
  }
}

/// A name of an SDK in a table.
struct Entry: Sendable, CustomTestStringConvertible {
  let module: String
  let name: String
  let state: String

  var isDeclared: Bool { state != "absent" }

  /// The name as it is declared, without the type it belongs to.
  var key: String {
    let type = name.firstMatch(of: /^\w+\./)?.0 ?? ""
    return String(name.dropFirst(type.count))
  }

  var testDescription: String { "\(module): \(name) \(state)" }

  /// The modules, each with a table under a heading of its name.
  static let modules = ["GooglePlaces", "GooglePlacesSwift"]

  static let all: [Entry] = {
    let document = ProjectTree.text(of: "MIGRATION.md") ?? ""
    let sections = (document.split(separator: "## Coverage\n").last ?? "").split(separator: "### ")
    return modules.flatMap { module in
      sections.filter { $0.hasPrefix("\(module)\n") }.flatMap { entries($0, of: module) }
    }
  }()

  private static func entries(_ section: Substring, of module: String) -> [Entry] {
    section.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { line in
      let cells = line.split(separator: "|")
      let state = cells[1].filter { $0 != " " }
      return cells[0].matches(of: /`([^`]+)`/).map {
        Entry(module: module, name: String($0.1), state: state)
      }
    }
  }
}

/// What a façade declares publicly.
struct Declarations {
  /// By module.
  static let all = Dictionary(
    uniqueKeysWithValues: Entry.modules.map { ($0, Declarations(module: $0)) })

  private let files: [SourceFile]

  /// Types and values by name, functions by name and labels.
  let names: Set<String>

  private init(module: String) {
    files = SourceFile.all.filter { $0.path.hasPrefix("Sources/\(module)/") }
    var names: Set<String> = []
    for file in files {
      names.formUnion(file.lines.compactMap { $0.declaration?.name ?? $0.staticVariable })
      names.formUnion(file.lines.indices.compactMap { Self.signature(at: $0, in: file) })
    }
    self.names = names
  }

  /// The types that files below a path declare.
  func types(in path: String) -> Set<String> {
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

  /// The public static variable that the line declares.
  fileprivate var staticVariable: String? {
    guard has("public"), has("static"), let keyword = words.firstIndex(of: "var"),
      keyword + 1 < words.count
    else { return nil }
    return String(words[keyword + 1])
  }
}
