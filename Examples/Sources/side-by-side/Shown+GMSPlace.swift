import Foundation
import GooglePlaces

extension GMSBooleanPlaceAttribute: Shown {}
extension GMSPlaceAreaContainment: Shown {}
extension GMSPlaceEVConnectorType: Shown {}
extension GMSPlaceFuelType: Shown {}
extension GMSPlaceHoursType: Shown {}
extension GMSPlaceLandmarkSpatialRelationship: Shown {}
extension GMSPlacesBusinessStatus: Shown {}
extension GMSPlacesPriceLevel: Shown {}

extension GMSPlusCode: Shown {
  var shown: String { line(globalCode, compoundCode) }
}

extension GMSPlaceViewportInfo: Shown {
  var shown: String { "SW \(southWest.shown) · NE \(northEast.shown)" }
}

extension GMSAddressComponent: Shown {
  var shown: String { "\(name) (\(Set(types).shown))" }
}

extension GMSPlacePostalAddress: Shown {
  var shown: String {
    line(
      recipients, organization, addressLines, sublocality, locality, administrativeArea,
      postalCode, sortingCode, regionCode, languageCode)
  }
}

extension GMSPlaceAddressDescriptor: Shown {
  var shown: String { line(landmarks, areas) }
}

extension GMSPlaceLandmark: Shown {
  var shown: String { "\(spatialRelationship.shown) \(displayName ?? placeID ?? "-")" }
}

extension GMSPlaceArea: Shown {
  var shown: String { "\(containment.shown) \(displayName ?? placeID ?? "-")" }
}

extension GMSPlaceContainingPlace: Shown {
  var shown: String { placeID ?? "-" }
}

extension GMSPlaceGoogleMapsLinks: Shown {
  var shown: String { line(placeURL, directionsURL, reviewsURL, writeAReviewURL, photosURL) }
}

// MARK: Hours

extension GMSOpeningHours: Shown {
  var shown: String {
    let service = hoursType == .unknown ? nil : hoursType.shown
    let days = (specialDays ?? []).filter(\.isExceptional).compactMap { $0.date.map(Text.day) }
    return line(service, periods, days.isEmpty ? nil : "special: " + days.shown)
  }
}

extension GMSPeriod: Shown {
  var shown: String {
    guard let closeEvent else { return "always from \(openEvent.shown)" }
    let isSameDay = closeEvent.day == openEvent.day && closeEvent.date == openEvent.date
    return "\(openEvent.shown)–\(isSameDay ? closeEvent.time.shown : closeEvent.shown)"
  }
}

extension GMSEvent: Shown {
  var shown: String {
    let day = date.map(Text.day) ?? "\(self.day)".prefix(3).capitalized
    return "\(day) \(time.shown)\(truncated ? " (goes on)" : "")"
  }
}

extension GMSTime: Shown {
  var shown: String { "\(Text.twoDigits(Int(hour))):\(Text.twoDigits(Int(minute)))" }
}

// MARK: People

extension GMSPlacePhotoMetadata: Shown {
  var shown: String {
    line("\(Int(maxSize.width))×\(Int(maxSize.height))", authorAttributions)
  }
}

extension GMSPlaceReview: Shown {
  var shown: String { line("\(rating)★", authorAttribution, publishDate, text) }
}

extension GMSPlaceAuthorAttribution: Shown {
  var shown: String { name }
}

extension GMSPlaceConsumerAlert: Shown {
  var shown: String { line(overview, details?.title, details?.alertDescription) }
}

// MARK: Summaries

extension GMSPlaceGenerativeSummary: Shown {
  var shown: String { line(overview, disclosureText) }
}

extension GMSPlaceReviewSummary: Shown {
  var shown: String { line(text, disclosureText) }
}

extension GMSPlaceNeighborhoodSummary: Shown {
  var shown: String { line(overview, detailDescription, disclosureText) }
}

extension GMSPlaceEVChargeAmenitySummary: Shown {
  var shown: String { line(overview, coffee, restaurant, store, disclosureText) }
}

extension GMSPlaceContentBlock: Shown {
  var shown: String { content ?? "-" }
}

// MARK: Money and things

extension GMSPlacePriceRange: Shown {
  var shown: String { "\(startPrice?.shown ?? "")–\(endPrice?.shown ?? "")" }
}

extension GMSPlaceMoney: Shown {
  var shown: String { "\(amount(units, nanos)) \(currencyCode)" }
}

extension GMSPlaceFuelOptions: Shown {
  var shown: String { fuelPrices.shown }
}

extension GMSPlaceFuelPrice: Shown {
  var shown: String { "\(type.shown) \(price.shown)" }
}

extension GMSPlaceEVChargeOptions: Shown {
  var shown: String { line("\(connectorCount) connectors", connectorAggregations) }
}

extension GMSPlaceConnectorAggregation: Shown {
  var shown: String {
    "\(count) × \(type.shown) \(maxChargeRateKW) kW, \(availableCount) free, \(outOfServiceCount) out"
  }
}

extension GMSPlaceParkingOptions: Shown {
  var shown: String {
    line(named: [
      "free lot": freeParkingLot, "paid lot": paidParkingLot, "free street": freeStreetParking,
      "paid street": paidStreetParking, "free garage": freeGarageParking,
      "paid garage": paidGarageParking, "valet": valetParking,
    ])
  }
}

extension GMSPlaceAccessibilityOptions: Shown {
  var shown: String {
    line(named: [
      "entrance": wheelchairAccessibleEntrance, "parking": wheelchairAccessibleParking,
      "restroom": wheelchairAccessibleRestroom, "seating": wheelchairAccessibleSeating,
    ])
  }
}

extension GMSPlacePaymentOptions: Shown {
  var shown: String {
    line(named: [
      "cash only": acceptsCashOnly, "credit": acceptsCreditCards, "debit": acceptsDebitCards,
      "NFC": acceptsNFC,
    ])
  }
}
