import Foundation
import GooglePlaces
import GooglePlacesSwift

/// A fact as both modules give it, each reduced to a value that can be compared: nil when unset.
struct ModuleFact: Sendable {
  let property: GMSPlaceProperty
  let swiftProperty: PlaceProperty
  let gms: @Sendable (GMSPlace) -> AnyHashable?
  let swift: @Sendable (Place) -> AnyHashable?

  init(
    _ property: GMSPlaceProperty, _ swiftProperty: PlaceProperty,
    _ gms: @escaping @Sendable (GMSPlace) -> AnyHashable?,
    _ swift: @escaping @Sendable (Place) -> AnyHashable?
  ) {
    self.property = property
    self.swiftProperty = swiftProperty
    self.gms = gms
    self.swift = swift
  }

  /// A yes-or-no fact: three cases here, an optional there.
  init(
    _ property: GMSPlaceProperty, _ swiftProperty: PlaceProperty,
    flag gms: @escaping @Sendable (GMSPlace) -> GMSBooleanPlaceAttribute,
    _ swift: @escaping @Sendable (Place) -> Bool?
  ) {
    self.init(property, swiftProperty, { gms($0).optional }, { swift($0) })
  }

  /// Every property, in table order.
  static let all: [ModuleFact] = bitFacts + newerFacts

  private static let bitFacts: [ModuleFact] = [
    .init(.name, .displayName, { $0.name }, { $0.displayName }),
    .init(.placeID, .placeID, { $0.placeID }, { $0.placeID }),
    .init(.plusCode, .plusCode, { $0.plusCode?.fact }, { $0.plusCode?.fact }),
    .init(.coordinate, .coordinate, { $0.coordinate.fact }, { $0.location.fact }),
    .init(
      .openingHours, .regularOpeningHours, { $0.openingHours?.fact },
      { $0.regularOpeningHours?.fact }),
    .init(.phoneNumber, .internationalPhoneNumber, { $0.phoneNumber }) {
      $0.internationalPhoneNumber
    },
    .init(.formattedAddress, .formattedAddress, { $0.formattedAddress }) { $0.formattedAddress },
    .init(.rating, .rating, { $0.rating.nonZero }, { $0.rating }),
    .init(.priceLevel, .priceLevel, { $0.priceLevel.fact }, { $0.priceLevel.fact }),
    .init(.types, .types, { $0.types.map(Set.init) }, { $0.types.texts }),
    .init(.website, .websiteURL, { $0.website }, { $0.websiteURL }),
    .init(.viewport, .viewportInfo, { $0.viewportInfo?.fact }, { $0.viewportInfo?.fact }),
    .init(
      .addressComponents, .addressComponents, { $0.addressComponents?.map(\.fact) },
      { $0.addressComponents?.map(\.fact) }),
    .init(.photos, .photos, { $0.photos?.map(\.fact) }, { $0.photos?.map(\.fact) }),
    .init(
      .userRatingsTotal, .numberOfUserRatings, { Int($0.userRatingsTotal).nonZero },
      { $0.numberOfUserRatings.nonZero }),
    .init(
      .utcOffsetMinutes, .timeZone, { $0.utcOffsetMinutes?.intValue },
      { $0.timeZone.map { $0.secondsFromGMT(for: Self.instant) / 60 } }),
    .init(.businessStatus, .businessStatus, { $0.businessStatus.fact }, { $0.businessStatus.fact }),
    .init(.iconImageURL, .iconMaskURL, { $0.iconImageURL }, { $0.iconMaskURL }),
    .init(.iconBackgroundColor, .iconBackgroundColor, { $0.iconBackgroundColor }) {
      $0.iconBackgroundColor
    },
    .init(.takeout, .supportsTakeout, flag: { $0.takeout }, { $0.supportsTakeout }),
    .init(.delivery, .supportsDelivery, flag: { $0.delivery }, { $0.supportsDelivery }),
    .init(.dineIn, .supportsDineIn, flag: { $0.dineIn }, { $0.supportsDineIn }),
    .init(
      .curbsidePickup, .supportsCurbsidePickup, flag: { $0.curbsidePickup },
      { $0.supportsCurbsidePickup }),
    .init(.reservable, .isReservable, flag: { $0.reservable }, { $0.isReservable }),
    .init(
      .servesBreakfast, .servesBreakfast, flag: { $0.servesBreakfast }, { $0.servesBreakfast }),
    .init(.servesLunch, .servesLunch, flag: { $0.servesLunch }, { $0.servesLunch }),
    .init(.servesDinner, .servesDinner, flag: { $0.servesDinner }, { $0.servesDinner }),
    .init(.servesBeer, .servesBeer, flag: { $0.servesBeer }, { $0.servesBeer }),
    .init(.servesWine, .servesWine, flag: { $0.servesWine }, { $0.servesWine }),
    .init(.servesBrunch, .servesBrunch, flag: { $0.servesBrunch }, { $0.servesBrunch }),
    .init(
      .servesVegetarianFood, .servesVegetarianFood, flag: { $0.servesVegetarianFood },
      { $0.servesVegetarianFood }),
    .init(
      .wheelchairAccessibleEntrance, .accessibilityOptions,
      flag: { $0.wheelchairAccessibleEntrance },
      { $0.accessibilityOptions?.hasWheelchairAccessibleEntrance }),
    .init(
      .currentOpeningHours, .currentOpeningHours, { $0.currentOpeningHours?.fact },
      { $0.currentOpeningHours?.fact }),
    .init(
      .secondaryOpeningHours, .currentSecondaryOpeningHours,
      { ($0.secondaryOpeningHours as [GMSOpeningHours]?)?.map(\.fact) },
      { $0.currentSecondaryOpeningHours?.map(\.fact) }),
    .init(.editorialSummary, .editorialSummary, { $0.editorialSummary }) { $0.editorialSummary },
  ]

  private static let newerFacts: [ModuleFact] = [
    .init(.reviews, .reviews, { $0.reviews?.map(\.fact) }, { $0.reviews.nonEmpty?.map(\.fact) }),
    .init(
      .pureServiceAreaBusiness, .isPureServiceAreaBusiness, flag: { $0.pureServiceAreaBusiness },
      { $0.isPureServiceAreaBusiness }),
    .init(
      .evChargeOptions, .evChargeOptions, { $0.evChargeOptions?.fact }, { $0.evChargeOptions?.fact }
    ),
    .init(
      .parkingOptions, .parkingOptions, { $0.parkingOptions?.fact }, { $0.parkingOptions?.fact }),
    .init(
      .evChargeAmenitySummary, .evChargeAmenitySummary, { $0.evChargeAmenitySummary?.fact },
      { $0.evChargeAmenitySummary?.fact }),
    .init(
      .generativeSummary, .generativeSummary, { $0.generativeSummary?.fact },
      { $0.generativeSummary?.fact }),
    .init(
      .neighborhoodSummary, .neighborhoodSummary, { $0.neighborhoodSummary?.fact },
      { $0.neighborhoodSummary?.fact }),
    .init(.reviewSummary, .reviewSummary, { $0.reviewSummary?.fact }, { $0.reviewSummary?.fact }),
    .init(.consumerAlert, .consumerAlert, { $0.consumerAlert?.fact }, { $0.consumerAlert?.fact }),
    .init(.outdoorSeating, .outdoorSeating, flag: { $0.outdoorSeating }, { $0.outdoorSeating }),
    .init(.liveMusic, .liveMusic, flag: { $0.liveMusic }, { $0.liveMusic }),
    .init(
      .menuForChildren, .menuForChildren, flag: { $0.menuForChildren }, { $0.menuForChildren }),
    .init(.servesCocktails, .servesCocktails, flag: { $0.servesCocktails }) { $0.servesCocktails },
    .init(.servesDessert, .servesDessert, flag: { $0.servesDessert }, { $0.servesDessert }),
    .init(.servesCoffee, .servesCoffee, flag: { $0.servesCoffee }, { $0.servesCoffee }),
    .init(.goodForChildren, .goodForChildren, flag: { $0.goodForChildren }) { $0.goodForChildren },
    .init(.allowsDogs, .allowsDogs, flag: { $0.allowsDogs }, { $0.allowsDogs }),
    .init(.restroom, .restroom, flag: { $0.restroom }, { $0.restroom }),
    .init(.goodForGroups, .goodForGroups, flag: { $0.goodForGroups }, { $0.goodForGroups }),
    .init(
      .goodForWatchingSports, .goodForWatchingSports, flag: { $0.goodForWatchingSports },
      { $0.goodForWatchingSports }),
    .init(
      .accessibilityOptions, .accessibilityOptions, { $0.accessibilityOptions?.fact },
      { $0.accessibilityOptions?.fact }),
    .init(.fuelOptions, .fuelOptions, { $0.fuelOptions?.fact }, { $0.fuelOptions?.fact }),
    .init(
      .paymentOptions, .paymentOptions, { $0.paymentOptions?.fact }, { $0.paymentOptions?.fact }),
    .init(
      .googleMapsLinks, .googleMapsLinks, { $0.googleMapsLinks?.fact }, { $0.googleMapsLinks?.fact }
    ),
    .init(
      .containingPlaces, .containingPlace, { $0.containingPlaces?.map(\.fact) },
      { $0.containingPlaces.nonEmpty?.map(\.fact) }),
    .init(
      .addressDescriptor, .addressDescriptor, { $0.addressDescriptor?.fact },
      { $0.addressDescriptor?.fact }),
    .init(.priceRange, .priceRange, { $0.priceRange?.fact }, { $0.priceRange?.fact }),
    .init(.timeZone, .timeZone, { $0.timeZone }, { $0.timeZone }),
    .init(.postalAddress, .postalAddress, { $0.postalAddress?.fact }, { $0.postalAddress?.fact }),
  ]
}
