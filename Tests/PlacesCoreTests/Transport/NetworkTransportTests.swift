import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Transports over the network", .timeLimit(.minutes(15)))
struct NetworkTransportTests {
  private func get(_ url: URL) -> HTTPRequest {
    HTTPRequest(method: "GET", url: url, headers: ["X-Goog-Api-Key": "key"])
  }

  // MARK: What arrives

  @Test(
    "Every option of a details request arrives as it was given, and nothing beside it",
    arguments: NetworkTransport.allCases)
  func everyOption(network: NetworkTransport) async throws {
    let server = try LoopbackServer { _ in .text("{}") }
    let engine = PlacesEngine(at: server, over: network.make()) { configuration in
      configuration.languageCode = "en-GB"
      configuration.regionCode = "US"
      configuration.bundleIdentifier = "com.example.app"
    }
    engine.adopt(
      CallerIdentity(
        key: nil, appCheckToken: { "app-check-token" }, attributionIDs: ["gmp_a", "gmp_b"]))
    let query = PlaceQuery(
      placeID: "ChIJ1_-", fields: [.reviews, .name], sessionToken: SessionToken(text: "a-b_c="),
      regionCode: "gb")
    _ = try await engine.fetchPlace(query).get()

    let request = try #require(server.requests.first)
    #expect(server.requests.count == 1)
    #expect(
      request.requestLine == "GET /v1/places/ChIJ1_-"
        + "?languageCode=en-GB&regionCode=gb&sessionToken=a-b_c%3D HTTP/1.1")
    let own = request.headerLines.filter { $0.lowercased().hasPrefix("x-") }
    #expect(own.count == 5)
    #expect(request.values(of: "X-Goog-Api-Key") == [PlacesConfiguration.testKey])
    #expect(
      request.values(of: "X-Goog-FieldMask") == ["displayName,reviews,attributions,movedPlaceId"])
    #expect(request.values(of: "X-Ios-Bundle-Identifier") == ["com.example.app"])
    #expect(request.values(of: "X-Firebase-AppCheck") == ["app-check-token"])
    #expect(request.values(of: "X-Goog-Maps-Solution-ID") == ["gmp_a,gmp_b"])
    #expect(request.values(of: "Host") == ["127.0.0.1:\(server.port)"])
    #expect(request.values(of: "Cookie") == [])
    #expect(request.body.isEmpty)
  }

  @Test(
    "A place ID arrives as one component of the path",
    arguments: [
      ("a/b", "a%2Fb"), ("../../v2", "..%2F..%2Fv2"), ("a b", "a%20b"), ("50%", "50%25"),
      ("%2F", "%252F"), ("a?key=b", "a%3Fkey%3Db"), ("a#b", "a%23b"), ("a+b", "a%2Bb"),
      ("🏠", "%F0%9F%8F%A0"), ("é", "%C3%A9"), ("a:b@c", "a%3Ab%40c"),
    ], NetworkTransport.allCases)
  func placeID(place: (id: String, component: String), network: NetworkTransport) async throws {
    let server = try LoopbackServer { _ in .text("{}") }
    _ = try await PlacesEngine(at: server, over: network.make()).fetchPlace(
      PlaceQuery(placeID: place.id, fields: [.name])
    ).get()
    #expect(server.requests.map(\.requestLine) == ["GET /v1/places/\(place.component) HTTP/1.1"])
  }

  @Test(
    "A body arrives byte for byte, with its length", arguments: NetworkTransport.allCases)
  func body(network: NetworkTransport) async throws {
    let transport = network.make()
    let server = try LoopbackServer { _ in .text("{}") }
    let body = Data((0..<70_000).map { UInt8(truncatingIfNeeded: $0) })
    let request = HTTPRequest(
      method: "POST", url: server.url.appending(path: "v1/places:searchText"),
      headers: ["Content-Type": "application/json"], body: body)
    _ = try await transport.send(request)
    let received = try #require(server.requests.first)
    #expect(received.requestLine == "POST /v1/places:searchText HTTP/1.1")
    #expect(received.values(of: "Content-Type") == ["application/json"])
    #expect(received.values(of: "Content-Length") == ["70000"])
    #expect(received.body == body)
  }

  // MARK: What comes back

  @Test(
    "Status, headers and body of a response come back as they were sent",
    arguments: NetworkTransport.allCases)
  func response(network: NetworkTransport) async throws {
    let transport = network.make()
    let server = try LoopbackServer { _ in
      .text("Grüße", status: 429, headers: ["x-GOOG-thing": "a b", "Retry-After": "7"])
    }
    let response = try await transport.send(get(server.url))
    #expect(response.status == 429)
    #expect(response.header("X-Goog-Thing") == "a b")
    #expect(response.header("retry-after") == "7")
    #expect(response.body == Data("Grüße".utf8))
  }

  @Test("Values of a header that comes twice are joined", arguments: NetworkTransport.allCases)
  func repeatedHeader(network: NetworkTransport) async throws {
    let server = try LoopbackServer { _ in
      .text("{}", headers: ["X-A": "1", "X-B": "2", "X-A": "3"])
    }
    let response = try await network.make().send(get(server.url))
    #expect(response.header("X-A") == "1, 3")
    #expect(response.header("X-B") == "2")
  }

  @Test(
    "A body in many pieces comes back whole", arguments: NetworkTransport.allCases)
  func largeBody(network: NetworkTransport) async throws {
    let transport = network.make()
    let body = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) })
    let server = try LoopbackServer { _ in .response(status: 200, headers: [:], body: body) }
    #expect(try await transport.send(get(server.url)).body == body)
  }

  @Test(
    "A compressed body comes back decompressed", arguments: NetworkTransport.allCases)
  func compressedBody(network: NetworkTransport) async throws {
    let transport = network.make()
    let compressed = try #require(
      Data(base64Encoded: "H4sIAAAAAAAAA6tWykxRslJyzvD0MlSqBQDM5H0lDgAAAA=="))
    let server = try LoopbackServer { _ in
      .response(status: 200, headers: ["Content-Encoding": "gzip"], body: compressed)
    }
    let response = try await transport.send(get(server.url))
    #expect(String(decoding: response.body, as: UTF8.self) == #"{"id":"ChIJ1"}"#)
  }

  @Test(
    "Every status is a response, with or without a challenge",
    arguments: [204, 304, 400, 401, 403, 404, 407, 500, 503], NetworkTransport.allCases)
  func statuses(status: Int, network: NetworkTransport) async throws {
    let transport = network.make()
    let server = try LoopbackServer { _ in
      .text(
        "", status: status,
        headers: [
          "WWW-Authenticate": "Basic realm=\"a\"", "Proxy-Authenticate": "Basic realm=\"a\"",
        ])
    }
    #expect(try await transport.send(get(server.url)).status == status)
    #expect(server.requests.count == 1)
  }

  @Test(
    "A refused login keeps its body", arguments: ["Basic realm=\"a\"", "Bearer realm=\"a\""],
    NetworkTransport.allCases)
  func challenge(word: String, network: NetworkTransport) async throws {
    let transport = network.make()
    let server = try LoopbackServer { _ in
      .text("log in", status: 401, headers: ["WWW-Authenticate": word])
    }
    let response = try await transport.send(get(server.url))
    #expect(response.status == 401)
    #expect(response.body == Data("log in".utf8))
  }

  @Test(
    "Fifty calls at once get their own answers", arguments: NetworkTransport.allCases)
  func concurrent(network: NetworkTransport) async throws {
    let transport = network.make()
    let server = try LoopbackServer { .text($0.requestLine) }
    let answers = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 0..<50 {
        let request = get(server.url.appending(path: "\(number)"))
        group.addTask { [transport] in
          (number, String(decoding: try await transport.send(request).body, as: UTF8.self))
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    let expected = (0..<50).map { ($0, "GET /\($0) HTTP/1.1") }
    #expect(answers == Dictionary(uniqueKeysWithValues: expected))
    #expect(server.requests.count == 50)
  }

  @Test(
    "One call after another uses one connection", arguments: NetworkTransport.allCases)
  func keepAlive(network: NetworkTransport) async throws {
    let transport = network.make()
    let server = try LoopbackServer { _ in .text("{}") }
    for _ in 0..<3 { _ = try await transport.send(get(server.url)) }
    #expect(server.requests.count == 3)
    #expect(server.connectionCount == 1)
  }

  // MARK: Redirects

  @Test(
    "A redirect to another server is returned, and the other server hears nothing",
    arguments: [301, 302, 303, 307, 308], NetworkTransport.allCases)
  func redirectElsewhere(status: Int, network: NetworkTransport) async throws {
    let transport = network.make()
    let other = try LoopbackServer { _ in .text("{}") }
    let target = "\(other.url)/v1/places/ChIJ1"
    let server = try LoopbackServer { _ in
      .text("moved", status: status, headers: ["Location": target])
    }
    let response = try await transport.send(get(server.url))
    #expect(response.status == status)
    #expect(response.header("Location") == target)
    #expect(response.body == Data("moved".utf8))
    #expect(server.requests.count == 1)
    #expect(other.connectionCount == 0)
  }

  @Test(
    "A redirect within a server is returned too",
    arguments: combinations(
      [301, 302, 303, 307, 308], ["/elsewhere", "?", "//localhost/a"], NetworkTransport.allCases))
  func redirectWithin(status: Int, target: String, network: NetworkTransport) async throws {
    let transport = network.make()
    let server = try LoopbackServer { _ in
      .text("", status: status, headers: ["Location": target])
    }
    #expect(try await transport.send(get(server.url)).status == status)
    #expect(server.requests.map(\.requestLine) == ["GET / HTTP/1.1"])
  }

  @Test(
    "A redirected body is not sent again", arguments: [301, 302, 307, 308],
    NetworkTransport.allCases)
  func redirectedBody(status: Int, network: NetworkTransport) async throws {
    let transport = network.make()
    let server = try LoopbackServer { _ in
      .text("", status: status, headers: ["Location": "/elsewhere"])
    }
    let request = HTTPRequest(method: "POST", url: server.url, body: Data("{}".utf8))
    #expect(try await transport.send(request).status == status)
    #expect(server.requests.count == 1)
  }

  @Test(
    "A redirect without a target is a response", arguments: [301, 302, 307, 308],
    NetworkTransport.allCases)
  func redirectNowhere(status: Int, network: NetworkTransport) async throws {
    let transport = network.make()
    let server = try LoopbackServer { _ in .text("", status: status) }
    #expect(try await transport.send(get(server.url)).status == status)
  }

  @Test(
    "To the engine a redirect is no answer", arguments: [301, 302, 307, 308],
    NetworkTransport.allCases)
  func redirectedCall(status: Int, network: NetworkTransport) async throws {
    let other = try LoopbackServer { _ in .text("{}") }
    let target = other.url.absoluteString
    let server = try LoopbackServer { _ in
      .text("", status: status, headers: ["Location": target])
    }
    let result = await PlacesEngine(at: server, over: network.make()).fetchPlace(
      PlaceQuery(placeID: "a", fields: [.name]))
    let failure = try #require(throws: PlacesFailure.self) { try result.get() }
    #expect(failure.code == .serverError)
    #expect(failure.httpStatus == status)
    #expect(other.connectionCount == 0)
  }

  // MARK: No answer

  @Test(
    "A connection that breaks is a network failure",
    arguments: [
      .close, .bytes(Data("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n{}".utf8)),
      .bytes(Data("SSH-2.0-OpenSSH_9.2\r\n".utf8)),
    ] as [LoopbackServer.Answer], NetworkTransport.allCases)
  func broken(answer: LoopbackServer.Answer, network: NetworkTransport) async throws {
    let server = try LoopbackServer { _ in answer }
    let result = await PlacesEngine(at: server, over: network.make()).fetchPlace(
      PlaceQuery(placeID: "a", fields: [.name]))
    let failure = try #require(throws: PlacesFailure.self) { try result.get() }
    #expect(failure.code == .network)
    #expect(failure.httpStatus == nil)
    #expect(failure.attempts == 1)
    #expect(failure.underlyingText?.isEmpty == false)
  }

  @Test(
    "A refused connection is a network failure", arguments: NetworkTransport.allCases)
  func refused(network: NetworkTransport) async throws {
    let transport = network.make()
    let server = try LoopbackServer { _ in .text("{}") }
    _ = try await transport.send(get(server.url))
    server.stop()
    let result = await PlacesEngine(at: server, over: transport).fetchPlace(
      PlaceQuery(placeID: "a", fields: [.name]))
    let failure = try #require(throws: PlacesFailure.self) { try result.get() }
    #expect(failure.code == .network)
  }
}
