import Foundation

/// An area that a search prefers or stays in.
package enum SearchArea: Hashable, Sendable {
  /// A centre and a radius in metres.
  case circle(CoordinateRecord, radius: Double)
  case rectangle(ViewportRecord)
}

extension SearchArea {
  /// The largest radius that the services take, in metres.
  static let maximumRadius = 50_000.0

  /// The area as Places API (Legacy) writes it, `circle:radius@lat,lng` or
  /// `rectangle:south,west|north,east`.
  package var legacyText: String {
    switch self {
    case .circle(let center, let radius): "circle:\(radius.plain)@\(center.legacyText)"
    case .rectangle(let corners):
      "rectangle:\(corners.low.legacyText)|\(corners.high.legacyText)"
    }
  }

  /// The area that a Legacy text describes; nil for one that describes none.
  package init?(legacyText text: String) {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "circle":
      let halves = parts[1].split(separator: "@", omittingEmptySubsequences: false)
      guard halves.count == 2, let radius = Double(halves[0]),
        let center = CoordinateRecord(legacyText: halves[1])
      else { return nil }
      self = .circle(center, radius: radius)
    case "rectangle":
      let corners = parts[1].split(separator: "|", omittingEmptySubsequences: false)
        .map(CoordinateRecord.init(legacyText:))
      guard corners.count == 2, let low = corners[0], let high = corners[1] else { return nil }
      self = .rectangle(ViewportRecord(low: low, high: high))
    default: return nil
    }
  }

  /// Throws for an area that is none; a circle to stay in needs some room.
  func check(isRestriction: Bool) throws(PlacesFailure) {
    switch self {
    case .circle(let center, let radius):
      try center.check()
      guard radius >= 0, radius <= Self.maximumRadius, radius > 0 || !isRestriction else {
        throw PlacesFailure(
          .invalidRequest,
          "The radius must be at most 50,000 metres, and more than 0 for a restriction.")
      }
    case .rectangle(let corners):
      try corners.low.check()
      try corners.high.check()
      guard corners.low.latitude <= corners.high.latitude,
        !(corners.low.longitude == 180 && corners.high.longitude == -180)
      else { throw PlacesFailure(.invalidRequest, "The rectangle is empty.") }
    }
  }
}

extension CoordinateRecord {
  /// Latitude and longitude, as Places API (Legacy) writes them.
  package var legacyText: String { "\(latitude.plain),\(longitude.plain)" }

  fileprivate init?(legacyText text: Substring) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let latitude = parts[0], let longitude = parts[1] else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  /// Throws for a point that is not on the map.
  func check() throws(PlacesFailure) {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else {
      throw PlacesFailure(
        .invalidRequest, "A latitude must be in −90…90 and a longitude in −180…180.")
    }
  }
}

extension Double {
  /// The number without an exponent; one too small to be written otherwise is cut to a billionth.
  var plain: String {
    let text = "\(self)"
    return text.contains("e-") ? String(format: "%.9f", self) : text
  }
}
