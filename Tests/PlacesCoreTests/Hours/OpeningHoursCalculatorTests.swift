import Foundation
import Testing

@testable import PlacesCore

struct OpeningHoursCalculatorTests {
  private func expect(
    _ sample: OpeningHoursSample, at instant: String, _ answer: OpeningAnswer
  ) throws {
    let calculator = try sample.calculator()
    let date = try Date(instant)
    let outlook = try answer.outlook()
    #expect(calculator.state(at: date) == outlook.state)
    #expect(calculator.outlook(at: date) == outlook)
  }

  // MARK: Regular hours

  private static let bar = OpeningHoursSample(
    "a bar", regular: ["Fri 19:00 > Sat 02:00", "Sat 22:00 > Sun 03:00"])
  private static let shop = OpeningHoursSample(
    "a shop with a lunch break",
    regular: ["Mon 09:00 > Mon 12:30", "Mon 14:00 > Mon 18:00", "Tue 10:00 > Tue 24:00"])
  private static let overlapping = OpeningHoursSample(
    "overlapping and touching periods",
    regular: [
      "Tue 12:00 > Tue 20:00", "Tue 09:00 > Tue 13:00", "Tue 20:00 > Wed 00:00",
      "Tue 10:00 > Tue 11:00",
    ])

  @Test(
    arguments: [
      (bar, "2025-03-14T18:59:59+01:00", .closed(until: "2025-03-14T19:00:00+01:00")),
      (bar, "2025-03-14T19:00:00+01:00", .open(until: "2025-03-15T02:00:00+01:00")),
      (bar, "2025-03-15T01:59:59+01:00", .open(until: "2025-03-15T02:00:00+01:00")),
      (bar, "2025-03-15T02:00:00+01:00", .closed(until: "2025-03-15T22:00:00+01:00")),
      (bar, "2025-03-15T23:59:59+01:00", .open(until: "2025-03-16T03:00:00+01:00")),
      (bar, "2025-03-16T00:00:00+01:00", .open(until: "2025-03-16T03:00:00+01:00")),
      (bar, "2025-03-16T02:00:00+01:00", .open(until: "2025-03-16T03:00:00+01:00")),
      (bar, "2025-03-16T03:00:00+01:00", .closed(until: "2025-03-21T19:00:00+01:00")),
      (shop, "2025-03-10T12:29:59+01:00", .open(until: "2025-03-10T12:30:00+01:00")),
      (shop, "2025-03-10T12:30:00+01:00", .closed(until: "2025-03-10T14:00:00+01:00")),
      (shop, "2025-03-11T23:59:59+01:00", .open(until: "2025-03-12T00:00:00+01:00")),
      (shop, "2025-03-12T00:00:00+01:00", .closed(until: "2025-03-17T09:00:00+01:00")),
      (overlapping, "2025-03-11T12:30:00+01:00", .open(until: "2025-03-12T00:00:00+01:00")),
      (overlapping, "2025-03-11T11:30:00+01:00", .open(until: "2025-03-12T00:00:00+01:00")),
      (overlapping, "2025-03-11T08:59:59+01:00", .closed(until: "2025-03-11T09:00:00+01:00")),
    ] as [(OpeningHoursSample, String, OpeningAnswer)])
  func `the regular week decides, seconds and all`(
    sample: OpeningHoursSample, instant: String, answer: OpeningAnswer
  ) throws {
    try expect(sample, at: instant, answer)
  }

  @Test(arguments: [
    OpeningHoursSample("Sunday 00:00, no close", regular: ["Sun 00:00"]),
    OpeningHoursSample("Thursday 13:00, no close", regular: ["Thu 13:00"]),
    OpeningHoursSample("closes the minute it opens", regular: ["Mon 08:00 > Mon 08:00"]),
    OpeningHoursSample(
      "seven days end to end",
      regular: [
        "Sun 00:00 > Mon 00:00", "Mon 00:00 > Tue 00:00", "Tue 00:00 > Wed 00:00",
        "Wed 00:00 > Thu 00:00", "Thu 00:00 > Fri 00:00", "Fri 00:00 > Sat 00:00",
        "Sat 00:00 > Sun 00:00",
      ]),
    OpeningHoursSample(
      "without a close on every day",
      regular: [
        "Sun 00:00", "Mon 00:00", "Tue 00:00", "Wed 00:00", "Thu 00:00", "Fri 00:00", "Sat 00:00",
      ]),
    OpeningHoursSample(
      "current hours cut on both sides", regular: ["Sun 00:00"],
      current: ["2025-03-12 00:00~ > 2025-03-18 23:59~"]),
    OpeningHoursSample("no close in current hours", regular: ["Sun 00:00"], current: ["Wed 00:00"]),
  ])
  func `round the clock is open at every minute and never closes`(
    sample: OpeningHoursSample
  ) throws {
    let calculator = try sample.calculator()
    let start = try Date("2025-03-11T00:00:30+01:00")
    let states = Set(
      (0..<9 * 1_440).map { calculator.state(at: start.addingTimeInterval(Double($0) * 60)) })
    #expect(states == [.open])
    try expect(sample, at: "2025-03-12T03:17:00+01:00", .open(until: nil))
  }

  @Test(
    arguments: [
      ("2025-03-11T23:59:59+01:00", .open(until: "2025-03-12T00:00:00+01:00")),
      ("2025-03-12T00:00:00+01:00", .closed(until: "2025-03-13T10:00:00+01:00")),
      ("2025-03-13T18:00:00+01:00", .closed(until: "2025-03-18T09:00:00+01:00")),
    ] as [(String, OpeningAnswer)])
  func `among several, a period without a close ends at midnight`(
    instant: String, answer: OpeningAnswer
  ) throws {
    let sample = OpeningHoursSample("", regular: ["Tue 09:00", "Thu 10:00 > Thu 18:00"])
    try expect(sample, at: instant, answer)
  }

  @Test func `among several, a period of no length opens nothing`() throws {
    let sample = OpeningHoursSample(
      "", regular: ["Mon 09:00 > Mon 09:00", "Tue 09:00 > Tue 10:00"])
    try expect(
      sample, at: "2025-03-10T09:00:00+01:00", .closed(until: "2025-03-11T09:00:00+01:00"))
  }

  @Test func `an empty list is closed all week`() throws {
    try expect(
      OpeningHoursSample("", regular: []), at: "2025-03-12T12:00:00+01:00", .closed(until: nil))
  }

  @Test func `a long period spans days`() throws {
    let sample = OpeningHoursSample("", regular: ["Thu 06:00 > Tue 22:00"])
    try expect(sample, at: "2025-03-16T04:00:00+01:00", .open(until: "2025-03-18T22:00:00+01:00"))
    try expect(sample, at: "2025-03-12T04:00:00+01:00", .closed(until: "2025-03-13T06:00:00+01:00"))
  }

  // MARK: Business status

  @Test(arguments: [
    BusinessStatusRecord.closedTemporarily, .closedPermanently, .futureOpening,
  ])
  func `a place that is not in business is closed and does not say when it opens`(
    status: BusinessStatusRecord
  ) throws {
    let open = OpeningHoursSample("", regular: ["Sun 00:00"], status: status)
    try expect(open, at: "2025-03-12T12:00:00+01:00", .closed(until: nil))
    let unsaid = OpeningHoursSample("", status: status, zone: nil)
    try expect(unsaid, at: "2025-03-12T12:00:00+01:00", .closed(until: nil))
  }

  @Test(arguments: [nil, .operational, BusinessStatusRecord(rawValue: "X")])
  func `any other status counts as in business`(status: BusinessStatusRecord?) throws {
    let sample = OpeningHoursSample("", regular: ["Sun 00:00"], status: status)
    try expect(sample, at: "2025-03-12T12:00:00+01:00", .open(until: nil))
  }

  // MARK: Missing facts

  @Test(
    arguments: [
      (
        OpeningHoursSample("no clock", regular: ["Sun 00:00"], zone: nil),
        [.utcOffsetMinutes, .timeZone]
      ),
      (
        OpeningHoursSample("no clock, closed all week", regular: [], zone: nil),
        [.utcOffsetMinutes, .timeZone]
      ),
      (
        OpeningHoursSample(
          "no clock, current hours only", current: ["Wed 00:00"], zone: "Moon/Base"),
        [.utcOffsetMinutes, .timeZone]
      ),
      (
        OpeningHoursSample("nothing at all", zone: nil),
        [.openingHours, .utcOffsetMinutes, .currentOpeningHours, .timeZone]
      ),
      (OpeningHoursSample("no hours"), [.openingHours, .currentOpeningHours]),
      (
        OpeningHoursSample(
          "no hours, asked outside the week", received: "2025-03-02T12:00:00+01:00"),
        [.openingHours]
      ),
      (
        OpeningHoursSample(
          "current hours of another week", current: ["Wed 00:00"],
          received: "2025-03-02T12:00:00+01:00"), [.openingHours]
      ),
    ] as [(OpeningHoursSample, [PlaceField])])
  func `what was not said is unknown and named`(
    sample: OpeningHoursSample, missing: [PlaceField]
  ) throws {
    try expect(sample, at: "2025-03-12T12:00:00+01:00", .unknown(missing))
  }

  // MARK: Clocks

  @Test(arguments: [
    OpeningHoursSample("a name alone", regular: ["Wed 09:00 > Wed 17:00"], zone: "Asia/Kolkata"),
    OpeningHoursSample(
      "a name and a wrong offset", regular: ["Wed 09:00 > Wed 17:00"], zone: "Asia/Kolkata",
      offset: -300),
    OpeningHoursSample("an offset", regular: ["Wed 09:00 > Wed 17:00"], zone: nil, offset: 330),
    OpeningHoursSample(
      "an offset and an unknown name", regular: ["Wed 09:00 > Wed 17:00"], zone: "Atlantis/City",
      offset: 330),
  ])
  func `the clock of the place decides, by name if it can`(sample: OpeningHoursSample) throws {
    try expect(
      sample, at: "2025-03-12T03:29:59Z", .closed(until: "2025-03-12T03:30:00Z"))
    try expect(sample, at: "2025-03-12T03:30:00Z", .open(until: "2025-03-12T11:30:00Z"))
    try expect(sample, at: "2025-03-12T11:30:00Z", .closed(until: "2025-03-19T03:30:00Z"))
  }

  @Test(arguments: [
    (-720, "2025-03-12T21:00:00Z"), (-210, "2025-03-12T12:30:00Z"), (0, "2025-03-12T09:00:00Z"),
    (345, "2025-03-12T03:15:00Z"), (840, "2025-03-11T19:00:00Z"),
  ])
  func `offsets of every kind move the opening`(offset: Int, opening: String) throws {
    let sample = OpeningHoursSample(
      "", regular: ["Wed 09:00 > Wed 09:30"], zone: nil, offset: offset)
    try expect(sample, at: "2025-03-11T12:00:00Z", .closed(until: opening))
  }

  @Test func `a week in a zone that changes is right after the change`() throws {
    var sample = OpeningHoursSample("", regular: ["Mon 09:00 > Mon 17:00"], offset: 60)
    try expect(
      sample, at: "2025-03-29T12:00:00+01:00", .closed(until: "2025-03-31T09:00:00+02:00"))
    sample.zone = nil
    try expect(
      sample, at: "2025-03-29T12:00:00+01:00", .closed(until: "2025-03-31T09:00:00+01:00"))
  }

  // MARK: Answers that only say "now"

  @Test(
    arguments: [
      ("2025-03-12T11:59:59Z", .unknown(missing: [.openingHours, .currentOpeningHours])),
      ("2025-03-12T12:00:00Z", .open), ("2025-03-12T12:00:59Z", .open),
      ("2025-03-12T12:01:00Z", .unknown(missing: [.openingHours, .currentOpeningHours])),
      ("2025-03-19T12:00:00Z", .unknown(missing: [.openingHours])),
    ] as [(String, OpeningState)])
  func `open now holds for its minute`(instant: String, state: OpeningState) throws {
    let calculator = OpeningHoursCalculator(
      regular: HoursRecord(isOpenNow: true), current: nil, businessStatus: nil, timeZone: nil,
      utcOffsetMinutes: 0, receivedAt: try Date("2025-03-12T12:00:30Z"))
    #expect(try calculator.state(at: Date(instant)) == state)
    #expect(try calculator.outlook(at: Date(instant)) == OpeningOutlook(state: state))
  }

  @Test(
    arguments: [
      (true, nil, .open), (false, nil, .closed), (nil, true, .open), (true, false, .closed),
      (
        nil, nil,
        .unknown(missing: [
          .openingHours, .utcOffsetMinutes, .currentOpeningHours, .timeZone,
        ])
      ),
    ] as [(Bool?, Bool?, OpeningState)])
  func `open now needs no clock`(regular: Bool?, current: Bool?, state: OpeningState) {
    let calculator = OpeningHoursCalculator(
      regular: HoursRecord(isOpenNow: regular), current: HoursRecord(isOpenNow: current),
      businessStatus: nil, timeZone: nil, utcOffsetMinutes: nil,
      receivedAt: Date(timeIntervalSince1970: 0))
    #expect(calculator.state(at: Date(timeIntervalSince1970: 59)) == state)
  }

  @Test func `periods win over open now, and without a clock nothing does`() throws {
    let hours = HoursRecord(isOpenNow: true, periods: [])
    let instant = Date(timeIntervalSince1970: 0)
    let states = [0, nil].map { offset in
      OpeningHoursCalculator(
        regular: hours, current: HoursRecord(isOpenNow: true), businessStatus: nil, timeZone: nil,
        utcOffsetMinutes: offset, receivedAt: instant
      ).state(at: instant)
    }
    #expect(states == [.closed, .unknown(missing: [.utcOffsetMinutes, .timeZone])])
  }

  // MARK: Odd input

  @Test(arguments: [
    Date.distantPast.timeIntervalSince1970, Date.distantFuture.timeIntervalSince1970,
    TimeInterval.nan, .infinity, -.infinity, 1e300, -1e12,
  ])
  func `no instant is too far`(interval: TimeInterval) throws {
    let instant = Date(timeIntervalSince1970: interval)
    let point = HoursPointRecord(day: .max, hour: .min, minute: .max)
    let hours = HoursRecord(periods: [HoursPeriodRecord(open: point, close: point)])
    let wild = OpeningHoursCalculator(
      regular: hours, current: hours, businessStatus: nil, timeZone: .berlin,
      utcOffsetMinutes: .max, receivedAt: instant)
    #expect(wild.outlook(at: instant).state == .open)
    let bar = try Self.bar.calculator().outlook(at: instant)
    #expect((bar.nextOpening ?? bar.nextClosing).map { $0 > instant } ?? true)
  }

  // MARK: From a place

  @Test func `a place gives all that counts`() throws {
    let json = """
      {"utcOffsetMinutes": -600, "timeZone": {"id": "Europe/Berlin"},
       "businessStatus": "OPERATIONAL",
       "regularOpeningHours": {"weekdayDescriptions": ["Monday: Open 24 hours"], "periods": [
         {"open": {"day": 3, "hour": 9}, "close": {"day": 3, "hour": 17}}]},
       "currentOpeningHours": {"periods": [
         {"open": {"day": 3, "hour": 10, "date": {"year": 2025, "month": 3, "day": 12}},
          "close": {"day": 3, "hour": 11, "date": {"year": 2025, "month": 3, "day": 12}}}]},
       "currentSecondaryOpeningHours": [{"secondaryHoursType": "DELIVERY", "periods": [
         {"open": {"day": 0}}]}]}
      """
    let place = try PlaceRecord(
      newJSON: Data(json.utf8), requested: .all,
      receivedAt: Date("2025-03-12T12:00:00+01:00"))
    let calculator = OpeningHoursCalculator(place)
    let states = try [
      "2025-03-12T09:59:59+01:00", "2025-03-12T10:00:00+01:00", "2025-03-19T09:00:00+01:00",
    ].map { calculator.state(at: try Date($0)) }
    #expect(states == [.closed, .open, .open])
  }

  @Test(
    arguments: [
      (nil, true, .closed), (nil, false, .open), (nil, nil, .open), (.operational, true, .open),
      (.closedTemporarily, nil, .closed),
    ] as [(BusinessStatusRecord?, Bool?, OpeningState)])
  func `a place marked as closed for good is closed unless its status says more`(
    status: BusinessStatusRecord?, mark: Bool?, state: OpeningState
  ) throws {
    var place = PlaceRecord(requested: [], receivedAt: Date(timeIntervalSince1970: 0))
    place.openingHours = try HoursRecord(lines: ["Sun 00:00"])
    place.utcOffsetMinutes = 0
    place.businessStatus = status
    place.attributes[.permanentlyClosed] = mark
    let calculator = OpeningHoursCalculator(place)
    #expect(calculator.state(at: Date(timeIntervalSince1970: 0)) == state)
  }
}
