import Foundation

/// Draws a week of a sample place's opening hours, and tells whether it is open.
@main
enum OpeningHoursExample {
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
    switch options.action {
    case .help:
      print(Options.usage)
      return 0
    case .list: return await SamplePlace.printAll()
    case .draw(let placeID, let wallTime):
      do {
        print(WeekChart(try await SamplePlace(placeID, at: wallTime)).text)
        return 0
      } catch {
        print(error.localizedDescription)
        return 1
      }
    }
  }
}
