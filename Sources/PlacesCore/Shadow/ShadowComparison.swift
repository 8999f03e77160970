/// One call's answers of two services.
public struct ShadowComparison: Hashable, Sendable {
  /// What the candidate's answer was.
  public enum Outcome: Hashable, Sendable {
    /// The same, or the same refusal.
    case equal
    /// Another, in these points.
    case different([ShadowDifference])
    /// None.
    case candidateFailed(PlacesFailure.Code)
  }

  /// What was asked for, such as `Place Details`.
  public let operation: String
  /// What the candidate's answer was.
  public let outcome: Outcome

  /// Whether the answers are equal but for what is known to be different.
  public var isEquivalent: Bool {
    switch outcome {
    case .equal: true
    case .different(let differences): differences.allSatisfy(\.isExplained)
    case .candidateFailed: false
    }
  }
}

extension ShadowComparison.Outcome {
  init<Query: ShadowQuestion>(
    of _: Query.Type, _ primary: Result<Query.Answer, PlacesFailure>,
    _ candidate: Result<Query.Answer, PlacesFailure>, explainedBy known: KnownEquivalences
  ) {
    switch (primary, candidate) {
    case (.success(let mine), .success(let theirs)):
      let differences = Query.differences(mine, theirs, known)
      self = differences.isEmpty ? .equal : .different(differences)
    case (.failure(let mine), .failure(let theirs)) where mine.code == theirs.code:
      self = .equal
    case (.failure(let mine), .failure(let theirs)) where theirs.isRefusal:
      self = .different([
        ShadowDifference(
          field: "failure", primary: mine.code.rawValue, candidate: theirs.code.rawValue)
      ])
    case (.failure(let mine), .success):
      self = .different([
        ShadowDifference(field: "failure", primary: mine.code.rawValue, candidate: nil)
      ])
    case (.success, .failure(let theirs)) where theirs.code == .notFound:
      self = .different([
        ShadowDifference(field: "failure", primary: nil, candidate: theirs.code.rawValue)
      ])
    case (_, .failure(let theirs)): self = .candidateFailed(theirs.code)
    }
  }
}

extension PlacesFailure {
  /// Whether the service itself said what it thinks of the question.
  var isRefusal: Bool { attempts > 0 && (code == .notFound || code == .invalidRequest) }
}

extension ShadowComparison.Outcome {
  /// The same fit to be shown: no secret in any text.
  func redacted(_ redact: (String) -> String) -> Self {
    guard case .different(let differences) = self else { return self }
    return .different(differences.map { $0.redacted(redact) })
  }
}

extension ShadowDifference {
  fileprivate func redacted(_ redact: (String) -> String) -> ShadowDifference {
    ShadowDifference(
      placeID: placeID.map(redact), field: field, primary: primary.map(redact),
      candidate: candidate.map(redact), equivalences: equivalences)
  }
}

/// A point in which two answers differ.
public struct ShadowDifference: Hashable, Sendable {
  /// The place it is about; nil for the answer as a whole.
  public let placeID: String?
  /// The field by its canonical name, or the part of an answer, such as `places`.
  public let field: String
  /// What the first service said; nil for nothing.
  public let primary: String?
  /// What the candidate said; nil for nothing.
  public let candidate: String?
  /// What is known to make the two services differ, and together explains this difference whole;
  /// empty when nothing does.
  public let equivalences: [KnownEquivalence]

  /// Whether what is known about the services explains it.
  public var isExplained: Bool { !equivalences.isEmpty }

  init(
    placeID: String? = nil, field: String, primary: String?, candidate: String?,
    equivalences: [KnownEquivalence] = []
  ) {
    self.placeID = placeID
    self.field = field
    self.primary = primary
    self.candidate = candidate
    self.equivalences = equivalences
  }
}

extension ShadowDifference: CustomStringConvertible {
  /// The field, both values, and the explanation.
  public var description: String {
    let place = placeID.map { " of \($0)" } ?? ""
    let reasons = equivalences.map(\.rawValue).joined(separator: ", ")
    let reason = isExplained ? " (\(reasons))" : ""
    return "\(field)\(place): \(primary ?? "nothing") ≠ \(candidate ?? "nothing")\(reason)"
  }
}
