import Foundation

/// Types a text letter by letter, picks a suggestion, fetches its place and photo, and tells what
/// the session costs.
@main
enum AutocompleteSessionExample {
  static func main() async {
    do throws(UsageError) {
      exit(await run(try Options(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("error: \(error.message)\n\n\(Options.usage)\n".utf8))
      exit(2)
    }
  }

  /// Does what the options say; the answer is the exit code.
  private static func run(_ options: Options) async -> Int32 {
    guard case .session(let text, let pick) = options.action else {
      print(Options.usage)
      return 0
    }
    do {
      try await Session().run(typing: text, picking: pick)
      return 0
    } catch {
      print(error.localizedDescription)
      return 1
    }
  }
}
