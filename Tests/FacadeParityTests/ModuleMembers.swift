import Foundation
import GooglePlaces
import GooglePlacesSwift

// The same members on both sides, in the same order.

extension GMSPlusCode {
  var fact: [AnyHashable?] { [globalCode, compoundCode] }
}

extension PlusCode {
  var fact: [AnyHashable?] { [globalCode, compoundCode] }
}

extension GMSPlaceViewportInfo {
  var fact: [AnyHashable?] { [northEast.fact, southWest.fact] }
}

extension RectangularCoordinateRegion {
  var fact: [AnyHashable?] { [northEast.fact, southWest.fact] }
}

extension GMSAddressComponent {
  var fact: [AnyHashable?] { [name, shortName, Set(types)] }
}

extension AddressComponent {
  var fact: [AnyHashable?] { [name, shortName, types.texts ?? []] }
}

extension GMSPlaceAuthorAttribution {
  var fact: [AnyHashable?] { [name, uri, photoURI] }
}

extension AuthorAttribution {
  var fact: [AnyHashable?] { [displayName, url, photoUrl] }
}

extension GMSOpeningHours {
  var fact: [AnyHashable?] {
    [
      (periods as [GMSPeriod]).map(\.fact), weekdayText as [String], hoursType.rawValue,
      (specialDays ?? []).map(\.fact),
    ]
  }
}

extension OpeningHours {
  var fact: [AnyHashable?] {
    [periods.map(\.fact), weekdayText, hoursType.rawValue, specialDays.map(\.fact)]
  }
}

extension GMSPeriod {
  var fact: [AnyHashable?] { [openEvent.fact, closeEvent?.fact] }
}

extension Period {
  var fact: [AnyHashable?] { [open.fact, close?.fact] }
}

extension GMSEvent {
  var fact: [AnyHashable?] { [day.rawValue, time.fact, date, truncated] }
}

extension Event {
  var fact: [AnyHashable?] { [day.rawValue, time.fact, date, isTruncated] }
}

extension GMSPlaceSpecialDay {
  var fact: [AnyHashable?] { [date, isExceptional] }
}

extension SpecialDay {
  var fact: [AnyHashable?] { [date, isExceptional] }
}

extension GMSPlaceEVChargeOptions {
  var fact: [AnyHashable?] { [connectorCount, connectorAggregations?.map(\.fact)] }
}

extension EVChargeOptions {
  var fact: [AnyHashable?] { [connectorCount, connectorAggregations?.map(\.fact)] }
}

extension GMSPlaceParkingOptions {
  var fact: [AnyHashable?] {
    [
      freeParkingLot.optional, paidParkingLot.optional, freeStreetParking.optional,
      paidStreetParking.optional, freeGarageParking.optional, paidGarageParking.optional,
      valetParking.optional,
    ]
  }
}

extension ParkingOptions {
  var fact: [AnyHashable?] {
    [
      freeParkingLot, paidParkingLot, freeStreetParking, paidStreetParking, freeGarageParking,
      paidGarageParking, valetParking,
    ]
  }
}

extension GMSPlaceAccessibilityOptions {
  var fact: [AnyHashable?] {
    [
      wheelchairAccessibleEntrance.optional, wheelchairAccessibleParking.optional,
      wheelchairAccessibleRestroom.optional, wheelchairAccessibleSeating.optional,
    ]
  }
}

extension AccessibilityOptions {
  var fact: [AnyHashable?] {
    [
      hasWheelchairAccessibleEntrance, hasWheelchairAccessibleParking,
      hasWheelchairAccessibleRestroom, hasWheelchairAccessibleSeating,
    ]
  }
}

extension GMSPlacePaymentOptions {
  var fact: [AnyHashable?] {
    [
      acceptsCashOnly.optional, acceptsCreditCards.optional, acceptsDebitCards.optional,
      acceptsNFC.optional,
    ]
  }
}

extension PaymentOptions {
  var fact: [AnyHashable?] { [acceptsCashOnly, acceptsCreditCards, acceptsDebitCards, acceptsNFC] }
}

extension GMSPlaceContentBlock {
  var fact: [AnyHashable?] { [content, contentLanguageCode, referencedPlaceIDs] }
}

extension ContentBlock {
  var fact: [AnyHashable?] { [content, contentLanguageCode, referencedPlaceIDs] }
}

extension GMSPlaceGenerativeSummary {
  var fact: [AnyHashable?] {
    [overview, overviewLanguageCode, disclosureText, disclosureTextLanguageCode, flagContentURI]
  }
}

extension GenerativeSummary {
  var fact: [AnyHashable?] {
    [overview, overviewLanguageCode, disclosureText, disclosureTextLanguageCode, flagContentURI]
  }
}

extension GMSPlaceReviewSummary {
  var fact: [AnyHashable?] {
    [text, textLanguageCode, disclosureText, disclosureTextLanguageCode, flagContentURI]
  }
}

extension ReviewSummary {
  var fact: [AnyHashable?] {
    [text, textLanguageCode, disclosureText, disclosureTextLanguageCode, flagContentURI]
  }
}

extension GMSPlaceNeighborhoodSummary {
  var fact: [AnyHashable?] {
    [overview?.fact, detailDescription?.fact, disclosureText, flagContentURI]
  }
}

extension NeighborhoodSummary {
  var fact: [AnyHashable?] {
    [overview?.fact, detailDescription?.fact, disclosureText, flagContentURI]
  }
}

extension GMSPlaceEVChargeAmenitySummary {
  var fact: [AnyHashable?] {
    [overview?.fact, coffee?.fact, restaurant?.fact, store?.fact, disclosureText, flagContentURI]
  }
}

extension EVChargeAmenitySummary {
  var fact: [AnyHashable?] {
    [overview?.fact, coffee?.fact, restaurant?.fact, store?.fact, disclosureText, flagContentURI]
  }
}

extension GMSPlaceConsumerAlertDetails {
  var fact: [AnyHashable?] { [title, alertDescription, aboutLinkTitle, aboutLinkURI] }
}

extension ConsumerAlertDetails {
  var fact: [AnyHashable?] { [title, alertDescription, aboutLinkTitle, aboutLinkURI] }
}

extension GMSPlaceConsumerAlert {
  var fact: [AnyHashable?] { [overview, details?.fact, languageCode] }
}

extension ConsumerAlert {
  var fact: [AnyHashable?] { [overview, details?.fact, languageCode] }
}

extension GMSPlaceFuelOptions {
  var fact: [AnyHashable?] { [fuelPrices.map(\.fact)] }
}

extension FuelOptions {
  var fact: [AnyHashable?] { [fuelPrices.map(\.fact)] }
}

extension GMSPlaceFuelPrice {
  var fact: [AnyHashable?] { [type.rawValue, price.fact, lastUpdateTime] }
}

extension FuelPrice {
  var fact: [AnyHashable?] { [type.rawValue, price.fact, lastUpdateTime] }
}

extension GMSPlaceMoney {
  var fact: [AnyHashable?] { [currencyCode, units, nanos] }
}

extension Money {
  var fact: [AnyHashable?] { [currencyCode, units, nanos] }
}

extension GMSPlacePriceRange {
  var fact: [AnyHashable?] { [startPrice?.fact, endPrice?.fact] }
}

extension PriceRange {
  var fact: [AnyHashable?] { [startPrice?.fact, endPrice?.fact] }
}

extension GMSPlaceGoogleMapsLinks {
  var fact: [AnyHashable?] { [directionsURL, placeURL, writeAReviewURL, reviewsURL, photosURL] }
}

extension GoogleMapsLinks {
  var fact: [AnyHashable?] { [directionsURL, placeURL, writeAReviewURL, reviewsURL, photosURL] }
}

extension GMSPlaceContainingPlace {
  var fact: [AnyHashable?] { [resourceName, placeID] }
}

extension ContainingPlace {
  var fact: [AnyHashable?] { [resourceName, placeID] }
}

extension GMSPlaceAddressDescriptor {
  var fact: [AnyHashable?] { [landmarks.map(\.fact), areas.map(\.fact)] }
}

extension AddressDescriptor {
  var fact: [AnyHashable?] { [landmarks.map(\.fact), areas.map(\.fact)] }
}

extension GMSPlaceLandmark {
  var fact: [AnyHashable?] {
    [
      resourceName, placeID, displayName, displayNameLanguageCode, types.map(Set.init),
      spatialRelationship.rawValue, straightLineDistanceMeters?.doubleValue,
      travelDistanceMeters?.doubleValue,
    ]
  }
}

extension Landmark {
  var fact: [AnyHashable?] {
    [
      resourceName, placeID, displayName, displayNameLanguageCode, types?.texts,
      spatialRelationship.rawValue, straightLineDistanceMeters, travelDistanceMeters,
    ]
  }
}

extension GMSPlaceArea {
  var fact: [AnyHashable?] {
    [resourceName, placeID, displayName, displayNameLanguageCode, containment.rawValue]
  }
}

extension Area {
  var fact: [AnyHashable?] {
    [resourceName, placeID, displayName, displayNameLanguageCode, containment.rawValue]
  }
}

extension GMSPlacePostalAddress {
  var fact: [AnyHashable?] {
    [
      regionCode, languageCode, postalCode, sortingCode, administrativeArea, locality, sublocality,
      organization, addressLines, recipients,
    ]
  }
}

extension PostalAddress {
  var fact: [AnyHashable?] {
    [
      regionCode, languageCode, postalCode, sortingCode, administrativeArea, locality, sublocality,
      organization, addressLines, recipients,
    ]
  }
}
