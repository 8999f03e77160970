import PlacesCore
import PlacesTestSupport
import Testing

@Suite("Every call in every style, compared with the other service")
struct ShadowParityTests {
  /// The outcome of a call, and what comparing it with a candidate found.
  private func shadowed(
    _ call: StyledCall, _ dialect: PlacesDialect
  ) async -> (told: Result<Told, StyledError>, summary: ShadowSummary) {
    let other = PlacesDialect.allCases.first { $0 != dialect } ?? dialect
    let shadow = ShadowReads(
      candidate: .parity(other), sampleRate: 1, maximumInFlight: 100, random: { 0 })
    let told = await call.told(.parity(dialect) { $0.shadow = shadow })
    await shadow.waitUntilIdle()
    return (told, shadow.summary)
  }

  @Test(
    "The caller is told the same, and nothing differs that is not known to",
    arguments: StyledCall.all, PlacesDialect.allCases)
  func sameOutcome(call: StyledCall, dialect: PlacesDialect) async {
    let plain = await call.outcome(dialect).told
    let (told, summary) = await shadowed(call, dialect)
    #expect(told.description == plain.description)
    #expect(summary.different == 0, "\(summary)")
    #expect(summary.candidateFailures == [:])
    #expect(summary.requests == summary.compared + summary.skipped.values.reduce(0, +))
  }

  @Test(
    "A call that both services can answer is compared",
    arguments: Question.all.filter { $0.legacyRefusal == nil && !$0.isOfOnePhoto })
  func isCompared(question: Question) async throws {
    let call = try #require(question.calls.first)
    #expect(await shadowed(call, .new).summary.compared > 0)
    #expect(await shadowed(call, .legacy).summary.compared > 0)
  }
}

extension Result<Told, StyledError> {
  fileprivate var description: String {
    switch self {
    case .success(let told): "\(told)"
    case .failure(let error): error.text
    }
  }
}

extension Question {
  /// A photo that no compared answer came with has no name at the other service.
  fileprivate var isOfOnePhoto: Bool { name.contains(" of a photo") }
}
