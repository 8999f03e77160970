import Foundation
import Testing

@testable import PlacesCore

@Suite("Hours of Places API (New)")
struct HoursRecordNewTests {
  @Test("A place open round the clock has one period without an end")
  func roundTheClock() throws {
    let hours = try hours(#"{"periods": [{"open": {"day": 0, "hour": 0, "minute": 0}}]}"#)
    #expect(hours.periods == [.init(open: .init(day: 0, hour: 0, minute: 0), close: nil)])
  }

  @Test("A period may cross midnight and the end of the week")
  func crossing() throws {
    let hours = try hours(
      #"""
      {"periods": [{"open": {"day": 6, "hour": 22, "minute": 30},
                    "close": {"day": 0, "hour": 3, "minute": 5}}]}
      """#)
    #expect(
      hours.periods == [
        .init(open: .init(day: 6, hour: 22, minute: 30), close: .init(day: 0, hour: 3, minute: 5))
      ])
  }

  @Test("Periods keep the order they are sent in, dates or not")
  func order() throws {
    let hours = try hours(
      #"""
      {"periods": [
        {"open": {"day": 0, "hour": 9, "date": {"year": 2025, "month": 3, "day": 30}}},
        {"open": {"day": 1, "hour": 8, "date": {"year": 2025, "month": 3, "day": 24}}}]}
      """#)
    #expect(
      hours.periods?.map(\.open) == [
        .init(day: 0, hour: 9, minute: 0, date: .init(year: 2025, month: 3, day: 30)),
        .init(day: 1, hour: 8, minute: 0, date: .init(year: 2025, month: 3, day: 24)),
      ])
  }

  @Test("A cut at either end of the window is kept")
  func truncation() throws {
    let hours = try hours(
      #"""
      {"periods": [{"open": {"day": 3, "truncated": true}, "close": {"day": 3, "hour": 5}},
                   {"open": {"day": 2, "hour": 22},
                    "close": {"day": 2, "hour": 23, "minute": 59, "truncated": true}},
                   {"open": {"day": 1, "truncated": false}}]}
      """#)
    #expect(hours.periods?.map(\.open.isTruncated) == [true, false, false])
    #expect(hours.periods?.map(\.close?.isTruncated) == [false, true, nil])
  }

  @Test("Special days are exceptional because they are listed")
  func specialDays() throws {
    let hours = try hours(
      #"{"specialDays": [{"date": {"year": 2026, "month": 12, "day": 25}}, {}]}"#)
    #expect(
      hours.specialDays == [
        .init(date: .init(year: 2026, month: 12, day: 25), isExceptional: true),
        .init(date: nil, isExceptional: true),
      ])
  }

  @Test("Lines for people are kept to the letter")
  func weekdayText() throws {
    let hours = try hours(
      "{\"weekdayDescriptions\": [\"Monday: 3:00\u{202f}–\u{2009}9:00\u{202f}PM\", \"\"]}")
    #expect(hours.weekdayText == ["Monday: 3:00\u{202f}–\u{2009}9:00\u{202f}PM", ""])
  }

  @Test(
    "Secondary hours name their service, known or not",
    arguments: ["DRIVE_THROUGH", "SENIOR_HOURS", "BRAND_NEW"])
  func secondary(type: String) throws {
    let json = "[{\"openNow\": false, \"secondaryHoursType\": \"\(type)\"}]"
    let place = try PlaceRecord.new(
      "{\"currentSecondaryOpeningHours\": \(json), \"regularSecondaryOpeningHours\": \(json)}")
    let expected = [HoursRecord(isOpenNow: false, type: .init(rawValue: type))]
    #expect(place.currentSecondaryOpeningHours == expected)
    #expect(place.regularSecondaryOpeningHours == expected)
  }

  @Test("Next opening and next closing are told apart")
  func nextChange() throws {
    let closed = try hours(#"{"nextOpenTime": "1970-01-01T00:00:10Z"}"#)
    #expect(closed.nextOpenTime?.date.timeIntervalSince1970 == 10)
    #expect(closed.nextCloseTime == nil)
    let open = try hours(#"{"nextCloseTime": "1970-01-01T00:00:10Z"}"#)
    #expect(open.nextCloseTime?.date.timeIntervalSince1970 == 10)
    #expect(open.nextOpenTime == nil)
  }

  @Test("The edges of day and hour are read")
  func edges() throws {
    let hours = try hours(#"{"periods": [{"open": {"day": 6, "hour": 23, "minute": 59}}]}"#)
    #expect(hours.periods?.map(\.open) == [.init(day: 6, hour: 23, minute: 59)])
  }

  @Test(
    "A point that no week has fails with its path",
    arguments: [
      (#"{"day": 7}"#, "day", "a number from 0 to 6"),
      (#"{"day": -1}"#, "day", "a number from 0 to 6"),
      (#"{"hour": 24}"#, "hour", "a number from 0 to 23"),
      (#"{"hour": -1}"#, "hour", "a number from 0 to 23"),
      (#"{"minute": 60}"#, "minute", "a number from 0 to 59"),
      (#"{"minute": 0.5}"#, "minute", "a whole number"),
      (#"{"day": "Sunday"}"#, "day", "a whole number"),
      (#"{"truncated": 1}"#, "truncated", "true or false"),
      (#"{"date": "2026-12-25"}"#, "date", "an object"),
      (#"{"date": {"year": true}}"#, "date.year", "a whole number"),
    ])
  func malformedPoints(point: String, name: String, expected: String) {
    #expect(
      throws: WireError(
        path: "regularOpeningHours.periods[1].close.\(name)", problem: "\(expected) was expected")
    ) {
      try hours(#"{"periods": [{"open": {}}, {"open": {}, "close": \#(point)}]}"#)
    }
  }

  @Test(
    "A period without an opening fails with its path",
    arguments: ["{}", #"{"close": {}}"#, #"{"open": null}"#])
  func withoutOpening(period: String) {
    #expect(
      throws: WireError(
        path: "regularOpeningHours.periods[0]",
        problem: "a period with an opening point was expected")
    ) {
      try hours("{\"periods\": [\(period)]}")
    }
  }

  private func hours(_ json: String) throws -> HoursRecord {
    try #require(try PlaceRecord.new("{\"regularOpeningHours\": \(json)}").openingHours)
  }
}
