import Foundation

/// What the process holds of the system's goods; nil where the system does not tell.
struct ProcessFigures: Sendable {
  /// In bytes.
  let residentMemory: Int?
  let openDescriptors: Int?

  static var now: ProcessFigures {
    ProcessFigures(residentMemory: currentMemory, openDescriptors: currentDescriptors)
  }

  private static var currentMemory: Int? {
    guard let statm = FileManager.default.contents(atPath: "/proc/self/statm") else { return nil }
    let fields = String(decoding: statm, as: UTF8.self).split(separator: " ")
    return fields.dropFirst().first.flatMap { Int($0) }.map { $0 * Int(getpagesize()) }
  }

  /// Without the one that looking takes.
  private static var currentDescriptors: Int? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    return names.map { $0.count - 1 }
  }
}

extension Int {
  /// A number of bytes in MiB.
  var inMebibytes: String { String(format: "%.1f MiB", Double(self) / 1_048_576) }
}
