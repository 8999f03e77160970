import Testing

@testable import PlacesCore

@Suite("JSON texts")
struct JSONScannerTests {
  @Test(
    "A text of RFC 8259 is accepted",
    arguments: [
      "null", "true", "false", "\"\"", "[]", "{}", "0", "-0", "7", "-7", "10", "1234567890",
      "0.0", "-0.5", "1.25", "0e0", "1e5", "1E5", "1e+5", "1e-5", "1.5e300", "-1.5E-300",
      "1e400", "123456789012345678901234567890", "0.00000000000000000000000000001",
      " 1", "1 ", "\t\r\n 1 \n\r\t", "[ ]", "{ }", "[ 1 , 2 ]", "{ \"a\" : 1 , \"b\" : 2 }",
      "[1,[2,[3]],{}]", "[[],[[]]]", "{\"a\":{\"b\":{\"c\":[{}]}}}", "{\"\":0}",
      "{\"a\":1,\"a\":2}", "[null,true,false,0,\"\",[],{}]",
      "\"a\"", "\"/\"", "\"\\/\"", "\"\\\"\\\\\\b\\f\\n\\r\\t\"", "\"\\u0000\"", "\"\\u00e9\"",
      "\"\\u00E9\"", "\"\\uFFFF\"", "\"\\ud83d\\ude00\"", "\"\\uD800\\uDC00\"",
      "\"\\uDBFF\\uDFFF\"", "\"\u{7f}\"", "\"\u{2028}\u{2029}\"", "\"\u{feff}\"",
      "\"zażółć 東京 😀\"", "\"//\"", "\"\\\\u0041\"",
    ])
  func accepted(text: String) {
    #expect(throws: Never.self) { try JSONDocument(Array(text.utf8)) }
  }

  @Test(
    "A text that is not JSON is rejected at the byte where it goes wrong",
    arguments: [
      ("", "the text ends where a value is due at byte 0"),
      (" \n ", "the text ends where a value is due at byte 3"),
      ("nul", "no value starts here at byte 0"), ("nulL", "no value starts here at byte 0"),
      ("True", "no value starts here at byte 0"), ("fals", "no value starts here at byte 0"),
      ("truex", "something follows the value at byte 4"),
      ("NaN", "no value starts here at byte 0"), ("Infinity", "no value starts here at byte 0"),
      ("-Infinity", "a digit is due at byte 1"), ("undefined", "no value starts here at byte 0"),
      ("1 2", "something follows the value at byte 2"),
      ("[1]x", "something follows the value at byte 3"),
      ("{}{}", "something follows the value at byte 2"),
      ("[1]\u{0}", "something follows the value at byte 3"),
      ("\u{c}1", "no value starts here at byte 0"),
      ("1\u{a0}", "something follows the value at byte 1"),
      ("\u{feff}1", "no value starts here at byte 0"),
      ("//a\n1", "no value starts here at byte 0"),
      ("[1/**/]", "a comma or the end of the list is due at byte 2"),
      ("'a'", "no value starts here at byte 0"), ("a", "no value starts here at byte 0"),
    ])
  func rejected(text: String, problem: String) {
    expect(text, isRejectedFor: problem)
  }

  @Test(
    "A number has one form only",
    arguments: [
      ("01", "something follows the value at byte 1"),
      ("-01", "something follows the value at byte 2"),
      ("00", "something follows the value at byte 1"), ("-", "a digit is due at byte 1"),
      ("--1", "a digit is due at byte 1"), ("+1", "no value starts here at byte 0"),
      (".5", "no value starts here at byte 0"), ("-.5", "a digit is due at byte 1"),
      ("1.", "a digit is due at byte 2"), ("1.e1", "a digit is due at byte 2"),
      ("1.5.5", "something follows the value at byte 3"), ("1e", "a digit is due at byte 2"),
      ("1e+", "a digit is due at byte 3"), ("1ee1", "a digit is due at byte 2"),
      ("1e1.5", "something follows the value at byte 3"),
      ("0x10", "something follows the value at byte 1"),
      ("1_000", "something follows the value at byte 1"),
      ("1,5", "something follows the value at byte 1"),
      ("[1-1]", "a comma or the end of the list is due at byte 2"),
      ("１", "no value starts here at byte 0"),
    ])
  func numbers(text: String, problem: String) {
    expect(text, isRejectedFor: problem)
  }

  @Test(
    "A container is closed and its elements are parted by single commas",
    arguments: [
      ("[", "the text ends where a value is due at byte 1"),
      ("[1", "a comma or the end of the list is due at byte 2"),
      ("[1,", "the text ends where a value is due at byte 3"),
      ("[1,]", "no value starts here at byte 3"), ("[,]", "no value starts here at byte 1"),
      ("[,1]", "no value starts here at byte 1"), ("[1,,2]", "no value starts here at byte 3"),
      ("[1 2]", "a comma or the end of the list is due at byte 3"),
      ("[1}", "a comma or the end of the list is due at byte 2"),
      ("]", "no value starts here at byte 0"), ("}", "no value starts here at byte 0"),
      ("{", "a key is due at byte 1"), ("{1:2}", "a key is due at byte 1"),
      ("{a:1}", "a key is due at byte 1"), ("{null:1}", "a key is due at byte 1"),
      ("{,}", "a key is due at byte 1"), ("{\"a\"}", "a colon is due at byte 4"),
      ("{\"a\" 1}", "a colon is due at byte 5"), ("{\"a\",1}", "a colon is due at byte 4"),
      ("{\"a\":}", "no value starts here at byte 5"),
      ("{\"a\"::1}", "no value starts here at byte 5"),
      ("{\"a\":1", "a comma or the end of the list is due at byte 6"),
      ("{\"a\":1,", "a key is due at byte 7"), ("{\"a\":1,}", "a key is due at byte 7"),
      ("{\"a\":1 \"b\":2}", "a comma or the end of the list is due at byte 7"),
      ("{\"a\":1]", "a comma or the end of the list is due at byte 6"),
      ("[\"a\":1]", "a comma or the end of the list is due at byte 4"),
    ])
  func containers(text: String, problem: String) {
    expect(text, isRejectedFor: problem)
  }

  @Test(
    "A string is closed, and its escapes are those of the standard",
    arguments: [
      ("\"", "the text ends inside a string at byte 1"),
      ("\"a", "the text ends inside a string at byte 2"),
      ("\"a\\\"", "the text ends inside a string at byte 4"),
      ("\"\\", "no such escape at byte 2"), ("\"\\x41\"", "no such escape at byte 2"),
      ("\"\\a\"", "no such escape at byte 2"), ("\"\\'\"", "no such escape at byte 2"),
      ("\"\\U0041\"", "no such escape at byte 2"), ("\"\\\u{e9}\"", "no such escape at byte 2"),
      ("\"\\\n\"", "no such escape at byte 2"),
      ("\"\\u\"", "a hexadecimal digit is due at byte 3"),
      ("\"\\u004\"", "a hexadecimal digit is due at byte 6"),
      ("\"\\u12G4\"", "a hexadecimal digit is due at byte 5"),
      ("\"\\u12", "a hexadecimal digit is due at byte 5"),
      ("\"\\u{41}\"", "a hexadecimal digit is due at byte 3"),
      ("\"\\u+041\"", "a hexadecimal digit is due at byte 3"),
    ])
  func strings(text: String, problem: String) {
    expect(text, isRejectedFor: problem)
  }

  @Test(
    "Half of a surrogate pair is rejected",
    arguments: [
      ("\"\\ud83d\"", 7), ("\"\\ude00\"", 7), ("\"\\ud83dx\"", 7), ("\"\\ud83d\\n\"", 7),
      ("\"\\ud83d", 7), ("\"\\ud83d\\", 7), ("\"\\ude00\\ud83d\"", 7), ("\"\\ud83d\\u0041\"", 13),
      ("\"\\ud83d\\ud83d\"", 13), ("\"\\ud800\\udbff\"", 13), ("\"\\ud83d😀\"", 7),
    ])
  func surrogates(text: String, byte: Int) {
    expect(text, isRejectedFor: "half of a surrogate pair at byte \(byte)")
  }

  @Test("A control character may not stand in a string", arguments: UInt8(0)...0x1F)
  func controlCharacters(byte: UInt8) {
    #expect(
      throws: WireError(path: "", problem: "a control character stands in a string at byte 2")
    ) {
      try JSONDocument([0x22, 0x61, byte, 0x22])
    }
  }

  @Test(
    "Characters at the edges of every length are read as they are",
    arguments: [
      ([0x7F], "\u{7F}"), ([0xC2, 0x80], "\u{80}"), ([0xDF, 0xBF], "\u{7FF}"),
      ([0xE0, 0xA0, 0x80], "\u{800}"), ([0xED, 0x9F, 0xBF], "\u{D7FF}"),
      ([0xEE, 0x80, 0x80], "\u{E000}"), ([0xEF, 0xBF, 0xBF], "\u{FFFF}"),
      ([0xF0, 0x90, 0x80, 0x80], "\u{10000}"), ([0xF3, 0xBF, 0xBF, 0xBF], "\u{FFFFF}"),
      ([0xF4, 0x8F, 0xBF, 0xBF], "\u{10FFFF}"),
    ] as [([UInt8], String)])
  func edgesOfUTF8(bytes: [UInt8], text: String) throws {
    let read = try JSONDocument([0x22] + bytes + [0x22]).root.string()
    #expect(Array(read.utf8) == bytes)
    #expect(read == text)
  }

  @Test(
    "Bytes that are not UTF-8 are rejected where they start",
    arguments: [
      // Continuations alone, and bytes that start nothing.
      [0x80], [0xBF], [0xFE], [0xFF], [0xFE, 0xFF], [0xFF, 0xFE], [0xF5, 0x80, 0x80, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80],
      // Overlong forms.
      [0xC0, 0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x80, 0xAF],
      [0xE0, 0x9F, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      // Surrogates, and what lies above the last character.
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF7, 0xBF, 0xBF, 0xBF],
      // Cut short by another character.
      [0xC2], [0xC2, 0x61], [0xC2, 0xC2, 0x80], [0xE2], [0xE2, 0x82], [0xE2, 0x82, 0x61],
      [0xE2, 0x61, 0x82], [0xF0], [0xF0, 0x9F], [0xF0, 0x9F, 0x98], [0xF0, 0x9F, 0x98, 0x61],
      [0xF0, 0x9F, 0x61, 0x80],
    ] as [[UInt8]])
  func invalidUTF8(bytes: [UInt8]) {
    #expect(throws: WireError(path: "", problem: "not UTF-8 at byte 2")) {
      try JSONDocument([0x22, 0x61] + bytes + [0x22])
    }
  }

  @Test(
    "A character cut by the end of the text is rejected",
    arguments: [[0xC2], [0xE2, 0x82], [0xF0, 0x9F], [0xF0, 0x9F, 0x98]] as [[UInt8]])
  func cutUTF8(bytes: [UInt8]) {
    #expect(throws: WireError(path: "", problem: "not UTF-8 at byte 1")) {
      try JSONDocument([0x22] + bytes)
    }
  }

  @Test("Nesting is accepted up to the limit", arguments: [("[", "]"), ("{\"a\":", "}")])
  func deepest(open: String, close: String) {
    let text = nested(100, open, "1", close)
    #expect(throws: Never.self) { try JSONDocument(Array(text.utf8)) }
  }

  @Test(
    "Nesting over the limit is rejected, however deep",
    arguments: [("[", "]", 101), ("[", "", 100_000), ("{\"a\":", "}", 101)])
  func tooDeep(open: String, close: String, depth: Int) {
    let text = nested(depth, open, "1", close)
    expect(text, isRejectedFor: "nested deeper than 100 at byte \(100 * open.utf8.count)")
  }

  @Test("Containers side by side are not nested")
  func sideBySide() {
    let bytes = Array("[[],{},[],{\"a\":1}]".utf8)
    #expect(throws: Never.self) { try JSONDocument(bytes, maximumDepth: 2) }
    #expect(throws: WireError.self) { try JSONDocument(bytes, maximumDepth: 1) }
  }

  @Test("What ends a run of plain text is found wherever it stands", arguments: 0...17)
  func plainText(length: Int) throws {
    let plain = String(repeating: "~", count: length)
    let rest = String(repeating: " ", count: 17 - length)
    for character in ["\u{80}", "é", "東", "😀", "\u{7F}"] {
      let text = plain + character + rest
      #expect(try JSONCursor(text: "\"\(text)\"").string() == text)
    }
    #expect(try JSONCursor(text: "\"\(plain)\\\"\(rest)\"").string() == "\(plain)\"\(rest)")
    #expect(try JSONCursor(text: "\"\(plain)\\\\\(rest)\"").string() == "\(plain)\\\(rest)")
    expect(
      "\"\(plain)\u{1F}\(rest)\"",
      isRejectedFor: "a control character stands in a string at byte \(length + 1)")
    expect("\"\(plain)\"\(rest)x", isRejectedFor: "something follows the value at byte 19")
  }

  @Test("Bytes beside one that ends a run are judged on their own", arguments: 0...7)
  func neighbours(position: Int) {
    for byte in [0x00, 0x1F, 0x80, 0xFF] as [UInt8] {
      for neighbour in [0x20, 0x21, 0x23, 0x5B, 0x5D, 0x7F] as [UInt8] {
        var bytes = [UInt8](repeating: neighbour, count: 8)
        bytes[position] = byte
        #expect(throws: WireError.self) { try JSONDocument([0x22] + bytes + [0x22]) }
        bytes[position] = neighbour
        #expect(throws: Never.self) { try JSONDocument([0x22] + bytes + [0x22]) }
      }
    }
  }

  @Test("Runs of white space of any length part what they stand between", arguments: 0...17)
  func whiteSpace(length: Int) throws {
    for space in [" ", "\n", "\t", "\r", "\r\n  "] {
      let space = String(repeating: space, count: length)
      let text = "\(space)[\(space)1\(space),\(space){\(space)\"a\"\(space):\(space)2\(space)}]"
      #expect(try JSONCursor(text: text + space).elements().last?.integer("a") == 2)
    }
    let blanks = String(repeating: " ", count: length)
    expect("\(blanks)\u{B}1", isRejectedFor: "no value starts here at byte \(length)")
  }

  @Test(
    "A text with more values than most has all of them",
    arguments: ["0", "[]", "{}", "\"\"", "[[]]", "{\"\":0}"])
  func dense(element: String) throws {
    let text = "[\(Array(repeating: element, count: 5_000).joined(separator: ","))]"
    let elements = try JSONCursor(text: text).elements()
    #expect(elements.count == 5_000)
    let last = try #require(elements.last)
    #expect(try JSONValue(last) == JSONValue(JSONCursor(text: element)))
  }

  private func nested(_ depth: Int, _ open: String, _ inner: String, _ close: String) -> String {
    String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
  }

  private func expect(
    _ text: String, isRejectedFor problem: String, location: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: WireError(path: "", problem: problem), sourceLocation: location) {
      try JSONDocument(Array(text.utf8))
    }
  }
}
