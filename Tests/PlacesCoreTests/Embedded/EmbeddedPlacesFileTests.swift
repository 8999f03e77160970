import Foundation
import Testing

@testable import PlacesCore

@Suite("Files of embedded places")
struct EmbeddedPlacesFileTests {
  private func error(_ json: String) throws -> EmbeddedPlacesError {
    try #require(throws: EmbeddedPlacesError.self) { try EmbeddedPlaces(json: Data(json.utf8)) }
  }

  // MARK: Memory

  @Test(
    "Bad data is refused with its path and what is wrong there",
    arguments: [
      ("[1]", "[0]"), ("1", ""), (#""A""#, ""), ("null", ""), ("{}", ""), (#"{"id": ""}"#, ""),
      (#"{"id": 1}"#, "id"), (#"[{"id": "A"}, {"name": "places/B"}]"#, "[1]"),
      (#"{"places": [{"id": "A"}, "B"]}"#, "places[1]"), (#"{"places": {}}"#, "places"),
      (#"{"places": [], "obsoleteIDs": "A"}"#, "obsoleteIDs"),
      (#"{"places": [], "obsoleteIDs": [1]}"#, "obsoleteIDs[0]"),
      (#"{"id": "A", "rating": "good"}"#, "rating"),
      (
        #"{"places": [{"id": "A"}, {"id": "B", "reviews": [{"rating": "5"}]}]}"#,
        "places[1].reviews[0].rating"
      ),
      (
        #"{"id": "A", "regularOpeningHours": {"periods": [{"close": {}}]}}"#,
        "regularOpeningHours.periods[0]"
      ),
      (
        #"{"id": "A", "regularOpeningHours": {"periods": [{"open": {"hour": 24}}]}}"#,
        "regularOpeningHours.periods[0].open.hour"
      ),
      (#"{"id": "A", "embedded": 1}"#, "embedded"),
      (#"{"id": "A", "embedded": {"formerIDs": [1]}}"#, "embedded.formerIDs[0]"),
      (#"{"id": "A", "embedded": {"exceptions": [{}]}}"#, "embedded.exceptions[0]"),
      (
        #"{"id": "A", "embedded": {"exceptions": [{"date": {"month": "May"}}]}}"#,
        "embedded.exceptions[0].date.month"
      ),
      (
        #"{"id": "A", "embedded": {"exceptions": [{"date": {}, "periods": [{"open": {}}]}]}}"#,
        "embedded.exceptions[0].periods[0]"
      ),
      (#"{"id": "A", "embedded": {"translations": []}}"#, "embedded.translations"),
      (
        #"{"id": "A", "embedded": {"translations": {"fr": {"rating": true}}}}"#,
        "embedded.translations.fr.rating"
      ),
    ])
  func malformed(json: String, path: String) throws {
    let error = try error(json)
    #expect(error.source == "JSON")
    #expect(error.path == path)
    #expect(error.problem.hasSuffix("was expected"))
  }

  @Test("Text that is no JSON is refused", arguments: ["", "places", "{", "[{}", #"{"id": "A",}"#])
  func notJSON(text: String) throws {
    let error = try error(text)
    #expect(error.source == "JSON")
    #expect(error.path == "")
    #expect(!error.problem.isEmpty)
  }

  @Test(
    "An ID that two places have is refused, with both of them",
    arguments: [
      (#"[{"id": "A"}, {"id": "B"}, {"id": "A"}]"#, "[2]", "the ID A is taken by JSON, [0]"),
      (
        #"{"places": [{"id": "A", "embedded": {"formerIDs": ["B"]}}, {"id": "B"}]}"#, "places[1]",
        "the ID B is taken by JSON, places[0]"
      ),
      (
        #"[{"id": "A"}, {"id": "B", "embedded": {"formerIDs": ["A"]}}]"#, "[1]",
        "the ID A is taken by JSON, [0]"
      ),
      (
        #"{"id": "A", "embedded": {"formerIDs": ["A"]}}"#, "", "the ID A is taken by JSON"
      ),
    ])
  func duplicates(json: String, path: String, problem: String) throws {
    #expect(try error(json) == EmbeddedPlacesError(source: "JSON", path: path, problem: problem))
  }

  @Test("An error is one line with file, path and problem")
  func description() {
    let inside = EmbeddedPlacesError(source: "a.json", path: "places[1].rating", problem: "why")
    #expect(inside.description == "a.json, places[1].rating: why")
    #expect(inside.localizedDescription == inside.description)
    let whole = EmbeddedPlacesError(source: "a.json", path: "", problem: "why")
    #expect(whole.description == "a.json: why")
  }

  // MARK: Files

  @Test("A file is read, whatever its name")
  func file() throws {
    let folder = try Folder(["places.txt": #"[{"id": "A"}]"#])
    #expect(try EmbeddedPlaces(contentsOf: folder.url("places.txt")).placeIDs == ["A"])
  }

  @Test("Of a folder every JSON file is read, in the order of their names, and nothing else")
  func folder() throws {
    let folder = try Folder([
      "b.json": #"{"id": "B"}"#, "a.json": #"[{"id": "A"}, {"id": "C"}]"#,
      "c.txt": "not JSON", "json": "not JSON", "d.json~": "not JSON",
    ])
    #expect(try EmbeddedPlaces(contentsOf: folder.url()).placeIDs == ["A", "C", "B"])
  }

  @Test("Bad data in a folder is refused with the file that holds it")
  func malformedFile() throws {
    let folder = try Folder(["a.json": #"{"id": "A"}"#, "b.json": #"{"id": "B", "rating": []}"#])
    let error = try folder.error()
    #expect(error.source == folder.url("b.json").path)
    #expect(error.path == "rating")
  }

  @Test("An ID in two files of a folder is refused with both")
  func duplicateFiles() throws {
    let folder = try Folder(["a.json": #"{"id": "A"}"#, "b.json": #"[{"id": "B"}, {"id": "A"}]"#])
    let error = try folder.error()
    #expect(error.source == folder.url("b.json").path)
    #expect(error.path == "[1]")
    #expect(error.problem == "the ID A is taken by \(folder.url("a.json").path)")
  }

  @Test("A file that is not there is refused")
  func missingFile() throws {
    let folder = try Folder([:])
    let error = try folder.error("places.json")
    #expect(error.source == folder.url("places.json").path)
    #expect(error.problem == "there is no such file")
  }

  @Test("A folder without JSON files is refused, since it is hardly meant")
  func emptyFolder() throws {
    let folder = try Folder(["places.txt": "[]"])
    let error = try folder.error()
    #expect(error.source == folder.url().path)
    #expect(error.problem == "the folder holds no .json file")
  }

  @Test("A file that cannot be read is refused with the system's reason")
  func unreadableFile() throws {
    let folder = try Folder(["a.json": #"{"id": "A"}"#])
    try FileManager.default.createDirectory(
      at: folder.url("b.json"), withIntermediateDirectories: false)
    let error = try folder.error()
    #expect(error.source == folder.url("b.json").path)
    #expect(error.path == "")
    #expect(!error.problem.isEmpty)
  }
}

/// A folder of files that goes when it is released.
private final class Folder: Sendable {
  private let root: URL

  init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory.appending(
      path: "places-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: url(name)) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func url(_ name: String = "") -> URL { name.isEmpty ? root : root.appending(path: name) }

  /// The error of loading the folder, or a file of it.
  func error(_ name: String = "") throws -> EmbeddedPlacesError {
    try #require(throws: EmbeddedPlacesError.self) { try EmbeddedPlaces(contentsOf: url(name)) }
  }
}
