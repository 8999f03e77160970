import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("A New place with every field")
struct EveryFieldNewTests {
  @Test("A field is read into its property", arguments: PlaceField.allCases)
  func field(field: PlaceField) throws {
    let place = try PlaceRecord.new(Fixture.data("details-every-field"), requested: [field])
    #expect(place.value(of: field) == PlaceRecord.everyField.value(of: field))
    #expect((place.value(of: field) != nil) == (field.row.newName != nil))
    #expect(place.answered == (field.row.newName == nil ? [] : [field]))
  }

  @Test("A field that was not requested is not read", arguments: PlaceField.allCases)
  func notRequested(field: PlaceField) throws {
    let others = PlaceFieldSet.all.subtracting([field])
    let place = try PlaceRecord.new(Fixture.data("details-every-field"), requested: others)
    #expect(place.value(of: field) == nil)
    #expect(place.availability(of: field) == .notRequested)
  }

  @Test("The record holds what was sent and nothing else")
  func whole() throws {
    let place = try PlaceRecord.new(Fixture.data("details-every-field"))
    #expect(place == PlaceRecord.everyField)
  }

  @Test("The order of members does not matter")
  func order() throws {
    let reversed = EveryField.json.mappingObjects { $0.reversed() }
    #expect(try PlaceRecord.new(reversed.data) == PlaceRecord.everyField)
  }

  @Test("Unknown members are ignored at every level")
  func unknownMembers() throws {
    let grown = EveryField.json.mappingObjects { members in
      [.init(name: "brandNew", value: ["a": [1, "x", true]])] + members
        + [.init(name: "brand_new", value: 5)]
    }
    #expect(try PlaceRecord.new(grown.data) == PlaceRecord.everyField)
  }

  @Test("The file holds more than 300 values")
  func size() {
    #expect(EveryField.leaves.count > 300)
  }

  @Test("Every value counts: another one makes another record", arguments: EveryField.leaves)
  func leaf(path: JSONPath) throws {
    let json = EveryField.json.member(of: path)
    let changed = json.replacing(path, with: json[path].alternative)
    #expect(try PlaceRecord.new(changed.data) != PlaceRecord.new(json.data))
  }

  @Test("A value of the wrong type fails with its path", arguments: EveryField.paths)
  func wronglyTyped(path: JSONPath) {
    let json = EveryField.json.member(of: path)
    let changed = json.replacing(path, with: json[path].wronglyTyped)
    let error = #expect(throws: WireError.self) { try PlaceRecord.new(changed.data) }
    #expect(error?.path == path.testDescription)
  }

  @Test(
    "A member that is null reads as one that is not there",
    arguments: EveryField.paths.filter(\.isOptional))
  func null(path: JSONPath) throws {
    let withNull = EveryField.json.member(of: path).replacing(path, with: .null)
    let without = withNull.mappingObjects { $0.filter { $0.value != .null } }
    #expect(try PlaceRecord.new(withNull.data) == PlaceRecord.new(without.data))
  }
}

/// The file with every field as a value that tests change.
private enum EveryField {
  static let json: JSONValue =
    (try? JSONValue(JSONDocument(Fixture.data("details-every-field")).root)) ?? .null

  static let paths = json.paths()

  static let leaves = paths.filter { !json[$0].isContainer }
}

extension JSONPath {
  /// Whether a place is well formed without the value: it is a member, and none that is required.
  fileprivate var isOptional: Bool {
    guard case .member(let name) = steps.last else { return false }
    return !["open", "low", "high"].contains(name)
  }
}
