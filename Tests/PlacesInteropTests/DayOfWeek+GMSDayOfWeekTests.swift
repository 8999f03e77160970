import GooglePlaces
import GooglePlacesSwift
import PlacesInterop
import Testing

@Suite("Days of the week in both styles")
struct DayOfWeekGMSDayOfWeekTests {
  @Test(
    "A day is the same both ways",
    arguments: [
      (.sunday, .sunday), (.monday, .monday), (.tuesday, .tuesday), (.wednesday, .wednesday),
      (.thursday, .thursday), (.friday, .friday), (.saturday, .saturday),
    ] as [(DayOfWeek, GMSDayOfWeek)])
  func same(swift: DayOfWeek, gms: GMSDayOfWeek) {
    #expect(GMSDayOfWeek(swift) == gms)
    #expect(DayOfWeek(gms) == swift)
  }
}
