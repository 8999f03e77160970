import Foundation
import Testing

@testable import PlacesCore

@Suite("Embedded paging")
struct EmbeddedPagingTests {
  @Test(
    "Pages follow one another up to sixty results",
    arguments: [
      (0, 0, 20, 0, nil), (5, 0, 20, 5, nil), (20, 0, 20, 20, nil), (21, 0, 20, 20, 20),
      (21, 20, 20, 1, nil), (100, 40, 20, 20, nil), (100, 20, 20, 20, 40), (100, 55, 20, 5, nil),
      (60, 40, 20, 20, nil), (61, 40, 20, 20, nil), (5, 9, 20, 0, nil), (5, 0, 1, 1, 1),
    ])
  func pages(total: Int, offset: Int, size: Int, count: Int, next: Int?) throws {
    let places = try EmbeddedPlaces(json: Data(EmbeddedTown.row(of: total).utf8)).places
    let page = EmbeddedPage(of: places, from: offset, size: size)
    #expect(page.places.count == count)
    #expect(page.places.first?.id == (count > 0 ? "P\(offset)" : nil))
    #expect(page.next == next)
  }

  @Test(
    "A token is read back, and needs no escapes",
    arguments: [(0, ""), (20, "a=1&b=é"), (40, "line\nline"), (1, ">>>???~~~")])
  func token(offset: Int, search: String) {
    let token = EmbeddedPageToken(offset: offset, search: search)
    #expect(EmbeddedPageToken(text: token.text) == token)
    #expect(token.text.wholeMatch(of: /[A-Za-z0-9_-]+/) != nil)
  }

  @Test("A text that the service did not write is refused", arguments: ["", "a", "!", "MjA", "é"])
  func foreign(text: String) {
    #expect(EmbeddedPageToken(text: text) == nil)
  }

  @Test("A token that was changed is refused", arguments: [0, 1, 5, 10])
  func changed(index: Int) {
    var text = Array(EmbeddedPageToken(offset: 20, search: "abc").text)
    text[index] = text[index] == "A" ? "B" : "A"
    #expect(EmbeddedPageToken(text: String(text)) == nil)
  }

  @Test("A digest does not go by the order of members, but by that of elements")
  func digest() {
    let value: JSONValue = ["a": 1, "b": ["c": [1, 2], "d": "x"]]
    let digest = EmbeddedPageToken.digest(of: value)
    #expect(EmbeddedPageToken.digest(of: ["b": ["d": "x", "c": [1, 2]], "a": 1]) == digest)
    #expect(EmbeddedPageToken.digest(of: ["b": ["d": "x", "c": [2, 1]], "a": 1]) != digest)
    #expect(EmbeddedPageToken.digest(of: ["b": ["d": "y", "c": [1, 2]], "a": 1]) != digest)
  }
}
