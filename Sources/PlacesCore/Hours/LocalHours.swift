/// The hours of a place together with its clock. Instants are seconds since 1970.
struct LocalHours: Sendable {
  private let clock: PlaceClock
  private let timeline: HoursTimeline

  /// Current hours hold for seven days from the local day of the instant they were received at.
  init(clock: PlaceClock, regular: HoursRecord?, current: HoursRecord?, receivedAt second: Int) {
    self.clock = clock
    let startDay = clock.wallSecond(at: second).quotient(by: minutesADay * 60)
    timeline = HoursTimeline(regular: regular, current: current, startDay: startDay)
  }

  /// Whether it is open; nil when not said.
  func isOpen(at second: Int) -> Bool? {
    timeline.isOpen(at: wallMinute(at: second))
  }

  /// Whether an instant is in the seven days of current hours.
  func isCurrent(_ second: Int) -> Bool {
    timeline.isCurrent(wallMinute(at: second))
  }

  /// The first later instant at which open becomes closed or the reverse; nil when there is none,
  /// or when what is said ends before.
  ///
  /// Between two shifts of the clock the next change is a matter of subtraction, so it goes from
  /// shift to shift; after one that puts clocks back, minutes that have passed come again.
  func nextChange(after second: Int) -> Int? {
    guard let wasOpen = isOpen(at: second) else { return nil }
    var start = second
    while true {
      let change = nextChangeOfUnshiftedClock(after: start)
      let shift = clock.nextShift(after: start)
      if let change, change < shift ?? .max { return change }
      guard let shift, let isOpen = isOpen(at: shift) else { return nil }
      if isOpen != wasOpen { return shift }
      let isPutBack = clock.wallSecond(at: shift) < clock.wallSecond(at: start)
      if change == nil, !isPutBack { return nil }
      start = shift
    }
  }

  private func nextChangeOfUnshiftedClock(after second: Int) -> Int? {
    timeline.nextChange(after: wallMinute(at: second)).map { $0 * 60 - clock.offset(at: second) }
  }

  private func wallMinute(at second: Int) -> Int {
    clock.wallSecond(at: second).quotient(by: 60)
  }
}
