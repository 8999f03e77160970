import Foundation

/// What stands behind every client: it turns a query into a request of a web service, sends it,
/// and turns the response into a record or a failure.
///
/// Usable from any thread. Most apps never make one: the clients share ``shared``. Make one for a
/// test, for the embedded service, or for a second project in the same process.
public final class PlacesEngine: Sendable {
  /// The configuration it was made from; a key provided later is not in it.
  public let configuration: PlacesConfiguration
  private let dialect: Dialect
  private let transport: any Transport
  private let isEmbedded: Bool
  private let identity: Locked<CallerIdentity>

  /// An engine that calls the service of a configuration.
  public convenience init(configuration: PlacesConfiguration) {
    self.init(configuration: configuration, isEmbedded: false)
  }

  init(configuration: PlacesConfiguration, isEmbedded: Bool) {
    self.configuration = configuration
    self.isEmbedded = isEmbedded
    dialect = Dialect(configuration.dialect)
    transport = configuration.transport ?? URLSessionTransport()
    identity = Locked(CallerIdentity(key: configuration.apiKey))
  }

  /// Takes over what the process was told about the caller; an embedded engine keeps its key.
  func adopt(_ told: CallerIdentity) {
    let keepsKey = isEmbedded || told.key == nil
    identity.withLock { own in
      let key = keepsKey ? own.key : told.key
      own = told
      own.key = key
    }
  }
}

extension PlacesEngine {
  /// The place a query asks for.
  package func fetchPlace(_ query: PlaceQuery) async -> Result<PlaceRecord, PlacesFailure> {
    await run(query.diagnostics) { caller throws(PlacesFailure) in
      try Validation.check(placeID: query.placeID)
      try Validation.check(fields: query.allFields)
      try Validation.check(sessionToken: query.sessionToken)
      try Validation.check(regionCode: query.regionCode ?? caller.regionCode)
      return try self.dialect.placeRequest(query, caller)
    } interpret: { response throws(WireError) in
      try self.dialect.place(response, query, self.configuration.clock.now())
    }
  }

  /// Calls the configuration's handler with each diagnostic.
  func report(_ diagnostics: [PlacesDiagnostic]) {
    guard let handler = configuration.onDiagnostic else { return }
    diagnostics.forEach(handler)
  }
}

// MARK: The three steps of every operation

extension PlacesEngine {
  /// Prepares a request, sends it and interprets the response, off the caller's actor.
  @concurrent private func run<Answer: Sendable>(
    _ diagnostics: [PlacesDiagnostic],
    prepare: @Sendable (Caller) throws(PlacesFailure) -> HTTPRequest,
    interpret: @Sendable (HTTPResponse) throws(WireError) -> Answer
  ) async -> Result<Answer, PlacesFailure> {
    let start = configuration.clock.uptime()
    let identity = identity.withLock { $0 }
    var attempts = 0
    do throws(PlacesFailure) {
      let request = try await request(by: identity, prepare)
      report(diagnostics)
      if Task.isCancelled { throw .cancelled }
      attempts += 1
      let response = try await send(request)
      return .success(try read(response, interpret))
    } catch {
      var failure = error.cleaned(of: identity.key)
      failure.attempts = attempts
      failure.elapsed = configuration.clock.uptime() - start
      return .failure(failure)
    }
  }

  /// The request, with an App Check token that is asked for only when the request can be sent.
  private func request(
    by identity: CallerIdentity, _ prepare: (Caller) throws(PlacesFailure) -> HTTPRequest
  ) async throws(PlacesFailure) -> HTTPRequest {
    var caller = try caller(identity)
    let request = try prepare(caller)
    guard dialect.takesAppCheckToken, let provider = identity.appCheckToken else { return request }
    caller.appCheckToken = await appCheckToken(from: provider, hiding: identity.key)
    return try prepare(caller)
  }

  /// On whose behalf the next request is made.
  private func caller(_ identity: CallerIdentity) throws(PlacesFailure) -> Caller {
    guard let key = identity.key else {
      throw PlacesFailure(
        .keyInvalid, "There is no API key: provide one before the first call.")
    }
    try Validation.check(baseURL: configuration.baseURL)
    try Validation.check(languageCode: configuration.languageCode)
    try Validation.check(bundleIdentifier: configuration.bundleIdentifier)
    return Caller(
      address: configuration.baseURL?.absoluteString ?? dialect.address, key: key,
      languageCode: configuration.languageCode, regionCode: configuration.regionCode,
      bundleIdentifier: configuration.bundleIdentifier,
      attributionIDs: identity.attributionIDs)
  }

  /// The provider's token; nil when it gave none that can be sent.
  private func appCheckToken(
    from provider: CallerIdentity.TokenProvider, hiding key: Secret?
  ) async -> String? {
    do {
      if let token = Secret(try await provider()) { return token.revealed() }
      report([.appCheckTokenMissing("the provider's token cannot stand in a header")])
    } catch {
      let text = error.localizedDescription
      report([.appCheckTokenMissing(ForeignText.quoted(key?.redacted(from: text) ?? text))])
    }
    return nil
  }

  private func send(_ request: HTTPRequest) async throws(PlacesFailure) -> HTTPResponse {
    do {
      return try await transport.send(request)
    } catch let failure as PlacesFailure {
      throw failure
    } catch is CancellationError {
      throw .cancelled
    } catch {
      var failure = PlacesFailure(.network, PlacesFailure.Code.network.row.advice)
      failure.underlyingText = error.localizedDescription
      throw failure
    }
  }

  private func read<Answer>(
    _ response: HTTPResponse, _ interpret: (HTTPResponse) throws(WireError) -> Answer
  ) throws(PlacesFailure) -> Answer {
    if let failure = dialect.failure(response) { throw failure }
    do {
      return try interpret(response)
    } catch {
      var failure = PlacesFailure(malformed: error)
      failure.httpStatus = response.status
      if error.path.isEmpty { failure.underlyingText = ForeignText.text(of: response.body) }
      throw failure
    }
  }
}

extension PlacesFailure {
  fileprivate static let cancelled = PlacesFailure(.cancelled, Code.cancelled.row.advice)
}
