import Foundation
import Testing

@testable import PlacesCore

/// Times are written as the clocks of the place show them, but for the instants, which end in Z.
/// A leading or trailing `…` marks a point cut at the edge of the week.
@Suite("Embedded hours")
struct EmbeddedHoursTests {
  private func hours(
    _ week: [String], _ zone: String, at instant: String, except exceptions: String = "[]"
  ) throws -> EmbeddedHours {
    let list = try JSONDocument(Data(exceptions.utf8)).root
    return EmbeddedHours(
      regular: HoursRecord(periods: try week.map(HoursPeriodRecord.init(spelled:))),
      exceptions: try list.list(HoursException.init),
      timeZone: try #require(TimeZone(identifier: zone)),
      now: try Date(instant, strategy: .iso8601))
  }

  private func current(_ hours: EmbeddedHours) throws -> HoursRecord {
    let json = hours.current(weekdayDescriptions: nil)
    return try HoursRecord(new: JSONDocument(json.data).root)
  }

  // MARK: The week

  @Test("The current week has seven days from today's midnight at the place", arguments: Week.rows)
  func week(row: Week) throws {
    let hours = try hours(row.regular, row.zone, at: row.instant, except: row.exceptions)
    let current = try current(hours)
    #expect(current.periods?.map(\.text) ?? [] == row.periods)
    #expect(current.specialDays?.map { $0.date?.text } ?? [] == row.specialDays)
  }

  // MARK: The instant

  @Test(
    "Open or closed, and the change that comes next",
    arguments: [
      // Round the clock: there is none.
      (["Sun 00:00"], "Asia/Ho_Chi_Minh", "2026-12-02T12:00:00Z", "open"),
      (["Wed 00:00"], "Asia/Ho_Chi_Minh", "2026-12-06T03:17:00Z", "open"),
      (["Sun 00:00 – Sun 00:00"], "Asia/Tokyo", "2026-12-06T03:17:00Z", "open"),
      // open ≤ t < close.
      (
        ["Wed 09:00 – Wed 17:00"], "Asia/Tokyo", "2026-12-01T23:59:59Z",
        "opens 2026-12-02T00:00:00Z"
      ),
      (
        ["Wed 09:00 – Wed 17:00"], "Asia/Tokyo", "2026-12-02T00:00:00Z",
        "closes 2026-12-02T08:00:00Z"
      ),
      (
        ["Wed 09:00 – Wed 17:00"], "Asia/Tokyo", "2026-12-02T07:59:59Z",
        "closes 2026-12-02T08:00:00Z"
      ),
      (
        ["Wed 09:00 – Wed 17:00"], "Asia/Tokyo", "2026-12-02T08:00:00Z",
        "opens 2026-12-09T00:00:00Z"
      ),
      // Past midnight, and past the end of the week.
      (
        ["Fri 19:00 – Sat 02:00"], "America/New_York", "2026-12-05T06:59:00Z",
        "closes 2026-12-05T07:00:00Z"
      ),
      (
        ["Fri 19:00 – Sat 02:00"], "America/New_York", "2026-12-05T07:00:00Z",
        "opens 2026-12-12T00:00:00Z"
      ),
      (
        ["Sat 22:00 – Sun 03:00"], "Europe/Berlin", "2026-12-06T01:00:00Z",
        "closes 2026-12-06T02:00:00Z"
      ),
      (
        ["Sat 22:00 – Sun 03:00"], "Europe/Berlin", "2026-12-06T02:00:00Z",
        "opens 2026-12-12T21:00:00Z"
      ),
      (
        ["Tue 17:00 – Wed 00:00"], "Europe/Berlin", "2026-12-01T22:59:00Z",
        "closes 2026-12-01T23:00:00Z"
      ),
      (
        ["Tue 17:00 – Wed 00:00"], "Europe/Berlin", "2026-12-01T23:00:00Z",
        "opens 2026-12-08T16:00:00Z"
      ),
      (
        ["Fri 20:00 – Mon 06:00"], "Europe/Berlin", "2026-12-06T12:00:00Z",
        "closes 2026-12-07T05:00:00Z"
      ),
      (
        ["Mon 12:00 – Mon 09:00"], "Europe/Berlin", "2026-12-02T12:00:00Z",
        "closes 2026-12-07T08:00:00Z"
      ),
      // Periods that touch are one.
      (
        ["Wed 09:00 – Wed 12:00", "Wed 12:00 – Wed 15:00"], "Etc/UTC", "2026-12-02T10:00:00Z",
        "closes 2026-12-02T15:00:00Z"
      ),
      (
        ["Wed 09:00 – Wed 13:00", "Wed 12:00 – Wed 15:00"], "Etc/UTC", "2026-12-02T12:30:00Z",
        "closes 2026-12-02T15:00:00Z"
      ),
      // No periods: never open.
      ([], "Etc/UTC", "2026-12-02T12:00:00Z", "closed"),
      // Zones off the hour, and at the ends of the day.
      (
        ["Wed 09:30 – Wed 18:15"], "Asia/Kolkata", "2026-12-02T03:59:00Z",
        "opens 2026-12-02T04:00:00Z"
      ),
      (
        ["Wed 09:30 – Wed 18:15"], "Asia/Kolkata", "2026-12-02T04:00:00Z",
        "closes 2026-12-02T12:45:00Z"
      ),
      (
        ["Wed 09:00 – Wed 17:00"], "Asia/Kathmandu", "2026-12-02T03:15:00Z",
        "closes 2026-12-02T11:15:00Z"
      ),
      (
        ["Wed 09:00 – Wed 17:00"], "America/St_Johns", "2026-12-02T12:29:00Z",
        "opens 2026-12-02T12:30:00Z"
      ),
      (
        ["Thu 01:00 – Thu 03:00"], "Pacific/Kiritimati", "2026-12-02T12:00:00Z",
        "closes 2026-12-02T13:00:00Z"
      ),
      (
        ["Wed 01:00 – Wed 03:00"], "Pacific/Pago_Pago", "2026-12-02T12:00:00Z",
        "closes 2026-12-02T14:00:00Z"
      ),
    ])
  func change(week: [String], zone: String, instant: String, expected: String) throws {
    #expect(try current(hours(week, zone, at: instant)).change == expected)
  }

  @Test(
    "Where clocks change, opening and closing stay at the hour the clocks show",
    arguments: [
      // Berlin, forward at 02:00 on 28 March 2027.
      (
        ["Sun 09:00 – Sun 17:00"], "Europe/Berlin", "2027-03-27T20:00:00Z",
        "opens 2027-03-28T07:00:00Z"
      ),
      (
        ["Sat 22:00 – Sun 03:00"], "Europe/Berlin", "2027-03-28T00:59:00Z",
        "closes 2027-03-28T01:00:00Z"
      ),
      (
        ["Sat 22:00 – Sun 03:00"], "Europe/Berlin", "2027-03-28T01:00:00Z",
        "opens 2027-04-03T20:00:00Z"
      ),
      (
        ["Sat 22:00 – Sun 02:30"], "Europe/Berlin", "2027-03-28T00:30:00Z",
        "closes 2027-03-28T01:00:00Z"
      ),
      (
        ["Sat 09:00 – Sat 17:00"], "Europe/Berlin", "2027-03-27T16:00:00Z",
        "opens 2027-04-03T07:00:00Z"
      ),
      // Berlin, back at 03:00 on 25 October 2026.
      (
        ["Sat 22:00 – Sun 03:00"], "Europe/Berlin", "2026-10-25T00:30:00Z",
        "closes 2026-10-25T02:00:00Z"
      ),
      (
        ["Sat 22:00 – Sun 03:00"], "Europe/Berlin", "2026-10-25T01:30:00Z",
        "closes 2026-10-25T02:00:00Z"
      ),
      (
        ["Sat 22:00 – Sun 02:30"], "Europe/Berlin", "2026-10-25T00:15:00Z",
        "closes 2026-10-25T00:30:00Z"
      ),
      (
        ["Sat 22:00 – Sun 02:30"], "Europe/Berlin", "2026-10-25T01:15:00Z",
        "closes 2026-10-25T01:30:00Z"
      ),
      (
        ["Sun 09:00 – Sun 17:00"], "Europe/Berlin", "2026-10-24T20:00:00Z",
        "opens 2026-10-25T08:00:00Z"
      ),
      // New York, forward at 02:00 on 14 March 2027.
      (
        ["Sat 19:00 – Sun 02:00"], "America/New_York", "2027-03-14T06:30:00Z",
        "closes 2027-03-14T07:00:00Z"
      ),
      (
        ["Sun 09:00 – Sun 17:00"], "America/New_York", "2027-03-14T02:00:00Z",
        "opens 2027-03-14T13:00:00Z"
      ),
      // New York, back at 02:00 on 1 November 2026.
      (
        ["Sat 19:00 – Sun 02:00"], "America/New_York", "2026-11-01T05:30:00Z",
        "closes 2026-11-01T07:00:00Z"
      ),
      (
        ["Sat 19:00 – Sun 02:00"], "America/New_York", "2026-11-01T06:30:00Z",
        "closes 2026-11-01T07:00:00Z"
      ),
      (
        ["Sun 09:00 – Sun 17:00"], "America/New_York", "2026-11-01T01:00:00Z",
        "opens 2026-11-01T14:00:00Z"
      ),
      // Cairo, where midnight of 30 April 2027 does not exist; Lord Howe, by half an hour.
      (
        ["Fri 09:00 – Fri 17:00"], "Africa/Cairo", "2027-04-29T20:00:00Z",
        "opens 2027-04-30T06:00:00Z"
      ),
      (
        ["Thu 20:00 – Fri 00:30"], "Africa/Cairo", "2027-04-29T20:00:00Z",
        "closes 2027-04-29T22:00:00Z"
      ),
      (
        ["Sun 09:00 – Sun 17:00"], "Australia/Lord_Howe", "2027-04-03T12:00:00Z",
        "opens 2027-04-03T22:30:00Z"
      ),
    ])
  func clockChange(week: [String], zone: String, instant: String, expected: String) throws {
    #expect(try current(hours(week, zone, at: instant)).change == expected)
  }

  private static let daily = (0..<7).map { "\(days[$0]) 09:00 – \(days[$0]) 17:00" }

  @Test(
    "An exception replaces the spans that open on its day",
    arguments: [
      // Short on the 24th, closed on the 25th.
      ("2026-12-24T13:59:00Z", "closes 2026-12-24T14:00:00Z"),
      ("2026-12-24T14:00:00Z", "opens 2026-12-26T09:00:00Z"),
      ("2026-12-25T12:00:00Z", "opens 2026-12-26T09:00:00Z"),
      // Two spans on the 28th.
      ("2026-12-28T07:30:00Z", "closes 2026-12-28T08:00:00Z"),
      ("2026-12-28T12:00:00Z", "opens 2026-12-28T20:00:00Z"),
      // From the evening of the 31st into the new year.
      ("2026-12-31T16:00:00Z", "opens 2026-12-31T19:00:00Z"),
      ("2027-01-01T03:59:00Z", "closes 2027-01-01T04:00:00Z"),
      ("2027-01-01T04:00:00Z", "opens 2027-01-01T09:00:00Z"),
      // That of the 30th is another year's.
      ("2026-12-30T12:00:00Z", "closes 2026-12-30T17:00:00Z"),
      ("2027-12-30T12:00:00Z", "opens 2027-12-31T19:00:00Z"),
    ])
  func exception(instant: String, expected: String) throws {
    let exceptions = """
      [{"date": {"month": 12, "day": 24},
        "periods": [{"open": {"hour": 9}, "close": {"hour": 14}}]},
       {"date": {"month": 12, "day": 25}},
       {"date": {"year": 2026, "month": 12, "day": 28},
        "periods": [{"open": {"hour": 6}, "close": {"hour": 8}},
                    {"open": {"hour": 20}, "close": {"hour": 22}}]},
       {"date": {"year": 2027, "month": 12, "day": 30}, "periods": []},
       {"date": {"month": 12, "day": 31},
        "periods": [{"open": {"hour": 19}, "close": {"hour": 4}}]}]
      """
    let hours = try hours(Self.daily, "Etc/UTC", at: instant, except: exceptions)
    #expect(try current(hours).change == expected)
  }

  @Test("A closed day interrupts even a place that is open round the clock")
  func closedAroundTheClock() throws {
    let exceptions = #"[{"date": {"month": 12, "day": 25}}]"#
    let eve = try hours(
      ["Sun 00:00"], "Europe/Paris", at: "2026-12-24T12:00:00Z", except: exceptions)
    #expect(try current(eve).change == "closes 2026-12-24T23:00:00Z")
    let day = try hours(
      ["Sun 00:00"], "Europe/Paris", at: "2026-12-25T12:00:00Z", except: exceptions)
    #expect(try current(day).change == "opens 2026-12-25T23:00:00Z")
  }

  @Test("A place that stays closed for the next seven days has no next change")
  func closedForLong() throws {
    let exceptions = #"[{"date": {"year": 2026, "month": 12, "day": 9}}]"#
    let hours = try hours(
      ["Wed 09:00 – Wed 10:00"], "Etc/UTC", at: "2026-12-02T10:00:00Z", except: exceptions)
    #expect(try current(hours).change == "closed")
  }

  @Test("What is given of the instant is left alone")
  func given() throws {
    let hours = try hours(Self.daily, "Etc/UTC", at: "2026-12-02T12:00:00Z")
    var empty: JSONValue = [:]
    hours.addInstant(to: &empty)
    #expect(empty == ["openNow": true, "nextCloseTime": "2026-12-02T17:00:00Z"])
    var isOpenGiven: JSONValue = ["openNow": false]
    hours.addInstant(to: &isOpenGiven)
    #expect(isOpenGiven == ["openNow": false])
    var changeGiven: JSONValue = ["nextOpenTime": "2026-12-03T09:00:00Z"]
    hours.addInstant(to: &changeGiven)
    #expect(changeGiven == ["nextOpenTime": "2026-12-03T09:00:00Z"])
  }
}

// MARK: Texts

private let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

extension HoursPeriodRecord {
  /// The period of a text such as `Fri 19:00 – Sat 02:00`; without an end it never closes.
  fileprivate init(spelled text: String) throws {
    let points = try text.components(separatedBy: " – ").map(HoursPointRecord.init(spelled:))
    self.init(open: try #require(points.first), close: points.dropFirst().first)
  }

  fileprivate var text: String {
    let start = (open.isTruncated ? "…" : "") + open.text
    return "\(start) – \(close?.text ?? "")" + (close?.isTruncated == true ? "…" : "")
  }
}

extension HoursPointRecord {
  fileprivate init(spelled text: String) throws {
    let parts = text.split { " :".contains($0) }.map(String.init)
    self.init(
      day: try #require(days.firstIndex(of: parts[0])), hour: try #require(Int(parts[1])),
      minute: try #require(Int(parts[2])))
  }

  fileprivate var text: String {
    "\(days[day]) \(date?.text ?? "") \(twoDigits(hour)):\(twoDigits(minute))"
  }
}

extension CalendarDayRecord {
  fileprivate var text: String { "\(year)-\(twoDigits(month))-\(twoDigits(day))" }
}

extension HoursRecord {
  /// Whether it is open, and the next change.
  var change: String {
    switch (isOpenNow, nextOpenTime?.text, nextCloseTime?.text) {
    case (true?, nil, let close?): "closes \(close)"
    case (true?, nil, nil): "open"
    case (false?, let open?, nil): "opens \(open)"
    case (false?, nil, nil): "closed"
    default: "neither"
    }
  }
}

private func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
