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
  private let sender: RequestSender
  private let isEmbedded: Bool
  private let identity: Locked<CallerIdentity>
  private let flights = SharedFlights<HTTPRequest, RequestSender.Reply>()
  let endedSessions = EndedSessions()
  let sessionCounter = Locked(SessionCounter())
  private let callCount = Locked(0)
  private let flaw: PlacesFailure?
  private let address: String

  /// An engine that calls the service of a configuration.
  public convenience init(configuration: PlacesConfiguration) {
    self.init(configuration: configuration, isEmbedded: false)
  }

  init(configuration: PlacesConfiguration, isEmbedded: Bool) {
    self.configuration = configuration
    self.isEmbedded = isEmbedded
    dialect = Dialect(configuration.dialect)
    sender = RequestSender(
      configuration, configuration.transport ?? DefaultTransport(),
      attemptTimeout: isEmbedded ? .year : configuration.attemptTimeout)
    identity = Locked(CallerIdentity(key: configuration.apiKey))
    flaw = Validation.flaw(of: configuration)
    address = configuration.baseURL?.absoluteString ?? dialect.address
  }

  /// How long a call may take: answers of this process come in any case, however busy it is.
  var timeLimit: Duration { isEmbedded ? .year : min(configuration.totalTimeout, .year) }

  /// Takes over what the process was told about the caller; an embedded engine keeps its key.
  func adopt(_ told: CallerIdentity) {
    let keepsKey = isEmbedded || told.key == nil
    identity.withLock { own in
      let key = keepsKey ? own.key : told.key
      own = told
      own.key = key
    }
    configuration.shadow?.candidate.adoptMissingKey(of: told)
  }

  /// Takes over what the process was told, unless the engine was made with a key.
  func adoptMissingKey(of told: CallerIdentity) {
    if configuration.apiKey == nil { adopt(told) }
  }
}

// MARK: The three steps of every operation

extension PlacesEngine {
  /// The answer to a question at one of the dialect's endpoints.
  func answer<Query: Question, Answer>(
    to query: Query, at endpoint: KeyPath<Dialect, Endpoint<Query, Answer>>,
    _ more: [PlacesDiagnostic] = [], until end: Duration? = nil
  ) async -> Result<Answer, PlacesFailure> {
    let endpoint = dialect[keyPath: endpoint]
    let name = dialect.name
    let inSession = query.sessionToken.map { !endedSessions.contains($0) } ?? false
    let alone = query.cost(in: name, inSession: false)
    let cost = inSession ? query.cost(in: name, inSession: true) : alone
    return await run(
      Errand(
        operation: Query.operation, sessionToken: query.sessionToken,
        charge: query.charge(cost, inSession: inSession),
        diagnostics: isHeard ? query.diagnostics(in: name) + more : [], end: end),
      failure: endpoint.failure
    ) { [ceiling = configuration.highestTier] caller throws(PlacesFailure) in
      try query.check(for: name)
      try cost.check(under: ceiling, alone: alone)
      try Validation.check(regionCode: query.regionCode ?? caller.regionCode)
      return try endpoint.request(query, caller)
    } interpret: { [clock = configuration.clock] response throws(WireError) in
      try endpoint.answer(response, query, clock.now())
    }
  }

  /// Prepares a request, sends it and interprets the response, off the caller's actor.
  @concurrent func run<Answer: Sendable>(
    _ errand: Errand, failure: @escaping @Sendable (HTTPResponse) -> PlacesFailure?,
    prepare: @Sendable (Caller) throws(PlacesFailure) -> HTTPRequest,
    interpret: @Sendable (HTTPResponse) throws(WireError) -> Answer
  ) async -> Result<Answer, PlacesFailure> {
    let start = configuration.clock.uptime()
    let end = errand.end ?? start + timeLimit
    let identity = identity.withLock { $0 }
    var token: Secret?
    var attempts = 0
    do throws(PlacesFailure) {
      let request = try await request(by: identity, errand, prepare, until: end, &token)
      report(errand.diagnostics)
      if Task.isCancelled { throw .cancelled }
      let reply = await reply(to: request, for: errand, failure, until: end)
      attempts = reply.attempts
      return .success(try read(reply.result.get(), interpret))
    } catch {
      let secrets = secrets(of: identity, errand) + [token].compactMap { $0 }
      var failure = error.cleaned(of: secrets)
      failure.attempts = attempts
      failure.elapsed = configuration.clock.uptime() - start
      return .failure(failure)
    }
  }

  /// The reply to a request, or to an equal one under way.
  private func reply(
    to request: HTTPRequest, for errand: Errand,
    _ failure: @escaping @Sendable (HTTPResponse) -> PlacesFailure?, until end: Duration
  ) async -> RequestSender.Reply {
    let call = PlacesCall(number: nextCallNumber(), operation: errand.operation)
    let sent = RequestSender.Errand(call: call, charge: errand.charge, failure: failure)
    guard errand.sessionToken == nil else {
      return await sender.send(request, for: sent, until: end)
    }
    let clock = configuration.clock
    let reply = await flights.value(for: request, until: Deadline(end: end, clock: clock)) {
      report([.requestJoined(call)])
    } _: { [sender] in
      await sender.send(request, for: sent, until: end)
    }
    if let reply, !reply.isCancelled || Task.isCancelled || clock.uptime() < end { return reply }
    let failure =
      Task.isCancelled ? .cancelled : PlacesFailure.timedOut(after: timeLimit)
    return RequestSender.Reply(result: .failure(failure), attempts: reply?.attempts ?? 0)
  }

  private func nextCallNumber() -> Int {
    callCount.withLock { count in
      count += 1
      return count
    }
  }

  private func read<Answer>(
    _ response: HTTPResponse, _ interpret: (HTTPResponse) throws(WireError) -> Answer
  ) throws(PlacesFailure) -> Answer {
    do {
      return try interpret(response)
    } catch {
      var failure = PlacesFailure(malformed: error)
      failure.httpStatus = response.status
      if error.path.isEmpty { failure.underlyingText = ForeignText.text(of: response.body) }
      throw failure
    }
  }

  private var isHeard: Bool { configuration.onDiagnostic != nil }

  /// Calls the configuration's handler with each diagnostic.
  func report(_ diagnostics: [PlacesDiagnostic]) {
    guard let handler = configuration.onDiagnostic else { return }
    diagnostics.forEach(handler)
  }
}

/// What the three steps have to know of a question beside its content.
struct Errand: Sendable {
  /// The operation's name in diagnostics.
  var operation: String
  /// A request with a token counts towards its session, so that it is never shared.
  var sessionToken: SessionToken?
  /// How the request is paid for.
  var charge = Charge.free
  /// Told when the request goes out.
  var diagnostics: [PlacesDiagnostic] = []
  /// Whether the request says nothing of who sends it.
  var isAnonymous = false
  /// When the call must have ended; nil is the configuration's time from now.
  var end: Duration?
}

// MARK: On whose behalf

extension PlacesEngine {
  /// The request, with an App Check token that is asked for only when the request can be sent.
  private func request(
    by identity: CallerIdentity, _ errand: Errand,
    _ prepare: (Caller) throws(PlacesFailure) -> HTTPRequest, until end: Duration,
    _ token: inout Secret?
  ) async throws(PlacesFailure) -> HTTPRequest {
    var caller = try caller(identity)
    var request = try prepare(caller)
    if dialect.takesAppCheckToken, !errand.isAnonymous, let provider = identity.appCheckToken {
      token = await appCheckToken(from: provider, until: end, secrets(of: identity, errand))
      caller.appCheckToken = token?.revealed()
      request = try prepare(caller)
    }
    request.maximumResponseSize = configuration.maximumResponseSize
    return request
  }

  /// On whose behalf the next request is made.
  private func caller(_ identity: CallerIdentity) throws(PlacesFailure) -> Caller {
    guard let key = identity.key else {
      throw PlacesFailure(
        .keyInvalid, "There is no API key: provide one before the first call.")
    }
    if let flaw { throw flaw }
    return Caller(
      address: address, key: key,
      languageCode: configuration.languageCode, regionCode: configuration.regionCode,
      bundleIdentifier: configuration.bundleIdentifier,
      attributionIDs: identity.attributionIDs)
  }

  /// The provider's token; nil when it gave none that can be sent, or none in time.
  private func appCheckToken(
    from provider: @escaping CallerIdentity.TokenProvider, until end: Duration, _ secrets: [Secret]
  ) async -> Secret? {
    let clock = configuration.clock
    let limit = min(configuration.attemptTimeout, end - clock.uptime())
    let outcome = await clock.run(within: limit) { await Result { try await provider() } }
    switch outcome {
    case .finished(.success(let text)):
      if let token = Secret(text) { return token }
      report([.appCheckTokenMissing("the provider's token cannot stand in a header")])
    case .finished(.failure(let error)):
      let text = Secret.redacted(secrets, from: error.localizedDescription)
      report([.appCheckTokenMissing(ForeignText.quoted(text))])
    case .timedOut:
      report([.appCheckTokenMissing("the provider gave none within \(limit.inSeconds) s")])
    case .cancelled: break
    }
    return nil
  }

  /// A failure from before a request was made, fit to be shown.
  func shown(_ failure: PlacesFailure, since start: Duration) -> PlacesFailure {
    let secrets = secrets(of: identity.withLock { $0 }, Errand(operation: ""))
    var failure = failure.cleaned(of: secrets)
    failure.elapsed = configuration.clock.uptime() - start
    return failure
  }

  /// A text without what no text may show.
  func redacted(_ text: String) -> String {
    Secret.redacted(secrets(of: identity.withLock { $0 }, Errand(operation: "")), from: text)
  }

  /// Whether a part of a URL's query is this engine's key.
  func holdsKey(_ url: URL) -> Bool {
    guard let key = identity.withLock({ $0.key }) else { return false }
    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    return items.contains { $0.value == key.revealed() }
  }

  /// What no text may show: the key, and what says who the caller is.
  private func secrets(of identity: CallerIdentity, _ errand: Errand) -> [Secret] {
    let names = [configuration.bundleIdentifier, errand.sessionToken?.text]
    return [identity.key].compactMap { $0 }
      + names.compactMap { $0 }.filter { $0.count > 3 }.compactMap(Secret.init)
  }
}
