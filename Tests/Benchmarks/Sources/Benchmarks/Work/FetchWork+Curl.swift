#if CurlTransport
  @testable import PlacesCore

  extension FetchWork {
    /// Bare and whole fetches over libcurl.
    static func curlFigures(
      _ server: PreparedServer, _ dialect: PlacesDialect, on course: Course
    ) async throws -> [Figure] {
      var figures: [Figure] = []
      let transport = CurlTransport()
      let engine = engine(server, dialect, transport)
      for count in [1, 32, 256] {
        let name = name(dialect, "curl", count)
        let unit: Figure.Unit = count == 1 ? .nanoseconds : .perSecond
        figures += try await course.figures(
          of: .fetch, at: course.pace.longer,
          [
            .init(
              bare("\(name), bare GET", server, count), unit: unit,
              remark: count == 1 ? "one easy handle" : "one multi handle on one thread"),
            .init(
              gets("\(name), GET by the transport", server, transport, inFlight: count),
              beside: "\(name), bare GET", unit: unit),
            .init(
              fetches(name, engine, inFlight: count), beside: "\(name), bare GET",
              goal: goal(count), unit: unit),
          ])
      }
      return figures
    }

    private static func goal(_ inFlight: Int) -> Goal? {
      switch inFlight {
      case 1: .timesBaseline(2)
      case 32: .atLeast(12_000)
      default: nil
      }
    }

    private static func bare(_ name: String, _ server: PreparedServer, _ count: Int) -> Contender {
      let url = server.url.absoluteString
      return Contender(name, step: count) { numbers in
        if count == 1 {
          try BareCurl.get(url, count: numbers.count)
        } else {
          try BareCurl.get(url, count: numbers.count, inFlight: count)
        }
      }
    }
  }
#endif
