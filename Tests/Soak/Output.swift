import Foundation

/// What the program says.
enum Output {
  /// A line on the standard output.
  static func say(_ line: String) { write(line, to: .standardOutput) }

  /// A line on the standard error.
  static func complain(_ line: String) { write("Soak: \(line)", to: .standardError) }

  private static func write(_ line: String, to handle: FileHandle) {
    handle.write(Data("\(line)\n".utf8))
  }
}
