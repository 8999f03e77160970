import Foundation
import Testing

@testable import PlacesCore

@Suite("What comparisons have found")
struct ShadowSummaryTests {
  private func difference(_ field: String, _ known: KnownEquivalence...) -> ShadowDifference {
    ShadowDifference(field: field, primary: "1", candidate: "2", equivalences: known)
  }

  private var summary: ShadowSummary {
    var summary = ShadowSummary()
    summary.requests = 9
    summary.skipped = [.busy: 2, .primaryFailed: 1]
    let outcomes: [ShadowComparison.Outcome] = [
      .equal, .equal, .candidateFailed(.network), .different([difference("types", .order)]),
      .different([difference("rating"), difference("name", .language)]),
      .different([difference("rating"), difference("types", .order, .typeLists)]),
    ]
    for outcome in outcomes {
      summary.count(ShadowComparison(operation: "Place Details", outcome: outcome))
    }
    _ = summary.spend(17, within: nil)
    _ = summary.spend(nil, within: nil)
    return summary
  }

  @Test("Each comparison is counted once, each difference by its field")
  func counts() {
    #expect(summary.compared == 6)
    #expect(summary.equal == 2)
    #expect(summary.equivalent == 1)
    #expect(summary.different == 2)
    #expect(summary.candidateFailures == [.network: 1])
    #expect(summary.fields["rating"]?.unexplained == 2)
    #expect(summary.fields["types"]?.unexplained == 0)
    #expect(summary.fields["types"]?.explained == [.order: 2, .typeLists: 1])
  }

  @Test("The report names what was found, the unexplained first")
  func report() {
    #expect(
      summary.description == """
        requests 9, compared 6
          equal  2
          equal but for known differences  1
          different  2
          candidate failed: network  1
          skipped: the first service gave no answer  1
          skipped: too many under way  2
        added cost $0.017 and 1 of unknown price
          rating  2 different
          name  1 known: only one service tells the language
          types  2 known: another order; 1 known: types from another list
        """)
  }

  @Test("Nothing found is a report too")
  func nothing() {
    #expect(
      ShadowSummary().description == """
        requests 0, compared 0
          equal  0
          equal but for known differences  0
          different  0
        added cost $0
        """)
  }

  @Test(
    "Money is spent up to the ceiling",
    arguments: [
      (5, nil, true), (5, 1, true), (1000, 1, true), (1001, 1, false), (0, 0, true),
      (1, 0, false), (nil, nil, true), (nil, 1, false),
    ] as [(Decimal?, Decimal?, Bool)])
  func spending(price: Decimal?, ceiling: Decimal?, isSpent: Bool) {
    var summary = ShadowSummary()
    let wasSpent = summary.spend(price, within: ceiling)
    #expect(wasSpent == isSpent)
    #expect(summary.addedCost == (isSpent ? (price ?? 0) / 1000 : 0))
    #expect(summary.unpricedRequests == (isSpent && price == nil ? 1 : 0))
    if isSpent { summary.correct(price, attempts: 0) }
    #expect(summary == ShadowSummary())
  }

  @Test("A request that failed costs as often as it was sent", arguments: [0, 1, 3])
  func failed(attempts: Int) {
    var summary = ShadowSummary()
    _ = summary.spend(17, within: nil)
    _ = summary.spend(nil, within: nil)
    summary.correct(17, attempts: attempts)
    summary.correct(nil, attempts: attempts)
    #expect(summary.addedCost == Decimal(17 * attempts) / 1000)
    #expect(summary.unpricedRequests == attempts)
  }
}
