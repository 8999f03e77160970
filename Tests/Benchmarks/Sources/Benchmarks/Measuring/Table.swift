import Foundation

/// Figures as text, in columns.
struct Table {
  private static let titles = ["work", "median", "10–90 %", "beside", "ratio", "to reach", ""]
  private let rows: [[String]]

  init(_ figures: [Figure]) {
    rows = figures.map(\.cells)
  }

  /// A line for each figure, under a line with the titles.
  var text: String {
    let all = [Self.titles] + rows
    let widths = Self.titles.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return cells.joined(separator: "  ").trimmingSuffix(" ")
    }.joined(separator: "\n")
  }
}

extension Figure {
  /// What stands in the columns.
  fileprivate var cells: [String] {
    let isSpread = value.samples > 1 && value.low != value.high
    return [
      "\(work): \(name)", unit.text(of: value.median),
      isSpread ? "\(unit.text(of: value.low)) – \(unit.text(of: value.high))" : "",
      baseline.map(shortened) ?? "", timeByBaseline.map(Self.text(ofRatio:)) ?? "",
      goal.map { $0.text(in: unit) } ?? "", isReached.map { $0 ? "yes" : "NO" } ?? "",
    ]
  }

  /// The name of a baseline without what it begins with in common with this one's.
  private func shortened(_ baseline: String) -> String {
    let parts = baseline.components(separatedBy: ", ")
    let own = name.components(separatedBy: ", ")
    let shared = zip(parts, own).prefix { $0 == $1 }.count
    return parts.dropFirst(min(shared, parts.count - 1)).joined(separator: ", ")
  }

  private static func text(ofRatio ratio: Double) -> String {
    ratio < 1 ? "\((1 / ratio).short) × as fast" : "\(ratio.short) × the time"
  }
}

extension Goal {
  fileprivate func text(in unit: Figure.Unit) -> String {
    switch kind {
    case .timesBaseline: "≤ \(limit.short) × the time"
    case .timesAsFast: "≥ \(limit.short) × as fast"
    case .atMost: "≤ \(unit.text(of: limit))"
    case .atLeast: "≥ \(unit.text(of: limit))"
    }
  }
}

extension Figure.Unit {
  /// A value with its unit.
  func text(of value: Double) -> String {
    switch self {
    case .nanoseconds where value < 1_000: "\(value.short) ns"
    case .nanoseconds where value < 1_000_000: "\((value / 1_000).short) µs"
    case .nanoseconds: "\((value / 1_000_000).short) ms"
    case .perSecond: "\(Int(value.rounded()))/s"
    case .seconds: "\(value.short) s"
    case .bytes where value < 10_000: "\(Int(value.rounded())) B"
    case .bytes where value < 10_000_000: "\((value / 1_000).short) kB"
    case .bytes: "\((value / 1_000_000).short) MB"
    case .percent: "\(value.short) %"
    case .count: value.short
    }
  }
}

extension Double {
  /// Three digits or all of a larger number.
  fileprivate var short: String {
    let digits = magnitude >= 100 ? 0 : magnitude >= 10 ? 1 : 2
    return String(format: "%.\(digits)f", self)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    String(reversed().drop { $0 == character }.reversed())
  }
}
