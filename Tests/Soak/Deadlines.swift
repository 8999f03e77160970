import GooglePlacesSwift
import PlacesCore
import PlacesTestSupport

/// A way in which a server does not answer, and the deadline that ends the call.
struct DeadlineTrial: Sendable {
  let manner: Manner
  let isTotal: Bool
  /// How often the request is sent until the deadline.
  let attempts: Int

  /// The deadline that is tried; three attempts of their own limit exceed the total one.
  var limit: Duration { isTotal ? .milliseconds(300) : .milliseconds(200) }

  static let all: [DeadlineTrial] = [Manner.silent, .slowHead, .drip].flatMap { manner in
    [
      DeadlineTrial(manner: manner, isTotal: false, attempts: 1),
      DeadlineTrial(manner: manner, isTotal: true, attempts: 1),
      DeadlineTrial(manner: manner, isTotal: true, attempts: 2),
    ]
  }

  var title: String {
    let name = isTotal ? (attempts > 1 ? "total, attempt \(attempts)" : "total") : "attempt"
    return "\(manner.rawValue), \(name)"
  }
}

/// How late the calls of a trial ended.
struct Lateness: Sendable {
  private static let rounds = 5
  private static let callsAtOnce = 16

  let trial: DeadlineTrial
  /// By how much the calls passed their limits; negative for too early.
  let delays: [Duration]
  /// Endings other than the deadline.
  let surprises: [String]

  /// Calls a server so that every call runs into its deadline.
  static func measured(
    _ trial: DeadlineTrial, _ server: SoakServer, onStep: @escaping @Sendable () -> Void
  ) async -> Lateness {
    var calls: [(delay: Duration, surprise: String?)] = []
    for _ in 0..<rounds {
      let engines = PlacesDialect.allCases.map { trial.engine(at: server, $0) }
      await withTaskGroup(of: (Duration, String?).self) { group in
        for index in 0..<callsAtOnce {
          group.addTask { await trial.call(number: index, engines[index % engines.count]) }
        }
        for await call in group { calls.append(call) }
      }
      onStep()
    }
    return Lateness(
      trial: trial, delays: calls.map(\.delay), surprises: calls.compactMap(\.surprise))
  }
}

extension DeadlineTrial {
  fileprivate func call(number: Int, _ engine: PlacesEngine) async -> (Duration, String?) {
    let request = FetchPlaceRequest(
      placeID: "\(manner.rawValue)-\(number)", placeProperties: [.placeID])
    let start = ContinuousClock.now
    let outcome = await PlacesClient(engine: engine).outcome(of: request)
    let delay = ContinuousClock.now - start - limit
    if case .failure(let failure) = outcome, failure.code == .timedOut { return (delay, nil) }
    return (delay, "\(title): \(outcome)")
  }

  fileprivate func engine(at server: SoakServer, _ dialect: PlacesDialect) -> PlacesEngine {
    var configuration = server.configuration(dialect)
    configuration.retryPolicy.transientDelay = .milliseconds(1)
    if isTotal { configuration.totalTimeout = limit }
    if !isTotal || attempts > 1 { configuration.attemptTimeout = .milliseconds(200) }
    if attempts == 1 { configuration.retryPolicy = .never }
    return PlacesEngine(configuration: configuration)
  }
}
