import PlacesCore
import Testing

@testable import GooglePlacesSwift

struct PlacePropertyTests {
  @Test(arguments: PlaceProperty.known)
  func everyPropertyStandsForFields(_ property: PlaceProperty) {
    #expect(!property.fields.isEmpty)
    #expect(property.fields.allSatisfy { $0.row.newName != nil })
    #expect(property.fields.allSatisfy { $0.row.swiftName == "\(property)" })
  }

  @Test func togetherTheyAreEverything() {
    #expect(PlaceField.fields(PlaceProperty.known) == PlaceField.fields([.all]))
    #expect(PlaceField.fields([.all]) == PlaceField.withProperty)
  }

  @Test func noTwoPropertiesShareAField() {
    let all = PlaceProperty.known.flatMap(\.fields)
    #expect(Set(all).count == all.count)
  }

  @Test @available(*, deprecated) func theGuidesNamesStillWork() {
    #expect(PlaceProperty.name == .displayName)
    #expect(PlaceProperty.website == .websiteURL)
    #expect(PlaceProperty.containingPlaces == .containingPlace)
  }
}

extension PlaceProperty {
  /// Every case but the one for everything.
  static let known: [PlaceProperty] = [
    .accessibilityOptions, .addressComponents, .addressDescriptor, .allowsDogs, .businessStatus,
    .consumerAlert, .containingPlace, .coordinate, .currentOpeningHours,
    .currentSecondaryOpeningHours, .displayName, .editorialSummary, .evChargeAmenitySummary,
    .evChargeOptions, .formattedAddress, .fuelOptions, .generativeSummary, .goodForChildren,
    .goodForGroups, .goodForWatchingSports, .googleMapsLinks, .iconBackgroundColor, .iconMaskURL,
    .internationalPhoneNumber, .isPureServiceAreaBusiness, .isReservable, .liveMusic,
    .menuForChildren, .neighborhoodSummary, .numberOfUserRatings, .outdoorSeating,
    .parkingOptions, .paymentOptions, .photos, .placeID, .plusCode, .postalAddress, .priceLevel,
    .priceRange, .rating, .regularOpeningHours, .restroom, .reviewSummary, .reviews, .servesBeer,
    .servesBreakfast, .servesBrunch, .servesCocktails, .servesCoffee, .servesDessert,
    .servesDinner, .servesLunch, .servesVegetarianFood, .servesWine, .supportsCurbsidePickup,
    .supportsDelivery, .supportsDineIn, .supportsTakeout, .timeZone, .types, .viewportInfo,
    .websiteURL,
  ]
}
