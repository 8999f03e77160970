/// A fact about a place that can be asked for: one per row of the field table.
///
/// `allCases` is table order, the order of every mask; the raw value is the position in it.
package enum PlaceField: Int, CaseIterable, CodingKey, Sendable {
  case name, placeID, plusCode, coordinate, openingHours, phoneNumber, formattedAddress, rating,
    priceLevel, types, website, viewport, addressComponents, photos, userRatingsTotal,
    utcOffsetMinutes, businessStatus, iconImageURL, iconBackgroundColor, takeout, delivery,
    dineIn, curbsidePickup, reservable, servesBreakfast, servesLunch, servesDinner, servesBeer,
    servesWine, servesBrunch, servesVegetarianFood, wheelchairAccessibleEntrance,
    currentOpeningHours, secondaryOpeningHours, editorialSummary, reviews,
    pureServiceAreaBusiness, evChargeOptions, parkingOptions, evChargeAmenitySummary,
    generativeSummary, neighborhoodSummary, reviewSummary, consumerAlert, outdoorSeating,
    liveMusic, menuForChildren, servesCocktails, servesDessert, servesCoffee, goodForChildren,
    allowsDogs, restroom, goodForGroups, goodForWatchingSports, accessibilityOptions,
    fuelOptions, paymentOptions, googleMapsLinks, containingPlaces, addressDescriptor,
    priceRange, timeZone, postalAddress, resourceName, attributions, nationalPhoneNumber,
    shortFormattedAddress, adrFormatAddress, googleMapsUri, icon, permanentlyClosed, primaryType,
    primaryTypeDisplayName, googleMapsTypeLabel, regularSecondaryOpeningHours, subDestinations,
    openingDate, movedPlace, movedPlaceId, transitStation, entrances, navigationPoints
}

extension PlaceField {
  /// The name of the case, which is also the raw string of the matching `GMSPlaceProperty`.
  package var canonicalName: String { stringValue }

  /// The canonical name, in place of what a coding key says of itself.
  package var description: String { canonicalName }
  package var debugDescription: String { canonicalName }
}
