import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Cancelling over the network", .timeLimit(.minutes(15)))
struct NetworkTransportCancellationTests {
  @Test(
    "A call cancelled while it waits for its answer fails as cancelled",
    arguments: NetworkTransport.allCases)
  func waiting(network: NetworkTransport) async throws {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let server = try LoopbackServer { _ in
      arrival.yield()
      return .silence
    }
    let engine = PlacesEngine(at: server, over: network.make())
    let call = Task { await engine.fetchPlace(PlaceQuery(placeID: "a", fields: [.name])) }
    await arrivals.first { true }
    call.cancel()
    let result = await call.value
    let failure = try #require(throws: PlacesFailure.self) { try result.get() }
    #expect(failure.code == .cancelled)
    #expect(failure.attempts == 1)
    #expect(server.requests.count == 1)
  }

  @Test(
    "Cancelling hangs up, so that the server is free again", arguments: NetworkTransport.allCases)
  func hangingUp(network: NetworkTransport) async throws {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let server = try LoopbackServer { _ in
      arrival.yield()
      return .silence
    }
    let transport = network.make()
    let call = Task {
      try await transport.send(HTTPRequest(method: "GET", url: server.url))
    }
    await arrivals.first { true }
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    await server.endedConnections.first { true }
  }

  @Test(
    "Cancelling a call hangs up, however far its answer has come",
    arguments: combinations(
      EndlessAnswer.allCases, PlacesDialect.allCases, NetworkTransport.allCases))
  func hangingUp(endless: EndlessAnswer, dialect: PlacesDialect, network: NetworkTransport)
    async throws
  {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let server = try LoopbackServer { _ in
      arrival.yield()
      return endless.answer
    }
    let engine = PlacesEngine(at: server, over: network.make()) { $0.dialect = dialect }
    let call = Task { await engine.fetchPlace(PlaceQuery(placeID: "a", fields: [.name])) }
    await arrivals.first { true }
    call.cancel()
    let result = await call.value
    let failure = try #require(throws: PlacesFailure.self) { try result.get() }
    #expect(failure.code == .cancelled)
    await server.endedConnections.first { true }
    #expect(server.requests.count == 1)
  }

  @Test(
    "A time-out hangs up", arguments: EndlessAnswer.allCases, NetworkTransport.allCases)
  func timingOut(endless: EndlessAnswer, network: NetworkTransport) async throws {
    let server = try LoopbackServer { _ in endless.answer }
    let engine = PlacesEngine(at: server, over: network.make()) { configuration in
      configuration.clock = .system
      configuration.attemptTimeout = .milliseconds(300)
    }
    let result = await engine.fetchPlace(PlaceQuery(placeID: "a", fields: [.name]))
    let failure = try #require(throws: PlacesFailure.self) { try result.get() }
    #expect(failure.code == .timedOut)
    await server.endedConnections.first { true }
  }

  @Test(
    "An answer that grows too large hangs up", arguments: [1, 10], NetworkTransport.allCases)
  func tooLarge(limit: Int, network: NetworkTransport) async throws {
    let server = try LoopbackServer { _ in EndlessAnswer.body.answer }
    let engine = PlacesEngine(at: server, over: network.make()) { $0.maximumResponseSize = limit }
    let result = await engine.fetchPlace(PlaceQuery(placeID: "a", fields: [.name]))
    let failure = try #require(throws: PlacesFailure.self) { try result.get() }
    #expect(failure.code == .serverError)
    #expect(failure.message.contains("\(limit) bytes"))
    await server.endedConnections.first { true }
  }

  @Test(
    "An answer that says it is too large is given up before its body comes",
    arguments: NetworkTransport.allCases)
  func tooLargeBeforehand(network: NetworkTransport) async throws {
    let head = Data("HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n".utf8)
    let server = try LoopbackServer { _ in
      .drip(after: head, byte: UInt8(ascii: " "), every: .seconds(3_600))
    }
    let engine = PlacesEngine(at: server, over: network.make()) { $0.maximumResponseSize = 10 }
    let result = await engine.fetchPlace(PlaceQuery(placeID: "a", fields: [.name]))
    let failure = try #require(throws: PlacesFailure.self) { try result.get() }
    #expect(failure.code == .serverError)
    #expect(failure.httpStatus == 200)
    #expect(failure.message.contains("10 bytes"))
    await server.endedConnections.first { true }
  }

  @Test(
    "A call of a cancelled task sends nothing", arguments: NetworkTransport.allCases)
  func beforehand(network: NetworkTransport) async throws {
    let server = try LoopbackServer { _ in .text("{}") }
    let engine = PlacesEngine(at: server, over: network.make())
    let call = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await engine.fetchPlace(PlaceQuery(placeID: "a", fields: [.name]))
    }
    let result = await call.value
    let failure = try #require(throws: PlacesFailure.self) { try result.get() }
    #expect(failure.code == .cancelled)
    #expect(server.connectionCount == 0)
  }

  @Test(
    "Cancelling after the answer changes nothing", arguments: NetworkTransport.allCases)
  func afterwards(network: NetworkTransport) async throws {
    let server = try LoopbackServer { _ in .text("{}") }
    let transport = network.make()
    let call = Task { try await transport.send(HTTPRequest(method: "GET", url: server.url)) }
    #expect(try await call.value.status == 200)
    call.cancel()
    #expect(try await call.value.status == 200)
  }

  @Test(
    "Calls cancelled at any moment end once each, with the answer or as cancelled",
    arguments: 0..<12, NetworkTransport.allCases)
  func racing(pace: Int, network: NetworkTransport) async throws {
    let server = try LoopbackServer { _ in .text("answer") }
    let transport = network.make()
    let request = HTTPRequest(method: "GET", url: server.url)
    for number in 0..<200 {
      let call = Task { try await transport.send(request) }
      for _ in 0..<(number % 7 * pace) { await Task.yield() }
      call.cancel()
      #expect(Outcome(await call.result) != .other)
    }
    #expect(try await transport.send(request).body == Data("answer".utf8))
  }

  @Test(
    "Calls to a server that never answers end as cancelled", arguments: 0..<12,
    NetworkTransport.allCases)
  func racingSilence(pace: Int, network: NetworkTransport) async throws {
    let server = try LoopbackServer { _ in .silence }
    let transport = network.make()
    let request = HTTPRequest(method: "GET", url: server.url)
    for number in 0..<100 {
      let call = Task { try await transport.send(request) }
      for _ in 0..<(number % 7 * pace) { await Task.yield() }
      call.cancel()
      #expect(Outcome(await call.result) == .cancelled)
    }
  }

  @Test(
    "Calls cancelled as their requests arrive end once each", arguments: NetworkTransport.allCases)
  func racingArrival(network: NetworkTransport) async throws {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Int.self)
    let server = try LoopbackServer { request in
      arrival.yield(Int(request.requestLine.filter(\.isNumber).dropLast(2)) ?? 0)
      return .text("answer")
    }
    let transport = network.make()
    let calls = (0..<200).map { number in
      let url = server.url.appending(path: "\(number)")
      return Task { try await transport.send(HTTPRequest(method: "GET", url: url)) }
    }
    for await number in arrivals.prefix(200) { calls[number].cancel() }
    for call in calls { #expect(Outcome(await call.result) != .other) }
  }

  @Test(
    "A transport whose calls have ended closes its connections when it is released",
    arguments: NetworkTransport.allCases)
  func release(network: NetworkTransport) async throws {
    let server = try LoopbackServer { _ in .text("{}") }
    _ = try await network.make().send(HTTPRequest(method: "GET", url: server.url))
    await server.endedConnections.first { true }
    #expect(server.connectionCount == 1)
  }

  @Test(
    "A transport released during a call sees it to its end", arguments: NetworkTransport.allCases)
  func releaseDuring(network: NetworkTransport) async throws {
    let server = try LoopbackServer { _ in .text("{}") }
    let request = HTTPRequest(method: "GET", url: server.url)
    let calls = (0..<20).map { _ in Task { try await network.make().send(request) } }
    for call in calls { #expect(try await call.value.status == 200) }
  }
}

/// An answer that ends only when the client hangs up.
enum EndlessAnswer: String, CaseIterable, Sendable {
  case silence, head, body

  var answer: LoopbackServer.Answer {
    let head = "HTTP/1.1 200 OK\r\nConnection: close\r\n"
    return switch self {
    case .silence: .silence
    case .head: drip(after: head + "X-Unfinished: ")
    case .body: drip(after: head + "\r\n")
    }
  }

  private func drip(after start: String) -> LoopbackServer.Answer {
    .drip(after: Data(start.utf8), byte: UInt8(ascii: " "), every: LoopbackFault.pace)
  }
}

/// How a call over a healthy connection ended.
private enum Outcome {
  case answered, cancelled, other

  init(_ result: Result<HTTPResponse, any Error>) {
    switch result {
    case .success(let response): self = response.body == Data("answer".utf8) ? .answered : .other
    case .failure(let error): self = error is CancellationError ? .cancelled : .other
    }
  }
}
