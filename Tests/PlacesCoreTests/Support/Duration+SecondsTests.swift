import Testing

@testable import PlacesCore

@Suite("Durations in seconds")
struct DurationSecondsTests {
  @Test(
    "A length is told in seconds",
    arguments: [
      (.zero, 0), (.milliseconds(1_500), 1.5), (.milliseconds(-50), -0.05), (.seconds(15), 15),
      (.nanoseconds(1), 1e-9), (.seconds(Int64.max), 0x1p63),
      (.seconds(Int64.max) * 18, 18 * 0x1p63),
    ] as [(Duration, Double)])
  func told(length: Duration, seconds: Double) {
    #expect(length.inSeconds == seconds)
  }

  @Test(
    "A length is made of seconds, none of negative ones and no number, and a year at most",
    arguments: [
      (0, .zero), (1.5, .milliseconds(1_500)), (0.05, .milliseconds(50)), (-1, .zero),
      (-.infinity, .zero), (.nan, .zero), (31_536_000, aYear), (31_536_001, aYear),
      (1e300, aYear), (.infinity, aYear), (.leastNonzeroMagnitude, .zero),
    ] as [(Double, Duration)])
  func made(seconds: Double, length: Duration) {
    #expect(Duration(inSeconds: seconds) == length)
  }
}
