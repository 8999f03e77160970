import Foundation
import PlacesTestSupport

/// A Swift file of the project, line by line.
struct SourceFile: Sendable {
  /// A line as written, and its code alone: no comment, and strings without what is in them.
  struct Line: Sendable {
    let number: Int
    let text: String
    let code: String
    /// The names and keywords of the code, in order.
    let words: [Substring]

    init(number: Int, text: String, code: String) {
      self.number = number
      self.text = text
      self.code = code
      words = code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    }

    /// Whether one of some words stands in the code.
    func has(_ words: Substring...) -> Bool { words.contains(where: self.words.contains) }
  }

  /// The path below the project's root.
  let path: String
  let lines: [Line]

  init(path: String, text: String) {
    self.path = path
    var scrubber = Scrubber()
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      Line(number: $0.offset + 1, text: String($0.element), code: scrubber.code(of: $0.element))
    }
  }

  /// The Swift files of the project's folders and its manifest, in the order of their paths.
  static let all: [SourceFile] =
    ProjectTree.files(in: ["Package.swift", "Sources", "Tests", "Examples"])
    .filter { $0.hasSuffix(".swift") }
    .compactMap { path in ProjectTree.text(of: path).map { SourceFile(path: path, text: $0) } }

  /// The name without folders.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Where a line is, and what stands there.
  func place(of line: Line) -> String {
    "\(path):\(line.number): \(line.text.trimmingCharacters(in: .whitespaces))"
  }
}

/// The project as it lies on disk.
enum ProjectTree {
  /// The files at and below paths, but for hidden ones, as sorted paths below the root.
  static func files(in tops: [String]) -> [String] {
    tops.flatMap { top in
      let below = enumerator(at: top).map { "\(top)/\($0)" }.filter { !isFolder($0) }
      return below.isEmpty ? [top] : below
    }.sorted()
  }

  /// The folders below a path, but for hidden ones.
  static func folders(in top: String) -> [String] {
    enumerator(at: top).map { "\(top)/\($0)" }.filter(isFolder).sorted()
  }

  /// What a folder holds, hidden entries included; an empty text is the root.
  static func entries(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(folder).path).sorted()
  }

  /// The text of a file; nil when it is not there.
  static func text(of path: String) -> String? {
    FileManager.default.contents(atPath: url(path).path).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func enumerator(at top: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: url(top).path)?.compactMap { $0 as? String }
    return (names ?? []).filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder)
    return isFolder.boolValue
  }

  private static func url(_ path: String) -> URL { Fixture.projectRoot.appending(path: path) }
}

/// Takes comments and the insides of strings out of lines, in the order of a file.
private struct Scrubber {
  private var isInLongString = false

  mutating func code(of line: Substring) -> String {
    guard let first = line.range(of: "\"\"\"") else {
      return isInLongString ? "" : Self.withoutStrings(line)
    }
    let isOneLine = line[first.upperBound...].contains("\"\"\"")
    let code = isInLongString ? line[first.upperBound...] : line[..<first.lowerBound]
    if !isOneLine { isInLongString.toggle() }
    return Self.withoutStrings(code)
  }

  private static func withoutStrings(_ line: Substring) -> String {
    guard line.contains("\"") || line.contains("//") else { return String(line) }
    var code = ""
    var isInString = false
    var rest = line
    while let character = rest.popFirst() {
      if character == "\\" { rest = rest.dropFirst() }
      if character == "\"" { isInString.toggle() }
      if !isInString, character == "/", rest.first == "/" { break }
      if !isInString || character == "\"" { code.append(character) }
    }
    return code
  }
}
