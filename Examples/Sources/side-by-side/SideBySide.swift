import Foundation

/// Fetches one place in every call style there is and prints what each does, side by side.
@main
enum SideBySide {
  static func main() async {
    do throws(UsageError) {
      let options = try Options(
        CommandLine.arguments.dropFirst(), environment: ProcessInfo.processInfo.environment)
      exit(await run(options))
    } catch {
      FileHandle.standardError.write(Data("error: \(error.message)\n\n\(Options.usage)\n".utf8))
      exit(2)
    }
  }

  /// Does what the options say; the answer is the exit code.
  private static func run(_ options: Options) async -> Int32 {
    switch options.action {
    case .help:
      print(Options.usage)
      return 0
    case .list:
      return await SampleList(service: options.service).show()
    case .compare(let placeID, let facts):
      let question = Question(placeID: placeID, facts: facts)
      var columns: [Column] = []
      for style in CallStyle.all {
        columns.append(await Column(style, question, options.service))
      }
      print(Report(question: question, service: options.service, columns: columns).text)
      return columns.contains(where: \.isFailed) ? 1 : 0
    }
  }
}
