import GooglePlacesSwift

/// What the screens ask for.
extension [PlaceProperty] {
  static let details: [PlaceProperty] = [
    .displayName, .placeID, .formattedAddress, .coordinate, .internationalPhoneNumber, .websiteURL,
    .rating, .numberOfUserRatings, .priceLevel, .types, .supportsTakeout, .supportsDineIn,
    .editorialSummary, .photos,
  ]

  static let hours: [PlaceProperty] = [
    .displayName, .regularOpeningHours, .currentOpeningHours, .businessStatus, .timeZone,
  ]

  static let row: [PlaceProperty] = [.displayName, .types]
}
