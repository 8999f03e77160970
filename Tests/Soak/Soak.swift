import Foundation
import PlacesCore
import PlacesTestSupport

/// Calls a server for long in every way there is, and fails when anything is lost, mixed up, kept
/// or late.
@main
struct Soak {
  static func main() async throws {
    guard let options = SoakOptions(Array(CommandLine.arguments.dropFirst())) else {
      Output.complain(SoakOptions.usage)
      exit(2)
    }
    Output.say("Soak, seed \(options.seed)")
    let report = try await Soak(options: options).report()
    Output.say(report.table)
    report.failures.forEach(Output.complain)
    Output.say(report.failures.isEmpty ? "Soak passed." : "Soak failed.")
    exit(report.failures.isEmpty ? 0 : 1)
  }

  private let options: SoakOptions
  private let tally = Locked(Tally())
  private let trialSteps = Locked(0)
  private let start = ContinuousClock.now

  private init(options: SoakOptions) { self.options = options }

  private func report() async throws -> Report {
    var report = Report()
    let before = ProcessFigures.now.openDescriptors
    let monitor = Monitor { sample }
    let rendezvous = Rendezvous()
    let server = try SoakServer(onAnswer: rendezvous.happen)
    await load(server, rendezvous)
    report.add(tally.withLock { $0 }, over: ContinuousClock.now - start, options)
    if !options.isCallsOnly {
      report.add(memory: monitor.trend(of: \.residentMemory))
      report.add(descriptors: monitor.trend(of: \.openDescriptors))
      for trial in DeadlineTrial.all {
        report.add(await Lateness.measured(trial, server) { trialSteps.withLock { $0 += 1 } })
      }
    }
    server.server.stop()
    report.add(descriptorsBefore: before, after: await settledDescriptors(before))
    return report
  }

  private var sample: Monitor.Sample {
    let tally = tally.withLock { $0 }
    return Monitor.Sample(
      progress: progress(tally), step: tally.endings + trialSteps.withLock { $0 },
      requests: tally.requests)
  }

  private func progress(_ tally: Tally) -> Double {
    options.progress(after: ContinuousClock.now - start, tally)
  }

  private func load(_ server: SoakServer, _ rendezvous: Rendezvous) async {
    let engines = Engines(server, tally)
    let callers = Callers(
      engines: engines, rendezvous: rendezvous, tally: tally, seed: options.seed
    ) { tally.withLock { progress($0) } >= 1 }
    await callers.run()
  }

  /// How many descriptors are open once as few as before are, or after some seconds.
  private func settledDescriptors(_ before: Int?) async -> Int? {
    for _ in 0..<50 {
      guard let before, let now = ProcessFigures.now.openDescriptors, now > before else { break }
      try? await Task.sleep(for: .milliseconds(100))
    }
    return ProcessFigures.now.openDescriptors
  }
}
