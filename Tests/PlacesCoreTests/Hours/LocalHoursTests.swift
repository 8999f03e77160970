import Foundation
import Testing

@testable import PlacesCore

/// Hours on days on which clocks are put forward or back.
struct LocalHoursTests {
  private static let berlin = OpeningHoursSample(
    "Berlin, 02:30 to 03:30", regular: ["Sun 02:30 > Sun 03:30"])
  private static let inGap = OpeningHoursSample(
    "Berlin, 02:10 to 02:50", regular: ["Sun 02:10 > Sun 02:50", "Sun 12:00 > Sun 13:00"])
  private static let beforeGap = OpeningHoursSample(
    "Berlin, until 02:30", regular: ["Sat 20:00 > Sun 02:30"])
  private static let untilGap = OpeningHoursSample(
    "Berlin, until 02:00", regular: ["Sat 20:00 > Sun 02:00", "Sun 03:00 > Sun 04:00"])
  private static let repeated = OpeningHoursSample(
    "Berlin, 02:15 to 02:45", regular: ["Sun 02:15 > Sun 02:45"])
  private static let always = OpeningHoursSample("Berlin, always", regular: ["Sun 00:00"])
  private static let lastNight = OpeningHoursSample(
    "Berlin, current hours until 02:30 and no regular ones",
    current: ["2025-10-25 20:00 > 2025-10-26 02:30"], received: "2025-10-25T12:00:00+02:00")
  private static let lastHour = OpeningHoursSample(
    "Berlin, current hours from 02:15 to 02:45 and no regular ones",
    current: ["2025-10-26 02:15 > 2025-10-26 02:45"], received: "2025-10-20T12:00:00+02:00")
  private static let newYork = OpeningHoursSample(
    "New York, until 01:30", regular: ["Sat 20:00 > Sun 01:30"], zone: "America/New_York")
  private static let lordHowe = OpeningHoursSample(
    "Lord Howe, 01:40 to 02:20", regular: ["Sun 01:40 > Sun 02:20"], zone: "Australia/Lord_Howe")
  private static let lordHoweHalf = OpeningHoursSample(
    "Lord Howe, 01:30 to 02:00", regular: ["Sun 01:30 > Sun 02:00"], zone: "Australia/Lord_Howe")

  @Test(
    arguments: [
      (berlin, "2025-03-30T01:59:59+01:00", .closed(until: "2025-03-30T03:00:00+02:00")),
      (berlin, "2025-03-30T03:00:00+02:00", .open(until: "2025-03-30T03:30:00+02:00")),
      (inGap, "2025-03-30T01:59:59+01:00", .closed(until: "2025-03-30T12:00:00+02:00")),
      (inGap, "2025-03-30T03:00:00+02:00", .closed(until: "2025-03-30T12:00:00+02:00")),
      (beforeGap, "2025-03-30T01:59:59+01:00", .open(until: "2025-03-30T03:00:00+02:00")),
      (beforeGap, "2025-03-30T03:00:00+02:00", .closed(until: "2025-04-05T20:00:00+02:00")),
      (untilGap, "2025-03-30T01:00:00+01:00", .open(until: "2025-03-30T04:00:00+02:00")),
      (always, "2025-03-30T01:59:59+01:00", .open(until: nil)),
      (newYork, "2025-03-09T01:29:59-05:00", .open(until: "2025-03-09T01:30:00-05:00")),
      (newYork, "2025-03-09T03:00:00-04:00", .closed(until: "2025-03-15T20:00:00-04:00")),
      (lordHowe, "2025-10-05T01:59:59+10:30", .open(until: "2025-10-05T02:00:00+10:30")),
      (lordHoweHalf, "2025-10-05T01:59:59+10:30", .open(until: "2025-10-05T02:30:00+11:00")),
      (lordHoweHalf, "2025-10-05T02:30:00+11:00", .closed(until: "2025-10-12T01:30:00+11:00")),
    ] as [(OpeningHoursSample, String, OpeningAnswer)])
  func `a time that clocks skip comes when they have skipped it`(
    sample: OpeningHoursSample, instant: String, answer: OpeningAnswer
  ) throws {
    let outlook = try sample.calculator().outlook(at: Date(instant))
    #expect(try outlook == answer.outlook())
  }

  @Test(
    arguments: [
      (berlin, "2025-10-26T02:29:59+02:00", .closed(until: "2025-10-26T02:30:00+02:00")),
      (berlin, "2025-10-26T02:30:00+02:00", .open(until: "2025-10-26T02:00:00+01:00")),
      (berlin, "2025-10-26T02:00:00+01:00", .closed(until: "2025-10-26T02:30:00+01:00")),
      (berlin, "2025-10-26T02:30:00+01:00", .open(until: "2025-10-26T03:30:00+01:00")),
      (beforeGap, "2025-10-26T02:00:00+02:00", .open(until: "2025-10-26T02:30:00+02:00")),
      (beforeGap, "2025-10-26T02:30:00+02:00", .closed(until: "2025-10-26T02:00:00+01:00")),
      (beforeGap, "2025-10-26T02:00:00+01:00", .open(until: "2025-10-26T02:30:00+01:00")),
      (beforeGap, "2025-10-26T02:30:00+01:00", .closed(until: "2025-11-01T20:00:00+01:00")),
      (untilGap, "2025-10-26T01:59:59+02:00", .open(until: "2025-10-26T02:00:00+02:00")),
      (untilGap, "2025-10-26T02:00:00+02:00", .closed(until: "2025-10-26T03:00:00+01:00")),
      (repeated, "2025-10-26T02:44:59+02:00", .open(until: "2025-10-26T02:45:00+02:00")),
      (repeated, "2025-10-26T02:45:00+02:00", .closed(until: "2025-10-26T02:15:00+01:00")),
      (repeated, "2025-10-26T02:15:00+01:00", .open(until: "2025-10-26T02:45:00+01:00")),
      (always, "2025-10-26T02:59:59+02:00", .open(until: nil)),
      (lastNight, "2025-10-26T02:30:00+02:00", .closed(until: "2025-10-26T02:00:00+01:00")),
      (lastNight, "2025-10-26T02:00:00+01:00", .open(until: "2025-10-26T02:30:00+01:00")),
      (lastNight, "2025-10-26T02:30:00+01:00", .closed(until: nil)),
      (lastHour, "2025-10-26T02:45:00+02:00", .closed(until: "2025-10-26T02:15:00+01:00")),
      (lastHour, "2025-10-26T02:45:00+01:00", .closed(until: nil)),
      (newYork, "2025-11-02T01:29:59-04:00", .open(until: "2025-11-02T01:30:00-04:00")),
      (newYork, "2025-11-02T01:30:00-04:00", .closed(until: "2025-11-02T01:00:00-05:00")),
      (newYork, "2025-11-02T01:00:00-05:00", .open(until: "2025-11-02T01:30:00-05:00")),
      (lordHowe, "2025-04-06T01:39:59+11:00", .closed(until: "2025-04-06T01:40:00+11:00")),
      (lordHowe, "2025-04-06T01:40:00+11:00", .open(until: "2025-04-06T01:30:00+10:30")),
      (lordHowe, "2025-04-06T01:30:00+10:30", .closed(until: "2025-04-06T01:40:00+10:30")),
      (lordHowe, "2025-04-06T01:40:00+10:30", .open(until: "2025-04-06T02:20:00+10:30")),
      (lordHoweHalf, "2025-04-06T01:30:00+11:00", .open(until: "2025-04-06T02:00:00+10:30")),
    ] as [(OpeningHoursSample, String, OpeningAnswer)])
  func `an hour that comes twice is judged alike both times`(
    sample: OpeningHoursSample, instant: String, answer: OpeningAnswer
  ) throws {
    let outlook = try sample.calculator().outlook(at: Date(instant))
    #expect(try outlook == answer.outlook())
  }

  @Test(arguments: [
    ("2025-10-20T12:00:00+02:00", "2025-10-27T00:00:00+01:00"),
    ("2025-03-24T12:00:00+01:00", "2025-03-31T00:00:00+02:00"),
  ])
  func `the week of current hours ends at a midnight of the place`(
    received: String, end: String
  ) throws {
    let sample = OpeningHoursSample("", regular: ["Sun 00:00"], current: [], received: received)
    let outlook = try sample.calculator().outlook(at: Date(received))
    #expect(try outlook.nextOpening == Date(end))
  }

  @Test func `a day without a midnight begins late`() throws {
    let sample = OpeningHoursSample(
      "", regular: ["Sat 20:00 > Sun 00:00", "Sun 00:30 > Sun 02:00"], zone: "America/Sao_Paulo")
    let calculator = try sample.calculator()
    let evening = try calculator.outlook(at: Date("2018-11-03T21:00:00-03:00"))
    #expect(try evening.nextClosing == Date("2018-11-04T02:00:00-02:00"))
    let repeated = try calculator.outlook(at: Date("2018-02-17T23:30:00-02:00"))
    #expect(try repeated.nextClosing == Date("2018-02-18T00:00:00-03:00"))
  }
}
