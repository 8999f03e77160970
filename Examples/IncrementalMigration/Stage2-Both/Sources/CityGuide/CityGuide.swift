/// Shows every screen of a small app once, as lines of text.
@main
enum CityGuide {
  @MainActor static func main() async {
    Service.start()
    await Tour().start()
  }
}
