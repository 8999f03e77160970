import GooglePlaces

/// One row of the values: a property, its bit in the legacy bitmask, and its value as text.
struct Fact: Sendable {
  let property: GMSPlaceProperty
  /// Nil for a property that is younger than the bitmask.
  let bit: GMSPlaceField?
  let text: @Sendable (GMSPlace) -> String

  /// The canonical name, which is also how its members are spelled.
  var name: String { property.rawValue }

  init<Value: Shown & SendableMetatype>(
    _ property: GMSPlaceProperty, _ bit: GMSPlaceField? = nil,
    value: @escaping @Sendable (GMSPlace) -> Value?
  ) {
    self.property = property
    self.bit = bit
    text = { value($0)?.shown ?? "nil" }
  }
}

extension Fact {
  /// Every property, those with a bit first.
  static let all: [Fact] = [
    Fact(.name, .name) { $0.name },
    Fact(.placeID, .placeID) { $0.placeID },
    Fact(.plusCode, .plusCode) { $0.plusCode },
    Fact(.coordinate, .coordinate) { $0.coordinate },
    Fact(.openingHours, .openingHours) { $0.openingHours },
    Fact(.phoneNumber, .phoneNumber) { $0.phoneNumber },
    Fact(.formattedAddress, .formattedAddress) { $0.formattedAddress },
    Fact(.rating, .rating) { $0.rating },
    Fact(.priceLevel, .priceLevel) { $0.priceLevel },
    Fact(.types, .types) { $0.types },
    Fact(.website, .website) { $0.website },
    Fact(.viewport, .viewport) { $0.viewportInfo },
    Fact(.addressComponents, .addressComponents) { $0.addressComponents },
    Fact(.photos, .photos) { $0.photos },
    Fact(.userRatingsTotal, .userRatingsTotal) { $0.userRatingsTotal },
    Fact(.utcOffsetMinutes, .utcOffsetMinutes) { $0.utcOffsetMinutes },
    Fact(.businessStatus, .businessStatus) { $0.businessStatus },
    Fact(.iconImageURL, .iconImageURL) { $0.iconImageURL },
    Fact(.iconBackgroundColor, .iconBackgroundColor) { $0.iconBackgroundColor },
    Fact(.takeout, .takeout) { $0.takeout },
    Fact(.delivery, .delivery) { $0.delivery },
    Fact(.dineIn, .dineIn) { $0.dineIn },
    Fact(.curbsidePickup, .curbsidePickup) { $0.curbsidePickup },
    Fact(.reservable, .reservable) { $0.reservable },
    Fact(.servesBreakfast, .servesBreakfast) { $0.servesBreakfast },
    Fact(.servesLunch, .servesLunch) { $0.servesLunch },
    Fact(.servesDinner, .servesDinner) { $0.servesDinner },
    Fact(.servesBeer, .servesBeer) { $0.servesBeer },
    Fact(.servesWine, .servesWine) { $0.servesWine },
    Fact(.servesBrunch, .servesBrunch) { $0.servesBrunch },
    Fact(.servesVegetarianFood, .servesVegetarianFood) { $0.servesVegetarianFood },
    Fact(.wheelchairAccessibleEntrance, .wheelchairAccessibleEntrance) {
      $0.wheelchairAccessibleEntrance
    },
    Fact(.currentOpeningHours, .currentOpeningHours) { $0.currentOpeningHours },
    Fact(.secondaryOpeningHours, .secondaryOpeningHours) { $0.secondaryOpeningHours },
    Fact(.editorialSummary, .editorialSummary) { $0.editorialSummary },
    Fact(.reviews) { $0.reviews },
    Fact(.pureServiceAreaBusiness) { $0.pureServiceAreaBusiness },
    Fact(.evChargeOptions) { $0.evChargeOptions },
    Fact(.parkingOptions) { $0.parkingOptions },
    Fact(.evChargeAmenitySummary) { $0.evChargeAmenitySummary },
    Fact(.generativeSummary) { $0.generativeSummary },
    Fact(.neighborhoodSummary) { $0.neighborhoodSummary },
    Fact(.reviewSummary) { $0.reviewSummary },
    Fact(.consumerAlert) { $0.consumerAlert },
    Fact(.outdoorSeating) { $0.outdoorSeating },
    Fact(.liveMusic) { $0.liveMusic },
    Fact(.menuForChildren) { $0.menuForChildren },
    Fact(.servesCocktails) { $0.servesCocktails },
    Fact(.servesDessert) { $0.servesDessert },
    Fact(.servesCoffee) { $0.servesCoffee },
    Fact(.goodForChildren) { $0.goodForChildren },
    Fact(.allowsDogs) { $0.allowsDogs },
    Fact(.restroom) { $0.restroom },
    Fact(.goodForGroups) { $0.goodForGroups },
    Fact(.goodForWatchingSports) { $0.goodForWatchingSports },
    Fact(.accessibilityOptions) { $0.accessibilityOptions },
    Fact(.fuelOptions) { $0.fuelOptions },
    Fact(.paymentOptions) { $0.paymentOptions },
    Fact(.googleMapsLinks) { $0.googleMapsLinks },
    Fact(.containingPlaces) { $0.containingPlaces },
    Fact(.addressDescriptor) { $0.addressDescriptor },
    Fact(.priceRange) { $0.priceRange },
    Fact(.timeZone) { $0.timeZone },
    Fact(.postalAddress) { $0.postalAddress },
  ]
}
