import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Loopback faults", .timeLimit(.minutes(15)))
struct LoopbackFaultTests {
  private func get(_ server: LoopbackServer) -> HTTPRequest {
    HTTPRequest(method: "GET", url: server.url)
  }

  private func place(_ dialect: PlacesDialect, _ body: Data) throws -> PlaceRecord {
    try Dialect(dialect).details.answer(
      HTTPResponse(status: 200, body: body),
      PlaceQuery(placeID: "a", fields: [.name, .placeID]), PlacesConfiguration.testInstant)
  }

  @Test("Faults have names of their own")
  func names() {
    #expect(Set(LoopbackFault.allCases.map(\.description)).count == LoopbackFault.allCases.count)
  }

  @Test("Three calls get the statuses and words of the fault", arguments: FaultAnswers.all)
  func answers(row: FaultAnswers) throws {
    let server = try row.fault.server(in: row.dialect)
    for (status, word) in row.answers {
      let response = try LoopbackClient(of: server).response()
      #expect(response.head.hasPrefix("HTTP/1.1 \(status) "))
      #expect((response.head + String(decoding: response.body, as: UTF8.self)).contains(word))
    }
  }

  @Test("An endless answer starts as announced", arguments: PlacesDialect.allCases)
  func endless(dialect: PlacesDialect) throws {
    let head = try LoopbackClient(of: LoopbackFault.slowHead.server(in: dialect))
    let expected = Data("HTTP/1.1 200 OK\r\nX-Unfinished: aaa".utf8)
    #expect(try head.bytes(atLeast: expected.count) == expected)
    let drip = try LoopbackClient(of: LoopbackFault.drip.server(in: dialect))
    let text = String(decoding: try drip.bytes(atLeast: 200), as: UTF8.self)
    #expect(text.contains("\r\n\r\n{\""))
  }

  @Test("An answer that breaks off ends in its way", arguments: PlacesDialect.allCases)
  func brokenOff(dialect: PlacesDialect) throws {
    let end = { (fault: LoopbackFault) in
      try LoopbackClient(of: fault.server(in: dialect)).rest()
    }
    let cut = try end(.truncatedBody)
    #expect(cut.end == .closed)
    #expect(try end(.resetInBody) == (cut.bytes, .reset))
    let head = Data("HTTP/1.1 200 OK\r\nX-Unfinished: ".utf8)
    #expect(try end(.resetInHead) == (head, .reset))
    let response = try #require(LoopbackResponse(cut.bytes))
    #expect(!response.body.isEmpty)
    #expect(response.body.count < response.length)
  }

  @Test("What Retry-After asks for is the same in seconds and as a date")
  func retryAfter() throws {
    let value = { (fault: LoopbackFault) in
      try LoopbackClient(of: fault.server(in: .new)).response().header("Retry-After")
    }
    let seconds = LoopbackFault.retryAfter.components.seconds
    #expect(try value(.retryAfterSeconds) == "\(seconds)")
    let date = PlacesConfiguration.testInstant.addingTimeInterval(Double(seconds))
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    #expect(try value(.retryAfterDate) == formatter.string(from: date))
  }

  @Test("The large body is a place and spaces", arguments: PlacesDialect.allCases)
  func large(dialect: PlacesDialect) throws {
    let body = try LoopbackClient(of: LoopbackFault.largeBody.server(in: dialect)).response().body
    let spaces = Data(repeating: UInt8(ascii: " "), count: 64 << 20)
    #expect(try place(dialect, body.dropLast(spaces.count)).name?.text == "Sample")
    let isFilledUp = body.suffix(spaces.count) == spaces
    #expect(isFilledUp)
  }

  @Test("A place of wrong types has no field that can be read", arguments: PlacesDialect.allCases)
  func wrongTypes(dialect: PlacesDialect) throws {
    let body = try LoopbackClient(of: LoopbackFault.wrongTypes.server(in: dialect)).response().body
    let root = try JSONDocument(body).root
    let name = dialect == .new ? \FieldRow.newName : \.legacyName
    let readable = PlaceField.allCases.filter { $0.row[keyPath: name] != nil }.filter { field in
      (try? read(dialect, root, field)) != nil
    }
    #expect(readable == [])
  }

  private func read(
    _ dialect: PlacesDialect, _ root: JSONCursor, _ field: PlaceField
  ) throws -> PlaceRecord {
    switch dialect {
    case .new: try PlaceRecord(new: root, requested: [field], receivedAt: .distantPast)
    case .legacy: try PlaceRecord(legacy: root, requested: [field], receivedAt: .distantPast)
    }
  }

  @Test(
    "Bytes that are no place are refused as such",
    arguments: [LoopbackFault.deepNesting, .invalidUTF8, .randomBytes], PlacesDialect.allCases)
  func malformed(fault: LoopbackFault, dialect: PlacesDialect) throws {
    let body = try LoopbackClient(of: fault.server(in: dialect)).response().body
    #expect(throws: WireError.self) { try place(dialect, body) }
  }

  @Test(
    "A redirect leads to a place, here or at another host",
    arguments: [
      (LoopbackFault.redirectWithin, "/elsewhere"),
      (.redirectElsewhere, "http://localhost:PORT/elsewhere"),
    ], PlacesDialect.allCases)
  func redirect(target: (fault: LoopbackFault, location: String), dialect: PlacesDialect) throws {
    let server = try target.fault.server(in: dialect)
    let client = try LoopbackClient(of: server)
    let response = try client.response()
    #expect(response.head.hasPrefix("HTTP/1.1 302 "))
    let location = target.location.replacingOccurrences(of: "PORT", with: "\(server.port)")
    #expect(response.header("Location") == location)
    try client.ask(for: "/elsewhere")
    #expect(try place(dialect, client.response().body).name?.text == "Sample")
  }

  // MARK: Over the network

  @Test(
    "A compressed place comes back as it was", arguments: PlacesDialect.allCases,
    NetworkTransport.allCases)
  func compressed(dialect: PlacesDialect, network: NetworkTransport) async throws {
    let transport = network.make()
    let server = try LoopbackFault.gzip.server(in: dialect)
    let raw = try LoopbackClient(of: server).response().body
    #expect(raw.prefix(2) == Data([0x1F, 0x8B]))
    let response = try await transport.send(get(server))
    #expect(try place(dialect, response.body).name?.text == "Sample")
  }

  @Test(
    "A compressed body of any length comes back", arguments: [1, 65_535, 65_536, 200_000],
    NetworkTransport.allCases)
  func compressed(length: Int, network: NetworkTransport) async throws {
    let transport = network.make()
    let body = Data((0..<length).map { UInt8(truncatingIfNeeded: $0 / 7) })
    let server = try LoopbackServer { _ in
      .response(status: 200, headers: ["Content-Encoding": "gzip"], body: body.gzipped())
    }
    #expect(try await transport.send(get(server)).body == body)
  }

  @Test(
    "A reset is an error each time", arguments: [LoopbackFault.resetInHead, .resetInBody],
    NetworkTransport.allCases)
  func reset(fault: LoopbackFault, network: NetworkTransport) async throws {
    let transport = network.make()
    let server = try fault.server(in: .new)
    for _ in 0..<20 {
      await #expect(throws: URLError.self) { try await transport.send(get(server)) }
    }
  }

  @Test(
    "A refused connection is an error, and the server has seen none",
    arguments: NetworkTransport.allCases)
  func refused(network: NetworkTransport) async throws {
    let transport = network.make()
    let server = try LoopbackFault.refused.server(in: .new)
    await #expect(throws: URLError.self) { try await transport.send(get(server)) }
    #expect(server.connectionCount == 0)
  }
}

/// What three calls in a row are answered with: a status and a word.
struct FaultAnswers: Sendable, CustomTestStringConvertible {
  let fault: LoopbackFault
  let dialect: PlacesDialect
  let answers: [(status: Int, word: String)]

  init(_ fault: LoopbackFault, _ dialect: PlacesDialect, _ answers: (Int, String)...) {
    self.fault = fault
    self.dialect = dialect
    self.answers = (0..<3).map { answers[min($0, answers.count - 1)] }
  }

  var testDescription: String { "\(fault), \(dialect.rawValue)" }

  static let all =
    [
      FaultAnswers(
        .unavailableTwice, .new, (503, "\"UNAVAILABLE\""), (503, "\"UNAVAILABLE\""),
        (200, "\"id\": \"ChIJsample\"")),
      FaultAnswers(
        .unavailableTwice, .legacy, (503, "<html>"), (503, "<html>"),
        (200, "\"place_id\": \"ChIJsample\"")),
      FaultAnswers(.retryAfterSeconds, .new, (429, "PerMinute")),
      FaultAnswers(.retryAfterSeconds, .legacy, (429, "<html>")),
      FaultAnswers(.retryAfterDate, .new, (429, "PerMinute")),
      FaultAnswers(.retryAfterDate, .legacy, (429, "<html>")),
      FaultAnswers(.dailyQuota, .new, (429, "PerDay")),
      FaultAnswers(.dailyQuota, .legacy, (200, "\"OVER_QUERY_LIMIT\"")),
    ]
    + PlacesDialect.allCases.flatMap { dialect in
      [
        FaultAnswers(.serverErrorPage, dialect, (500, "<html>")),
        FaultAnswers(.notFoundPage, dialect, (404, "<html>")),
        FaultAnswers(.successPage, dialect, (200, "<html>")),
        FaultAnswers(.emptyBody, dialect, (200, "Content-Length: 0\r\n")),
      ]
    }
}
