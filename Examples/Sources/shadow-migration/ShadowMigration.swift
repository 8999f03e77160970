import Foundation

/// Answers from one service, compares with the other, and reports.
@main
enum ShadowMigrationExample {
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
    guard case .compare(let direction, let share) = options.action else {
      print(Options.usage)
      return 0
    }
    do {
      print("\n\(try await Comparison(direction, share).report())")
      return 0
    } catch {
      print(error.localizedDescription)
      return 1
    }
  }
}
