import Testing

/// Holds the boundaries between modules and folders, and what the code never does.
struct BoundaryTests {
  @Test("Every file keeps the rule", arguments: Rule.all)
  func rules(rule: Rule) {
    let offences = rule.offences(in: SourceFile.all)
    #expect(offences.isEmpty, "\(rule.name)\n\(offences.joined(separator: "\n"))")
  }

  @Test("The rule catches its example", arguments: Rule.all)
  func rulesCanFail(rule: Rule) {
    let file = SourceFile(path: rule.offence.path, text: rule.offence.line)
    #expect(rule.offences(in: [file]).count == 1)
  }

  @Test("A rule reads code, not comments and strings")
  func commentsAndStrings() throws {
    let text = "let text = \"try!\" // as!\nlet long = \"\"\"\n  try!\n  \"\"\"\nas!"
    let file = SourceFile(path: "Sources/PlacesCore/A.swift", text: text)
    #expect(file.lines.map(\.code) == ["let text = \"\" ", "let long = ", "", "", "as!"])
  }

  @Test("The files are found")
  func files() {
    let tops = Set(SourceFile.all.map { $0.path.split(separator: "/")[0] })
    #expect(tops == ["Package.swift", "Sources", "Tests", "Examples"])
    #expect(SourceFile.all.contains { $0.path == "Sources/PlacesCore/PlacesEngine.swift" })
  }
}
