import GooglePlaces
import GooglePlacesSwift

/// One row of the values: what asks for a fact in each style, and its value as text.
struct Fact: Sendable {
  let property: GMSPlaceProperty
  /// Nil for a property that is younger than the bitmask.
  let bit: GMSPlaceField?
  /// Nil when there is no value.
  let text: @Sendable (GMSPlace) -> String?
  /// The property of the New Swift style, which may ask for a second fact as well.
  let swiftProperty: PlaceProperty
  /// Nil when there is no value.
  let swiftText: @Sendable (Place) -> String?

  /// The canonical name, which is also how its GMS members are spelled.
  var name: String { property.rawValue }

  init<Value: Shown & SendableMetatype, SwiftValue: Shown & SendableMetatype>(
    _ property: GMSPlaceProperty, bit: GMSPlaceField? = nil,
    _ value: @escaping @Sendable (GMSPlace) -> Value?,
    swift swiftProperty: PlaceProperty, _ swiftValue: @escaping @Sendable (Place) -> SwiftValue?
  ) {
    self.property = property
    self.bit = bit
    text = { value($0)?.shown }
    self.swiftProperty = swiftProperty
    swiftText = { swiftValue($0)?.shown }
  }
}

extension Fact {
  /// Every property, those with a bit first.
  static let all: [Fact] = [
    Fact(.name, bit: .name, \.name, swift: .displayName, \.displayName),
    Fact(.placeID, bit: .placeID, \.placeID, swift: .placeID, \.placeID),
    Fact(.plusCode, bit: .plusCode, \.plusCode, swift: .plusCode, \.plusCode),
    Fact(.coordinate, bit: .coordinate, \.coordinate, swift: .coordinate, \.location),
    Fact(
      .openingHours, bit: .openingHours, \.openingHours, swift: .regularOpeningHours,
      \.regularOpeningHours),
    Fact(
      .phoneNumber, bit: .phoneNumber, \.phoneNumber, swift: .internationalPhoneNumber,
      \.internationalPhoneNumber),
    Fact(
      .formattedAddress, bit: .formattedAddress, \.formattedAddress, swift: .formattedAddress,
      \.formattedAddress),
    Fact(.rating, bit: .rating, \.rating, swift: .rating, \.rating),
    Fact(.priceLevel, bit: .priceLevel, \.priceLevel, swift: .priceLevel, \.priceLevel),
    Fact(.types, bit: .types, { $0.types.map(Set.init) }, swift: .types, \.types),
    Fact(.website, bit: .website, \.website, swift: .websiteURL, \.websiteURL),
    Fact(.viewport, bit: .viewport, \.viewportInfo, swift: .viewportInfo, \.viewportInfo),
    Fact(
      .addressComponents, bit: .addressComponents, \.addressComponents, swift: .addressComponents,
      \.addressComponents),
    Fact(.photos, bit: .photos, \.photos, swift: .photos, \.photos),
    Fact(
      .userRatingsTotal, bit: .userRatingsTotal, \.userRatingsTotal, swift: .numberOfUserRatings,
      \.numberOfUserRatings),
    Fact(
      .utcOffsetMinutes, bit: .utcOffsetMinutes, \.utcOffsetMinutes, swift: .timeZone,
      \.timeZone?.minutesFromGMT),
    Fact(
      .businessStatus, bit: .businessStatus, \.businessStatus, swift: .businessStatus,
      \.businessStatus),
    Fact(.iconImageURL, bit: .iconImageURL, \.iconImageURL, swift: .iconMaskURL, \.iconMaskURL),
    Fact(
      .iconBackgroundColor, bit: .iconBackgroundColor, \.iconBackgroundColor,
      swift: .iconBackgroundColor, \.iconBackgroundColor),
    Fact(.takeout, bit: .takeout, \.takeout, swift: .supportsTakeout, \.supportsTakeout),
    Fact(.delivery, bit: .delivery, \.delivery, swift: .supportsDelivery, \.supportsDelivery),
    Fact(.dineIn, bit: .dineIn, \.dineIn, swift: .supportsDineIn, \.supportsDineIn),
    Fact(
      .curbsidePickup, bit: .curbsidePickup, \.curbsidePickup, swift: .supportsCurbsidePickup,
      \.supportsCurbsidePickup),
    Fact(.reservable, bit: .reservable, \.reservable, swift: .isReservable, \.isReservable),
    Fact(
      .servesBreakfast, bit: .servesBreakfast, \.servesBreakfast, swift: .servesBreakfast,
      \.servesBreakfast),
    Fact(.servesLunch, bit: .servesLunch, \.servesLunch, swift: .servesLunch, \.servesLunch),
    Fact(.servesDinner, bit: .servesDinner, \.servesDinner, swift: .servesDinner, \.servesDinner),
    Fact(.servesBeer, bit: .servesBeer, \.servesBeer, swift: .servesBeer, \.servesBeer),
    Fact(.servesWine, bit: .servesWine, \.servesWine, swift: .servesWine, \.servesWine),
    Fact(.servesBrunch, bit: .servesBrunch, \.servesBrunch, swift: .servesBrunch, \.servesBrunch),
    Fact(
      .servesVegetarianFood, bit: .servesVegetarianFood, \.servesVegetarianFood,
      swift: .servesVegetarianFood, \.servesVegetarianFood),
    Fact(
      .wheelchairAccessibleEntrance, bit: .wheelchairAccessibleEntrance,
      \.wheelchairAccessibleEntrance, swift: .accessibilityOptions,
      \.accessibilityOptions?.hasWheelchairAccessibleEntrance),
    Fact(
      .currentOpeningHours, bit: .currentOpeningHours, \.currentOpeningHours,
      swift: .currentOpeningHours, \.currentOpeningHours),
    Fact(
      .secondaryOpeningHours, bit: .secondaryOpeningHours, \.secondaryOpeningHours,
      swift: .currentSecondaryOpeningHours, \.currentSecondaryOpeningHours),
    Fact(
      .editorialSummary, bit: .editorialSummary, \.editorialSummary, swift: .editorialSummary,
      \.editorialSummary),
    Fact(.reviews, \.reviews, swift: .reviews, \.reviews),
    Fact(
      .pureServiceAreaBusiness, \.pureServiceAreaBusiness, swift: .isPureServiceAreaBusiness,
      \.isPureServiceAreaBusiness),
    Fact(.evChargeOptions, \.evChargeOptions, swift: .evChargeOptions, \.evChargeOptions),
    Fact(.parkingOptions, \.parkingOptions, swift: .parkingOptions, \.parkingOptions),
    Fact(
      .evChargeAmenitySummary, \.evChargeAmenitySummary, swift: .evChargeAmenitySummary,
      \.evChargeAmenitySummary),
    Fact(.generativeSummary, \.generativeSummary, swift: .generativeSummary, \.generativeSummary),
    Fact(
      .neighborhoodSummary, \.neighborhoodSummary, swift: .neighborhoodSummary,
      \.neighborhoodSummary),
    Fact(.reviewSummary, \.reviewSummary, swift: .reviewSummary, \.reviewSummary),
    Fact(.consumerAlert, \.consumerAlert, swift: .consumerAlert, \.consumerAlert),
    Fact(.outdoorSeating, \.outdoorSeating, swift: .outdoorSeating, \.outdoorSeating),
    Fact(.liveMusic, \.liveMusic, swift: .liveMusic, \.liveMusic),
    Fact(.menuForChildren, \.menuForChildren, swift: .menuForChildren, \.menuForChildren),
    Fact(.servesCocktails, \.servesCocktails, swift: .servesCocktails, \.servesCocktails),
    Fact(.servesDessert, \.servesDessert, swift: .servesDessert, \.servesDessert),
    Fact(.servesCoffee, \.servesCoffee, swift: .servesCoffee, \.servesCoffee),
    Fact(.goodForChildren, \.goodForChildren, swift: .goodForChildren, \.goodForChildren),
    Fact(.allowsDogs, \.allowsDogs, swift: .allowsDogs, \.allowsDogs),
    Fact(.restroom, \.restroom, swift: .restroom, \.restroom),
    Fact(.goodForGroups, \.goodForGroups, swift: .goodForGroups, \.goodForGroups),
    Fact(
      .goodForWatchingSports, \.goodForWatchingSports, swift: .goodForWatchingSports,
      \.goodForWatchingSports),
    Fact(
      .accessibilityOptions, \.accessibilityOptions, swift: .accessibilityOptions,
      \.accessibilityOptions),
    Fact(.fuelOptions, \.fuelOptions, swift: .fuelOptions, \.fuelOptions),
    Fact(.paymentOptions, \.paymentOptions, swift: .paymentOptions, \.paymentOptions),
    Fact(.googleMapsLinks, \.googleMapsLinks, swift: .googleMapsLinks, \.googleMapsLinks),
    Fact(.containingPlaces, \.containingPlaces, swift: .containingPlace, \.containingPlaces),
    Fact(.addressDescriptor, \.addressDescriptor, swift: .addressDescriptor, \.addressDescriptor),
    Fact(.priceRange, \.priceRange, swift: .priceRange, \.priceRange),
    Fact(.timeZone, \.timeZone, swift: .timeZone, \.timeZone),
    Fact(.postalAddress, \.postalAddress, swift: .postalAddress, \.postalAddress),
  ]
}
