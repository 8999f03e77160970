import Foundation
import GooglePlaces
import Testing

@Suite("Calendar days as date components")
struct DateComponentsCalendarDayRecordTests {
  @Test(
    "Only the parts that are said are there",
    arguments: [
      (#"{"year": 2026, "month": 8}"#, DateComponents(year: 2026, month: 8)),
      (#"{"year": 2026, "month": 8, "day": 0}"#, DateComponents(year: 2026, month: 8)),
      (#"{"year": 2026}"#, DateComponents(year: 2026)),
      (#"{"year": 2026, "month": 8, "day": 3}"#, DateComponents(year: 2026, month: 8, day: 3)),
      ("{}", nil), ("null", nil),
    ] as [(String, DateComponents?)])
  func parts(json: String, expected: DateComponents?) throws {
    let place = try GMSPlace.reading(#"{"reviews": [{"visitDate": \#(json)}]}"#)
    #expect(try #require(place.reviews?.first).visitDate == expected)
  }
}
