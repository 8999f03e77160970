import Testing

@testable import PlacesCore

@Suite("Members of an answer by field")
struct FieldMembersTests {
  @Test("Every field that New names is found under its name", arguments: PlaceField.allCases)
  func newNames(field: PlaceField) throws {
    try expect(field, at: field.row.newName, parted: ".", in: .new)
  }

  @Test("Every field that Legacy answers is found under its name", arguments: PlaceField.allCases)
  func legacyNames(field: PlaceField) throws {
    try expect(field, at: field.legacyAnswerName, parted: "/", in: .legacy)
  }

  @Test(
    "Of several members with a name the last counts, and null is none",
    arguments: [
      (#"{"rating":1,"rating":2}"#, 2), (#"{"rating":null,"rating":2}"#, 2),
      (#"{"rating":1,"rating":null}"#, nil), (#"{"\u0072ating":3}"#, 3), (#"{"Rating":3}"#, nil),
      (#"{"ratin":3,"ratings":3,"":3}"#, nil), ("{}", nil),
    ] as [(String, Double?)])
  func duplicates(text: String, value: Double?) throws {
    let path = try #require(self.path(of: .rating, in: .new))
    let members = try FieldMembers(JSONCursor(text: text), .new)
    #expect(try members.value(at: path)?.double() == value)
  }

  @Test("A value below a null is none, below a list an error")
  func below() throws {
    let path = try #require(self.path(of: .wheelchairAccessibleEntrance, in: .new))
    let null = try FieldMembers(JSONCursor(text: #"{"accessibilityOptions":null}"#), .new)
    #expect(try null.value(at: path)?.kind == nil)
    let list = try FieldMembers(JSONCursor(text: #"{"accessibilityOptions":[]}"#), .new)
    #expect(throws: WireError(path: "accessibilityOptions", problem: "an object was expected")) {
      try list.value(at: path)
    }
  }

  @Test("What is no object has no members", arguments: ["[]", "1", "null", "\"rating\""])
  func noObject(text: String) {
    #expect(throws: WireError(path: "", problem: "an object was expected")) {
      try FieldMembers(JSONCursor(text: text), .new)
    }
  }

  private func path(of field: PlaceField, in names: FieldNames) -> FieldNames.Path? {
    names.paths.first { $0.field == field }
  }

  private func expect(
    _ field: PlaceField, at name: String?, parted separator: Character, in names: FieldNames
  ) throws {
    let levels = name?.split(separator: separator) ?? []
    let text = levels.reversed().reduce("7") { "{\"\($1)\":\($0)}" }
    let path = self.path(of: field, in: names)
    #expect((path == nil) == (name == nil))
    guard let path else { return }
    let members = try FieldMembers(JSONCursor(text: text), names)
    #expect(try members.value(at: path)?.integer(Int.self) == 7)
    #expect(try FieldMembers(JSONCursor(text: "{}"), names).value(at: path)?.kind == nil)
  }
}
