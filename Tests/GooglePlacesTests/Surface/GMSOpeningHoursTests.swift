import Foundation
import GooglePlaces
import Testing

@Suite("GMSOpeningHours")
struct GMSOpeningHoursTests {
  private func hours(_ json: String) throws -> GMSOpeningHours {
    try #require(try GMSPlace.reading(#"{"regularOpeningHours": \#(json)}"#).openingHours)
  }

  @Test("Lists that were not sent are empty, and nil when read as optional")
  func absent() throws {
    let hours = try hours("{}")
    let (periods, lines) = (hours.periods, hours.weekdayText)
    #expect(periods.isEmpty && lines.isEmpty)
    let optionalPeriods: [GMSPeriod]? = hours.periods
    let optionalLines: [String]? = hours.weekdayText
    #expect(optionalPeriods == nil && optionalLines == nil)
    #expect(hours.specialDays == nil)
    #expect(hours.hoursType == .unknown)
  }

  @Test("Empty lists that were sent are empty in both shapes")
  func empty() throws {
    let hours = try hours(#"{"periods": [], "weekdayDescriptions": [], "specialDays": []}"#)
    let optionalPeriods: [GMSPeriod]? = hours.periods
    let optionalLines: [String]? = hours.weekdayText
    #expect(optionalPeriods == [] && optionalLines == [])
    #expect(hours.specialDays == [])
  }

  @Test("Periods keep the order sent, by weekday or by date")
  func order() throws {
    let hours = try hours(#"{"periods": [{"open": {"day": 5}}, {"open": {"day": 1}}]}"#)
    let days = hours.periods.map(\.openEvent.day)
    #expect(days == [.friday, .monday])
    #expect(hours.periods?.map(\.openEvent.day) == days)
  }

  @Test("Lines for people are kept as sent, with their narrow and thin spaces")
  func lines() throws {
    let line = "Monday: 9:00\u{202F}AM\u{2009}–\u{2009}5:00\u{202F}PM"
    let hours = try hours(#"{"weekdayDescriptions": ["\#(line)", "Tuesday: Closed"]}"#)
    #expect(hours.weekdayText == [line, "Tuesday: Closed"])
  }

  @Test("Special days are dates, and that they are listed makes them exceptional")
  func specialDays() throws {
    let place = try GMSPlace.reading(
      #"{"currentOpeningHours": {"specialDays": [{"date": {"year": 2026, "month": 12, "day": 25}}]}}"#
    )
    let day = try #require(place.currentOpeningHours?.specialDays?.first)
    #expect(day.isExceptional)
    #expect(day.date != nil)
  }

  @Test("Plain hours know nothing")
  func plain() {
    let hours = GMSOpeningHours()
    #expect(hours.periods.isEmpty && hours.weekdayText.isEmpty)
    #expect(hours.specialDays == nil && hours.hoursType == .unknown)
  }
}
