import Testing

/// Holds that what is public says what it is.
struct DocCommentTests {
  @Test("Every public declaration has a doc comment")
  func publicDeclarations() {
    let bare = SourceFile.all.filter { $0.path.hasPrefix("Sources/") }.flatMap(\.undocumented)
    #expect(bare.isEmpty, "\(bare.joined(separator: "\n"))")
  }

  @Test(
    "A declaration without a doc comment is found",
    arguments: [
      "public struct A {}", "public let a = 1", "// a\npublic func a() {}",
      "@discardableResult\npublic func a() -> Int { 1 }", "  @concurrent public func a() async {}",
      "/// A.\npublic enum A {\n  case a\n}", "/// A.\npublic protocol A {\n  func a()\n}",
      "public internal(set) var a = 1", "public init?(a: Int) {}",
    ])
  func found(text: String) {
    #expect(SourceFile(path: "Sources/A.swift", text: text).undocumented.count == 1)
  }

  @Test(
    "What is documented or not public is left alone",
    arguments: [
      "/// A.\npublic struct A {}", "/// A.\n@discardableResult\npublic func a() {}",
      "/// A.\n#if B\n  @available(\n    *, deprecated\n  )\n#endif\npublic func a() {}",
      "public import Foundation", "@_exported public import UIKit", "struct A {}",
      "/// A.\npublic enum A {\n  /// a.\n  case a\n  /// b.\n  var b: Int {\n    switch self {\n"
        + "    case .a: 1\n    }\n  }\n}\nenum B {\n  case b\n}",
    ])
  func leftAlone(text: String) {
    #expect(SourceFile(path: "Sources/A.swift", text: text).undocumented == [])
  }
}

extension SourceFile {
  /// Where something public has no doc comment above it.
  var undocumented: [String] {
    var open: Container?
    return lines.indices.filter { index in
      let line = lines[index]
      if open?.isClosed(by: line) == true { open = nil }
      let isPublic = line.has("public") && !line.has("import")
      let isBare = (isPublic || open?.hasMember(line) == true) && !isDocumented(index)
      open = Container(line) ?? open
      return isBare
    }.map { place(of: lines[$0]) }
  }

  /// Whether the last line above that is no attribute is a doc comment; attributes with a condition
  /// are passed by as a whole.
  private func isDocumented(_ index: Int) -> Bool {
    let above = lines[..<index].lastIndex { line in
      let text = line.text.drop { $0 == " " }
      return !(text.hasPrefix("@") && !line.has("var", "let", "func", "init"))
    }
    guard let above else { return false }
    if lines[above].code.contains("#endif"),
      let condition = lines[..<above].lastIndex(where: { $0.code.contains("#if") })
    {
      return isDocumented(condition)
    }
    return lines[above].text.drop { $0 == " " }.hasPrefix("///")
  }
}

/// The public enum or protocol that lines are in.
private struct Container {
  let indent: Int
  let isEnum: Bool

  /// The container that a line opens; nil when it opens none.
  init?(_ line: SourceFile.Line) {
    guard line.has("public"), line.has("enum", "protocol"), !line.code.contains("}") else {
      return nil
    }
    indent = line.indent
    isEnum = line.has("enum")
  }

  func isClosed(by line: SourceFile.Line) -> Bool {
    line.indent == indent && line.code.contains("}")
  }

  /// Whether a line is a case of the enum, or a requirement of the protocol.
  func hasMember(_ line: SourceFile.Line) -> Bool {
    guard line.indent == indent + 2 else { return false }
    return isEnum ? line.has("case") : line.has("var", "func", "init", "associatedtype")
  }
}

extension SourceFile.Line {
  fileprivate var indent: Int { code.prefix { $0 == " " }.count }
}
