import PlacesCore
import PlacesTestSupport

/// A transport before another one, which keeps the requests that pass and may stop one of them.
final class RecordingTransport: Transport {
  private let service: any Transport
  private let stop: @Sendable (Int) throws -> Void
  private let passed = Logbook<HTTPRequest>()

  /// The requests so far, in the order they came.
  var requests: [HTTPRequest] { passed.entries }

  /// A transport to a service; `stop` hears how many requests came before and throws to stop one.
  init(
    _ service: any Transport = EmbeddedPlaces.atTestInstant,
    stop: @escaping @Sendable (Int) throws -> Void = { _ in }
  ) {
    self.service = service
    self.stop = stop
  }

  @concurrent func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let count = requests.count
    passed.note(request)
    try stop(count)
    return try await service.send(request)
  }
}

extension EmbeddedPlaces {
  /// The sample places at the instant of the tests.
  static var atTestInstant: EmbeddedPlaces {
    var places = sample
    places.now = { PlacesConfiguration.testInstant }
    return places
  }
}

extension PlacesEngine {
  /// An engine on a transport with what every style needs: a position, and a clock that lets only
  /// short waits pass.
  static func parity(
    _ dialect: PlacesDialect, _ transport: any Transport = RecordingTransport(),
    configure: (inout PlacesConfiguration) -> Void = { _ in }
  ) -> PlacesEngine {
    var configuration = PlacesConfiguration.test(
      key: EmbeddedPlaces.defaultAPIKey, transport: transport)
    configuration.dialect = dialect
    configuration.locationProvider = { PlacesPosition(latitude: 10.773, longitude: 106.705) }
    configuration.clock = .standing(passing: .seconds(1))
    configure(&configuration)
    return PlacesEngine(configuration: configuration)
  }
}
