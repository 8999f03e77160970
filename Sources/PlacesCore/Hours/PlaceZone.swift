import Foundation

/// A time zone of the system that remembers its offsets, which are slow to ask for.
///
/// A zone stays at one offset for most of the days there are: no zone goes somewhere else and back
/// within one.
final class PlaceZone: Sendable {
  private let zone: TimeZone
  private let days = Memo<Int, Int?>()
  private static let known = Memo<String, PlaceZone?>()

  private init(_ zone: TimeZone) { self.zone = zone }

  /// The zone of a name; nil when the system does not know it.
  static func named(_ identifier: String) -> PlaceZone? {
    known.value(for: identifier) { TimeZone(identifier: identifier).map(PlaceZone.init) }
  }

  /// How far clocks are ahead of GMT.
  func offset(at second: Int) -> Int {
    let day = second.quotient(by: Self.secondsADay)
    return days.value(for: day) { offset(throughDay: day) } ?? systemOffset(at: second)
  }

  /// When clocks are put forward or back next.
  func nextShift(after second: Int) -> Int? {
    let instant = Date(timeIntervalSince1970: Double(second))
    let shift = zone.nextDaylightSavingTimeTransition(after: instant).map(\.wholeSecond)
    return shift.flatMap { $0 > second ? $0 : nil }
  }

  /// The offset of a whole day of GMT; nil for a day on which it changes.
  private func offset(throughDay day: Int) -> Int? {
    let first = systemOffset(at: day * Self.secondsADay)
    return first == systemOffset(at: (day + 1) * Self.secondsADay - 1) ? first : nil
  }

  private func systemOffset(at second: Int) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
  }

  private static let secondsADay = minutesADay * 60
}
