import Dispatch
import Foundation
import GooglePlaces
import GooglePlacesSwift
import PlacesCore
import PlacesTestSupport
import Testing

@Suite("Faults in all call styles", .timeLimit(.minutes(15)))
struct FaultParityTests {
  @Test(
    "A fault has one outcome, which each style tells once and in its own words",
    arguments: combinations(LoopbackFault.allCases, FaultyCall.all, NetworkTransport.allCases))
  func outcome(fault: LoopbackFault, call: FaultyCall, network: NetworkTransport) async throws {
    let server = try fault.server(in: call.dialect)
    let configuration = PlacesConfiguration.test(
      under: fault, at: server, in: call.dialect, over: network)
    let told = await call.answers(configuration)
    #expect(told.count == 1)
    let answer = try #require(told.first)
    let expected = fault.outcome(in: call.dialect)
    guard let code = expected.code else {
      #expect(answer == .place("Sample"))
      return
    }
    let words = try #require(StyleWords.of[code])
    switch call.style {
    case .bitmask, .request:
      #expect(answer == .gmsError(kGMSPlacesErrorDomain, words.gms, code, expected.attempts))
    case .result: #expect(answer == .placesError(words.swift))
    case .throwing: #expect(answer == .failure(code, expected.attempts))
    }
  }

  @Test("Every failure that a fault can end in has its words", arguments: PlacesDialect.allCases)
  func words(dialect: PlacesDialect) {
    let codes = Set(LoopbackFault.allCases.compactMap { $0.outcome(in: dialect).code })
    #expect(codes == Set(StyleWords.of.keys))
  }

  @Test(
    "A New Swift call that is cancelled ends as such and hangs up",
    arguments: combinations(
      FaultyCall.all.filter { [.result, .throwing].contains($0.style) },
      [LoopbackFault.silence, .slowHead, .drip], NetworkTransport.allCases))
  func cancelling(call: FaultyCall, fault: LoopbackFault, network: NetworkTransport) async throws {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let server = try LoopbackServer { request in
      arrival.yield()
      return fault.answer(to: request, number: 1, in: call.dialect)
    }
    var configuration = PlacesConfiguration.test(
      under: .gzip, at: server, in: call.dialect, over: network)
    configuration.retryPolicy = RetryPolicy(maximumAttempts: 3)
    let task = Task { [configuration] in await call.answers(configuration) }
    await arrivals.first { true }
    task.cancel()
    let expected: StyleAnswer =
      call.style == .result ? .placesError("network") : .failure(.cancelled, 1)
    #expect(await task.value == [expected])
    await server.endedConnections.first { true }
    #expect(server.requests.count == 1)
  }
}

/// The words of the façades for a failure.
private enum StyleWords {
  static let of: [PlacesFailure.Code: (gms: GMSPlacesErrorCode, swift: String)] = [
    .network: (.networkError, "network"),
    .timedOut: (.networkError, "network"),
    .unavailable: (.serverError, "server"),
    .serverError: (.serverError, "server"),
    .usageLimitExceeded: (.usageLimitExceeded, "usageLimitExceeded"),
    .rateLimitExceeded: (.rateLimitExceeded, "rateLimitExceeded"),
  ]
}

/// What a style tells of a call.
enum StyleAnswer: Equatable, Sendable {
  case place(String?)
  /// An error of a callback, with the failure under it.
  case gmsError(String, GMSPlacesErrorCode?, PlacesFailure.Code?, Int?)
  case placesError(String?)
  case failure(PlacesFailure.Code, Int)
  /// Both a place and an error, neither, or an error of another type.
  case undecided

  fileprivate init(_ place: GMSPlace?, _ error: (any Error)?) {
    switch (place, error) {
    case (let place?, nil): self = .place(place.name)
    case (nil, let error?):
      let failure = PlacesFailure(error)
      let nsError = error as NSError
      self = .gmsError(
        nsError.domain, GMSPlacesErrorCode(rawValue: nsError.code), failure?.code,
        failure?.attempts)
    default: self = .undecided
    }
  }

  fileprivate init(_ result: Result<Place, PlacesError>) {
    switch result {
    case .success(let place): self = .place(place.displayName)
    case .failure(let error): self = .placesError(Mirror(reflecting: error).children.first?.label)
    }
  }

  fileprivate init(_ result: Result<Place, any Error>?) {
    switch result {
    case .success(let place): self = .place(place.displayName)
    case .failure(let failure as PlacesFailure): self = .failure(failure.code, failure.attempts)
    default: self = .undecided
    }
  }
}

/// A call in one of the styles, to one of the services.
struct FaultyCall: Sendable, CustomTestStringConvertible {
  enum Style: String, CaseIterable {
    case bitmask = "bitmask and callback"
    case request = "GMS request and callback"
    case result = "New Swift, a result"
    case throwing = "New Swift, throwing"
  }

  let style: Style
  let dialect: PlacesDialect

  var testDescription: String { "\(style.rawValue), \(dialect.rawValue)" }

  static let all = Style.allCases.flatMap { style in
    PlacesDialect.allCases.map { FaultyCall(style: style, dialect: $0) }
  }

  /// Everything that is told of a call.
  func answers(_ configuration: PlacesConfiguration) async -> [StyleAnswer] {
    switch style {
    case .bitmask:
      await callbacks(configuration) { client, callback in
        client.fetchPlace(
          fromPlaceID: "ChIJsample", placeFields: .name, sessionToken: nil, callback: callback)
      }
    case .request:
      await callbacks(configuration) { client, callback in
        let request = GMSFetchPlaceRequest(
          placeID: "ChIJsample", placeProperties: [.name], sessionToken: nil)
        client.fetchPlace(with: request, callback: callback)
      }
    case .result: [StyleAnswer(await client(configuration).fetchPlace(with: request))]
    case .throwing: [StyleAnswer(await thrown(client(configuration)))]
    }
  }

  private var request: FetchPlaceRequest {
    FetchPlaceRequest(placeID: "ChIJsample", placeProperties: [.displayName])
  }

  private func client(_ configuration: PlacesConfiguration) -> PlacesClient {
    PlacesClient(engine: PlacesEngine(configuration: configuration))
  }

  /// The outcome of the throwing call, in a child task: cancelling reaches it.
  private func thrown(_ client: PlacesClient) async -> Result<Place, any Error>? {
    await withThrowingTaskGroup(of: Place.self) { group in
      group.addTask { try await client.fetch(request) }
      return await group.nextResult()
    }
  }

  /// What a call hands to its callback, up to all that was on the queue with the first.
  private func callbacks(
    _ configuration: PlacesConfiguration,
    _ call: (GMSPlacesClient, @escaping GMSPlaceResultCallback) -> Void
  ) async -> [StyleAnswer] {
    var configuration = configuration
    let queue = DispatchQueue(label: "callbacks")
    configuration.callbackQueue = queue
    let (answers, answer) = AsyncStream.makeStream(of: StyleAnswer.self)
    call(GMSPlacesClient(engine: PlacesEngine(configuration: configuration))) { place, error in
      answer.yield(StyleAnswer(place, error))
      queue.async { answer.finish() }
    }
    return await answers.reduce(into: []) { $0.append($1) }
  }
}
