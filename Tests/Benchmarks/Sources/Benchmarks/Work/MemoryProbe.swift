import BenchmarkSystem
import Foundation

@testable import PlacesCore

/// A measurement that needs a process of its own, since what a process has held once stays with it.
struct MemoryProbe {
  enum Kind: String { case peak, growth }

  enum Library: String, CaseIterable {
    case session = "URLSession"
    #if CurlTransport
      case curl
    #endif

    var transport: any Transport {
      switch self {
      case .session: URLSessionTransport()
      #if CurlTransport
        case .curl: CurlTransport()
      #endif
      }
    }
  }

  /// Sizes in bytes.
  struct Sizes: Codable {
    /// What the system has given the process.
    let before: Double
    let after: Double
    /// What was allocated in between and not freed.
    var live = 0.0
  }

  let kind: Kind
  let library: Library
  /// How many fetches there are at a time, or in all.
  let count: Int

  init(_ kind: Kind, _ library: Library, count: Int) {
    self.kind = kind
    self.library = library
    self.count = count
  }

  /// Measures in a new process.
  func sizesInNewProcess() throws -> Sizes {
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let words = [kind.rawValue, library.rawValue, "\(count)"].joined(separator: ":")
    let output = try Command(program, ["--probe", words]).output()
    return try JSONDecoder().decode(Sizes.self, from: Data(output.utf8))
  }

  /// What the new process has to print.
  static func answer(to words: String) async throws -> String {
    let parts = words.split(separator: ":").map(String.init)
    guard parts.count == 3, let kind = Kind(rawValue: parts[0]),
      let library = Library(rawValue: parts[1]), let count = Int(parts[2])
    else { throw OptionError("'\(words)' is no probe") }
    let sizes = try await MemoryProbe(kind, library, count: count).sizes()
    return String(decoding: try JSONEncoder().encode(sizes), as: UTF8.self)
  }

  #if canImport(Glibc)
    private func sizes() async throws -> Sizes {
      let server = try PreparedServer(json: try FetchWork.json(of: .new))
      let engine = FetchWork.engine(server, .new, library.transport)
      switch kind {
      case .peak:
        try await FetchWork.fetches("", engine, inFlight: 1).run(0..<200)
        let before = Self.status("VmRSS")
        try await FetchWork.fetches("", engine, inFlight: count).run(200..<(200 + 3 * count))
        return Sizes(before: before, after: Self.status("VmHWM"))
      case .growth:
        let fetches = FetchWork.fetches("", engine, inFlight: 32)
        let warmUp = min(count, 3_200)
        try await fetches.run(0..<warmUp)
        let before = Self.status("VmRSS")
        heap_start()
        try await fetches.run(warmUp..<(warmUp + count))
        heap_stop()
        return Sizes(
          before: before, after: Self.status("VmRSS"), live: Double(heap_live_bytes()))
      }
    }

    /// A size that the system knows of this process, in bytes.
    private static func status(_ name: String) -> Double {
      let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = text?.split(separator: "\n").first { $0.hasPrefix("\(name):") }
      let number = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
      return number.flatMap { Double($0) }.map { $0 * 1_024 } ?? .nan
    }
  #else
    private func sizes() async throws -> Sizes { throw OptionError("probes need Linux") }
  #endif
}
