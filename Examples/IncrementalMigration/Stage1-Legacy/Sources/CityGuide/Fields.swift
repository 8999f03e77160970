import GooglePlaces

/// What the screens ask for.
extension GMSPlaceField {
  static let details: GMSPlaceField = [
    .name, .placeID, .formattedAddress, .coordinate, .phoneNumber, .website, .rating,
    .userRatingsTotal, .priceLevel, .types, .takeout, .dineIn, .editorialSummary,
  ]

  static let hours: GMSPlaceField = [
    .name, .openingHours, .currentOpeningHours, .businessStatus, .utcOffsetMinutes,
  ]

  static let row = GMSPlaceField(
    rawValue: GMSPlaceField.name.rawValue | GMSPlaceField.types.rawValue)
}
