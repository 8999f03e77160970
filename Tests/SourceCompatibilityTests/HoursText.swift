import Foundation
import GooglePlaces

/// What a screen shows of opening hours, written as the guide and as apps write it.
enum HoursText {
  /// The guide reads plain lists.
  static func guideNotes(place: GMSPlace) -> [String] {
    var notes: [String] = []
    guard let currentOpeningHours = place.currentOpeningHours else { return notes }
    if let specialDays = currentOpeningHours.specialDays {
      if let specialDay = specialDays.filter({ $0.isExceptional }).first {
        notes.append("exceptional: \(specialDay.date != nil)")
      }
    }
    let periods = currentOpeningHours.periods
    if !periods.isEmpty {
      for period in periods {
        let open = period.open
        let close = period.close
        if let open = open {
          if open.isTruncated { notes.append("cut at \(open.time.hour)") }
        }
        if let close = close, close.isTruncated { notes.append("goes on") }
      }
    }
    let secondaryOpeningHours = place.secondaryOpeningHours
    guard let hoursType = secondaryOpeningHours.first?.hoursType else { return notes }
    if hoursType == GMSPlaceHoursTypeDelivery {
      notes.append("delivers")
    }
    return notes
  }

  /// The headers say optional, and so do most apps.
  static func lines(place: GMSPlace) -> String {
    guard let lines = place.openingHours?.weekdayText else { return "unknown" }
    return lines.joined(separator: "\n")
  }

  static func linesInShort(place: GMSPlace) -> String {
    place.openingHours?.weekdayText?.joined(separator: "\n") ?? "unknown"
  }

  static func plainLines(hours: GMSOpeningHours) -> String {
    hours.weekdayText.joined(separator: "\n")
  }

  static func firstOpening(hours: GMSOpeningHours) -> UInt? {
    hours.periods?.first?.openEvent.time.hour
  }

  static func spans(hours: GMSOpeningHours) -> [String] {
    guard let periods = hours.periods, !periods.isEmpty else { return [] }
    return periods.map { period in
      guard let close = period.closeEvent else { return "always" }
      return "\(text(period.openEvent))–\(text(close))"
    }
  }

  static func spanCount(hours: GMSOpeningHours) -> Int {
    var count = 0
    for _ in hours.periods ?? [] { count += 1 }
    return count
  }

  static func text(_ event: GMSEvent) -> String {
    let time: GMSTime = event.time
    return "\(name(of: event.day)) \(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
  }

  /// The guide's Objective-C sample calls it so.
  static func isSunday(_ moment: GMSTimeOfWeek) -> Bool {
    moment.day == .sunday
  }

  static func name(of day: GMSDayOfWeek) -> String {
    switch day {
    case .sunday: return "Sun"
    case .monday: return "Mon"
    case .tuesday: return "Tue"
    case .wednesday: return "Wed"
    case .thursday: return "Thu"
    case .friday: return "Fri"
    case .saturday: return "Sat"
    @unknown default: return "?"
    }
  }

  static func services(place: GMSPlace) -> [GMSPlaceHoursType] {
    guard let all = place.secondaryOpeningHours else { return [] }
    return all.map { $0.hoursType }
  }

  static func deliveryHours(place: GMSPlace) -> GMSOpeningHours? {
    place.secondaryOpeningHours?.first(where: { $0.hoursType == .delivery })
  }
}
