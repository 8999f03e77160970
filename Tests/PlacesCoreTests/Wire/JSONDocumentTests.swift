import Testing

@testable import PlacesCore

@Suite("JSON documents")
struct JSONDocumentTests {
  @Test(
    "The outermost value has its kind",
    arguments: [
      ("null", .null), ("true", .true), ("false", .false), ("-1.5e3", .number), ("\"a\"", .string),
      ("\"\\n\"", .escapedString), ("[1]", .array), (" {} ", .object),
    ] as [(String, JSONDocument.Kind)])
  func kinds(text: String, kind: JSONDocument.Kind) throws {
    #expect(try JSONCursor(text: text).kind == kind)
  }

  @Test(
    "The failure of an answer that cannot be read names the place",
    arguments: [
      (
        "reviews[0].rating", "a number was expected",
        """
        The answer of the service is malformed in 'reviews[0].rating': a number was expected.
        """
      ),
      (
        "", "a digit is due at byte 7",
        "The answer of the service is malformed: a digit is due at byte 7."
      ),
    ])
  func failure(path: String, problem: String, message: String) {
    let failure = PlacesFailure(malformed: WireError(path: path, problem: problem))
    #expect(failure.code == .serverError)
    #expect(failure.message == message)
    #expect(failure.codingPath == (path.isEmpty ? nil : path))
  }
}
