import Dispatch
import PlacesCore
import PlacesTestSupport

/// The engines that are called: for each service a patient one, and one that gives up early.
struct Engines: Sendable {
  private struct Pair {
    let patient: PlacesEngine
    let hasty: PlacesEngine
  }

  private let new: Pair
  private let legacy: Pair
  private let dialectOfQueue = DispatchSpecificKey<PlacesDialect>()

  init(_ server: SoakServer, _ tally: Locked<Tally>) {
    let queue = DispatchQueue(label: "callbacks")
    func pair(_ dialect: PlacesDialect) -> Pair {
      var configuration = server.configuration(dialect)
      if dialect == .legacy { configuration.callbackQueue = queue }
      configuration.onDiagnostic = { event in tally.withLock { $0.note(event) } }
      configuration.retryPolicy.transientDelay = .milliseconds(5)
      let patient = PlacesEngine(configuration: configuration)
      configuration.attemptTimeout = .milliseconds(100)
      configuration.retryPolicy.maximumAttempts = 2
      return Pair(patient: patient, hasty: PlacesEngine(configuration: configuration))
    }
    new = pair(.new)
    legacy = pair(.legacy)
    DispatchQueue.main.setSpecific(key: dialectOfQueue, value: .new)
    queue.setSpecific(key: dialectOfQueue, value: .legacy)
  }

  /// The engine that suits a question: a hasty one for what takes for ever.
  func engine(for question: Question) -> PlacesEngine {
    let pair = question.dialect == .new ? new : legacy
    return question.manner.failure == .timedOut ? pair.hasty : pair.patient
  }

  /// Whether the caller runs where a service's callbacks should: on the main queue for one, on a
  /// queue of their own for the other.
  func isOnCallbackQueue(of dialect: PlacesDialect) -> Bool {
    DispatchQueue.getSpecific(key: dialectOfQueue) == dialect
  }
}

extension Tally {
  fileprivate mutating func note(_ event: PlacesDiagnostic) {
    switch event {
    case .attemptStarted: requests += 1
    case .retryPlanned: retries += 1
    case .requestJoined: joined += 1
    default: break
    }
  }
}
