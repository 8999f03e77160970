import Foundation
import Testing

@testable import PlacesCore

@Suite("Texts and paths of JSON documents")
struct JSONDocumentReadingTests {
  @Test(
    "Escapes are resolved",
    arguments: [
      ("plain", "plain"), ("\\\"\\\\\\/", "\"\\/"), ("\\b\\f\\n\\r\\t", "\u{8}\u{c}\n\r\t"),
      ("\\u0041", "A"), ("\\u00e9\\u00E9", "éé"), ("\\u20ac", "€"), ("\\u0000", "\u{0}"),
      ("\\uffff", "\u{FFFF}"), ("\\ud83d\\ude00", "😀"), ("\\uD800\\uDC00", "\u{10000}"),
      ("\\uDBFF\\uDFFF", "\u{10FFFF}"), ("a\\u0041b\\nc", "aAb\nc"), ("\\\\u0041", "\\u0041"),
      ("é\\u0301", "é\u{301}"), ("\\ud83d\\ude00x\\ud83d\\ude01", "😀x😁"),
      ("Mon:\u{202f}9\u{2009}–\u{2009}5", "Mon:\u{202f}9\u{2009}–\u{2009}5"),
    ])
  func escapes(content: String, text: String) throws {
    let read = try JSONCursor(text: "\"\(content)\"").string()
    #expect(Array(read.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("The text of a node that is no string is its bytes")
  func texts() throws {
    let document = try JSONDocument(Array(" [1.50, \"a\\n\", true] ".utf8))
    #expect(document.text(of: 0) == "[1.50, \"a\\n\", true]")
    #expect(document.text(of: 1) == "1.50")
    #expect(document.text(of: 2) == "a\n")
    #expect(document.text(of: 3) == "true")
  }

  @Test("A text in the midst of other bytes is read from its own start")
  func slice() throws {
    let bytes = Data("xx{\"a\":[1,\"b\"]}yy".utf8)
    let root = try JSONDocument(bytes.dropFirst(2).dropLast(2)).root
    #expect(try root.member("a")?.elements().last?.string() == "b")
  }

  @Test(
    "A path names the members and elements that lead to a value",
    arguments: [
      (0, ""), (2, "a"), (3, "a[0]"), (5, "a[0].b"), (6, "a[1]"), (7, "a[1][0]"), (8, "a[1][1]"),
      (10, "c d"), (12, "c d.e"), (14, "z"),
    ])
  func paths(node: Int, path: String) throws {
    let text = #"{"a":[{"b":1},[2,3]],"c d":{"\u0065":null},"z":[]}"#
    #expect(try JSONDocument(Array(text.utf8)).path(to: node) == path)
  }

  @Test("A path from a list starts with the number of the element")
  func pathFromList() throws {
    #expect(try JSONDocument(Array(#"[0,{"a":1}]"#.utf8)).path(to: 4) == "[1].a")
  }
}
