package import Foundation

extension DateComponents {
  /// The parts that are said; nil when none is.
  package init?(_ record: CalendarDayRecord?) {
    guard let record else { return nil }
    let parts = [record.year, record.month, record.day].map { $0 == 0 ? nil : $0 }
    guard parts.contains(where: { $0 != nil }) else { return nil }
    self.init(year: parts[0], month: parts[1], day: parts[2])
  }
}
