import PlacesCore

/// Who answers, and what every engine is told about texts.
struct Service {
  let key: String
  let transport: any Transport
  let isLive: Bool
  let language: String?
  let region: String?

  /// The embedded service with its sample places.
  static func embedded(_ language: String?, _ region: String?) -> Service {
    Service(
      key: EmbeddedPlaces.defaultAPIKey, transport: EmbeddedPlaces.sample, isLive: false,
      language: language, region: region)
  }

  /// Google.
  static func live(key: String, _ language: String?, _ region: String?) -> Service {
    Service(
      key: key, transport: URLSessionTransport(), isLive: true, language: language, region: region)
  }

  /// A new engine, and the record of what it sends.
  func engine() -> (engine: PlacesEngine, recorder: RecordingTransport) {
    let recorder = RecordingTransport(transport)
    var configuration = PlacesConfiguration(apiKey: key)
    configuration.languageCode = language
    configuration.regionCode = region
    configuration.transport = recorder
    return (PlacesEngine(configuration: configuration), recorder)
  }
}

/// A transport that keeps the requests that pass through it.
actor RecordingTransport: Transport {
  private let next: any Transport
  private(set) var requests: [HTTPRequest] = []

  init(_ next: any Transport) { self.next = next }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    requests.append(request)
    return try await next.send(request)
  }
}
