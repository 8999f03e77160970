import GooglePlaces
import Testing

@testable import PlacesCore

@Suite("GMSPeriod")
struct GMSPeriodTests {
  @Test("A span has both ends")
  func both() throws {
    let place = try GMSPlace.reading(
      """
      {"regularOpeningHours": {"periods": [
        {"open": {"day": 6, "hour": 22}, "close": {"day": 0, "hour": 3}}
      ]}}
      """)
    let period = try #require(place.openingHours?.periods.first)
    #expect(period.openEvent.day == .saturday && period.openEvent.time.hour == 22)
    #expect(period.closeEvent?.day == .sunday && period.closeEvent?.time.hour == 3)
  }

  @Test("A span without a close never ends")
  func roundTheClock() throws {
    let place = try GMSPlace.reading(
      #"{"regularOpeningHours": {"periods": [{"open": {"day": 0, "hour": 0, "minute": 0}}]}}"#)
    let period = try #require(place.openingHours?.periods.first)
    #expect(period.openEvent == GMSEvent())
    #expect(period.closeEvent == nil)
    #expect(period == GMSPeriod())
  }
}
