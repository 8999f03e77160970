import Foundation
import GooglePlacesSwift

extension AreaContainment: Shown {}
extension BusinessStatus: Shown {}
extension EVConnectorType: Shown {}
extension FuelType: Shown {}
extension HoursType: Shown {}
extension LandmarkSpatialRelationship: Shown {}
extension PriceLevel: Shown {}

extension PlaceType: Shown {
  var shown: String { rawValue }
}

extension PlusCode: Shown {
  var shown: String { line(globalCode, compoundCode) }
}

extension RectangularCoordinateRegion: Shown {
  var shown: String { "SW \(southWest.shown) · NE \(northEast.shown)" }
}

extension AddressComponent: Shown {
  var shown: String { "\(name) (\(types.shown))" }
}

extension PostalAddress: Shown {
  var shown: String {
    line(
      recipients, organization, addressLines, sublocality, locality, administrativeArea,
      postalCode, sortingCode, regionCode, languageCode)
  }
}

extension AddressDescriptor: Shown {
  var shown: String { line(landmarks, areas) }
}

extension Landmark: Shown {
  var shown: String { "\(spatialRelationship.shown) \(displayName ?? placeID ?? "-")" }
}

extension Area: Shown {
  var shown: String { "\(containment.shown) \(displayName ?? placeID ?? "-")" }
}

extension ContainingPlace: Shown {
  var shown: String { placeID ?? "-" }
}

extension GoogleMapsLinks: Shown {
  var shown: String { line(placeURL, directionsURL, reviewsURL, writeAReviewURL, photosURL) }
}

// MARK: Hours

extension OpeningHours: Shown {
  var shown: String {
    let service = hoursType == .unknown ? nil : hoursType.shown
    let days = specialDays.filter(\.isExceptional).map { Text.day($0.date) }
    return line(service, periods, days.isEmpty ? nil : "special: " + days.shown)
  }
}

extension Period: Shown {
  var shown: String {
    guard let close else { return "always from \(open.shown)" }
    let isSameDay = close.day == open.day && close.date == open.date
    return "\(open.shown)–\(isSameDay ? close.time.shown : close.shown)"
  }
}

extension Event: Shown {
  var shown: String {
    let day = date.map(Text.day) ?? "\(self.day)".prefix(3).capitalized
    return "\(day) \(time.shown)\(isTruncated ? " (goes on)" : "")"
  }
}

extension Time: Shown {
  var shown: String { "\(Text.twoDigits(Int(hour))):\(Text.twoDigits(Int(minute)))" }
}

// MARK: People

extension Photo: Shown {
  var shown: String {
    line("\(Int(maxSize.width))×\(Int(maxSize.height))", authorAttributions)
  }
}

extension Review: Shown {
  var shown: String { line("\(rating)★", authorAttribution, publishDate, text) }
}

extension AuthorAttribution: Shown {
  var shown: String { displayName }
}

extension ConsumerAlert: Shown {
  var shown: String { line(overview, details?.title, details?.alertDescription) }
}

// MARK: Summaries

extension GenerativeSummary: Shown {
  var shown: String { line(overview, disclosureText) }
}

extension ReviewSummary: Shown {
  var shown: String { line(text, disclosureText) }
}

extension NeighborhoodSummary: Shown {
  var shown: String { line(overview, detailDescription, disclosureText) }
}

extension EVChargeAmenitySummary: Shown {
  var shown: String { line(overview, coffee, restaurant, store, disclosureText) }
}

extension ContentBlock: Shown {
  var shown: String { content ?? "-" }
}

// MARK: Money and things

extension PriceRange: Shown {
  var shown: String { "\(startPrice?.shown ?? "")–\(endPrice?.shown ?? "")" }
}

extension Money: Shown {
  var shown: String { "\(amount(units, nanos)) \(currencyCode)" }
}

extension FuelOptions: Shown {
  var shown: String { fuelPrices.shown }
}

extension FuelPrice: Shown {
  var shown: String { "\(type.shown) \(price.shown)" }
}

extension EVChargeOptions: Shown {
  var shown: String { line("\(connectorCount) connectors", connectorAggregations) }
}

extension ConnectorAggregation: Shown {
  var shown: String {
    let available = availableCount?.shown ?? "nil"
    let outOfService = outOfServiceCount?.shown ?? "nil"
    return "\(count) × \(type.shown) \(maxChargeRateKW) kW, \(available) free, \(outOfService) out"
  }
}

extension ParkingOptions: Shown {
  var shown: String {
    line(named: [
      "free lot": freeParkingLot, "paid lot": paidParkingLot, "free street": freeStreetParking,
      "paid street": paidStreetParking, "free garage": freeGarageParking,
      "paid garage": paidGarageParking, "valet": valetParking,
    ])
  }
}

extension AccessibilityOptions: Shown {
  var shown: String {
    line(named: [
      "entrance": hasWheelchairAccessibleEntrance, "parking": hasWheelchairAccessibleParking,
      "restroom": hasWheelchairAccessibleRestroom, "seating": hasWheelchairAccessibleSeating,
    ])
  }
}

extension PaymentOptions: Shown {
  var shown: String {
    line(named: [
      "cash only": acceptsCashOnly, "credit": acceptsCreditCards, "debit": acceptsDebitCards,
      "NFC": acceptsNFC,
    ])
  }
}
