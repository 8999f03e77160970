import Foundation
import Testing

@testable import PlacesCore

struct PlaceClockTests {
  private let summer = 1_750_000_000

  private func clock(_ name: String?, _ offset: Int?) -> PlaceClock? {
    PlaceClock(
      timeZone: name.map { TimeZoneRecord(id: $0, version: nil) }, utcOffsetMinutes: offset)
  }

  @Test(
    arguments: [
      ("Europe/Berlin", nil, 7_200), ("Europe/Berlin", -300, 7_200),
      ("Nowhere/Town", -300, -18_000),
      ("", 330, 19_800), (nil, 0, 0), (nil, 840, 50_400), (nil, -720, -43_200),
      ("Asia/Kolkata", nil, 19_800), ("America/St_Johns", nil, -9_000), (nil, -1_440, -86_400),
    ] as [(String?, Int?, Int)])
  func `a name that is known wins over the offset`(name: String?, offset: Int?, seconds: Int) {
    #expect(clock(name, offset)?.offset(at: summer) == seconds)
  }

  @Test(
    arguments: [(nil, nil), ("Nowhere/Town", nil), (nil, 1_441), (nil, Int.min), ("", .max)]
      as [(String?, Int?)])
  func `without either there is no clock`(name: String?, offset: Int?) {
    #expect(clock(name, offset) == nil)
  }

  @Test(
    arguments: [
      ("Europe/Berlin", "2025-10-26T02:59:59+02:00", "2025-10-26T03:00:00+02:00"),
      ("Europe/Berlin", "2025-10-26T03:00:00+02:00", "2026-03-29T02:00:00+01:00"),
      ("Australia/Lord_Howe", "2025-10-01T00:00:00Z", "2025-10-05T02:00:00+10:30"),
      ("Asia/Kolkata", "2025-10-01T00:00:00Z", nil),
    ] as [(String, String, String?)])
  func `the next shift lies strictly ahead`(name: String, from: String, shift: String?) throws {
    let next = try clock(name, nil)?.nextShift(after: Date(from).wholeSecond)
    #expect(try next == shift.map { try Date($0).wholeSecond })
  }

  @Test func `a fixed offset never shifts`() {
    #expect(clock(nil, 60)?.nextShift(after: summer) == nil)
  }

  @Test(arguments: [
    (0.0, 0), (0.9, 0), (-0.1, -1), (Double.infinity, 100_000_000_000),
    (-Double.infinity, -100_000_000_000), (.nan, -100_000_000_000), (1e300, 100_000_000_000),
  ])
  func `any date has a whole second`(interval: Double, second: Int) {
    #expect(Date(timeIntervalSince1970: interval).wholeSecond == second)
  }
}
