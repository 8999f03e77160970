import Foundation
import GooglePlaces

/// What the screens say about a place.
enum PlaceText {
  static func row(_ place: GMSPlace) -> String {
    let types = (place.types ?? []).sorted().joined(separator: ", ")
    return "\(place.name ?? "A place") (\(types))"
  }

  static func status(_ place: GMSPlace) -> String {
    switch place.businessStatus {
    case .operational: "in business"
    case .closedTemporarily: "closed for now"
    case .closedPermanently: "closed for good"
    case .unknown: "nobody knows"
    @unknown default: "nobody knows"
    }
  }

  static func facts(_ place: GMSPlace) -> [String] {
    [
      place.formattedAddress,
      CLLocationCoordinate2DIsValid(place.coordinate)
        ? "\(place.coordinate.latitude), \(place.coordinate.longitude)" : nil,
      place.phoneNumber,
      place.website?.absoluteString,
      place.rating > 0 ? "\(place.rating) of 5 by \(place.userRatingsTotal)" : nil,
      price(place.priceLevel),
      answer("takeout", place.takeout),
      answer("dine in", place.dineIn),
      place.editorialSummary,
    ].compactMap { $0 }
  }

  private static func price(_ level: GMSPlacesPriceLevel) -> String? {
    switch level {
    case .free: "free"
    case .cheap: "cheap"
    case .medium: "not dear"
    case .high: "dear"
    case .expensive: "very dear"
    case .unknown: nil
    @unknown default: nil
    }
  }

  private static func answer(_ name: String, _ attribute: GMSBooleanPlaceAttribute) -> String? {
    switch attribute {
    case .true: "\(name): yes"
    case .false: "\(name): no"
    case .unknown: nil
    @unknown default: nil
    }
  }
}
