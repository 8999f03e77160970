import GooglePlaces
import GooglePlacesSwift
import PlacesInterop

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

/// The same for screens that have moved. The time zone comes along with the offset from UTC, in the
/// same tier; nothing else changes.
extension [PlaceProperty] {
  static let details = GMSPlaceField.details.placeProperties.nearest ?? []

  static let hours = GMSPlaceField.hours.placeProperties.nearest ?? []
}
