extension Duration {
  /// Longer than anybody waits, and short enough to reckon with.
  static let year = Duration.seconds(31_536_000)

  /// The length in seconds, as near as a `Double` can tell.
  var inSeconds: Double { self / .seconds(1) }

  /// A length from a number of seconds; 0 for a negative one and for none, at most a year.
  init(inSeconds seconds: Double) {
    self = seconds > 0 ? .seconds(min(seconds, Duration.year.inSeconds)) : .zero
  }
}
