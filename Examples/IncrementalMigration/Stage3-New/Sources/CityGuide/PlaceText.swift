import Foundation
import GooglePlacesSwift

/// What the screens say about a place.
enum PlaceText {
  static func row(_ place: Place) -> String {
    let types = place.types.map(\.rawValue).sorted().joined(separator: ", ")
    return "\(place.displayName ?? "A place") (\(types))"
  }

  static func status(_ place: Place) -> String {
    switch place.businessStatus {
    case .operational: "in business"
    case .closedTemporarily: "closed for now"
    case .closedPermanently: "closed for good"
    case .unknown: "nobody knows"
    }
  }

  static func facts(_ place: Place) -> [String] {
    [
      place.formattedAddress,
      CLLocationCoordinate2DIsValid(place.location)
        ? "\(place.location.latitude), \(place.location.longitude)" : nil,
      place.internationalPhoneNumber,
      place.websiteURL?.absoluteString,
      place.rating.map { "\($0) of 5 by \(place.numberOfUserRatings)" },
      price(place.priceLevel),
      answer("takeout", place.supportsTakeout),
      answer("dine in", place.supportsDineIn),
      place.editorialSummary,
    ].compactMap { $0 }
  }

  private static func price(_ level: PriceLevel) -> String? {
    switch level {
    case .free: "free"
    case .inexpensive: "cheap"
    case .moderate: "not dear"
    case .expensive: "dear"
    case .veryExpensive: "very dear"
    case .unspecified: nil
    }
  }

  private static func answer(_ name: String, _ isSo: Bool?) -> String? {
    isSo.map { "\(name): \($0 ? "yes" : "no")" }
  }
}
