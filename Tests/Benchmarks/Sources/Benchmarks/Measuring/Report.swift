import Foundation

/// The figures of a run, with what they depend on.
struct Report: Codable {
  var date: String
  var machine: Machine
  var figures: [Figure] = []

  /// Where the figures come from.
  struct Machine: Codable {
    var system = ProcessInfo.processInfo.operatingSystemVersionString
    var processor = Self.processorName
    var processors = ProcessInfo.processInfo.activeProcessorCount
    /// How many threads wanted to run in the last minute when the run began.
    var load = Self.load

    private static var processorName: String? {
      let info = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
      let line = info?.split(separator: "\n").first { $0.hasPrefix("model name") }
      return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private static var load: Double? {
      let text = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)
      return text?.split(separator: " ").first.flatMap { Double($0) }
    }
  }

  /// Writes JSON to a file, whose folder is made if need be.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(self).write(to: file)
  }
}
