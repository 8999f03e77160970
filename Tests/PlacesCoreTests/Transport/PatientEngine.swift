import Foundation
import PlacesTestSupport

@testable import PlacesCore

/// An engine that tries again, under a clock that tests move; each wait is half the longest.
struct PatientEngine: Sendable {
  let clock = ManualClock()
  let events = Logbook<PlacesDiagnostic>()
  let engine: PlacesEngine

  init(_ transport: any Transport, _ change: (inout PlacesConfiguration) -> Void = { _ in }) {
    var configuration = PlacesConfiguration.test(transport: transport)
    configuration.clock = clock.clock
    configuration.random = { 0.5 }
    configuration.retryPolicy = RetryPolicy()
    configuration.onDiagnostic = { [events] in events.note($0) }
    change(&configuration)
    engine = PlacesEngine(configuration: configuration)
  }

  /// What a call gives while times pass, one after the other, each as somebody waits for it.
  func fetch(
    _ query: PlaceQuery = .aName, passing times: [Duration] = []
  ) async -> Result<PlaceRecord, PlacesFailure> {
    async let result = engine.fetchPlace(query)
    for time in times { await clock.pass(time) }
    return await result
  }

  /// A call under way.
  func start(_ query: PlaceQuery = .aName) -> PatientCall {
    PatientCall(task: Task { await engine.fetchPlace(query) })
  }
}

/// A call under way, cancelled by the test or with it.
struct PatientCall: Sendable {
  let task: Task<Result<PlaceRecord, PlacesFailure>, Never>

  /// What the call gives.
  var value: Result<PlaceRecord, PlacesFailure> {
    get async {
      await withTaskCancellationHandler {
        await task.value
      } onCancel: {
        task.cancel()
      }
    }
  }

  func cancel() { task.cancel() }
}

extension Result<PlaceRecord, PlacesFailure> {
  /// The failure; nil for an answer.
  var failure: PlacesFailure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

extension PlaceQuery {
  /// A question for a name.
  static let aName = PlaceQuery(placeID: "ChIJ1", fields: [.name])

  /// The same question in a session.
  static let inSession = PlaceQuery(
    placeID: "ChIJ1", fields: [.name], sessionToken: SessionToken(text: "a-session-token"))
}

extension HTTPResponse {
  /// A response with a text for a body.
  init(_ status: Int, _ body: String = "{}", headers: [String: String] = [:]) {
    self.init(status: status, headers: headers, body: Data(body.utf8))
  }
}

/// The longest wait there is.
let aYear = Duration.seconds(31_536_000)
