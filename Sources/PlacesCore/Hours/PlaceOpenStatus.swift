public import Foundation

/// Whether a place is open at an instant, when that changes, and what would have to be known.
public struct PlaceOpenStatus: Hashable, Sendable {
  /// Open, closed, or not known.
  public enum State: String, CaseIterable, Sendable {
    /// Open.
    case open
    /// Closed, be it for the hour or for good.
    case closed
    /// Not known, see ``PlaceOpenStatus/missing``.
    case unknown
  }

  /// Open, closed, or not known.
  public let state: State
  /// When it opens next, for a closed place; nil when no opening is known of.
  public let nextOpening: Date?
  /// When it closes next, for an open place; nil when it does not, or when no closing is known of.
  public let nextClosing: Date?
  /// The properties whose values are missing when the state is unknown, by their canonical names.
  public let missing: [String]

  package init(_ outlook: OpeningOutlook) {
    nextOpening = outlook.nextOpening
    nextClosing = outlook.nextClosing
    state = State(outlook.state)
    if case .unknown(let fields) = outlook.state {
      missing = fields.map(\.canonicalName)
    } else {
      missing = []
    }
  }
}

extension PlaceOpenStatus.State {
  init(_ state: OpeningState) {
    switch state {
    case .open: self = .open
    case .closed: self = .closed
    case .unknown: self = .unknown
    }
  }
}

extension PlaceRecord {
  /// Whether the place is open at an instant, from what this record says; nothing is fetched.
  package func openStatus(at instant: Date) -> PlaceOpenStatus {
    PlaceOpenStatus(OpeningHoursCalculator(self).outlook(at: instant))
  }
}
