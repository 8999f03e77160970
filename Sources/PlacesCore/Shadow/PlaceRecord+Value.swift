extension PlaceRecord {
  /// What the record says of a field; nil when it says nothing.
  func value(of field: PlaceField) -> AnyHashable? {
    switch field {
    case .name: name
    case .placeID: placeID
    case .plusCode: plusCode
    case .coordinate: coordinate
    case .openingHours: openingHours
    case .phoneNumber: phoneNumber
    case .formattedAddress: formattedAddress
    case .rating: rating
    case .priceLevel: priceLevel
    case .types: types
    case .website: website
    case .viewport: viewport
    case .addressComponents: addressComponents
    case .photos: photos
    case .userRatingsTotal: userRatingsTotal
    case .utcOffsetMinutes: utcOffsetMinutes
    case .businessStatus: businessStatus
    case .iconImageURL: iconMaskBaseUri
    case .iconBackgroundColor: iconBackgroundColor
    case .takeout, .delivery, .dineIn, .curbsidePickup, .reservable, .servesBreakfast,
      .servesLunch, .servesDinner, .servesBeer, .servesWine, .servesBrunch,
      .servesVegetarianFood, .wheelchairAccessibleEntrance, .pureServiceAreaBusiness,
      .outdoorSeating, .liveMusic, .menuForChildren, .servesCocktails, .servesDessert,
      .servesCoffee, .goodForChildren, .allowsDogs, .restroom, .goodForGroups,
      .goodForWatchingSports, .permanentlyClosed:
      attributes[field]
    case .currentOpeningHours: currentOpeningHours
    case .secondaryOpeningHours: currentSecondaryOpeningHours
    case .editorialSummary: editorialSummary
    case .reviews: reviews
    case .evChargeOptions: evChargeOptions
    case .parkingOptions: parkingOptions
    case .evChargeAmenitySummary: evChargeAmenitySummary
    case .generativeSummary: generativeSummary
    case .neighborhoodSummary: neighborhoodSummary
    case .reviewSummary: reviewSummary
    case .consumerAlert: consumerAlert
    case .accessibilityOptions: accessibilityOptions
    case .fuelOptions: fuelPrices
    case .paymentOptions: paymentOptions
    case .googleMapsLinks: googleMapsLinks
    case .containingPlaces: containingPlaces
    case .addressDescriptor: addressDescriptor
    case .priceRange: priceRange
    case .timeZone: timeZone
    case .postalAddress: postalAddress
    case .resourceName: resourceName
    case .attributions: attributions
    case .nationalPhoneNumber: nationalPhoneNumber
    case .shortFormattedAddress: shortFormattedAddress
    case .adrFormatAddress: adrFormatAddress
    case .googleMapsUri: googleMapsUri
    case .icon: iconUri
    case .primaryType: primaryType
    case .primaryTypeDisplayName: primaryTypeDisplayName
    case .googleMapsTypeLabel: googleMapsTypeLabel
    case .regularSecondaryOpeningHours: regularSecondaryOpeningHours
    case .subDestinations: subDestinations
    case .openingDate: openingDate
    case .movedPlace: movedPlace
    case .movedPlaceId: movedPlaceID
    case .transitStation: transitStation
    case .entrances: entrances
    case .navigationPoints: navigationPoints
    }
  }
}
