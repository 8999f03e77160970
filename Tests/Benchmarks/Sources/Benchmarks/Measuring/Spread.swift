/// Where the middle of some samples is, and how far they are apart.
struct Spread: Sendable, Codable {
  var median: Double
  /// A tenth of the samples is below.
  var low: Double
  /// A tenth of the samples is above.
  var high: Double
  var samples: Int

  init(_ samples: [Double]) {
    let sorted = samples.sorted()
    func value(at share: Double) -> Double {
      guard let last = sorted.indices.last else { return .nan }
      let position = share * Double(last)
      let below = sorted[Int(position)]
      let above = sorted[min(Int(position) + 1, last)]
      return below + (above - below) * (position - position.rounded(.down))
    }
    (median, low, high) = (value(at: 0.5), value(at: 0.1), value(at: 0.9))
    self.samples = samples.count
  }
}
