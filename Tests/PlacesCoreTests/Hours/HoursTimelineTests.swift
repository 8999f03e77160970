import Foundation
import Testing

@testable import PlacesCore

/// Where current hours begin and end to decide.
struct HoursTimelineTests {
  private static let regular = [
    "Mon 09:00 > Mon 17:00", "Tue 09:00 > Tue 17:00", "Wed 09:00 > Wed 17:00",
    "Thu 09:00 > Thu 17:00", "Fri 09:00 > Fri 17:00", "Sat 22:00 > Sun 03:00",
  ]

  /// Tuesday 2025-03-18 is the last day of the week; Thursday the 13th is a holiday.
  private static let holiday = OpeningHoursSample(
    "a holiday", regular: regular,
    current: [
      "2025-03-15 22:00 > 2025-03-16 03:00", "2025-03-17 09:00 > 2025-03-17 17:00",
      "2025-03-18 09:00 > 2025-03-18 17:00", "2025-03-12 09:00 > 2025-03-12 17:00",
      "2025-03-14 11:00 > 2025-03-14 13:00",
    ])
  private static let nights = OpeningHoursSample(
    "open at night",
    regular: ["Tue 22:00 > Wed 03:00", "Wed 22:00 > Thu 04:00"],
    current: [
      "2025-03-12 00:00~ > 2025-03-12 02:00", "2025-03-18 22:00 > 2025-03-18 23:59~",
    ])
  private static let longer = OpeningHoursSample(
    "cut where the regular week has nothing", regular: ["Mon 09:00 > Mon 10:00"],
    current: ["2025-03-18 22:00 > 2025-03-18 23:59~"])
  private static let alone = OpeningHoursSample(
    "no regular hours",
    current: ["2025-03-12 09:00 > 2025-03-12 17:00", "2025-03-18 22:00 > 2025-03-18 23:59~"])
  private static let undated = OpeningHoursSample(
    "no dates", regular: ["Sun 00:00"],
    current: ["Tue 22:00 > Wed 03:00", "Fri 09:00 > Fri 17:00"])
  private static let empty = OpeningHoursSample(
    "closed this week", regular: ["Sun 00:00"], current: [])
  private static let late = OpeningHoursSample(
    "received just before midnight", regular: ["Sun 00:00"], current: [],
    received: "2025-03-12T23:59:59+01:00")
  private static let early = OpeningHoursSample(
    "received at midnight, still the day before in Greenwich", regular: ["Sun 00:00"],
    current: [], received: "2025-03-12T00:00:00+01:00")
  private static let elsewhere = OpeningHoursSample(
    "received on the next day in Auckland", regular: ["Sun 00:00"], current: [],
    zone: "Pacific/Auckland")

  @Test(
    arguments: [
      (holiday, "2025-03-12T16:59:59+01:00", .open(until: "2025-03-12T17:00:00+01:00")),
      (holiday, "2025-03-12T17:00:00+01:00", .closed(until: "2025-03-14T11:00:00+01:00")),
      (holiday, "2025-03-13T12:00:00+01:00", .closed(until: "2025-03-14T11:00:00+01:00")),
      (holiday, "2025-03-14T12:59:59+01:00", .open(until: "2025-03-14T13:00:00+01:00")),
      (holiday, "2025-03-16T02:00:00+01:00", .open(until: "2025-03-16T03:00:00+01:00")),
      (holiday, "2025-03-18T17:00:00+01:00", .closed(until: "2025-03-19T09:00:00+01:00")),
      (holiday, "2025-03-20T12:00:00+01:00", .open(until: "2025-03-20T17:00:00+01:00")),
      (holiday, "2025-03-06T12:00:00+01:00", .open(until: "2025-03-06T17:00:00+01:00")),
      (nights, "2025-03-11T23:00:00+01:00", .open(until: "2025-03-12T02:00:00+01:00")),
      (nights, "2025-03-12T00:00:00+01:00", .open(until: "2025-03-12T02:00:00+01:00")),
      (nights, "2025-03-12T02:30:00+01:00", .closed(until: "2025-03-18T22:00:00+01:00")),
      (nights, "2025-03-18T23:59:59+01:00", .open(until: "2025-03-19T03:00:00+01:00")),
      (nights, "2025-03-19T00:00:00+01:00", .open(until: "2025-03-19T03:00:00+01:00")),
      (longer, "2025-03-18T23:59:30+01:00", .open(until: "2025-03-19T00:00:00+01:00")),
      (longer, "2025-03-19T00:00:00+01:00", .closed(until: "2025-03-24T09:00:00+01:00")),
      (alone, "2025-03-11T23:59:59+01:00", .unknown([.openingHours])),
      (alone, "2025-03-12T00:00:00+01:00", .closed(until: "2025-03-12T09:00:00+01:00")),
      (alone, "2025-03-12T10:00:00+01:00", .open(until: "2025-03-12T17:00:00+01:00")),
      (alone, "2025-03-18T23:59:59+01:00", .open(until: nil)),
      (alone, "2025-03-19T00:00:00+01:00", .unknown([.openingHours])),
      (undated, "2025-03-11T23:59:59+01:00", .open(until: "2025-03-12T03:00:00+01:00")),
      (undated, "2025-03-12T03:00:00+01:00", .closed(until: "2025-03-14T09:00:00+01:00")),
      (undated, "2025-03-18T21:59:59+01:00", .closed(until: "2025-03-18T22:00:00+01:00")),
      (undated, "2025-03-18T22:00:00+01:00", .open(until: nil)),
      (empty, "2025-03-11T23:59:59+01:00", .open(until: "2025-03-12T00:00:00+01:00")),
      (empty, "2025-03-12T00:00:00+01:00", .closed(until: "2025-03-19T00:00:00+01:00")),
      (empty, "2025-03-18T23:59:59+01:00", .closed(until: "2025-03-19T00:00:00+01:00")),
      (empty, "2025-03-19T00:00:00+01:00", .open(until: nil)),
      (empty, "2020-01-01T00:00:00+01:00", .open(until: "2025-03-12T00:00:00+01:00")),
      (late, "2025-03-12T12:00:00+01:00", .closed(until: "2025-03-19T00:00:00+01:00")),
      (early, "2025-03-12T12:00:00+01:00", .closed(until: "2025-03-19T00:00:00+01:00")),
      (elsewhere, "2025-03-13T12:00:00+13:00", .closed(until: "2025-03-20T00:00:00+13:00")),
      (elsewhere, "2025-03-12T23:59:59+13:00", .open(until: "2025-03-13T00:00:00+13:00")),
    ] as [(OpeningHoursSample, String, OpeningAnswer)])
  func `current hours decide for seven days from the day of the answer`(
    sample: OpeningHoursSample, instant: String, answer: OpeningAnswer
  ) throws {
    let outlook = try sample.calculator().outlook(at: Date(instant))
    #expect(try outlook == answer.outlook())
  }

  @Test(arguments: [
    ["2025-03-12 09:00 > 2025-03-12 17:00", "2025-03-13 10:00 > 2025-03-13 18:00"],
    ["2025-03-13 10:00 > 2025-03-13 18:00", "2025-03-12 09:00 > 2025-03-12 17:00"],
  ])
  func `the order of dated periods does not matter`(lines: [String]) throws {
    let sample = OpeningHoursSample("", current: lines)
    let outlook = try sample.calculator().outlook(at: Date("2025-03-12T17:00:00+01:00"))
    #expect(try outlook.nextOpening == Date("2025-03-13T10:00:00+01:00"))
  }
}
