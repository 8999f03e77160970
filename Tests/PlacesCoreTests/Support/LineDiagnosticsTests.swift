import Foundation
import Testing

@testable import PlacesCore

@Suite("Diagnostics as lines")
struct LineDiagnosticsTests {
  /// What handlers wrote to a file of their own.
  private func written(
    _ write: (FileHandle) async throws -> Void
  ) async throws -> [Substring] {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).log")
    try Data().write(to: url)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: url) } }
    let file = try FileHandle(forWritingTo: url)
    try await write(file)
    try file.close()
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    #expect(text.isEmpty || text.hasSuffix("\n"))
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  private static let call = PlacesCall(number: 1, operation: "Place Details")

  @Test("Each event is a line with its level, in the order they came")
  func lines() async throws {
    let lines = try await written { file in
      let handler = PlacesDiagnostic.lines(to: file)
      handler(.requestJoined(Self.call))
      handler(.appCheckTokenMissing("why"))
    }
    #expect(
      lines == [
        "Places trace: Place Details, call 1 joined an equal request under way",
        "Places notice: sent without an App Check token: why",
      ])
  }

  @Test(
    "Events below a level are left out",
    arguments: [
      (.trace, ["Places trace", "Places notice"]), (.notice, ["Places notice"]),
    ] as [(PlacesDiagnostic.Level, [String])])
  func levels(level: PlacesDiagnostic.Level, starts: [String]) async throws {
    let lines = try await written { file in
      let handler = PlacesDiagnostic.lines(to: file, from: level)
      handler(.attemptStarted(Self.call.attempt(1)))
      handler(.sessionTokenReused)
    }
    #expect(lines.map { String($0.prefix { $0 != ":" }) } == starts)
  }

  @Test("Lines of several threads do not mix")
  func threads() async throws {
    let texts = (0..<200).map { "\($0) " + String(repeating: "\($0 % 10)", count: 4_000) }
    let lines = try await written { file in
      let handler = PlacesDiagnostic.lines(to: file)
      await withTaskGroup { group in
        for text in texts { group.addTask { handler(.appCheckTokenMissing(text)) } }
      }
    }
    #expect(
      Set(lines.map(String.init))
        == Set(texts.map { "Places notice: sent without an App Check token: \($0)" }))
    #expect(lines.count == texts.count)
  }

  @Test("A file that cannot be written to does no harm")
  func closedFile() async throws {
    let lines = try await written { file in
      let reading = try FileHandle(forReadingFrom: URL(filePath: "/dev/null"))
      PlacesDiagnostic.lines(to: reading)(.sessionTokenReused)
    }
    #expect(lines == [])
  }
}
