import GooglePlaces
import Testing

@Suite("GMSPlaceSpecialDay")
struct GMSPlaceSpecialDayTests {
  @Test("A plain special day is no day and not exceptional")
  func plain() {
    #expect(GMSPlaceSpecialDay().date == nil)
    #expect(!GMSPlaceSpecialDay().isExceptional)
  }

  @Test("A listed day without a date is exceptional all the same")
  func withoutDate() throws {
    let place = try GMSPlace.reading(#"{"currentOpeningHours": {"specialDays": [{}]}}"#)
    let day = try #require(place.currentOpeningHours?.specialDays?.first)
    #expect(day.date == nil && day.isExceptional)
  }
}
