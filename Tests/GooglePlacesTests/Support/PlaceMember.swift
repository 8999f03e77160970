import GooglePlaces
import PlacesCore
import Testing

/// A member of `GMSPlace` with the property that asks for it.
struct PlaceMember: Sendable, CustomTestStringConvertible {
  let property: GMSPlaceProperty
  /// Whether it is what stands for "not requested" and "no data".
  let isUnset: @Sendable (GMSPlace) -> Bool

  var testDescription: String { property.rawValue }

  init(_ property: GMSPlaceProperty, isUnset: @escaping @Sendable (GMSPlace) -> Bool) {
    self.property = property
    self.isUnset = isUnset
  }

  /// All 64 of them.
  static let all =
    facts
    + PlaceFlag.all.map { flag in PlaceMember(flag.property) { flag.read($0) == .unknown } }

  private static let facts: [PlaceMember] = [
    .init(.name) { $0.name == nil },
    .init(.placeID) { $0.placeID == nil },
    .init(.plusCode) { $0.plusCode == nil },
    .init(.coordinate) { $0.coordinate.angles == kCLLocationCoordinate2DInvalid.angles },
    .init(.openingHours) { $0.openingHours == nil },
    .init(.phoneNumber) { $0.phoneNumber == nil },
    .init(.formattedAddress) { $0.formattedAddress == nil },
    .init(.rating) { $0.rating == 0 },
    .init(.priceLevel) { $0.priceLevel == .unknown },
    .init(.types) { $0.types == nil },
    .init(.website) { $0.website == nil },
    .init(.viewport) { $0.viewportInfo == nil },
    .init(.addressComponents) { $0.addressComponents == nil },
    .init(.photos) { $0.photos == nil },
    .init(.userRatingsTotal) { $0.userRatingsTotal == 0 },
    .init(.utcOffsetMinutes) { $0.utcOffsetMinutes == nil },
    .init(.businessStatus) { $0.businessStatus == .unknown },
    .init(.iconImageURL) { $0.iconImageURL == nil },
    .init(.iconBackgroundColor) { $0.iconBackgroundColor == nil },
    .init(.currentOpeningHours) { $0.currentOpeningHours == nil },
    .init(.secondaryOpeningHours) { place in
      let plain = place.secondaryOpeningHours
      let optional: [GMSOpeningHours]? = place.secondaryOpeningHours
      return plain.isEmpty && optional == nil
    },
    .init(.editorialSummary) { $0.editorialSummary == nil },
    .init(.reviews) { $0.reviews == nil },
    .init(.evChargeOptions) { $0.evChargeOptions == nil },
    .init(.parkingOptions) { $0.parkingOptions == nil },
    .init(.evChargeAmenitySummary) { $0.evChargeAmenitySummary == nil },
    .init(.generativeSummary) { $0.generativeSummary == nil },
    .init(.neighborhoodSummary) { $0.neighborhoodSummary == nil },
    .init(.reviewSummary) { $0.reviewSummary == nil },
    .init(.consumerAlert) { $0.consumerAlert == nil },
    .init(.accessibilityOptions) { $0.accessibilityOptions == nil },
    .init(.fuelOptions) { $0.fuelOptions == nil },
    .init(.paymentOptions) { $0.paymentOptions == nil },
    .init(.googleMapsLinks) { $0.googleMapsLinks == nil },
    .init(.containingPlaces) { $0.containingPlaces == nil },
    .init(.addressDescriptor) { $0.addressDescriptor == nil },
    .init(.priceRange) { $0.priceRange == nil },
    .init(.timeZone) { $0.timeZone == nil },
    .init(.postalAddress) { $0.postalAddress == nil },
  ]
}

/// A yes-or-no member of `GMSPlace` with the property that asks for it.
struct PlaceFlag: Sendable, CustomTestStringConvertible {
  let property: GMSPlaceProperty
  let read: @Sendable (GMSPlace) -> GMSBooleanPlaceAttribute

  var testDescription: String { property.rawValue }

  init(
    _ property: GMSPlaceProperty,
    _ read: @escaping @Sendable (GMSPlace) -> GMSBooleanPlaceAttribute
  ) {
    self.property = property
    self.read = read
  }

  static let all: [PlaceFlag] = [
    .init(.takeout) { $0.takeout },
    .init(.delivery) { $0.delivery },
    .init(.dineIn) { $0.dineIn },
    .init(.curbsidePickup) { $0.curbsidePickup },
    .init(.reservable) { $0.reservable },
    .init(.servesBreakfast) { $0.servesBreakfast },
    .init(.servesLunch) { $0.servesLunch },
    .init(.servesDinner) { $0.servesDinner },
    .init(.servesBeer) { $0.servesBeer },
    .init(.servesWine) { $0.servesWine },
    .init(.servesBrunch) { $0.servesBrunch },
    .init(.servesVegetarianFood) { $0.servesVegetarianFood },
    .init(.wheelchairAccessibleEntrance) { $0.wheelchairAccessibleEntrance },
    .init(.pureServiceAreaBusiness) { $0.pureServiceAreaBusiness },
    .init(.outdoorSeating) { $0.outdoorSeating },
    .init(.liveMusic) { $0.liveMusic },
    .init(.menuForChildren) { $0.menuForChildren },
    .init(.servesCocktails) { $0.servesCocktails },
    .init(.servesDessert) { $0.servesDessert },
    .init(.servesCoffee) { $0.servesCoffee },
    .init(.goodForChildren) { $0.goodForChildren },
    .init(.allowsDogs) { $0.allowsDogs },
    .init(.restroom) { $0.restroom },
    .init(.goodForGroups) { $0.goodForGroups },
    .init(.goodForWatchingSports) { $0.goodForWatchingSports },
  ]
}
