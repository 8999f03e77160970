import Testing

@testable import GooglePlaces
@testable import PlacesCore

@Suite("GMSTime")
struct GMSTimeTests {
  @Test("A time of day is the same on every day")
  func dayless() {
    let monday = GMSEvent(HoursPointRecord(day: 1, hour: 9, minute: 30, isTruncated: true))
    let friday = GMSEvent(HoursPointRecord(day: 5, hour: 9, minute: 30))
    #expect(monday.time == friday.time)
    #expect(monday.time.hour == 9 && monday.time.minute == 30)
  }

  @Test("A plain time is midnight")
  func plain() {
    #expect(GMSTime().hour == 0 && GMSTime().minute == 0)
  }
}
