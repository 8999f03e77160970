import Dispatch
import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

/// Where a callback runs is told by a mark on its queue: whether the main queue has a thread of its
/// own differs between systems.
@Suite("Delivery of callbacks")
struct DeliveryTests {
  /// What a call can end with before and after something is sent.
  struct Ending: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let fields: GMSPlaceField
    let transport: CannedTransport

    static let all = [
      Ending(
        testDescription: "a place", fields: .name,
        transport: CannedTransport(body: #"{"displayName": {"text": "n"}}"#)),
      Ending(
        testDescription: "a refusal of the service", fields: .name,
        transport: CannedTransport(status: 404, body: "{}")),
      Ending(
        testDescription: "a broken connection", fields: .name,
        transport: CannedTransport { _ in throw URLError(.timedOut) }),
      Ending(
        testDescription: "a request that is not sent", fields: GMSPlaceField(rawValue: 1 << 50),
        transport: CannedTransport(body: "{}")),
    ]
  }

  @Test("A callback never runs inside the call", arguments: Ending.all)
  @MainActor func later(ending: Ending) async {
    let client = GMSPlacesClient.on(ending.transport)
    var hasReturned = false
    let ranAfter = await withCheckedContinuation { continuation in
      client.fetchPlace(fromPlaceID: "a", placeFields: ending.fields, sessionToken: nil) { _, _ in
        continuation.resume(returning: hasReturned)
      }
      hasReturned = true
    }
    #expect(ranAfter)
  }

  @Test("A callback runs on the main queue", arguments: Ending.all)
  func mainQueue(ending: Ending) async {
    let mark = Mark()
    DispatchQueue.main.setSpecific(key: mark.key, value: "main")
    defer { DispatchQueue.main.setSpecific(key: mark.key, value: nil) }
    let client = GMSPlacesClient.on(ending.transport)
    #expect(await queue(of: client, ending, mark) == "main")
  }

  @Test("A callback runs on the queue that was configured", arguments: Ending.all)
  func configuredQueue(ending: Ending) async {
    let mark = Mark()
    let queue = DispatchQueue(label: "own")
    queue.setSpecific(key: mark.key, value: "own")
    let client = GMSPlacesClient.on(ending.transport) { $0.callbackQueue = queue }
    #expect(await self.queue(of: client, ending, mark) == "own")
  }

  @Test("A callback on the main queue may use what the main actor holds")
  @MainActor func mainActor() async {
    let client = GMSPlacesClient.on(CannedTransport(body: "{}"))
    let screen = Screen()
    await withCheckedContinuation { continuation in
      client.lookUpPlaceID("a") { place, _ in
        MainActor.assumeIsolated { screen.place = place }
        continuation.resume()
      }
    }
    #expect(screen.place != nil)
  }

  @Test("A callback gets a place or an error, never both and never neither", arguments: Ending.all)
  func either(ending: Ending) async {
    let client = GMSPlacesClient.on(ending.transport)
    let answer = await Answer.of {
      client.fetchPlace(
        fromPlaceID: "a", placeFields: ending.fields, sessionToken: nil, callback: $0)
    }
    #expect((answer.place == nil) != (answer.error == nil))
  }

  @Test("A callback runs although the client is gone before the answer comes")
  func releasedClient() async {
    let service = GatedTransport()
    let (answers, answer) = AsyncStream.makeStream(of: Answer.self)
    weak var released: GMSPlacesClient?
    do {
      let client = GMSPlacesClient.on(service)
      released = client
      client.lookUpPlaceID("a") { place, error in
        answer.yield(Answer(place: place, error: error))
        answer.finish()
      }
    }
    #expect(released == nil)
    service.open()
    #expect(await answers.reduce(0) { $0 + ($1.place == nil ? 0 : 1) } == 1)
  }

  @Test(
    "Every call from 64 threads at once is called back once, on the callback queue",
    arguments: NetworkTransport.allCases)
  func manyThreads(network: NetworkTransport) async throws {
    let server = try LoopbackServer { _ in .place(in: .new) }
    let mark = Mark()
    var configuration = PlacesConfiguration.test(transport: network.make())
    configuration.baseURL = server.url
    configuration.callbackQueue = DispatchQueue(label: "own")
    configuration.callbackQueue.setSpecific(key: mark.key, value: "own")
    let engine = PlacesEngine(configuration: configuration)
    let calls = Locked<[String: Int]>([:])
    await onThreads(64) { thread, done in
      for id in (0..<20).map({ "\(thread)-\($0)" }) {
        done.enter()
        GMSPlacesClient(engine: engine).fetchPlace(
          fromPlaceID: id, placeFields: .name, sessionToken: nil
        ) { place, _ in
          let isOnQueue = DispatchQueue.getSpecific(key: mark.key) == "own"
          if isOnQueue, place?.name == "Sample" { calls.withLock { $0[id, default: 0] += 1 } }
          done.leave()
        }
      }
    }
    let counts = calls.withLock { $0 }
    #expect(counts.count == 64 * 20)
    #expect(counts.values.allSatisfy { $0 == 1 })
    #expect(server.requests.count == 64 * 20)
  }

  // MARK: Helpers

  /// Runs work on threads that start together, and waits until all that entered has left.
  private func onThreads(
    _ count: Int, _ work: @escaping @Sendable (Int, DispatchGroup) -> Void
  ) async {
    let done = DispatchGroup()
    let start = StartLine(runners: count)
    for number in 0..<count {
      done.enter()
      Thread.detachNewThread {
        start.wait()
        work(number, done)
        done.leave()
      }
    }
    await withCheckedContinuation { continuation in
      done.notify(queue: .global()) { continuation.resume() }
    }
  }

  /// A key for marking queues; each test has its own.
  private struct Mark: Sendable {
    let key = DispatchSpecificKey<String>()
  }

  private func queue(
    of client: GMSPlacesClient, _ ending: Ending, _ mark: Mark
  ) async -> String? {
    await withCheckedContinuation { continuation in
      client.fetchPlace(fromPlaceID: "a", placeFields: ending.fields, sessionToken: nil) { _, _ in
        continuation.resume(returning: DispatchQueue.getSpecific(key: mark.key))
      }
    }
  }

  /// What a screen keeps.
  @MainActor private final class Screen {
    var place: GMSPlace?
  }
}

/// Answers with an empty place, but not before it is opened.
private final class GatedTransport: Transport {
  private let (stream, gate) = AsyncStream.makeStream(of: Void.self)

  func open() { gate.finish() }

  @concurrent func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    for await _ in stream {}
    return HTTPResponse(status: 200, body: Data("{}".utf8))
  }
}

/// Holds threads until all have come.
private final class StartLine: Sendable {
  private let missing: Locked<Int>
  private let runners: Int
  private let signal = DispatchSemaphore(value: 0)

  init(runners: Int) {
    self.runners = runners
    missing = Locked(runners)
  }

  func wait() {
    let isLast = missing.withLock { missing in
      missing -= 1
      return missing == 0
    }
    if isLast { (1..<runners).forEach { _ in signal.signal() } } else { signal.wait() }
  }
}
