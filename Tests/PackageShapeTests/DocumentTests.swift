import Foundation
import Testing

/// Holds README.md, MIGRATION.md and the pages of the catalogs to the code.
struct DocumentTests {
  @Test("The README says what this is for, then gives the two commands that CI runs")
  func commands() throws {
    let document = try Document("README.md")
    let block = try #require(document.blocks.first)
    #expect(block.language == "sh")
    #expect(block.lines == ["swift run --package-path Examples side-by-side", "swift test"])
    let above = document.lines[..<block.start]
    #expect(above.first == "# Places")
    #expect(above.count { !$0.isEmpty && !$0.hasPrefix("#") } == 1, "one paragraph, then commands")
    let script = try #require(ProjectTree.text(of: ".ci/run"))
    for command in block.lines {
      #expect(script.contains(command), ".ci/run does not call '\(command)'")
    }
  }

  @Test("Every Swift block is compiled, word for word", arguments: Document.names)
  func blocks(name: String) throws {
    let blocks = try Document(name).blocks.filter { $0.language == "swift" }
    let compiled = try compiledLines
    let missing = blocks.filter { !compiled.contains($0.lines) }
    #expect(missing.map { "\(name):\($0.start + 1): \($0.lines.first ?? "")" } == [])
  }

  @Test("The documents with Swift blocks are found")
  func documents() throws {
    let shown = try Document.names.filter { name in
      try Document(name).blocks.contains { $0.language == "swift" }
    }
    #expect(shown.starts(with: ["README.md", "MIGRATION.md"]))
    #expect(Catalog.all.allSatisfy { shown.contains($0.page) })
  }

  @Test("A block of which one line differs is missed")
  func blocksCanFail() throws {
    let block = try #require(Document("README.md").blocks.first { $0.language == "swift" })
    #expect(try !compiledLines.contains(block.lines.dropLast() + ["let other = 1"]))
  }

  @Test("Names and paths in documents are the project's", arguments: Document.names)
  func paths(name: String) throws {
    let document = try Document(name)
    #expect(document.lines.filter { machinePaths.contains(where: $0.contains) } == [])
  }

  private var compiledLines: [String] {
    get throws {
      let files = [
        "Tests/GooglePlacesTests/ReadmeBlocks", "Tests/GooglePlacesTests/MigrationBlocks",
        "Tests/GooglePlacesSwiftTests/ReadmeBlocks", "Tests/PlacesInteropTests/MigrationBlocks",
        "Tests/GooglePlacesTests/MigrationObjectiveCBlocks",
        "Examples/IncrementalMigration/ModuleAliases/Package",
      ]
      return try files.flatMap { file in
        let text = try #require(ProjectTree.text(of: "\(file).swift"))
        return text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
    }
  }
}

/// A text in Markdown.
struct Document {
  /// What is read at the top level, then the pages of the catalogs.
  static let names =
    ["README.md", "MIGRATION.md"]
    + ProjectTree.files(in: ["Sources"]).filter { $0.hasSuffix(".md") }

  /// A fenced block; its lines have no indentation.
  struct Block {
    let language: String
    /// The index of the opening fence.
    let start: Int
    var lines: [String] = []
  }

  let lines: [String]
  let blocks: [Block]

  init(_ name: String) throws {
    let text = try #require(ProjectTree.text(of: name), "there is no \(name)")
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var blocks: [Block] = []
    var open: Block?
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        open = open == nil ? Block(language: String(line.dropFirst(3)), start: index) : nil
      } else {
        open?.lines.append(line.trimmingCharacters(in: .whitespaces))
      }
    }
    self.blocks = blocks
  }
}
