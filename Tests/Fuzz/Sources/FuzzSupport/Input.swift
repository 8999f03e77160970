import Foundation

/// What libFuzzer hands to a target.
struct Input {
  /// The bytes as they are.
  let bytes: [UInt8]

  /// A copy of what lies at an address.
  init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    bytes = Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// A number that depends on every byte, for choices that the bytes do not make.
  var choice: Int { bytes.reduce(bytes.count) { $0 &* 31 &+ Int($1) } & 0xFFFF }
}

/// Stops the process, which libFuzzer takes for a crash, when something is wrong.
func expect(_ faults: [String]) {
  guard !faults.isEmpty else { return }
  FileHandle.standardError.write(Data("\n\(faults.joined(separator: "\n"))\n".utf8))
  abort()
}
