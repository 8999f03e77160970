import Foundation
import Testing

@testable import PlacesCore

/// The calculator against a model that counts minutes, on made-up hours.
struct OpeningHoursModelTests {
  private static let setsInABatch = 1_050
  private static let end = ClockTable.minutes - 1

  @Test func `the tables hold clocks that change and clocks that do not`() {
    let jumps = ClockTable.all.map { table in
      zip(table.wall, table.wall.dropFirst()).map { $1 - $0 }.filter { $0 != 1 }
    }
    let changing = [61, -59, 61, -59, -29, 31, 61, -59, -59, 61, 61, -59, 1_441].map { [$0] }
    #expect(jumps == changing + [[], [], [], [], [], [], []])
  }

  @Test(arguments: 0..<20)
  func `sampled minutes and the changes after them agree`(batch: Int) {
    let first = batch * Self.setsInABatch
    let failures = (first..<first + Self.setsInABatch).flatMap(sampledFailures)
    #expect(failures.first == nil)
  }

  @Test(arguments: 0..<8)
  func `every minute of three weeks agrees`(batch: Int) {
    let first = 1_000_000 + batch * 8
    let failures = (first..<first + 8).flatMap(exhaustiveFailures)
    #expect(failures.first == nil)
  }

  // MARK: Samples

  private func sampledFailures(seed: Int) -> [String] {
    let hours = RandomHours(seed: seed)
    var random = hours.random
    let calculator = hours.calculator(second: random.number(0..<60))
    let model = OpeningHoursModel(hours)
    let sampled = interestingMinutes(hours, &random) + edges(hours, &random)
    let minutes = sampled.flatMap { [$0 - 1, $0, $0 + 1] }.filter { 0...Self.end ~= $0 }
    let states = minutes.compactMap { minute in
      stateFailure(hours, calculator, model, minute, random.number(0..<60))
    }
    let changes = (0..<2).compactMap { _ in
      let before = minutes[random.number(0..<minutes.count)] - random.number(0..<400)
      return changeFailure(hours, calculator, model, max(before, 0), &random, within: 900)
    }
    return (states + changes).map { "set \(seed): \($0)" }
  }

  /// Where current hours begin and end, where clocks may change, when the answer came, and others.
  private func interestingMinutes(_ hours: RandomHours, _ random: inout SplitMix64) -> [Int] {
    let start = hours.received - hours.table.ofWeek[hours.received] % 1_440
    let change = 7 * 1_440 + random.number(-900..<900)
    return [start, start + 10_080, change, hours.received, random.number(0..<Self.end)]
  }

  /// The opening and the closing of every period, in some week.
  private func edges(_ hours: RandomHours, _ random: inout SplitMix64) -> [Int] {
    let periods = (hours.regular?.periods ?? []) + (hours.current?.periods ?? [])
    return periods.flatMap { [$0.open, $0.close ?? $0.open] }.map { point in
      let ofWeek = point.day * 1_440 + point.hour * 60 + point.minute
      let first = (ofWeek - hours.table.ofWeek[0] + 10_080) % 10_080
      return first + random.number(0..<3) * 10_080
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

  /// Searches the next change minute by minute; what lies past the last of them is not judged.
  private func changeFailure(
    _ hours: RandomHours, _ calculator: OpeningHoursCalculator, _ model: OpeningHoursModel,
    _ minute: Int, _ random: inout SplitMix64, within limit: Int
  ) -> String? {
    let end = min(minute + limit, Self.end)
    let isOpen = model.isOpen(minute)
    var next = minute + 1
    while next <= end, model.isOpen(next) == isOpen { next += 1 }
    let isKnown = isOpen != nil && next <= end && model.isOpen(next) != nil
    let change = isKnown ? hours.table.instant(next) : nil
    let instant = hours.table.instant(minute, second: random.number(0..<60))
    let limit = next > end ? hours.table.instant(end) : .distantFuture
    let outlook = calculator.outlook(at: instant).clipped(to: limit)
    let expected = OpeningOutlook(
      state: outlook.state, nextOpening: isOpen == false ? change : nil,
      nextClosing: isOpen == true ? change : nil)
    return outlook == expected && outlook.state.isOpen == isOpen ? nil : "\(minute): \(outlook)"
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
    let changes = stride(from: 0, to: Self.end, by: 997).compactMap { minute in
      changeFailure(hours, calculator, model, minute, &random, within: Self.end)
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

extension OpeningOutlook {
  /// Without a change that comes after an instant.
  fileprivate func clipped(to end: Date) -> Self {
    Self(
      state: state, nextOpening: nextOpening.flatMap { $0 <= end ? $0 : nil },
      nextClosing: nextClosing.flatMap { $0 <= end ? $0 : nil })
  }
}
