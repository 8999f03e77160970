import Foundation

/// What clocks at a place show.
///
/// Instants are seconds since 1970; so are readings of the clock, as if it stood at GMT.
enum PlaceClock: Sendable {
  case zone(PlaceZone)
  case fixed(seconds: Int)

  /// A zone by its name, which knows daylight saving; else, or when the system does not know the
  /// name, the offset. Nil when there is neither.
  init?(timeZone: TimeZoneRecord?, utcOffsetMinutes: Int?) {
    if let zone = timeZone.flatMap({ PlaceZone.named($0.id) }) {
      self = .zone(zone)
    } else if let minutes = utcOffsetMinutes, (-minutesADay...minutesADay).contains(minutes) {
      self = .fixed(seconds: minutes * 60)
    } else {
      return nil
    }
  }

  /// How far clocks are ahead of GMT.
  func offset(at second: Int) -> Int {
    switch self {
    case .zone(let zone): zone.offset(at: second)
    case .fixed(let seconds): seconds
    }
  }

  /// What clocks show.
  func wallSecond(at second: Int) -> Int { second + offset(at: second) }

  /// When clocks are put forward or back next.
  func nextShift(after second: Int) -> Int? {
    guard case .zone(let zone) = self else { return nil }
    return zone.nextShift(after: second)
  }
}

extension Date {
  /// Seconds since 1970, rounded down; instants some thousands of years away are moved nearer.
  var wholeSecond: Int {
    let limit = 1e11
    return Int(Double.minimum(.maximum(timeIntervalSince1970.rounded(.down), -limit), limit))
  }
}
