/// How long measuring may take.
struct Pace: Sendable {
  /// How long a sample takes at least.
  var sample: Duration
  /// How long the samples of one contender take together.
  var total: Duration
  /// How many samples of each there are at least.
  var fewestSamples: Int

  /// What figures are made with.
  static let normal = Pace(sample: .milliseconds(8), total: .milliseconds(600), fewestSamples: 15)
  /// Proves that everything runs, no more.
  static let quick = Pace(sample: .microseconds(200), total: .milliseconds(5), fewestSamples: 3)

  /// The same for work that is done over a network.
  var longer: Pace {
    Pace(sample: sample * 10, total: total * 3, fewestSamples: fewestSamples)
  }
}
