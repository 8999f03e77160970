public import Foundation

/// What comparisons with a candidate have found.
public struct ShadowSummary: Hashable, Sendable {
  /// Why a call that was chosen was not compared.
  public enum SkipReason: String, CaseIterable, Error, Sendable {
    /// The first service could not be asked, or was in trouble.
    case primaryFailed = "the first service gave no answer"
    /// A photo or a page of one service, with nothing known that stands for it at the other; or no
    /// field that the candidate has.
    case noCounterpart = "nothing that the candidate could be asked for"
    /// The candidate's service cannot be asked this.
    case inexpressible = "not to be expressed to the candidate"
    /// As many comparisons as allowed were under way.
    case busy = "too many under way"
    /// It would have cost more than the candidate may.
    case spendCeiling = "above the spend ceiling"
  }

  /// How often a field differed.
  public struct Tally: Hashable, Sendable {
    /// Differences that nothing known explains.
    public internal(set) var unexplained = 0
    /// Differences that are known, by what explains them.
    public internal(set) var explained: [KnownEquivalence: Int] = [:]
  }

  /// The calls of the engine that answers.
  public internal(set) var requests = 0
  /// Calls that both services answered alike.
  public internal(set) var equal = 0
  /// Calls whose answers differ only in what is known to differ.
  public internal(set) var equivalent = 0
  /// Calls whose answers differ.
  public internal(set) var different = 0
  /// Calls that the candidate failed, by what went wrong.
  public internal(set) var candidateFailures: [PlacesFailure.Code: Int] = [:]
  /// Calls that were chosen and not compared.
  public internal(set) var skipped: [SkipReason: Int] = [:]
  /// How often each field differed, by its canonical name.
  public internal(set) var fields: [String: Tally] = [:]
  /// US dollars that the candidate cost at most by list price, as far as prices are known: each
  /// attempt of a call that failed counts, and suggestions of a session as paid one by one.
  public internal(set) var addedCost: Decimal = 0
  /// Requests to the candidate whose price is unknown.
  public internal(set) var unpricedRequests = 0

  /// Calls that were compared, or failed to be.
  public var compared: Int {
    equal + equivalent + different + candidateFailures.values.reduce(0, +)
  }
}

// MARK: Counting

extension ShadowSummary {
  /// Adds what a request costs, in US dollars per 1,000; false, and nothing added, when a ceiling
  /// forbids it.
  mutating func spend(_ pricePerThousand: Decimal?, within ceiling: Decimal?) -> Bool {
    guard let pricePerThousand else {
      guard ceiling == nil else { return false }
      unpricedRequests += 1
      return true
    }
    let sum = addedCost + pricePerThousand / 1000
    if let ceiling, sum > ceiling { return false }
    addedCost = sum
    return true
  }

  /// Counts a request that failed as often as it was sent, which may be never, instead of once.
  mutating func correct(_ pricePerThousand: Decimal?, attempts: Int) {
    guard let pricePerThousand else { return unpricedRequests += attempts - 1 }
    addedCost += pricePerThousand / 1000 * Decimal(attempts - 1)
  }

  mutating func count(_ comparison: ShadowComparison) {
    switch comparison.outcome {
    case .equal: equal += 1
    case .candidateFailed(let code): candidateFailures[code, default: 0] += 1
    case .different(let differences):
      if comparison.isEquivalent { equivalent += 1 } else { different += 1 }
      for difference in differences { count(difference) }
    }
  }

  private mutating func count(_ difference: ShadowDifference) {
    var tally = fields[difference.field] ?? Tally()
    tally.unexplained += difference.isExplained ? 0 : 1
    for equivalence in difference.equivalences { tally.explained[equivalence, default: 0] += 1 }
    fields[difference.field] = tally
  }
}

// MARK: The report

extension ShadowSummary: CustomStringConvertible {
  /// A report of several lines.
  public var description: String {
    let failures = candidateFailures.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "  candidate failed: \($0.key.rawValue)  \($0.value)" }
    let skips = SkipReason.allCases.compactMap { reason in
      skipped[reason].map { "  skipped: \(reason.rawValue)  \($0)" }
    }
    let unpriced = unpricedRequests == 0 ? "" : " and \(unpricedRequests) of unknown price"
    let heads = [
      "requests \(requests), compared \(compared)",
      "  equal  \(equal)", "  equal but for known differences  \(equivalent)",
      "  different  \(different)",
    ]
    return (heads + failures + skips + ["added cost $\(addedCost)\(unpriced)"] + fieldLines)
      .joined(separator: "\n")
  }

  private var fieldLines: [String] {
    fields.sorted { ($1.value.unexplained, $0.key) < ($0.value.unexplained, $1.key) }
      .map { field, tally in
        let known = tally.explained.sorted { $0.key.rawValue < $1.key.rawValue }
          .map { "\($0.value) known: \($0.key)" }
        let parts = (tally.unexplained == 0 ? [] : ["\(tally.unexplained) different"]) + known
        return "  \(field)  \(parts.joined(separator: "; "))"
      }
  }
}
