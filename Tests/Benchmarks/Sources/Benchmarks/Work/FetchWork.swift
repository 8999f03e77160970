import Foundation

@testable import PlacesCore

#if canImport(Glibc)
  /// A place from a server on this machine, with all that a call does.
  enum FetchWork {
    static func figures(on course: Course) async throws -> [Figure] {
      var figures: [Figure] = []
      for dialect in PlacesDialect.allCases {
        let server = try PreparedServer(json: try json(of: dialect))
        if dialect == .new { figures += try await capacity(of: server, on: course) }
        figures += try await engineFigures(dialect, on: course)
        figures += try await sessionFigures(server, dialect, on: course)
        figures += try await curlFigures(server, dialect, on: course)
      }
      return figures
    }

    /// 10 kB.
    static func json(of dialect: PlacesDialect) throws -> Data {
      switch dialect {
      case .new: try NewPlaceText.json(bytes: 10_000)
      case .legacy: try LegacyPlaceText.json(bytes: 10_000)
      }
    }

    /// What the server can serve to a client that does nothing with it.
    private static func capacity(
      of server: PreparedServer, on course: Course
    ) async throws -> [Figure] {
      let crowd = 32
      return try await course.figures(
        of: .fetch,
        [
          .init(
            Contender("the server alone, a connection") { numbers in
              let client = try BareClient(server, connections: 1)
              for _ in numbers { try client.ask() }
            }),
          .init(
            Contender("the server alone, \(crowd) connections", step: crowd) { numbers in
              let client = try BareClient(server, connections: crowd)
              for _ in 0..<numbers.count / crowd { try client.ask() }
            }, unit: .perSecond),
        ])
    }

    /// A fetch without what a network takes.
    private static func engineFigures(
      _ dialect: PlacesDialect, on course: Course
    ) async throws -> [Figure] {
      let fields = dialect.allFields
      let json = try json(of: dialect)
      var configuration = PlacesConfiguration(apiKey: "benchmark")
      configuration.dialect = dialect
      configuration.transport = PreparedTransport(json: json)
      let engine = PlacesEngine(configuration: configuration)
      let decoding = "\(name(dialect, "no network")), decoding alone"
      return try await course.figures(
        of: .fetch,
        [
          .init(
            Contender(decoding) { _ in
              keep(try DecodeWork.record(of: json, dialect, fields))
            }),
          .init(
            fetches("\(name(dialect, "no network")), whole fetch", engine, inFlight: 1),
            beside: decoding),
        ])
    }

    /// Bare and whole fetches beside each other, so many of them at a time.
    private static func sessionFigures(
      _ server: PreparedServer, _ dialect: PlacesDialect, on course: Course
    ) async throws -> [Figure] {
      var figures: [Figure] = []
      let bare = BareSession()
      let transport = URLSessionTransport()
      let engine = engine(server, dialect, transport)
      for count in [1, 32, 256] {
        let name = name(dialect, "URLSession", count)
        let unit: Figure.Unit = count == 1 ? .nanoseconds : .perSecond
        figures += try await course.figures(
          of: .fetch, at: course.pace.longer,
          [
            .init(
              Contender("\(name), bare GET", inFlight: count) { _ in
                keep(try await bare.get(server.url))
              }, unit: unit),
            .init(
              gets("\(name), GET by the transport", server, transport, inFlight: count),
              beside: "\(name), bare GET", unit: unit),
            .init(
              fetches(name, engine, inFlight: count), beside: "\(name), bare GET",
              goal: count == 1 ? .timesBaseline(1.15) : nil, unit: unit),
          ])
      }
      return figures
    }

    private static func name(_ dialect: PlacesDialect, _ library: String) -> String {
      "\(dialect == .new ? "New" : "Legacy"), \(library)"
    }

    static func name(_ dialect: PlacesDialect, _ library: String, _ count: Int) -> String {
      let way = count == 1 ? "one after the other" : "\(count) in flight"
      return "\(name(dialect, library)), \(way)"
    }

    static func engine(
      _ server: PreparedServer, _ dialect: PlacesDialect, _ transport: any Transport
    ) -> PlacesEngine {
      var configuration = PlacesConfiguration(apiKey: "benchmark")
      configuration.baseURL = server.url
      configuration.dialect = dialect
      configuration.transport = transport
      return PlacesEngine(configuration: configuration)
    }

    /// What a transport does for the package, without an engine.
    static func gets(
      _ name: String, _ server: PreparedServer, _ transport: any Transport, inFlight count: Int
    ) -> Contender {
      Contender(name, inFlight: count) { _ in
        keep(try await transport.send(HTTPRequest(method: "GET", url: server.url)))
      }
    }

    /// Fetches of all fields; no two ask for the same place, so that none can join another.
    static func fetches(
      _ name: String, _ engine: PlacesEngine, inFlight count: Int
    ) -> Contender {
      let fields = engine.configuration.dialect.allFields
      return Contender(name, inFlight: count) { number in
        let query = PlaceQuery(placeID: "ChIJBenchmark\(number)", fields: fields)
        keep(try await engine.fetchPlace(query).get())
      }
    }

    #if !CurlTransport
      private static func curlFigures(
        _ server: PreparedServer, _ dialect: PlacesDialect, on course: Course
      ) async throws -> [Figure] { [] }
    #endif
  }
#else
  /// The server needs epoll.
  enum FetchWork {
    static func figures(on course: Course) async throws -> [Figure] {
      Benchmarks.say("skipped: the loopback server needs Linux")
      return []
    }
  }
#endif
