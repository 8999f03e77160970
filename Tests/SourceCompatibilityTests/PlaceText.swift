import Foundation
import GooglePlaces

/// What a screen shows of a place.
enum PlaceText {
  static func summary(_ place: GMSPlace) -> String {
    var parts: [String] = []
    if let name = place.name { parts.append(name) }
    if place.rating > 0 { parts.append("\(place.rating) of \(Int(place.userRatingsTotal))") }
    if let price = price(place.priceLevel) { parts.append(price) }
    if place.takeout == .true { parts.append("takeaway") }
    if case .false = place.delivery { parts.append("no delivery") }
    return parts.joined(separator: ", ")
  }

  static func price(_ level: GMSPlacesPriceLevel) -> String? {
    switch level {
    case .unknown: return nil
    case .free: return "free"
    case .cheap, .medium, .high, .expensive:
      return String(repeating: "$", count: level.rawValue)
    @unknown default: return nil
    }
  }

  static func status(_ status: GMSPlacesBusinessStatus) -> String {
    switch status {
    case .operational: return "in business"
    case .closedTemporarily, .closedPermanently: return "closed"
    case .unknown: return "not known"
    @unknown default: return "not known"
    }
  }

  static func answer(_ flag: GMSBooleanPlaceAttribute) -> String {
    switch flag {
    case .true: return "yes"
    case .false: return "no"
    case .unknown: return "not known"
    @unknown default: return "not known"
    }
  }

  static func countryCode(_ place: GMSPlace) -> String? {
    place.addressComponents?.first { $0.types.contains(kGMSPlaceTypeCountry) }?.shortName
  }

  static func postalCode(_ place: GMSPlace) -> String? {
    place.addressComponents?.first(where: { $0.type == "postal_code" })?.name
  }

  static func position(_ place: GMSPlace) -> CLLocationCoordinate2D? {
    CLLocationCoordinate2DIsValid(place.coordinate) ? place.coordinate : nil
  }

  static func corner(_ place: GMSPlace) -> CLLocationDegrees? {
    place.viewportInfo?.northEast.latitude
  }

  static func offset(_ place: GMSPlace) -> Int? {
    place.utcOffsetMinutes?.intValue
  }

  static func credits(_ place: GMSPlace) -> String {
    let photo = place.photos?.first
    let names = photo?.authorAttributions?.map { $0.name } ?? []
    return ([place.attributions?.string, photo?.attributions?.string].compactMap { $0 } + names)
      .joined(separator: "|")
  }

  static func reviewers(_ place: GMSPlace) -> [String] {
    place.reviews?.compactMap { $0.authorAttribution?.name } ?? []
  }

  static func wideEnough(_ place: GMSPlace) -> Bool {
    guard let size = place.photos?.first?.maxSize else { return false }
    return size.width >= 640 && size.height > 0
  }

  static func names(_ places: [GMSPlace]) -> [String] {
    places.compactMap(\.name)
  }

  static func flags(_ place: GMSPlace) -> [GMSBooleanPlaceAttribute] {
    let flags: [KeyPath<GMSPlace, GMSBooleanPlaceAttribute>] = [
      \.takeout, \.delivery, \.dineIn, \GMSPlace.servesBeer,
    ]
    return flags.map { place[keyPath: $0] }
  }

  static func nameKey() -> KeyPath<GMSPlace, String?> {
    \GMSPlace.name
  }
}
