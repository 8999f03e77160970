public import Foundation

/// Asks a second service what the first has just answered, and tells how the answers differ.
///
/// Give it to the configuration of the engine that answers. The caller gets the first answer, as
/// soon and as it would without: the candidate is asked afterwards, in the background, for a share
/// of the calls, and whatever becomes of it is only counted. Usable from any thread. Each request
/// to the candidate is billed by it.
///
/// The engine of the candidate has a configuration of its own, with its dialect, language and
/// region. Without a key of its own it gets the one that the process provides.
public final class ShadowReads: Sendable {
  /// Who is asked in the background.
  public let candidate: PlacesEngine
  /// The share of calls to compare, 0…1. All calls of a session are compared, or none.
  public let sampleRate: Double
  /// How many calls may be under comparison at once; more are skipped, never queued.
  public let maximumInFlight: Int
  /// US dollars that the candidate may cost by list price; nil is no limit. With a limit, calls
  /// whose price is unknown are skipped.
  public let spendCeiling: Decimal?
  private let random: @Sendable () -> Double
  private let onComparison: (@Sendable (ShadowComparison) -> Void)?
  private let state = Locked(State())
  private let counterparts = ShadowCounterparts()

  /// Comparisons with a candidate.
  ///
  /// `onComparison` is told of each comparison, on any thread; `random` gives numbers from 0 up to 1
  /// that decide what is compared.
  public init(
    candidate: PlacesEngine, sampleRate: Double = 0.01, maximumInFlight: Int = 4,
    spendCeiling: Decimal? = nil, onComparison: (@Sendable (ShadowComparison) -> Void)? = nil,
    random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
  ) {
    self.candidate = candidate
    self.sampleRate = sampleRate
    self.maximumInFlight = maximumInFlight
    self.spendCeiling = spendCeiling
    self.random = random
    self.onComparison = onComparison
  }

  /// What was found so far.
  public var summary: ShadowSummary { state.withLock { $0.summary } }

  /// Waits until nothing is under comparison, such as before a program ends.
  public func waitUntilIdle() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let isIdle = state.withLock { state in
        if state.inFlight > 0 { state.waiting.append(continuation) }
        return state.inFlight == 0
      }
      if isIdle { continuation.resume() }
    }
  }

  private struct State: Sendable {
    var summary = ShadowSummary()
    var inFlight = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
    var sessions = SampledSessions()
  }
}

// MARK: What happens to an answer

extension ShadowReads {
  /// Considers an answer for comparison; returns at once.
  ///
  /// `question` is what to ask a service of the candidate's dialect; `redact` takes the secrets of
  /// the engine that answered out of a text.
  func consider<Query: ShadowQuestion>(
    _ answer: Result<Query.Answer, PlacesFailure>, of primary: PlacesDialect, to query: Query,
    redacting redact: @escaping @Sendable (String) -> String,
    asking question: (PlacesDialect) -> Query
  ) {
    guard isSampled(query.sessionToken) else { return note { $0.requests += 1 } }
    switch plan(answer, question(candidate.configuration.dialect)) {
    case .failure(let reason):
      note { summary in
        summary.requests += 1
        summary.skipped[reason, default: 0] += 1
      }
    case .success(let asked):
      let known = KnownEquivalences(
        between: primary, and: candidate.configuration.dialect)
      Task.detached(priority: .background) { await self.compare(answer, asked, known, redact) }
    }
  }

  private func compare<Query: ShadowQuestion>(
    _ answer: Result<Query.Answer, PlacesFailure>, _ asked: Planned<Query>,
    _ known: KnownEquivalences, _ redact: @Sendable (String) -> String
  ) async {
    let other = await Query.ask(asked.query, candidate)
    if case .failure(let failure) = other {
      note { $0.correct(asked.pricePerThousand, attempts: failure.attempts) }
    }
    let outcome = ShadowComparison.Outcome(of: Query.self, answer, other, explainedBy: known)
    if case .success(let mine) = answer, case .success(let theirs) = other {
      counterparts.add(Query.counterparts(mine, theirs))
    }
    let comparison = ShadowComparison(
      operation: Query.operation, outcome: outcome.redacted { candidate.redacted(redact($0)) })
    note { $0.count(comparison) }
    onComparison?(comparison)
    end()
  }

  /// What to ask the candidate, with a place in flight taken; or why nothing is asked.
  private func plan<Query: ShadowQuestion>(
    _ answer: Result<Query.Answer, PlacesFailure>, _ question: Query
  ) -> Result<Planned<Query>, ShadowSummary.SkipReason> {
    let dialect = candidate.configuration.dialect
    guard answer.isComparable else { return .failure(.primaryFailed) }
    guard let asked = question.asked(of: dialect, counterparts) else {
      return .failure(.noCounterpart)
    }
    guard (try? asked.check(for: dialect)) != nil else { return .failure(.inexpressible) }
    let inSession = asked.sessionToken.map { !candidate.endedSessions.contains($0) } ?? false
    let price = asked.cost(in: dialect, inSession: inSession).listPricePerThousand
    return state.withLock { state in
      guard state.inFlight < maximumInFlight else { return .failure(.busy) }
      guard state.summary.spend(price, within: spendCeiling) else {
        return .failure(.spendCeiling)
      }
      state.summary.requests += 1
      state.inFlight += 1
      return .success(Planned(query: asked, pricePerThousand: price))
    }
  }

  private func isSampled(_ token: SessionToken?) -> Bool {
    guard let token else { return random() < sampleRate }
    if let known = state.withLock({ $0.sessions[token] }) { return known }
    let isSampled = random() < sampleRate
    return state.withLock { $0.sessions.decide(isSampled, for: token) }
  }

  private func note(_ change: @Sendable (inout ShadowSummary) -> Void) {
    state.withLock { change(&$0.summary) }
  }

  private func end() {
    let waiting = state.withLock { state in
      state.inFlight -= 1
      defer { if state.inFlight == 0 { state.waiting = [] } }
      return state.inFlight == 0 ? state.waiting : []
    }
    for continuation in waiting { continuation.resume() }
  }
}

/// What the candidate is asked, and what that costs by list price.
private struct Planned<Query: ShadowQuestion>: Sendable {
  let query: Query
  let pricePerThousand: Decimal?
}

extension Result where Failure == PlacesFailure {
  /// Whether the service itself answered, or refused to.
  fileprivate var isComparable: Bool {
    switch self {
    case .success: true
    case .failure(let failure): failure.isRefusal
    }
  }
}

/// Whether the calls of each session are compared, as far back as is remembered.
private struct SampledSessions: Sendable {
  private static let capacity = 1_000
  private var decisions: [SessionToken: Bool] = [:]
  private var order: [SessionToken] = []

  subscript(token: SessionToken) -> Bool? { decisions[token] }

  /// Takes a decision, unless there is one; the one that holds.
  mutating func decide(_ isSampled: Bool, for token: SessionToken) -> Bool {
    if let known = decisions[token] { return known }
    decisions[token] = isSampled
    order.append(token)
    if order.count > Self.capacity { decisions[order.removeFirst()] = nil }
    return isSampled
  }
}
