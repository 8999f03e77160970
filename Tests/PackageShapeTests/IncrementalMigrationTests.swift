import Testing

/// Holds the stages of the app that moves a file at a time.
struct IncrementalMigrationTests {
  private static let before = Stage("Stage1-Legacy")
  private static let between = Stage("Stage2-Both")
  private static let after = Stage("Stage3-New")

  @Test("The stages have the same files")
  func files() {
    #expect(Self.before.names.count > 8)
    #expect(Self.between.names == Self.before.names)
    #expect(Self.after.names == Self.before.names)
  }

  @Test("Who answers is the same file in every stage")
  func service() throws {
    let text = try #require(Self.before.text(of: "Service.swift"))
    #expect(Self.between.text(of: "Service.swift") == text)
    #expect(Self.after.text(of: "Service.swift") == text)
  }

  @Test(
    "In between, a file is as it was, as it will be, or one where values cross",
    arguments: between.names)
  func moved(name: String) throws {
    let text = try #require(Self.between.text(of: name))
    let isWhole = [Self.before.text(of: name), Self.after.text(of: name)].contains(text)
    #expect(isWhole != text.contains("\nimport PlacesInterop\n"))
  }

  @Test("In between there are files of all three kinds")
  func kinds() {
    let names = Self.between.names
    let kept = names.filter { Self.between.text(of: $0) == Self.before.text(of: $0) }
    let moved = names.filter { Self.between.text(of: $0) == Self.after.text(of: $0) }
    #expect(kept.contains("SearchScreen.swift"))
    #expect(moved.contains("DetailsScreen.swift"))
    #expect(Set(kept + moved).count < names.count)
  }
}

/// A stage of the app.
private struct Stage {
  /// The names of its files, in order.
  let names: [String]
  private let folder: String

  init(_ name: String) {
    let folder = "Examples/IncrementalMigration/\(name)/Sources/CityGuide"
    self.folder = folder
    names = ProjectTree.files(in: [folder]).map { String($0.dropFirst(folder.count + 1)) }
  }

  func text(of name: String) -> String? { ProjectTree.text(of: "\(folder)/\(name)") }
}
