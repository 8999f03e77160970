import Testing

@testable import PlacesCore

@Suite("Reading JSON values")
struct JSONCursorTests {
  // MARK: Members and elements

  @Test("A member is found by its name wherever it stands")
  func members() throws {
    let cursor = try JSONCursor(text: #"{"a":[1,{"b":2}],"b":3,"ab":4}"#)
    #expect(try cursor.integer("b") == 3)
    #expect(try cursor.integer("ab") == 4)
    #expect(try cursor.member(named: "ab")?.integer(Int.self) == 4)
    #expect(try cursor.integer("A") == nil)
    #expect(try cursor.integer("") == nil)
  }

  @Test("A member that is null is absent", arguments: ["{\"a\":null}", "{}", "{\"b\":1}"])
  func null(text: String) throws {
    let cursor = try JSONCursor(text: text)
    #expect(try cursor.member("a") == nil)
    #expect(try cursor.member(named: "a") == nil)
    #expect(try cursor.string("a") == nil)
    #expect(try cursor.strings("a") == nil)
    #expect(try cursor.bool("a") == nil)
    #expect(try cursor.double("a") == nil)
    #expect(try cursor.integer("a") == nil)
    #expect(try cursor.value("a", { cursor in cursor }) == nil)
    #expect(try cursor.list("a", { cursor in cursor }) == nil)
  }

  @Test(
    "Of several members with one name the last counts",
    arguments: [
      ("{\"a\":1,\"a\":2}", 2), ("{\"a\":1,\"b\":0,\"\\u0061\":2}", 2),
      ("{\"a\":{\"a\":9},\"a\":2}", 2), ("{\"a\":1,\"a\":null}", nil),
      ("{\"a\":null,\"a\":2}", 2), ("{\"a\":\"x\",\"a\":2}", 2),
    ] as [(String, Int?)])
  func duplicates(text: String, value: Int?) throws {
    #expect(try JSONCursor(text: text).integer("a") == value)
  }

  @Test(
    "An escaped key is the key it reads as",
    arguments: [
      "{\"\\u0061b\":1}", "{\"a\\u0062\":1}", "{\"\\u0061\\u0062\":1}", "{\"ab\":1}",
    ])
  func escapedKeys(text: String) throws {
    let cursor = try JSONCursor(text: text)
    #expect(try cursor.integer("ab") == 1)
    #expect(try cursor.member(named: "ab")?.integer(Int.self) == 1)
    #expect(try cursor.member("a") == nil)
    #expect(try cursor.member(named: "\\u0061b") == nil)
  }

  @Test("All members come in the order sent, nulls and repeats included")
  func allMembers() throws {
    let members = try JSONCursor(text: #"{"b":1,"a":null,"\u0062":[2,3]}"#).members()
    #expect(members.map(\.name) == ["b", "a", "b"])
    #expect(members.map(\.value.kind) == [.number, .null, .array])
  }

  @Test("All elements come in the order sent, whatever they hold")
  func elements() throws {
    let elements = try JSONCursor(text: #"[[1,2],{"a":[3]},null,"x"]"#).elements()
    #expect(elements.map(\.kind) == [.array, .object, .null, .string])
    #expect(try JSONCursor(text: "[]").elements().isEmpty)
  }

  @Test("A list of texts is read whole")
  func strings() throws {
    let cursor = try JSONCursor(text: #"{"a":["x","\u0079"],"b":[]}"#)
    #expect(try cursor.strings("a") == ["x", "y"])
    #expect(try cursor.strings("b") == [])
  }

  @Test("A word that is not known is kept as it is")
  func words() throws {
    let cursor = try JSONCursor(text: #"{"a":"BRAND_NEW","b":"OPERATIONAL","c":""}"#)
    let words: [BusinessStatusRecord?] = [
      try cursor.word("a"), try cursor.word("b"), try cursor.word("c"), try cursor.word("d"),
    ]
    #expect(words == [.init(rawValue: "BRAND_NEW"), .operational, .init(rawValue: ""), nil])
  }

  // MARK: Numbers

  @Test(
    "A whole number is read from a number or from a text",
    arguments: [
      ("0", 0), ("-0", 0), ("7", 7), ("-7", -7), ("7.0", 7), ("7e2", 700), ("1.5e1", 15),
      ("\"10\"", 10), ("\"-10\"", -10), ("\"0\"", 0), ("\"1\\u0030\"", 10), ("\"1e2\"", 100),
      ("9223372036854775807", .max), ("\"9223372036854775807\"", .max),
      ("-9223372036854775808", .min), ("\"-9223372036854775808\"", .min),
      ("9007199254740993", 9_007_199_254_740_993),
    ] as [(String, Int64)])
  func integers(text: String, value: Int64) throws {
    #expect(try JSONCursor(text: text).integer(Int64.self) == value)
  }

  @Test(
    "What is no whole number is not read as one",
    arguments: [
      "1.5", "0.1", "1e-1", "1e400", "9223372036854775808", "1e19", "true", "false", "null", "[]",
      "{}", "\"\"", "\"x\"", "\"1.5\"", "\" 1\"", "\"1 \"", "\"0x10\"", "\"0x1p4\"", "\"nan\"",
      "\"inf\"", "\"true\"", "\"1,000\"", "\"٣\"", "\"9223372036854775808\"",
    ])
  func notIntegers(text: String) {
    #expect(throws: WireError(path: "[0]", problem: "a whole number was expected")) {
      try JSONCursor(text: "[\(text)]").elements()[0].integer(Int64.self)
    }
  }

  @Test("A number too large for the type asked for is not read", arguments: ["128", "-129", "1e3"])
  func narrowIntegers(text: String) throws {
    #expect(throws: WireError.self) { try JSONCursor(text: text).integer(Int8.self) }
  }

  @Test(
    "A number is read as it is written",
    arguments: [
      ("0", 0), ("-0.5", -0.5), ("4.3", 4.3), ("-33.9081441", -33.9081441), ("1e-400", 0),
      ("151.2237956", 151.2237956), ("1.7976931348623157e308", .greatestFiniteMagnitude),
      ("1E2", 100),
      // Foundation's decimals are less exact than this.
      ("9007199254740998" + String(repeating: "8", count: 120), 9.007199254740998e135),
    ] as [(String, Double)])
  func doubles(text: String, value: Double) throws {
    #expect(try JSONCursor(text: text).double() == value)
  }

  @Test(
    "What is no finite number is not read as one",
    arguments: ["1e400", "-1e400", "\"1\"", "\"NaN\"", "true", "null", "[1]", "{}"])
  func notDoubles(text: String) {
    #expect(throws: WireError(path: "[0]", problem: "a number was expected")) {
      try JSONCursor(text: "[\(text)]").elements()[0].double()
    }
  }

  // MARK: Texts and truth

  @Test("True and false are themselves")
  func bools() throws {
    let cursor = try JSONCursor(text: #"{"a":true,"b":false}"#)
    #expect(try cursor.bool("a") == true)
    #expect(try cursor.bool("b") == false)
  }

  @Test(
    "Nothing else is true or false",
    arguments: ["1", "0", "\"true\"", "\"\"", "[]", "{}", "[true]"]
  )
  func notBools(text: String) {
    #expect(throws: WireError(path: "a", problem: "true or false was expected")) {
      try JSONCursor(text: "{\"a\":\(text)}").bool("a")
    }
  }

  @Test("Nothing but a text is a text", arguments: ["1", "true", "false", "[]", "{}", "[\"a\"]"])
  func notStrings(text: String) {
    #expect(throws: WireError(path: "a", problem: "a text was expected")) {
      try JSONCursor(text: "{\"a\":\(text)}").string("a")
    }
  }

  @Test("Nothing but a list is a list", arguments: ["1", "true", "\"a\"", "{}", "{\"0\":1}"])
  func notLists(text: String) {
    #expect(throws: WireError(path: "a", problem: "a list was expected")) {
      try JSONCursor(text: "{\"a\":\(text)}").strings("a")
    }
  }

  @Test("Nothing but an object has members", arguments: ["1", "true", "\"a\"", "[]", "null"])
  func notObjects(text: String) {
    let error = WireError(path: "[0]", problem: "an object was expected")
    #expect(throws: error) { try JSONCursor(text: "[\(text)]").elements()[0].member("a") }
    #expect(throws: error) { try JSONCursor(text: "[\(text)]").elements()[0].members() }
  }

  // MARK: Paths

  @Test(
    "An error names the exact path",
    arguments: [
      (#"{"reviews":[{"rating":"5"}]}"#, "reviews[0].rating"),
      (#"{"reviews":[{"rating":5},{"x":[[]],"rating":true}]}"#, "reviews[1].rating"),
      (#"{"x":[{"rating":1}],"reviews":[{},{},{"rating":[5]}]}"#, "reviews[2].rating"),
      (#"{"reviews":[{"r\u0061ting":"5"}]}"#, "reviews[0].rating"),
      (#"{"reviews":[{"rating":5},5]}"#, "reviews[1]"),
      (#"{"reviews":[null]}"#, "reviews[0]"), (#"{"reviews":{"rating":5}}"#, "reviews"),
      ("[]", ""), ("5", ""),
    ])
  func paths(text: String, path: String) throws {
    let cursor = try JSONCursor(text: text)
    let error = #expect(throws: WireError.self) {
      try cursor.list("reviews") { review throws(WireError) in try review.double("rating") }
    }
    #expect(error?.path == path)
  }
}
