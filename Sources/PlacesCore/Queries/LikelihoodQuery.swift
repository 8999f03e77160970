import Foundation

/// A question where the device may be.
package struct LikelihoodQuery: Sendable {
  package var selection: FieldSelection
  /// What the caller should learn about the question when it is sent.
  package var diagnostics: [PlacesDiagnostic]
  /// Whether the caller named no field, and so asks for all of a bitmask.
  package var namesNoField: Bool

  package init(
    selection: FieldSelection, diagnostics: [PlacesDiagnostic] = [], namesNoField: Bool = false
  ) {
    self.selection = selection
    self.diagnostics = diagnostics
    self.namesNoField = namesNoField
  }

  /// Where to look: the position itself decides how far.
  func search(around position: PlacesPosition, in dialect: PlacesDialect) -> NearbySearchQuery {
    let carried = FieldSelection(
      selection.required.filter(\.row.isInLikelihoods).union([.coordinate]),
      optional: selection.optional.filter(\.row.isInLikelihoods))
    var search = NearbySearchQuery(
      area: .circle(position.coordinate, radius: position.searchRadius), selection: carried)
    search.rank = dialect == .new ? .distance : .popularity
    return search
  }

  /// What tells which fields such a list cannot carry.
  var dropped: [PlacesDiagnostic] {
    selection.diagnostics(leavingOut: { !$0.row.isInLikelihoods }, from: "a likelihood list")
  }
}

extension PlacesEngine {
  /// The places where the device may be, the likeliest first; one nearby search.
  package func likelihoods(
    _ query: LikelihoodQuery, at position: PlacesPosition, until end: Duration? = nil
  ) async -> Result<[LikelihoodRecord], PlacesFailure> {
    let dialect = configuration.dialect
    let search = query.search(around: position, in: dialect)
    let cost = search.cost(in: dialect, inSession: false)
    let found = await answer(
      to: search, at: \.nearbySearch,
      (query.namesNoField ? [.allFieldsRequested(cost)] : []) + query.diagnostics + query.dropped,
      until: end)
    return considered(found, to: search) { query.search(around: position, in: $0) }.map { found in
      position.likelihoods(of: found.places).map { likelihood in
        var likelihood = likelihood
        if !query.selection.all.contains(.coordinate) { likelihood.place.forgetCoordinate() }
        return likelihood
      }
    }
  }
}

extension PlacesPosition {
  fileprivate var coordinate: CoordinateRecord {
    CoordinateRecord(latitude: latitude, longitude: longitude)
  }

  /// How far off a place is still likely, in metres; a position is never better than ten.
  private var spread: Double { max(accuracy.isNaN ? 0 : accuracy, 10) }

  /// Three times the spread holds nearly all of the likelihood.
  fileprivate var searchRadius: Double { min(3 * spread, SearchArea.maximumRadius) }

  /// The likelihoods of places, the highest first: a bell curve over the distance, as wide as the
  /// position is vague, with a share left for a place that is not in the list.
  fileprivate func likelihoods(of places: [PlaceRecord]) -> [LikelihoodRecord] {
    let weights = places.map { place in
      let distance = place.coordinate?.distance(to: coordinate) ?? searchRadius
      return exp(-pow(distance / spread, 2) / 2)
    }
    let sum = weights.reduce(exp(-2), +)
    return zip(places, weights).map { LikelihoodRecord(place: $0, likelihood: $1 / sum) }
      .sorted { $0.likelihood > $1.likelihood }
  }
}

extension PlaceRecord {
  /// Takes out a coordinate that only the engine had asked for.
  fileprivate mutating func forgetCoordinate() {
    coordinate = nil
    requested.remove(.coordinate)
    answered.remove(.coordinate)
  }
}
