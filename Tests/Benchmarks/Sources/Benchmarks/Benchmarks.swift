import Foundation

@testable import PlacesCore

/// Measures how fast and how small the package is; see `run`.
@main
enum Benchmarks {
  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    switch await Result({ try await run(Options(words)) }) {
    case .success: return
    case .failure(let error as OptionError): end("error: \(error)", code: 2)
    case .failure(let error): end("error: \(error)", code: 1)
    }
  }

  private static func run(_ options: Options) async throws {
    if let probe = options.probe { return print(try await MemoryProbe.answer(to: probe)) }
    var report = Report(date: Date().formatted(.iso8601), machine: .init())
    for work in options.works {
      say("measuring \(work.rawValue) …")
      report.figures += try await work.figures(on: options.course)
    }
    try report.write(to: options.path)
    FileHandle.standardOutput.write(Data("\(Table(report.figures).text)\n".utf8))
    say("written: \(options.path)")
  }

  /// Tells those who wait how far it is.
  static func say(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

  private static func end(_ text: String, code: Int32) -> Never {
    say(text)
    exit(code)
  }
}
