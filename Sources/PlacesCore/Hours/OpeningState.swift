package import Foundation

/// Whether a place is open at an instant.
package enum OpeningState: Hashable, Sendable {
  /// It is open.
  case open
  /// It is closed.
  case closed
  /// What was said does not tell; the fields, in table order, that could have told.
  case unknown(missing: [PlaceField])
}

/// Whether a place is open at an instant, and when that changes.
package struct OpeningOutlook: Hashable, Sendable {
  /// Whether it is open at the instant asked about.
  package let state: OpeningState
  /// The first instant later on at which it is open; only while closed, nil when not foreseeable.
  package let nextOpening: Date?
  /// The first instant later on at which it is closed; only while open, nil when not foreseeable.
  package let nextClosing: Date?

  init(state: OpeningState, nextOpening: Date? = nil, nextClosing: Date? = nil) {
    self.state = state
    self.nextOpening = nextOpening
    self.nextClosing = nextClosing
  }
}
