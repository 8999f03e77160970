import Foundation

/// Another program.
struct Command {
  private let program: String
  private let arguments: [String]

  /// A program by its path, or by its name on the PATH.
  init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// Runs it and returns what it prints; throws with that when it fails.
  @discardableResult func output() throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CommandError(
        command: ([program] + arguments).joined(separator: " "), output: output)
    }
    return output
  }
}

/// A program that failed.
struct CommandError: Error, CustomStringConvertible {
  let command: String
  let output: String

  var description: String { "failed: \(command)\n\(output)" }
}
