import Foundation
import PlacesTestSupport
import PlacesCore

/// Watches the process from a thread of its own, and ends it when nothing goes on any more.
final class Monitor: Sendable {
  private static let interval = 0.1
  private static let patience = Duration.seconds(30)

  private let samples = Locked<[(progress: Double, figures: ProcessFigures)]>([])
  private let step = Locked((number: 0, time: ContinuousClock.now))

  /// Starts; `step` is a number that changes when something goes on, `progress` goes from 0 to 1.
  init(step: @escaping @Sendable () -> Int, progress: @escaping @Sendable () -> Double) {
    Thread.detachNewThread { [self] in
      while true {
        let current = progress()
        if current < 1 { samples.withLock { $0.append((current, .now)) } }
        watch(step())
        Thread.sleep(forTimeInterval: Self.interval)
      }
    }
  }

  /// How a figure went once the first fifth was done; nil when the system does not tell it.
  func trend(of figure: @Sendable (ProcessFigures) -> Int?) -> Trend? {
    let warm = samples.withLock { $0.filter { $0.progress >= 0.2 } }
    return Trend(warm.compactMap { figure($0.figures) })
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

  /// The trend of samples; nil when they are too few.
  init?(_ samples: [Int]) {
    let quarter = samples.count / 4
    guard quarter > 0, let peak = samples.max() else { return nil }
    early = samples.prefix(quarter).median
    late = samples.suffix(quarter).median
    self.peak = peak
  }

  /// By what part of the early value the late one is larger.
  var growth: Double { Double(late - early) / Double(max(early, 1)) }
}

extension Collection where Element: Comparable {
  /// The middle one in order; of two, the larger.
  var median: Element { sorted()[count / 2] }
}
