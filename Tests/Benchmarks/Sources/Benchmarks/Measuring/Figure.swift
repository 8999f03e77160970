/// A line of the table.
struct Figure: Sendable, Codable {
  /// What the values are.
  enum Unit: String, Sendable, Codable {
    case nanoseconds, perSecond, seconds, bytes, percent, count
  }

  var work: String
  var name: String
  var unit: Unit
  var value: Spread
  /// What it was measured beside.
  var baseline: String?
  /// Its time by that of the baseline, as the median over the samples.
  var timeByBaseline: Double?
  var goal: Goal?
  var isReached: Bool?
  /// What one has to know of it.
  var remark: String?

  init(
    _ work: String, _ name: String, _ unit: Unit, _ samples: [Double], goal: Goal? = nil,
    remark: String? = nil
  ) {
    self.work = work
    self.name = name
    self.unit = unit
    value = Spread(samples)
    self.goal = goal
    self.remark = remark
    isReached = goal.map { $0.isReached(value.median, timeByBaseline: nil) }
  }

  /// The same beside samples of time that were taken together with its own.
  func compared(_ times: [Double], with others: [Double], of name: String) -> Figure {
    let ratio = Spread(zip(times, others).map { $0 / $1 }).median
    var figure = self
    figure.baseline = name
    figure.timeByBaseline = ratio
    figure.isReached = goal.map { $0.isReached(value.median, timeByBaseline: ratio) }
    return figure
  }
}

/// A figure to reach.
struct Goal: Sendable, Codable {
  enum Kind: String, Sendable, Codable {
    /// At most so many times the baseline's time.
    case timesBaseline
    /// At least so many times as fast as the baseline.
    case timesAsFast
    /// At most this, in the unit of the figure.
    case atMost
    /// At least this, in the unit of the figure.
    case atLeast
  }

  let kind: Kind
  let limit: Double

  static func timesBaseline(_ limit: Double) -> Goal { Goal(kind: .timesBaseline, limit: limit) }
  static func timesAsFast(_ limit: Double) -> Goal { Goal(kind: .timesAsFast, limit: limit) }
  static func atMost(_ limit: Double) -> Goal { Goal(kind: .atMost, limit: limit) }
  static func atLeast(_ limit: Double) -> Goal { Goal(kind: .atLeast, limit: limit) }

  func isReached(_ median: Double, timeByBaseline ratio: Double?) -> Bool {
    switch kind {
    case .timesBaseline: (ratio ?? .infinity) <= limit
    case .timesAsFast: 1 / (ratio ?? .infinity) >= limit
    case .atMost: median <= limit
    case .atLeast: median >= limit
    }
  }
}
