import PlacesCore

/// The figures, and what of them is not as it must be.
struct Report {
  private static let bearableGrowth = 0.1
  private static let bearableLateness = Duration.milliseconds(50)
  /// Foundation on Linux never frees the parts of a request's URL, which are about so many bytes.
  private static let keptByFoundation = 224
  /// Those that Foundation and the runtime keep once they have been used.
  private static let bearableDescriptors = 16

  private(set) var rows: [(name: String, value: String)] = []
  private(set) var failures: [String] = []

  private mutating func row(_ name: String, _ value: String) { rows.append((name, value)) }

  private mutating func check(_ holds: Bool, _ complaint: String) {
    if !holds { failures.append(complaint) }
  }

  /// Names and values in two columns.
  var table: String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      let gap = String(repeating: " ", count: width - row.name.count)
      return "  \(row.name)\(gap)  \(row.value)"
    }.joined(separator: "\n")
  }
}

// MARK: Calls

extension Report {
  mutating func add(_ tally: Tally, over elapsed: Duration, _ options: SoakOptions) {
    let seconds = elapsed / .seconds(1)
    row(
      "calls",
      "\(tally.calls) in \(seconds.rounded) s, \((Double(tally.calls) / seconds).rounded)/s")
    row("  ended", "\(tally.endings), of them answered \(tally.answers)")
    row("  with callback", "\(tally.callbackCalls), callbacks \(tally.callbacks)")
    row("  cancelled", "\(tally.cancels), of them answered \(tally.lateCancels)")
    row("requests", "\(tally.requests), retries \(tally.retries), joined calls \(tally.joined)")
    check(tally.answers >= options.fetches, "only \(tally.answers) answers")
    check(tally.cancels >= options.cancels, "only \(tally.cancels) cancelled calls")
    check(tally.endings == tally.calls, "\(tally.calls) calls, but \(tally.endings) endings")
    check(
      tally.callbacks == tally.callbackCalls,
      "\(tally.callbackCalls) calls with callback, but \(tally.callbacks) callbacks")
    check(tally.joined > 0 && tally.retries > 0, "no call joined another, or none was repeated")
    for fault in Tally.Fault.allCases {
      row(fault.rawValue, "\(tally.faults[fault] ?? 0)")
      check(tally.faults[fault] == nil, "\(tally.faults[fault] ?? 0) \(fault.rawValue)")
    }
    failures += tally.examples
  }
}

// MARK: The process

extension Report {
  mutating func add(memory trend: Trend?) {
    guard let trend else { return row("resident memory", "unknown") }
    let growth = trend.growth(whereRequestsKeep: Self.keptByFoundation)
    row("resident memory", text(trend) { $0.inMebibytes })
    row("  beside URLs", "\(growth.inPercent); \(Self.keptByFoundation) bytes for each request's")
    check(growth <= Self.bearableGrowth, "the resident memory grew after the warm-up")
  }

  mutating func add(descriptors trend: Trend?) {
    guard let trend else { return row("open descriptors", "unknown") }
    row("open descriptors", text(trend) { "\($0)" })
    let growth = trend.late - trend.early
    check(growth <= Self.bearableDescriptors, "the open descriptors grew after the warm-up")
  }

  /// What is left when the server has stopped and the engines are gone.
  mutating func add(descriptorsBefore before: Int?, after: Int?) {
    guard let before, let after else { return }
    row("  before and after all", "\(before) and \(after)")
    check(after <= before + Self.bearableDescriptors, "\(after - before) descriptors stay open")
  }

  private func text(_ trend: Trend, _ value: (Int) -> String) -> String {
    "\(value(trend.early)), later \(value(trend.late)): \(trend.growth().inPercent)"
      + "; peak \(value(trend.peak))"
  }
}

// MARK: Deadlines

extension Report {
  mutating func add(_ lateness: Lateness) {
    let delays = lateness.delays
    let title = lateness.trial.title
    guard let first = delays.min(), let last = delays.max() else { return }
    row("late: \(title)", "median \(delays.median.inMilliseconds), max \(last.inMilliseconds)")
    check(first >= .zero, "a deadline came too early: \(title), \(first.inMilliseconds)")
    check(
      delays.median <= Self.bearableLateness,
      "deadlines are late: \(title), median \(delays.median.inMilliseconds)")
    failures += lateness.surprises.prefix(3)
  }
}

extension Double {
  /// With one digit after the point.
  fileprivate var rounded: String { "\((self * 10).rounded() / 10)" }

  fileprivate var inPercent: String { "\((self * 100).rounded) %" }
}

extension Duration {
  fileprivate var inMilliseconds: String { "\((self / .milliseconds(1)).rounded) ms" }
}
