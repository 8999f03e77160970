import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Shadow reads")
struct ShadowReadsTests {
  // MARK: The caller

  @Test("The caller has the answer while the candidate is held, and it stays the same")
  func callerFirst() async {
    let held = HeldTransport(body: #"{"displayName": {"text": "Another"}}"#)
    let shadow = ShadowReads(candidate: .candidate(held), sampleRate: 1)
    let plain = await PlacesEngine.shadowTest(.new).fetchPlace(.name())
    let answer = await PlacesEngine.shadowTest(.new, shadow: shadow).fetchPlace(.name())
    #expect(answer == plain)
    await held.requests.wait()
    #expect(shadow.summary.requests == 1)
    #expect(shadow.summary.compared == 0)
    held.release()
    await shadow.waitUntilIdle()
    #expect(shadow.summary.different == 1)
  }

  @Test("No secret stands in what is told of a comparison")
  func secrets() async {
    let leak = "\(PlacesConfiguration.testKey) or AIzaOfTheCandidate"
    let body = #"{"displayName": {"text": "\#(leak)"}}"#
    let logbook = Logbook<ShadowComparison>()
    let candidate = PlacesConfiguration.test(
      key: "AIzaOfTheCandidate", transport: CannedTransport(body: body))
    let shadow = ShadowReads(
      candidate: PlacesEngine(configuration: candidate), sampleRate: 1,
      onComparison: { logbook.note($0) })
    var configuration = PlacesConfiguration.test(transport: CannedTransport(body: "{}"))
    configuration.shadow = shadow
    _ = await PlacesEngine(configuration: configuration).fetchPlace(.name())
    await shadow.waitUntilIdle()
    let told = "\(logbook.entries)"
    #expect(told.contains("name"))
    #expect(!told.contains("AIza"))
  }

  @Test(
    "Hours in a search of Legacy tell only whether it is open", arguments: PlacesDialect.allCases)
  func hoursOfSearches(dialect: PlacesDialect) async throws {
    let shadow = ShadowReads(candidate: .shadowTest(dialect.other), sampleRate: 1)
    let search = TextSearchQuery(
      text: "Café Exemple", selection: FieldSelection([.placeID, .openingHours]))
    let engine = PlacesEngine.shadowTest(dialect, shadow: shadow)
    let found = try await engine.searchByText(search).get()
    await shadow.waitUntilIdle()
    #expect(!found.places.isEmpty)
    #expect(shadow.summary.fields["openingHours"]?.unexplained == 0)
    #expect(shadow.summary.fields["openingHours"]?.explained[.missingParts] ?? 0 > 0)
  }

  @Test("Other bytes of a photo are another photo when one service is asked twice")
  func bytes() {
    let images = ["a", "b"].map { ImageRecord(data: Data($0.utf8), mediaType: "image/png") }
    let alike = PhotoQuery.differences(
      images[0], images[1], KnownEquivalences(between: .new, and: .new))
    #expect(alike.map(\.isExplained) == [false])
    let apart = PhotoQuery.differences(
      images[0], images[1], KnownEquivalences(between: .new, and: .legacy))
    #expect(apart.map(\.equivalences) == [[.encoding]])
  }

  @Test("A caller that is cancelled is not compared, and one that had its answer still is")
  func cancelledCaller() async {
    let (slow, held) = (HeldTransport(), HeldTransport())
    let shadow = ShadowReads(candidate: .candidate(held), sampleRate: 1)
    var configuration = PlacesConfiguration.test(transport: slow)
    configuration.shadow = shadow
    let engine = PlacesEngine(configuration: configuration)
    let caller = Task { await engine.fetchPlace(.name()) }
    await slow.requests.wait()
    caller.cancel()
    _ = await caller.value
    #expect(shadow.summary.skipped == [.primaryFailed: 1])
    let other = PlacesEngine.shadowTest(.new, shadow: shadow)
    let answered = Task { await other.fetchPlace(.name()) }
    _ = await answered.value
    answered.cancel()
    held.release()
    await shadow.waitUntilIdle()
    #expect(held.cancelled.entries.isEmpty)
    #expect(shadow.summary.compared == 1)
  }

  // MARK: What is compared

  @Test(
    "The sample rate and the number decide",
    arguments: [
      (0, 0, 0), (1, 0.999, 1), (0.5, 0.499, 1), (0.5, 0.5, 0), (.nan, 0, 0), (-1, 0, 0),
      (1, .nan, 0), (2, 0.999, 1),
    ] as [(Double, Double, Int)])
  func sampling(rate: Double, number: Double, compared: Int) async {
    let shadow = ShadowReads(
      candidate: .shadowTest(.new), sampleRate: rate, random: { number })
    _ = await PlacesEngine.shadowTest(.new, shadow: shadow).fetchPlace(.name())
    await shadow.waitUntilIdle()
    #expect(shadow.summary.requests == 1)
    #expect(shadow.summary.equal == compared)
    #expect(shadow.summary.skipped == [:])
  }

  @Test("A session is compared as a whole, with its token, or not at all")
  func sessions() async {
    let numbers = Locked([0.9, 0.1])
    let transport = CannedTransport(body: "{}")
    let shadow = ShadowReads(
      candidate: .candidate(transport), sampleRate: 0.5,
      random: { numbers.withLock { $0.isEmpty ? 1 : $0.removeFirst() } })
    let engine = PlacesEngine.shadowTest(.new, shadow: shadow)
    for token in [SessionToken(text: "unsampled"), SessionToken(text: "sampled")] {
      var query = AutocompleteQuery(input: "cafe")
      query.sessionToken = token
      _ = await engine.suggestions(query)
      _ = await engine.fetchPlace(.name(token: token))
    }
    await shadow.waitUntilIdle()
    let texts = transport.requests.map {
      "\($0.url) \(String(decoding: $0.body ?? Data(), as: UTF8.self))"
    }
    #expect(texts.count == 2)
    #expect(texts.allSatisfy { $0.contains("sampled") && !$0.contains("unsampled") })
  }

  @Test("As many as allowed are under way, and more are skipped", arguments: [-1, 0, 1])
  func inFlight(limit: Int) async {
    let held = HeldTransport()
    let shadow = ShadowReads(candidate: .candidate(held), sampleRate: 1, maximumInFlight: limit)
    let engine = PlacesEngine.shadowTest(.new, shadow: shadow)
    _ = await engine.fetchPlace(.name())
    _ = await engine.fetchPlace(.name())
    #expect(shadow.summary.skipped == [.busy: 2 - max(limit, 0)])
    held.release()
    await shadow.waitUntilIdle()
    _ = await engine.fetchPlace(.name())
    await shadow.waitUntilIdle()
    #expect(shadow.summary.compared == 2 * max(limit, 0))
  }

  @Test("Many tasks are each counted once")
  func manyTasks() async {
    let shadow = ShadowReads(candidate: .shadowTest(.new), sampleRate: 1, maximumInFlight: 8)
    let engine = PlacesEngine.shadowTest(.new, shadow: shadow)
    await withTaskGroup { group in
      for _ in 0..<200 { group.addTask { _ = await engine.fetchPlace(.name()) } }
    }
    await shadow.waitUntilIdle()
    let summary = shadow.summary
    #expect(summary.requests == 200)
    #expect(summary.equal > 0)
    #expect(summary.equal + (summary.skipped[.busy] ?? 0) == 200)
  }

  // MARK: The bill

  @Test(
    "The candidate costs up to the ceiling, and no cent more",
    arguments: [("0", 0), ("0.016", 0), ("0.017", 1), ("0.0339", 1), ("0.034", 2)])
  func ceiling(text: String, compared: Int) async throws {
    let ceiling = try #require(Decimal(string: text))
    let shadow = ShadowReads(
      candidate: .shadowTest(.new), sampleRate: 1, spendCeiling: ceiling)
    let engine = PlacesEngine.shadowTest(.new, shadow: shadow)
    for _ in 0..<2 {
      _ = await engine.fetchPlace(.name())
      await shadow.waitUntilIdle()
    }
    #expect(shadow.summary.equal == compared)
    #expect(shadow.summary.addedCost == Decimal(compared * 17) / 1000)
    #expect(shadow.summary.skipped[.spendCeiling] ?? 0 == 2 - compared)
  }

  @Test("What is free is compared whatever the ceiling")
  func free() async {
    let shadow = ShadowReads(candidate: .shadowTest(.new), sampleRate: 1, spendCeiling: 0)
    let engine = PlacesEngine.shadowTest(.new, shadow: shadow)
    _ = await engine.refreshedPlaceID("ChIJSampleFormerShop0000008")
    await shadow.waitUntilIdle()
    #expect(shadow.summary.equal == 1)
  }

  @Test("An unknown price is counted, and skipped under a ceiling", arguments: [nil, Decimal(9)])
  func unknownPrice(ceiling: Decimal?) async {
    let shadow = ShadowReads(
      candidate: .shadowTest(.legacy), sampleRate: 1, spendCeiling: ceiling)
    var query = AutocompleteQuery(input: "cafe")
    query.sessionToken = SessionToken()
    _ = await PlacesEngine.shadowTest(.new, shadow: shadow).suggestions(query)
    await shadow.waitUntilIdle()
    #expect(shadow.summary.unpricedRequests == (ceiling == nil ? 1 : 0))
    #expect(shadow.summary.skipped == (ceiling == nil ? [:] : [.spendCeiling: 1]))
  }

  @Test("A request that is not sent costs nothing")
  func notSent() async {
    let candidate = PlacesEngine(configuration: .test(key: nil, transport: HeldTransport()))
    let shadow = ShadowReads(candidate: candidate, sampleRate: 1)
    _ = await PlacesEngine.shadowTest(.new, shadow: shadow).fetchPlace(.name())
    await shadow.waitUntilIdle()
    #expect(shadow.summary.candidateFailures == [.keyInvalid: 1])
    #expect(shadow.summary.addedCost == 0)
  }

  // MARK: Failures

  @Test(
    "Whatever the candidate fails with is only counted",
    arguments: [(200, "<html>"), (400, "{}"), (403, ""), (429, ""), (500, ""), (503, "")])
  func candidateFailures(status: Int, body: String) async throws {
    let candidate = PlacesEngine.candidate(CannedTransport(status: status, body: body))
    let failure = await #expect(throws: PlacesFailure.self) {
      try await candidate.fetchPlace(.name()).get()
    }
    let shadow = ShadowReads(candidate: candidate, sampleRate: 1)
    let answer = await PlacesEngine.shadowTest(.new, shadow: shadow).fetchPlace(.name())
    #expect(try answer.get().name?.text == "Café Exemple")
    await shadow.waitUntilIdle()
    let code = try #require(failure).code
    #expect(shadow.summary.candidateFailures == [code: 1])
    #expect(shadow.summary.compared == 1)
  }

  @Test("Both refusing alike is equal, one refusing alone is a difference")
  func refusals() async throws {
    let logbook = Logbook<ShadowComparison>()
    let fewer = try EmbeddedPlaces(json: Data(#"{"id": "other"}"#.utf8))
    let shadow = ShadowReads(
      candidate: .shadowTest(.legacy, fewer), sampleRate: 1, onComparison: { logbook.note($0) })
    let engine = PlacesEngine.shadowTest(.new, shadow: shadow)
    for id in ["no-such-place", "ChIJSampleParisCafe00000004", "other"] {
      _ = await engine.fetchPlace(.name(of: id))
      await shadow.waitUntilIdle()
    }
    #expect(
      logbook.entries.map(\.outcome) == [
        .equal,
        .different([ShadowDifference(field: "failure", primary: nil, candidate: "notFound")]),
        .different([ShadowDifference(field: "failure", primary: "notFound", candidate: nil)]),
      ])
    #expect(
      logbook.entries.map(\.operation) == ["Place Details", "Place Details", "Place Details"])
    #expect(shadow.summary.fields["failure"]?.unexplained == 2)
  }

  // MARK: Others

  @Test("A candidate with a candidate of its own is compared too")
  func chain() async {
    let last = ShadowReads(candidate: .shadowTest(.new), sampleRate: 1)
    let first = ShadowReads(candidate: .shadowTest(.legacy, shadow: last), sampleRate: 1)
    _ = await PlacesEngine.shadowTest(.new, shadow: first).fetchPlace(.name())
    await first.waitUntilIdle()
    await last.waitUntilIdle()
    #expect(first.summary.compared == 1)
    #expect(last.summary.compared == 1)
  }

  @Test(
    "A candidate without a key gets the one that is provided",
    arguments: [(nil, "provided"), ("own", "own")])
  func key(own: String?, sent: String) async {
    let transport = CannedTransport(body: "{}")
    let candidate = PlacesEngine(configuration: .test(key: own, transport: transport))
    let shadow = ShadowReads(candidate: candidate, sampleRate: 1)
    let engine = PlacesEngine.shadowTest(.new, shadow: shadow)
    var identity = CallerIdentity()
    let isTaken = identity.provide(apiKey: "provided")
    #expect(isTaken)
    engine.adopt(identity)
    _ = await engine.fetchPlace(.name())
    await shadow.waitUntilIdle()
    #expect(transport.requests.map { $0.header("X-Goog-Api-Key") } == [sent])
  }

  @Test("A handler may ask the engine again")
  func handlerAsks() async {
    let numbers = Locked([0.0])
    let asking = Locked<PlacesEngine?>(nil)
    let answers = Logbook<Bool>()
    let shadow = ShadowReads(
      candidate: .shadowTest(.new),
      onComparison: { _ in
        let engine = asking.withLock { $0 }
        Task { answers.note((try? await engine?.fetchPlace(.name()).get()) != nil) }
      },
      random: { numbers.withLock { $0.isEmpty ? 1 : $0.removeFirst() } })
    let engine = PlacesEngine.shadowTest(.new, shadow: shadow)
    asking.withLock { $0 = engine }
    _ = await engine.fetchPlace(.name())
    await answers.wait()
    await shadow.waitUntilIdle()
    asking.withLock { $0 = nil }
    #expect(answers.entries == [true])
    #expect(shadow.summary.requests == 2)
    #expect(shadow.summary.compared == 1)
  }
}
