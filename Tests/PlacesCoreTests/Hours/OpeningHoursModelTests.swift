import Foundation
import Testing

@testable import PlacesCore

/// The calculator against a model that counts minutes, on made-up hours.
struct OpeningHoursModelTests {
  private static let setsInABatch = 1_050
  private static let end = ClockTable.minutes - 1

  @Test func `every clock can be read, and the changes are in the tables`() {
    #expect(ClockTable.all.count == 20)
    let jumps = ClockTable.all.map { table in
      zip(table.wall, table.wall.dropFirst()).map { $1 - $0 }.filter { $0 != 1 }
    }
    #expect(
      jumps == [
        [61], [-59], [61], [-59], [-29], [31], [61], [-59], [-59], [61], [61], [-59], [1_441], [],
        [],
        [], [], [], [], [],
      ])
  }

  @Test(arguments: 0..<20)
  func `sampled minutes and the changes after them agree`(batch: Int) {
    let first = batch * Self.setsInABatch
    let failures = (first..<first + Self.setsInABatch).flatMap(sampledFailures)
    #expect(failures == [])
  }

  @Test(arguments: 0..<8)
  func `every minute of three weeks agrees`(batch: Int) {
    let first = 1_000_000 + batch * 8
    let failures = (first..<first + 8).flatMap(exhaustiveFailures)
    #expect(failures == [])
  }

  // MARK: Samples

  private func sampledFailures(seed: Int) -> [String] {
    let hours = RandomHours(seed: seed)
    var random = hours.random
    let calculator = hours.calculator(second: random.number(0..<60))
    let model = OpeningHoursModel(hours)
    let starts = interestingMinutes(hours, &random)
    let minutes = starts.flatMap { [$0 - 1, $0, $0 + 1] } + edges(hours, &random)
    let states = minutes.filter { (0...Self.end).contains($0) }.compactMap { minute in
      stateFailure(hours, calculator, model, minute, random.number(0..<60))
    }
    let changes = starts.prefix(3).compactMap { minute in
      changeFailure(hours, calculator, model, minute, random.number(0..<60))
    }
    return (states + changes).map { "set \(seed): \($0)" }
  }

  /// Minutes close to those at which current hours begin or end, or clocks may change, and others.
  private func interestingMinutes(_ hours: RandomHours, _ random: inout SplitMix64) -> [Int] {
    let start = hours.received - hours.table.ofWeek[hours.received] % 1_440
    let near = [start, start + 10_080, 7 * 1_440][random.number(0..<3)]
    let some = [near + random.number(-900..<300), random.number(1..<Self.end)]
    return (some + [start, start + 10_080, hours.received]).map { min(max($0, 1), Self.end - 1) }
  }

  /// Minutes at, before and after the opening or closing of every period, in some week.
  private func edges(_ hours: RandomHours, _ random: inout SplitMix64) -> [Int] {
    let periods = (hours.regular?.periods ?? []) + (hours.current?.periods ?? [])
    let points = periods.flatMap { [$0.open, $0.close ?? $0.open] }
    return points.flatMap { point in
      let ofWeek = point.day * 1_440 + point.hour * 60 + point.minute
      let first = (ofWeek - hours.table.ofWeek[0] + 10_080) % 10_080
      let minute = first + random.number(0..<3) * 10_080
      return [minute - 1, minute, minute + 1]
    }
  }

  // MARK: Comparisons

  private func stateFailure(
    _ hours: RandomHours, _ calculator: OpeningHoursCalculator, _ model: OpeningHoursModel,
    _ minute: Int, _ second: Int
  ) -> String? {
    let state = calculator.state(at: hours.table.instant(minute, second: second)).isOpen
    return state == model.isOpen(minute) ? nil : "\(minute): \(state.map(String.init) ?? "unknown")"
  }

  private func changeFailure(
    _ hours: RandomHours, _ calculator: OpeningHoursCalculator, _ model: OpeningHoursModel,
    _ minute: Int, _ second: Int
  ) -> String? {
    let instant = hours.table.instant(minute, second: second)
    let outlook = calculator.outlook(at: instant)
    let wasOpen = model.isOpen(minute)
    var next = minute + 1
    while wasOpen != nil, next <= Self.end, model.isOpen(next) == wasOpen { next += 1 }
    let expected = next > Self.end || model.isOpen(next) == nil || wasOpen == nil ? nil : next
    return self.failure(of: outlook, wasOpen, hours, expected, searched: next <= Self.end, minute)
  }

  /// What is wrong with an outlook; a change past the end of the table cannot be judged.
  private func failure(
    of outlook: OpeningOutlook, _ isOpen: Bool?, _ hours: RandomHours, _ change: Int?,
    searched isConclusive: Bool, _ minute: Int
  ) -> String? {
    let date = change.map { hours.table.instant($0) }
    let expected = isOpen == true ? (nil, date) : (date, nil)
    let end = hours.table.instant(Self.end)
    let actual = (
      outlook.nextOpening.flatMap { isConclusive || $0 <= end ? $0 : nil },
      outlook.nextClosing.flatMap { isConclusive || $0 <= end ? $0 : nil }
    )
    return outlook.state.isOpen == isOpen && actual == expected
      ? nil : "\(minute): \(outlook), not \(String(describing: date))"
  }

  // MARK: All minutes

  private func exhaustiveFailures(seed: Int) -> [String] {
    let hours = RandomHours(seed: seed)
    var random = hours.random
    let calculator = hours.calculator(second: 0)
    let model = OpeningHoursModel(hours)
    let states = (0...Self.end).compactMap { minute in
      stateFailure(hours, calculator, model, minute, random.number(0..<60))
    }
    let changes = stride(from: 0, to: Self.end, by: 97).compactMap { minute in
      changeFailure(hours, calculator, model, minute, random.number(0..<60))
    }
    return (states + changes).map { "set \(seed): \($0)" }
  }
}

extension OpeningState {
  /// Nil when unknown.
  fileprivate var isOpen: Bool? {
    switch self {
    case .open: true
    case .closed: false
    case .unknown: nil
    }
  }
}
