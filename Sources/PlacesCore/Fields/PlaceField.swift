/// A fact about a place that can be asked for: one per row of the field table.
///
/// The raw value is the canonical name, which is also the raw string of the matching
/// `GMSPlaceProperty`. `allCases` is table order, the order of every mask.
package enum PlaceField: String, CaseIterable, Sendable {
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
