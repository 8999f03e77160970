import Foundation
import PlacesCore

/// Watches the process from a thread of its own, and ends it when nothing goes on any more.
final class Monitor: Sendable {
  /// How things stand at one moment.
  struct Sample: Sendable {
    /// From 0 to 1.
    let progress: Double
    /// Changes when something goes on.
    let step: Int
    /// How many requests were sent so far.
    let requests: Int
    let figures = ProcessFigures.now
  }

  private static let interval = 0.1
  private static let patience = Duration.seconds(30)

  private let samples = Locked<[Sample]>([])
  private let step = Locked((number: 0, time: ContinuousClock.now))

  /// Starts; samples are kept until the progress is 1.
  init(_ sample: @escaping @Sendable () -> Sample) {
    Thread.detachNewThread { [self] in
      while true {
        let current = sample()
        if current.progress < 1 { samples.withLock { $0.append(current) } }
        watch(current.step)
        Thread.sleep(forTimeInterval: Self.interval)
      }
    }
  }

  /// How a figure went once the first fifth was done; nil when the system does not tell it.
  func trend(of figure: @Sendable (ProcessFigures) -> Int?) -> Trend? {
    let warm = samples.withLock { $0.filter { $0.progress >= 0.2 } }
    return Trend(warm.compactMap { sample in figure(sample.figures).map { ($0, sample.requests) } })
  }

  private func watch(_ number: Int) {
    let idle = step.withLock { step in
      if step.number != number { step = (number, .now) }
      return ContinuousClock.now - step.time
    }
    guard idle > Self.patience else { return }
    Output.complain("hangs: nothing went on for \(idle / .seconds(1)) s, after \(number) steps")
    exit(3)
  }
}

/// How a figure went: its middle in the first and the last quarter of the time, and its peak.
struct Trend {
  let early: Int
  let late: Int
  let peak: Int
  /// How many requests were sent from the middle of the one quarter to that of the other.
  let requests: Int

  /// The trend of samples, each a value and the requests so far; nil when they are too few.
  init?(_ samples: [(value: Int, requests: Int)]) {
    let quarter = samples.count / 4
    guard quarter > 0, let peak = samples.map(\.value).max() else { return nil }
    let (first, last) = (samples.prefix(quarter), samples.suffix(quarter))
    early = first.map(\.value).median
    late = last.map(\.value).median
    requests = last.map(\.requests).median - first.map(\.requests).median
    self.peak = peak
  }

  /// By what part of the early value the late one is larger, when each request may keep so much.
  func growth(whereRequestsKeep kept: Int = 0) -> Double {
    Double(late - early - requests * kept) / Double(max(early, 1))
  }
}

extension Collection where Element: Comparable {
  /// The middle one in order; of two, the larger.
  var median: Element { sorted()[count / 2] }
}
