#if CurlTransport && os(Linux)
  import Foundation
  import PlacesTestSupport
  import Testing

  @testable import PlacesCore

  /// What only this transport has, or Foundation cannot bear; `NetworkTransportTests` hold what all
  /// have.
  @Suite("libcurl transport", .timeLimit(.minutes(15)))
  struct CurlTransportTests {
    private let transport = CurlTransport()

    private func get(
      _ url: URL, headers: [String: String] = [:], limit: Int = 1_000
    ) -> HTTPRequest {
      var request = HTTPRequest(method: "GET", url: url, headers: headers)
      request.maximumResponseSize = limit
      return request
    }

    private func server(_ text: String) throws -> LoopbackServer {
      try LoopbackServer { _ in .bytes(Data(text.utf8)) }
    }

    // MARK: Responses

    @Test("A response of an unusual form is one", arguments: UnusualResponse.all)
    func unusual(row: UnusualResponse) async throws {
      let server = try server(row.text)
      let response = try await transport.send(get(server.url))
      #expect(response.status == 200)
      #expect(response.headers == row.headers)
      #expect(String(decoding: response.body, as: UTF8.self) == row.body)
    }

    @Test(
      "A response that breaks the rules is an error",
      arguments: [
        ("", .networkConnectionLost),
        ("HTTP/1.1 200 OK\r\n", .badServerResponse),
        ("HTTP/1.1 200 OK\r\nA: b\r\n", .badServerResponse),
        ("HTTP/1.1 100 Continue\r\n\r\n", .networkConnectionLost),
        ("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n{}", .networkConnectionLost),
        ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}", .networkConnectionLost),
        ("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n{}", .cannotDecodeContentData),
        ("{}", .badServerResponse),
        ("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n{}", .badServerResponse),
      ] as [(String, URLError.Code)])
    func broken(text: String, code: URLError.Code) async throws {
      let server = try server(text)
      let error = try await #require(throws: URLError.self) {
        try await transport.send(get(server.url))
      }
      #expect(error.code == code)
      #expect(!error.localizedDescription.isEmpty)
    }

    @Test("A head without end is an error")
    func endlessHead() async throws {
      let line = Data("X-A: \(String(repeating: "a", count: 1_000))\r\n".utf8)
      let server = try LoopbackServer { _ in
        .stream(after: Data("HTTP/1.1 200 OK\r\n".utf8), piece: line, count: 10_000)
      }
      await #expect(throws: URLError.self) { try await transport.send(get(server.url)) }
    }

    @Test("A head that begins in the midst of a field is an error, also on a connection in use")
    func orphanedFold() async throws {
      let answers = Locked(0)
      let server = try LoopbackServer { _ in
        let number = answers.withLock { count in
          count += 1
          return count
        }
        let first = number.isMultiple(of: 2) ? " folded: x\r\n" : "A: b\r\n folded\r\n"
        return .bytes(Data("HTTP/1.1 200 OK\r\n\(first)Content-Length: 0\r\n\r\n".utf8))
      }
      for _ in 0..<20 {
        #expect(try await transport.send(get(server.url)).header("A") == "b folded")
        await #expect(throws: URLError.self) { try await transport.send(get(server.url)) }
      }
    }

    @Test(
      "An announced length beyond the limit is too large",
      arguments: ["1001", "9223372036854775807", "99999999999999999999"])
    func announced(length: String) async throws {
      let server = try server("HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\r\n{}")
      let failure = try await #require(throws: PlacesFailure.self) {
        try await transport.send(get(server.url))
      }
      #expect(failure.code == .serverError)
      #expect(failure.httpStatus == 200)
      #expect(failure.message.contains("1000 bytes"))
    }

    @Test("A limit counts what was decompressed", arguments: [(1_000, true), (1_001, false)])
    func decompressed(length: Int, fits: Bool) async throws {
      let body = Data(repeating: 1, count: length)
      let head = Data("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n".utf8)
      let server = try LoopbackServer { _ in .bytes(head + body.gzipped()) }
      let result = await Result { try await transport.send(get(server.url)) }
      #expect((try? result.get().body) == (fits ? body : nil))
      #expect(fits || result.failure is PlacesFailure)
    }

    // MARK: Requests

    @Test(
      "A header that could be more than one is refused",
      arguments: [
        ("A", "b\r\nC: d"), ("A", "b\nC: d"), ("A", "b\rC: d"), ("A", "b\u{0}"), ("A\r\nC", "d"),
        ("A:", "b"), ("A B", "c"), ("", "b"), ("Ä", "b"),
      ])
    func injection(name: String, value: String) async throws {
      let server = try LoopbackServer { _ in .text("{}") }
      let failure = try await #require(throws: PlacesFailure.self) {
        try await transport.send(get(server.url, headers: [name: value]))
      }
      #expect(failure.code == .invalidRequest)
      #expect(server.connectionCount == 0)
    }

    @Test(
      "A header arrives with its value", arguments: ["a: b; c", "", " ", "a\tb", "ä", "@a", "a;"])
    func header(value: String) async throws {
      let server = try LoopbackServer { _ in .text("{}") }
      _ = try await transport.send(get(server.url, headers: ["X-A": value]))
      let blanks = CharacterSet.whitespaces
      #expect(server.requests[0].values(of: "X-A") == [value.trimmingCharacters(in: blanks)])
    }

    @Test(
      "An address that is no HTTP, or has a user, is refused",
      arguments: [
        ("ftp://127.0.0.1:PORT/", .unsupportedURL), ("file:///etc/passwd", .unsupportedURL),
        ("/a", .unsupportedURL), ("http://a:b@127.0.0.1:PORT/", .badURL),
      ] as [(String, URLError.Code)])
    func address(pattern: String, code: URLError.Code) async throws {
      let server = try LoopbackServer { _ in .text("{}") }
      let text = pattern.replacingOccurrences(of: "PORT", with: "\(server.port)")
      let url = try #require(URL(string: text))
      let error = try await #require(throws: URLError.self) { try await transport.send(get(url)) }
      #expect(error.code == code)
      #expect(server.connectionCount == 0)
    }

    @Test(
      "Another method, or a GET with a body, is refused",
      arguments: [("PUT", "a"), ("HEAD", nil), ("GET", "a")])
    func method(name: String, body: String?) async throws {
      let server = try LoopbackServer { _ in .text("{}") }
      let request = HTTPRequest(
        method: name, url: server.url, body: body.map { Data($0.utf8) })
      let failure = try await #require(throws: PlacesFailure.self) {
        try await transport.send(request)
      }
      #expect(failure.code == .invalidRequest)
      #expect(server.connectionCount == 0)
    }

    @Test("Requests in turn have nothing of one another")
    func inTurn() async throws {
      let server = try LoopbackServer { _ in .text("{}") }
      let large = Data(repeating: 1, count: 2 << 20)
      let bodies = [nil, large, nil, Data(), Data("{}".utf8), nil]
      for (number, body) in bodies.enumerated() {
        let headers = number % 2 == 0 ? [:] : ["X-Number": "\(number)"]
        let method = body == nil ? "GET" : "POST"
        _ = try await transport.send(
          HTTPRequest(method: method, url: server.url, headers: headers, body: body))
      }
      let requests = server.requests
      #expect(requests.map(\.body) == bodies.map { $0 ?? Data() })
      #expect(
        requests.map { $0.requestLine.prefix(4) } == bodies.map { $0 == nil ? "GET " : "POST" })
      #expect(requests.map { $0.values(of: "X-Number") } == [[], ["1"], [], ["3"], [], ["5"]])
      let unasked = ["Expect", "Content-Type", "Cookie", "Authorization"]
      #expect(requests.flatMap { request in unasked.flatMap(request.values) } == [])
      #expect(server.connectionCount == 1)
    }

    // MARK: Connections

    @Test("There are 32 connections to a host, which are kept")
    func connections() async throws {
      let server = try LoopbackServer { [gate = Gate(for: 32)] _ in
        gate.pass()
        return .text("{}")
      }
      for _ in 0..<2 {
        try await withThrowingTaskGroup(of: Int.self) { group in
          for _ in 0..<100 {
            group.addTask { [transport, get = get(server.url)] in
              try await transport.send(get).status
            }
          }
          for try await status in group { #expect(status == 200) }
        }
      }
      #expect(server.requests.count == 200)
      #expect(server.connectionCount == 32)
    }

    @Test("A connection that the server has closed is not used again")
    func closedConnection() async throws {
      let server = try LoopbackServer { _ in .text("{}", headers: ["Connection": "close"]) }
      for _ in 0..<5 { #expect(try await transport.send(get(server.url)).status == 200) }
      #expect(server.connectionCount == 5)
    }

    @Test("No error shows the address or a header")
    func secrecy() async throws {
      let server = try LoopbackServer.refusing()
      let url = server.url.appending(queryItems: [URLQueryItem(name: "key", value: "secret")])
      let error = try await #require(throws: URLError.self) {
        try await transport.send(get(url, headers: ["X-Goog-Api-Key": "secret"]))
      }
      #expect(error.code == .cannotConnectToHost)
      #expect(error.localizedDescription.contains("refused"))
      var text = "\(error) \(error as NSError)"
      dump(error, to: &text)
      #expect(!text.contains("secret"))
    }

    // MARK: Without a task

    @Test("What is started ends once, with the response")
    func started() async throws {
      let server = try LoopbackServer { _ in .text("answer") }
      let (ends, end) = AsyncStream.makeStream(of: Result<HTTPResponse, any Error>.self)
      _ = transport.start(get(server.url)) { end.yield($0) }
      let first = try #require(await ends.first { _ in true })
      #expect(try first.get().body == Data("answer".utf8))
    }

    @Test("What is started and cancelled at once ends once")
    func cancelledAtOnce() async throws {
      let server = try LoopbackServer { _ in .text("answer") }
      let (ends, end) = AsyncStream.makeStream(of: Result<HTTPResponse, any Error>.self)
      let cancel = transport.start(get(server.url)) { end.yield($0) }
      cancel()
      cancel()
      _ = transport.start(get(server.url)) { _ in end.finish() }
      let results = await ends.reduce(into: []) { $0.append($1) }
      #expect(results.count == 1)
    }

    @Test("A request that outlives its transport can still be cancelled")
    func cancelledAfterTransport() async throws {
      let asked = Logbook<Bool>()
      let server = try LoopbackServer { _ in
        asked.note(true)
        return .silence
      }
      let (ends, end) = AsyncStream.makeStream(of: Result<HTTPResponse, any Error>.self)
      let kept = Locked<CurlTransport?>(CurlTransport())
      let cancel = kept.withLock { $0 }?.start(get(server.url)) { end.yield($0) }
      await asked.wait()
      kept.withLock { $0 = nil }
      cancel?()
      let first = try #require(await ends.first { _ in true })
      #expect(throws: CancellationError.self) { try first.get() }
    }

    @Test("The end of one request can start the next, and release the transport")
    func chain() async throws {
      let server = try LoopbackServer { _ in .text("answer") }
      let (ends, end) = AsyncStream.makeStream(of: Int.self)
      let request = get(server.url)
      let kept = Locked<CurlTransport?>(CurlTransport())
      _ = kept.withLock { $0 }?.start(request) { first in
        end.yield((try? first.get().status) ?? 0)
        _ = kept.withLock { $0 }?.start(request) { second in
          end.yield((try? second.get().status) ?? 0)
          end.finish()
        }
        kept.withLock { $0 = nil }
      }
      #expect(await ends.reduce(into: []) { $0.append($1) } == [200, 200])
      await server.endedConnections.first { true }
    }
  }

  /// A response that is whole, though not as servers usually write it.
  struct UnusualResponse: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let headers: [String: String]
    let body: String

    init(_ name: String, _ text: String, _ headers: [String: String], _ body: String) {
      testDescription = name
      self.text = text.replacingOccurrences(of: "\n", with: "\r\n")
      self.headers = headers
      self.body = body
    }

    static let all = [
      UnusualResponse("until the end", "HTTP/1.0 200 OK\nA: b\n\n{}", ["A": "b"], "{}"),
      UnusualResponse("nothing until the end", "HTTP/1.1 200 OK\n\n", [:], ""),
      UnusualResponse("without a reason", "HTTP/1.1 200\nA: b\n\n{}", ["A": "b"], "{}"),
      UnusualResponse(
        "in chunks", "HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n1\n{\n1\n}\n0\n\n",
        ["Transfer-Encoding": "chunked"], "{}"),
      UnusualResponse(
        "with trailers",
        "HTTP/1.1 200 OK\nTransfer-Encoding: chunked\nTrailer: B\n\n2\n{}\n0\nB: c\nA: d\n\n",
        ["Transfer-Encoding": "chunked", "Trailer": "B"], "{}"),
      UnusualResponse(
        "after others",
        "HTTP/1.1 100 Continue\nA: 1\n\nHTTP/1.1 103 Early\nB: 2\n\nHTTP/1.1 200 OK\nC: 3\n\n{}",
        ["C": "3"], "{}"),
      UnusualResponse(
        "with values that come twice", "HTTP/1.1 200 OK\nA: 1\nB: 2\na: 3\nA:4\n\n",
        ["A": "1, 3, 4", "B": "2"], ""),
      UnusualResponse(
        "with blanks", "HTTP/1.1 200 OK\nA:  1 \t\nB:\nC: a:b c\n\n",
        ["A": "1", "B": "", "C": "a:b c"], ""),
      UnusualResponse(
        "with values on two lines", "HTTP/1.1 200 OK\nA: 1\n 2: 3\nB: 4\n\t5\n\n",
        ["A": "1 2: 3", "B": "4 5"], ""),
      UnusualResponse(
        "with names alike", "HTTP/1.1 200 OK\nA^: 1\nA~: 2\nA_: 3\n\n",
        ["A^": "1", "A~": "2", "A_": "3"], ""),
      UnusualResponse(
        "with more than it says", "HTTP/1.1 200 OK\nContent-Length: 2\n\n{}HTTP/1.1 500",
        ["Content-Length": "2"], "{}"),
    ]
  }

  /// Holds threads up until so many have come; then it stays open.
  private final class Gate: Sendable {
    private let missing: Locked<Int>
    private let isOpen = DispatchSemaphore(value: 0)

    init(for count: Int) { missing = Locked(count) }

    func pass() {
      let isLast = missing.withLock { missing in
        missing -= 1
        return missing == 0
      }
      if isLast { isOpen.signal() }
      isOpen.wait()
      isOpen.signal()
    }
  }

  extension Result<HTTPResponse, any Error> {
    fileprivate var failure: (any Error)? {
      if case .failure(let failure) = self { failure } else { nil }
    }
  }
#endif
