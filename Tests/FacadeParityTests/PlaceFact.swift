import GooglePlaces
import Testing

/// A member of `GMSPlace` that both the bitmask and the properties ask for, read as a value that
/// can be compared.
struct PlaceFact: Sendable, CustomTestStringConvertible {
  let name: String
  let field: GMSPlaceField
  let property: GMSPlaceProperty
  let read: @Sendable (GMSPlace) -> AnyHashable?

  var testDescription: String { name }

  init(
    _ name: String, _ field: GMSPlaceField, _ property: GMSPlaceProperty,
    _ read: @escaping @Sendable (GMSPlace) -> AnyHashable?
  ) {
    self.name = name
    self.field = field
    self.property = property
    self.read = read
  }

  /// All 35, in the order of the bits.
  static let all: [PlaceFact] = [
    .init("name", .name, .name) { $0.name },
    .init("placeID", .placeID, .placeID) { $0.placeID },
    .init("plusCode", .plusCode, .plusCode) { $0.plusCode },
    .init("coordinate", .coordinate, .coordinate) {
      [$0.coordinate.latitude, $0.coordinate.longitude]
    },
    .init("openingHours", .openingHours, .openingHours) { $0.openingHours },
    .init("phoneNumber", .phoneNumber, .phoneNumber) { $0.phoneNumber },
    .init("formattedAddress", .formattedAddress, .formattedAddress) { $0.formattedAddress },
    .init("rating", .rating, .rating) { $0.rating },
    .init("priceLevel", .priceLevel, .priceLevel) { $0.priceLevel },
    .init("types", .types, .types) { $0.types },
    .init("website", .website, .website) { $0.website },
    .init("viewport", .viewport, .viewport) { $0.viewportInfo },
    .init("addressComponents", .addressComponents, .addressComponents) { $0.addressComponents },
    .init("photos", .photos, .photos) { $0.photos },
    .init("userRatingsTotal", .userRatingsTotal, .userRatingsTotal) { $0.userRatingsTotal },
    .init("utcOffsetMinutes", .utcOffsetMinutes, .utcOffsetMinutes) { $0.utcOffsetMinutes },
    .init("businessStatus", .businessStatus, .businessStatus) { $0.businessStatus },
    .init("iconImageURL", .iconImageURL, .iconImageURL) { $0.iconImageURL },
    .init("iconBackgroundColor", .iconBackgroundColor, .iconBackgroundColor) {
      $0.iconBackgroundColor
    },
    .init("takeout", .takeout, .takeout) { $0.takeout },
    .init("delivery", .delivery, .delivery) { $0.delivery },
    .init("dineIn", .dineIn, .dineIn) { $0.dineIn },
    .init("curbsidePickup", .curbsidePickup, .curbsidePickup) { $0.curbsidePickup },
    .init("reservable", .reservable, .reservable) { $0.reservable },
    .init("servesBreakfast", .servesBreakfast, .servesBreakfast) { $0.servesBreakfast },
    .init("servesLunch", .servesLunch, .servesLunch) { $0.servesLunch },
    .init("servesDinner", .servesDinner, .servesDinner) { $0.servesDinner },
    .init("servesBeer", .servesBeer, .servesBeer) { $0.servesBeer },
    .init("servesWine", .servesWine, .servesWine) { $0.servesWine },
    .init("servesBrunch", .servesBrunch, .servesBrunch) { $0.servesBrunch },
    .init("servesVegetarianFood", .servesVegetarianFood, .servesVegetarianFood) {
      $0.servesVegetarianFood
    },
    .init(
      "wheelchairAccessibleEntrance", .wheelchairAccessibleEntrance, .wheelchairAccessibleEntrance
    ) { $0.wheelchairAccessibleEntrance },
    .init("currentOpeningHours", .currentOpeningHours, .currentOpeningHours) {
      $0.currentOpeningHours
    },
    .init("secondaryOpeningHours", .secondaryOpeningHours, .secondaryOpeningHours) {
      $0.secondaryOpeningHours as [GMSOpeningHours]?
    },
    .init("editorialSummary", .editorialSummary, .editorialSummary) { $0.editorialSummary },
  ]
}
