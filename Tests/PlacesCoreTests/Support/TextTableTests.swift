import Testing

@testable import PlacesCore

@Suite("Tables for a terminal")
struct TextTableTests {
  @Test(
    "Text begins on the left, all else ends on the right, and no line ends in blanks",
    arguments: [
      ([], ""), ([["a"]], "a"), ([["a", "b"], ["ccc", "dd"]], "a     b\nccc  dd"),
      ([["a", ""], ["ccc", ""]], "a\nccc"), ([["a"], ["b", "c"]], "a\nb  c"),
      ([["é", "1"], ["ab", "22"]], "é    1\nab  22"),
    ] as [([[String]], String)])
  func table(rows: [[String]], text: String) {
    #expect(TextTable(rows, textColumns: [0]).description == text)
  }
}
