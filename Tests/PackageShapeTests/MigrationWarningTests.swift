import Foundation
import PlacesTestSupport
import Testing

/// Holds the table of legacy symbols in MIGRATION.md to what warns, as the compiler tells it.
@Suite(.enabled(if: SymbolGraphs.areHere, "no symbol graphs: .ci/warnings makes them"))
struct MigrationWarningTests {
  @Test("With the trait what warns is what the tables of MIGRATION.md have in their first column")
  func warned() throws {
    let warned = try SymbolGraphs.warned.get().deprecated.map(\.path)
    #expect(Set(warned).symmetricDifference(LegacyRow.all.map(\.symbol)) == [])
  }

  @Test("No symbol stands in two rows")
  func rowsAreUnique() {
    #expect(Set(LegacyRow.all.map(\.symbol)).count == LegacyRow.all.count)
  }

  @Test("Without the trait only two names warn, which no SDK has")
  func plain() throws {
    let deprecated = try SymbolGraphs.plain.get().deprecated.map(\.path)
    #expect(deprecated.sorted() == ["PlaceProperty.name", "PlaceProperty.website"])
  }

  @Test("All symbols of one name warn, but for the New one of two overloads")
  func overloads() throws {
    let legacy = Set(LegacyRow.all.map(\.symbol))
    let silent = try SymbolGraphs.warned.get().symbols.filter {
      !$0.isDeprecated && legacy.contains($0.path)
    }
    #expect(silent.map(\.path) == ["GMSPlacesClient.isOpen(with:callback:)"])
  }

  @Test("What takes its place exists and does not warn", arguments: LegacyRow.all)
  func replacements(row: LegacyRow) throws {
    #expect(!row.replacements.isEmpty)
    let silent = try SymbolGraphs.warned.get().symbols.filter { !$0.isDeprecated }.map(\.path)
    #expect(row.replacements.filter { !silent.contains($0) } == [])
  }

  @Test("The warning names what takes its place", arguments: LegacyRow.all)
  func messages(row: LegacyRow) throws {
    let symbols = try SymbolGraphs.warned.get().deprecated.filter { $0.path == row.symbol }
    #expect(!symbols.isEmpty)
    let texts = symbols.map(\.advice)
    let missing = row.replacements.map(\.asTyped).filter { name in
      !texts.allSatisfy { $0.contains(name) }
    }
    #expect(missing == [])
  }

  @Test("The warning of a field is its two properties", arguments: LegacyRow.fields)
  func fields(row: LegacyRow) throws {
    let symbol = try SymbolGraphs.warned.get().symbols.first { $0.path == row.symbol }
    let names = row.replacements
    #expect(try #require(symbol).advice == "Use '\(names[0])'; in New Swift '\(names[1])'.")
  }

  @Test("Every call that version 11 lacks or discourages has a row", arguments: SurfaceTable.gone)
  func gone(call: String) {
    #expect(LegacyRow.all.contains { $0.symbol == call })
  }
}

/// A row of MIGRATION.md: a symbol that warns, and what takes its place in either module.
struct LegacyRow: Sendable, CustomTestStringConvertible {
  let symbol: String
  let replacements: [String]

  var testDescription: String { symbol }

  /// The bits with a property of their own.
  static let fields = rows(below: "## Fields\n").filter { $0.symbol.hasPrefix("GMSPlaceField.") }

  static let all = fields + rows(below: "### Gone in version 11\n")

  /// The first three cells of each row of a section.
  private static func rows(below heading: String) -> [LegacyRow] {
    let document = ProjectTree.text(of: "MIGRATION.md") ?? ""
    guard let start = document.range(of: heading)?.upperBound else { return [] }
    let section = document[start...].components(separatedBy: "\n#")[0]
    return section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      let names = line.dropFirst().split(separator: "|").prefix(3).map { cell in
        cell.matches(of: /`([^`]+)`/).map { String($0.1) }
      }
      return LegacyRow(symbol: names[0][0], replacements: names.dropFirst().flatMap { $0 })
    }
  }
}

/// What the compiler tells of the public symbols of both façades.
private struct SymbolGraphs: Sendable {
  struct Symbol: Decodable, Sendable {
    struct Availability: Decodable, Sendable {
      let isUnconditionallyDeprecated: Bool?
      let message: String?
      let renamed: String?
    }

    let pathComponents: [String]
    let availability: [Availability]?

    var path: String { pathComponents.joined(separator: ".") }
    var isDeprecated: Bool {
      availability?.contains { $0.isUnconditionallyDeprecated == true } ?? false
    }

    /// What its warning says to do; the graph has long texts as they stand in the source.
    var advice: String {
      let text = (availability ?? []).map { ($0.message ?? "") + ($0.renamed ?? "") }.joined()
      return text.split { $0.isWhitespace || $0 == "\\" }.joined(separator: " ")
    }
  }

  private struct Graph: Decodable { let symbols: [Symbol] }

  let symbols: [Symbol]
  var deprecated: [Symbol] { symbols.filter(\.isDeprecated) }

  /// The folder with a folder of graphs for each build.
  private static let folder = ProcessInfo.processInfo.environment["PLACES_SYMBOL_GRAPHS"]

  static var areHere: Bool { folder != nil }

  /// With the trait.
  static let warned = Result { try SymbolGraphs(of: "warned") }
  /// Without it.
  static let plain = Result { try SymbolGraphs(of: "plain") }

  private init(of build: String) throws {
    let folder = URL(filePath: try #require(Self.folder)).appending(path: build)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    symbols = try files.filter { $0.hasSuffix(".symbols.json") }.flatMap { file in
      let data = try Data(contentsOf: folder.appending(path: file))
      return try JSONDecoder().decode(Graph.self, from: data).symbols
    }
    try #require(!symbols.isEmpty)
  }
}

/// The table of the client's methods that stands beside the project, where it does.
private enum SurfaceTable {
  /// The methods that are deprecated in 10.14 or gone in 11.
  static let gone: [String] = {
    guard let url = Fixture.shared("reference/googleplaces-legacy-surface.md"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").filter { $0.contains("**dep**") }.flatMap { line in
      line.matches(of: /func (\w+)\(([^)]*)/).map { "GMSPlacesClient.\($0.1)(\(labels($0.2)))" }
    }
  }()

  private static func labels(_ parameters: Substring) -> String {
    parameters.split(separator: ", ").map { $0.prefix { $0 != ":" } + ":" }.joined()
  }
}

extension String {
  /// A symbol as the text of a warning writes it: a call by its name and `(`, an initialiser by its
  /// type.
  fileprivate var asTyped: String {
    let parts = prefix { $0 != "(" }.split(separator: ".").map(String.init)
    if parts.last == "init" { return parts.dropLast().joined(separator: ".") + "(" }
    return (parts.last ?? "") + (contains("(") ? "(" : "")
  }
}
