@testable import FuzzSupport
import Foundation
@testable import PlacesCore

/// A text that is JSON to this package when it is to Foundation, and holds the same values.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Input(start, count).bytes
  let document = Result { () throws(WireError) in try JSONDocument(Data(bytes)) }
  if case .success(let document) = document { checkWriting(document.root) }
  guard !Difference.isExpected(bytes) else { return 0 }
  switch (document, try? ParsedJSON(Data(bytes))) {
  case (.success(let document), let parsed?):
    if !document.root.reads(as: parsed) { expect(["other values than Foundation finds"]) }
  case (.success(let document), nil):
    if !document.holdsNumberBeyondDouble { expect(["accepted, but not by Foundation"]) }
  case (.failure(let error), _?):
    let isTooDeep = error.problem.hasPrefix("nested deeper")
    if !isTooDeep { expect(["rejected, but not by Foundation: \(error.problem)"]) }
  case (.failure, nil): break
  }
  return 0
}

/// What is written of a value must read as the same value.
private func checkWriting(_ root: JSONCursor) {
  guard let value = try? JSONValue(root) else { return expect(["a value that cannot be read"]) }
  let copy = (try? JSONDocument(value.data).root).flatMap { try? JSONValue($0) }
  if copy != value { expect(["written differently"]) }
}

/// Where Foundation is known to differ.
private enum Difference {
  /// Foundation passes over a comma before the end and over byte order marks, even in a string,
  /// and reads UTF-16 and UTF-32, which it tells by zero bytes.
  static func isExpected(_ bytes: [UInt8]) -> Bool {
    bytes.contains(0) || bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.firstRange(of: [0xEF, 0xBB, 0xBF]) != nil || hasCommaBeforeEnd(bytes)
  }

  private static func hasCommaBeforeEnd(_ bytes: [UInt8]) -> Bool {
    let dense = bytes.filter { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
    return zip(dense, dense.dropFirst()).contains { first, second in
      first == UInt8(ascii: ",") && (second == UInt8(ascii: "]") || second == UInt8(ascii: "}"))
    }
  }
}

extension JSONDocument {
  /// Foundation rejects numbers that no Double holds; here only reading one fails.
  fileprivate var holdsNumberBeyondDouble: Bool {
    nodes.indices.contains { index in
      nodes[index].kind == .number && Double(text(of: index))?.isFinite != true
    }
  }
}
