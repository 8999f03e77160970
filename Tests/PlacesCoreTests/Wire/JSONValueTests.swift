import Foundation
import Testing

@testable import PlacesCore

@Suite("JSON values")
struct JSONValueTests {
  @Test(
    "What is read is written the same: order, repeats and the text of numbers",
    arguments: [
      "null", "true", "false", "\"\"", "[]", "{}", "0", "-0", "1.0", "1.50", "1e5", "1E+05",
      "123456789012345678901234567890", "0.1000000000000000055511151231257827",
      "{\"b\":1,\"a\":2,\"c\":{\"z\":[],\"y\":{}}}", "{\"a\":1,\"a\":2}", "{\"\":[null,[true,1]]}",
      "[\"é\",\"東京\",\"😀\",\"\u{202f}\",\"/\"]", "\"\\\"\\\\\"", "\"\\u0000\\u001f\"",
      "{\"a\\\"b\":1}",
    ])
  func roundTrip(text: String) throws {
    let value = try JSONValue(JSONCursor(text: text))
    #expect(String(decoding: value.data, as: UTF8.self) == text)
  }

  @Test(
    "Escapes that are not needed are not written",
    arguments: [
      ("\"\\u0041\\/\\u00e9\"", "\"A/é\""), ("\"\\ud83d\\ude00\"", "\"😀\""),
      ("\"\\n\\t\\b\"", "\"\\u000a\\u0009\\u0008\""), (" [ 1 , 2 ] ", "[1,2]"),
      ("{ \"\\u0061\" : null }", "{\"a\":null}"),
    ])
  func normalised(text: String, written: String) throws {
    #expect(String(decoding: try JSONValue(JSONCursor(text: text)).data, as: UTF8.self) == written)
  }

  @Test("A member is read by its name, the last of several")
  func reading() throws {
    let value = try JSONValue(JSONCursor(text: #"{"a":1,"b":null,"a":"x"}"#))
    #expect(value["a"] == "x")
    #expect(value["b"] == .null)
    #expect(value["c"] == nil)
    #expect(JSONValue.array([])["a"] == nil)
  }

  @Test("Setting a member replaces, adds or removes it and keeps the order")
  func writing() {
    var value: JSONValue = ["a": 1, "b": 2, "c": 3]
    value["b"] = true
    value["d"] = "new"
    value["a"] = nil
    value["e"] = nil
    #expect(value == ["b": true, "c": 3, "d": "new"])
  }

  @Test("Setting a member of what is no object changes nothing")
  func writingElsewhere() {
    var value: JSONValue = [1, 2]
    value["a"] = 1
    #expect(value == [1, 2])
  }

  @Test("Only a text has a text, and only a list has elements")
  func parts() {
    #expect(JSONValue.string("a").string == "a")
    #expect(JSONValue(5).string == nil)
    #expect(JSONValue.array([1, "a"]).array == [1, "a"])
    #expect(JSONValue.object([]).array == nil)
  }

  @Test("A number is its text: 1 and 1.0 are not the same value")
  func numbers() {
    #expect(JSONValue(1) == .number("1"))
    #expect(JSONValue(1) != .number("1.0"))
  }
}
