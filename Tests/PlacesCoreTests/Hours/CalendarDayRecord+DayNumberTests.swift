import Foundation
import Testing

@testable import PlacesCore

struct CalendarDayRecordDayNumberTests {
  @Test(arguments: [
    ("1970-1-1", 0), ("1969-12-31", -1), ("2000-2-29", 11_016), ("2000-3-1", 11_017),
    ("2025-3-24", 20_171), ("1-1-1", -719_162), ("9999-12-31", 2_932_896),
  ])
  func `days are counted from 1970`(text: String, number: Int) throws {
    #expect(try CalendarDayRecord(text: text).dayNumber == number)
  }

  @Test(arguments: [
    "2025-2-29", "1900-2-29", "2025-4-31", "2025-0-1", "2025-13-1", "2025-1-0", "2025-1-32",
    "0-1-1", "10000-1-1", "0-0-0",
  ])
  func `a day that does not exist has no number`(text: String) throws {
    #expect(try CalendarDayRecord(text: text).dayNumber == nil)
  }

  @Test(arguments: [Int.min, Int.max])
  func `no number is too wild`(number: Int) {
    #expect(CalendarDayRecord(year: number, month: number, day: number).dayNumber == nil)
  }

  @Test(arguments: [1_890, 1_996, 2_023, 2_096])
  func `days of eight years agree with Foundation`(year: Int) throws {
    let calendar = Calendar.gmt
    let start = try #require(calendar.date(from: DateComponents(year: year, month: 1, day: 1)))
    let wrong = (0..<8 * 365).filter { day in
      let date = start.addingTimeInterval(Double(day) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let record = CalendarDayRecord(
        year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
      return record.dayNumber != Int(date.timeIntervalSince1970) / 86_400
    }
    #expect(wrong.isEmpty)
  }
}
