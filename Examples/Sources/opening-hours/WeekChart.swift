import Foundation
import GooglePlacesSwift
import PlacesCore

/// A week as rows of bars, a row a day and a column half an hour.
struct WeekChart {
  private let sample: SamplePlace
  private let calendar: Calendar

  init(_ sample: SamplePlace) {
    self.sample = sample
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = sample.timeZone
    self.calendar = calendar
  }

  var text: String {
    let days = (0..<7).compactMap { calendar.date(byAdding: .day, value: $0, to: midnight) }
    return ([heading, "", hours] + days.map(row) + ["", status]).joined(separator: "\n")
  }

  private var midnight: Date { calendar.startOfDay(for: sample.instant) }

  private var heading: String {
    let place = sample.place
    let address = place.formattedAddress.map { "\n\($0)" } ?? ""
    return (place.displayName ?? "a place without a name") + address
      + "\n\(format("EEEE d MMMM yyyy, HH:mm", sample.instant)), \(sample.timeZone.identifier)"
  }

  private var hours: String {
    String(repeating: " ", count: 14)
      + stride(from: 0, to: 24, by: 3).map { hour in
        "\(hour)".padding(toLength: 6, withPad: " ", startingAt: 0)
      }.joined()
  }

  private func row(_ day: Date) -> String {
    let mark = day == midnight ? "▶" : " "
    let bars = (0..<48).map { bar(day, halfHour: $0) }.joined()
    let label = isSpecial(day) ? "  special day" : ""
    return "\(mark) \(format("EEE d MMM", day).padding(toLength: 12, withPad: " ", startingAt: 0))"
      + bars + label
  }

  private func bar(_ day: Date, halfHour: Int) -> String {
    let instant = calendar.date(
      bySettingHour: halfHour / 2, minute: halfHour % 2 * 30, second: 0, of: day)
    switch instant.flatMap(sample.place.isOpen) {
    case true: return "█"
    case false: return "·"
    case nil: return "?"
    }
  }

  /// Special days are the start of a day by this device's clock.
  private func isSpecial(_ day: Date) -> Bool {
    let parts = calendar.dateComponents([.year, .month, .day], from: day)
    let device = Calendar(identifier: .gregorian)
    return (sample.place.currentOpeningHours?.specialDays ?? []).contains {
      device.dateComponents([.year, .month, .day], from: $0.date) == parts
    }
  }

  private var status: String {
    let status = sample.place.openStatus(at: sample.instant)
    switch status.state {
    case .open:
      return "open" + (status.nextClosing.map { ", closes \(moment($0))" } ?? ", around the clock")
    case .closed:
      return "closed" + (status.nextOpening.map { ", opens \(moment($0))" } ?? "")
    case .unknown: return "not known: \(status.missing.joined(separator: ", ")) is missing"
    }
  }

  private func moment(_ date: Date) -> String { format("EEEE d MMMM 'at' HH:mm", date) }

  private func format(_ pattern: String, _ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.calendar = calendar
    formatter.timeZone = sample.timeZone
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }
}
