import Testing

/// Holds how the project lies on disk.
struct LayoutTests {
  @Test("The top level has its six entries and hidden ones")
  func topLevel() throws {
    let entries = try ProjectTree.entries(of: "").filter { !$0.hasPrefix(".") }
    #expect(
      entries == ["Examples", "MIGRATION.md", "Package.swift", "README.md", "Sources", "Tests"])
  }

  @Test(
    "A façade has three folders, one file and its catalog",
    arguments: ["GooglePlaces", "GooglePlacesSwift"])
  func facade(module: String) throws {
    let entries = try ProjectTree.entries(of: "Sources/\(module)")
    let catalog = "\(module).docc"
    #expect(entries == ["Additions", "Exports.swift", catalog, "Surface", "Translation"])
  }

  @Test("What joins the façades is files of one subject, most named after the two they join")
  func interop() throws {
    let entries = try ProjectTree.entries(of: "Sources/PlacesInterop")
    let others = entries.filter { $0.wholeMatch(of: /\w+\+\w+\.swift/) == nil }
    let subjects = ["AskedFields.swift", "FieldChange.swift", "FieldCrossing.swift"]
    #expect(others == subjects + ["PlacesInterop.docc"])
  }

  @Test("No name has a space in it", arguments: ["Sources", "Tests", "Examples"])
  func spaces(top: String) {
    let names = ProjectTree.folders(in: top) + ProjectTree.files(in: [top])
    #expect(names.filter { $0.contains(" ") } == [])
  }

  @Test("No file is a drawer for all sorts of things")
  func drawers() {
    let drawers = ["Utils", "Utilities", "Helpers", "Extensions", "Constants", "Common", "Misc"]
    let found = SourceFile.all.filter { file in drawers.contains { file.name == "\($0).swift" } }
    #expect(found.map(\.path) == [])
  }

  @Test("No file is longer than 400 lines, but for tables and sample data")
  func lengths() {
    let lists = ["FieldTable.swift", "FailureTable.swift", "SamplePlaces.swift"]
    let long = SourceFile.all.filter { $0.lines.count > 401 && !lists.contains($0.name) }
    #expect(long.map { "\($0.path): \($0.lines.count - 1) lines" } == [])
  }

  @Test("No Swift file starts with a header")
  func headers() {
    let headed = SourceFile.all.filter { file in
      let first = file.lines[0].text
      return first == "//" || (first.hasPrefix("// ") && first.contains(".swift"))
    }
    #expect(headed.map(\.path) == [])
  }

  @Test("The package depends on no other")
  func packageDependencies() throws {
    let manifest = try #require(SourceFile.all.first { $0.path == "Package.swift" })
    #expect(manifest.lines.filter { $0.code.contains(".package(") }.map(manifest.place) == [])
  }

  @Test(
    "Examples depend on this package, whatever the name of its folder, and on nothing else",
    arguments: [
      ("", [#".package(name: "Places", path: "..")"#]),
      ("IncrementalMigration/Stage1-Legacy/", [#".package(name: "Places", path: "../../..")"#]),
      ("IncrementalMigration/Stage2-Both/", [#".package(name: "Places", path: "../../..")"#]),
      ("IncrementalMigration/Stage3-New/", [#".package(name: "Places", path: "../../..")"#]),
      (
        "IncrementalMigration/ModuleAliases/",
        [#".package(path: "../../..")"#, #".package(path: "GoogleStandIn")"#]
      ),
      ("IncrementalMigration/ModuleAliases/GoogleStandIn/", []),
    ])
  func exampleDependencies(folder: String, expected: [String]) throws {
    #expect(try dependencies(of: "Examples/\(folder)Package.swift") == expected)
  }

  @Test(
    "The packages among the tests depend on this package and on nothing else",
    arguments: [
      ("Benchmarks", #".package(name: "Places", path: "../..", traits: [curlOfPlaces])"#),
      ("Consumer", #".package(name: "Places", path: "../..")"#),
      ("Fuzz", #".package(name: "Places", path: "../..")"#),
    ])
  func testPackageDependencies(folder: String, expected: String) throws {
    #expect(try dependencies(of: "Tests/\(folder)/Package.swift") == [expected])
  }

  private func dependencies(of path: String) throws -> [String] {
    let manifest = try #require(SourceFile.all.first { $0.path == path })
    return manifest.lines.compactMap { line in
      line.text.firstMatch(of: /\.package\([^()]*\)/).map { String($0.0) }
    }
  }
}
