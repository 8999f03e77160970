import Foundation

@testable import PlacesCore

/// Writes the inputs to start from instead of fuzzing when `FUZZ_SEEDS` names a folder: a folder of
/// them for each target, and the words of the services as a dictionary.
///
/// `FUZZ_FIXTURES` may name folders of JSON files, divided by colons, whose content is added.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_: UnsafeMutableRawPointer, _: UnsafeMutableRawPointer) -> CInt {
  let environment = ProcessInfo.processInfo.environment
  guard let folder = environment["FUZZ_SEEDS"] else { return 0 }
  let fixtures = (environment["FUZZ_FIXTURES"] ?? "").split(separator: ":")
  let seeds = Seeds(fixtures: fixtures.flatMap { Seeds.texts(in: String($0)) })
  let isWritten = (try? seeds.write(to: URL(filePath: folder))) != nil
  exit(isWritten ? EXIT_SUCCESS : EXIT_FAILURE)
}

/// The inputs to start from.
struct Seeds {
  let fixtures: [[UInt8]]

  /// The JSON files of a folder; none when there is no such folder.
  static func texts(in folder: String) -> [[UInt8]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { $0.hasSuffix(".json") }
      .compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)") }.map { Array($0) }
  }

  private var byTarget: [String: [[UInt8]]] {
    let newPlaces =
      fixtures + SampleBodies.newPlaces + SampleBodies.members(of: fixtures)
      + SampleBodies.newMembers + SampleBodies.newHours + SampleBodies.hours(of: fixtures)
    let legacyPlaces =
      fixtures + SampleBodies.legacyPlaces + SampleBodies.legacyMembers(of: fixtures)
      + SampleBodies.legacyMembers
    return [
      "new-place": newPlaces, "facades": newPlaces, "legacy-place": legacyPlaces,
      "new-failure": SampleBodies.newFailures, "legacy-failure": SampleBodies.legacyFailures,
      "json-text": newPlaces + SampleBodies.newFailures
        + (Self.oddJSON + JSONEdges.all).map { Array($0.utf8) },
      "new-found": SampleBodies.newFound, "legacy-found": SampleBodies.legacyFound,
      "embedded-service": EmbeddedRequests.all.map { Array($0.utf8) },
    ]
  }

  private static let oddJSON = [
    "[1,]", "1e400", "-0.0e-0", "\"\\ud83d\\ude00\\u0000\"", "{\"a\":1,\"a\":2,\"\\u0061\":3}",
    " \n[ ]", "[true,false,null]", "\u{FEFF}{}", String(repeating: "[", count: 120),
  ]

  func write(to folder: URL) throws {
    for (target, texts) in byTarget {
      let place = folder.appending(path: target)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for (number, text) in texts.enumerated() {
        try Data(text).write(to: place.appending(path: "\(number)"))
      }
    }
    let lines = words.sorted().map { "\"\($0)\"\n" }
    try Data(lines.joined().utf8).write(to: folder.appending(path: "words"))
  }

  /// The words that stand in the texts, as far as a dictionary of libFuzzer can hold them.
  private var words: Set<String> {
    let texts = byTarget.values.joined().map { String(decoding: $0, as: UTF8.self) }
    return Set(texts.flatMap { $0.matches(of: /[A-Za-z_@]{2,40}/).map { String($0.0) } })
  }
}
