import GooglePlacesSwift
import PlacesCore

extension PlaceProperty {
  /// The property that asks for a field; nil for a field that none asks for.
  init?(_ field: PlaceField) {
    switch field {
    case .name: self = .displayName
    case .placeID: self = .placeID
    case .plusCode: self = .plusCode
    case .coordinate: self = .coordinate
    case .openingHours: self = .regularOpeningHours
    case .phoneNumber: self = .internationalPhoneNumber
    case .formattedAddress: self = .formattedAddress
    case .rating: self = .rating
    case .priceLevel: self = .priceLevel
    case .types: self = .types
    case .website: self = .websiteURL
    case .viewport: self = .viewportInfo
    case .addressComponents: self = .addressComponents
    case .photos: self = .photos
    case .userRatingsTotal: self = .numberOfUserRatings
    case .utcOffsetMinutes: self = .timeZone
    case .businessStatus: self = .businessStatus
    case .iconImageURL: self = .iconMaskURL
    case .iconBackgroundColor: self = .iconBackgroundColor
    case .takeout: self = .supportsTakeout
    case .delivery: self = .supportsDelivery
    case .dineIn: self = .supportsDineIn
    case .curbsidePickup: self = .supportsCurbsidePickup
    case .reservable: self = .isReservable
    case .servesBreakfast: self = .servesBreakfast
    case .servesLunch: self = .servesLunch
    case .servesDinner: self = .servesDinner
    case .servesBeer: self = .servesBeer
    case .servesWine: self = .servesWine
    case .servesBrunch: self = .servesBrunch
    case .servesVegetarianFood: self = .servesVegetarianFood
    case .wheelchairAccessibleEntrance: self = .accessibilityOptions
    case .currentOpeningHours: self = .currentOpeningHours
    case .secondaryOpeningHours: self = .currentSecondaryOpeningHours
    case .editorialSummary: self = .editorialSummary
    case .reviews: self = .reviews
    case .pureServiceAreaBusiness: self = .isPureServiceAreaBusiness
    case .evChargeOptions: self = .evChargeOptions
    case .parkingOptions: self = .parkingOptions
    case .evChargeAmenitySummary: self = .evChargeAmenitySummary
    case .generativeSummary: self = .generativeSummary
    case .neighborhoodSummary: self = .neighborhoodSummary
    case .reviewSummary: self = .reviewSummary
    case .consumerAlert: self = .consumerAlert
    case .outdoorSeating: self = .outdoorSeating
    case .liveMusic: self = .liveMusic
    case .menuForChildren: self = .menuForChildren
    case .servesCocktails: self = .servesCocktails
    case .servesDessert: self = .servesDessert
    case .servesCoffee: self = .servesCoffee
    case .goodForChildren: self = .goodForChildren
    case .allowsDogs: self = .allowsDogs
    case .restroom: self = .restroom
    case .goodForGroups: self = .goodForGroups
    case .goodForWatchingSports: self = .goodForWatchingSports
    case .accessibilityOptions: self = .accessibilityOptions
    case .fuelOptions: self = .fuelOptions
    case .paymentOptions: self = .paymentOptions
    case .googleMapsLinks: self = .googleMapsLinks
    case .containingPlaces: self = .containingPlace
    case .addressDescriptor: self = .addressDescriptor
    case .priceRange: self = .priceRange
    case .timeZone: self = .timeZone
    case .postalAddress: self = .postalAddress
    case .resourceName, .attributions, .nationalPhoneNumber, .shortFormattedAddress,
      .adrFormatAddress, .googleMapsUri, .icon, .permanentlyClosed, .primaryType,
      .primaryTypeDisplayName, .googleMapsTypeLabel, .regularSecondaryOpeningHours,
      .subDestinations, .openingDate, .movedPlace, .movedPlaceId, .transitStation, .entrances,
      .navigationPoints:
      return nil
    }
  }
}
