import Foundation

/// Shows every screen of a small app once, as lines of text.
@main
enum CityGuide {
  @MainActor static func main() {
    Service.start()
    Tour().start { exit(0) }
    RunLoop.main.run()
  }
}
