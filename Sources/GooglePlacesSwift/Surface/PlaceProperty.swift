/// A fact to ask for, the choice of which sets the price of a request.
///
/// Follows `PlaceProperty` of the Places Swift SDK, which has neither raw values nor a list of its
/// cases. A request needs at least one.
public enum PlaceProperty: Hashable, Sendable {
  /// The name.
  case displayName
  /// The ID.
  case placeID
  /// The plus code.
  case plusCode
  /// The position, which is `Place.location`.
  case coordinate
  /// The hours of the normal week.
  case regularOpeningHours
  /// The phone number in international form.
  case internationalPhoneNumber
  /// The address as one text.
  case formattedAddress
  /// The average rating.
  case rating
  /// How dear it is.
  case priceLevel
  /// What kind of place it is.
  case types
  /// Its own website.
  case websiteURL
  /// The part of the map to show.
  case viewportInfo
  /// The parts of the address.
  case addressComponents
  /// What is known of its photos.
  case photos
  /// How many ratings there are.
  case numberOfUserRatings
  /// The time zone, with the offset from UTC as a fallback.
  case timeZone
  /// Whether it is in business.
  case businessStatus
  /// The icon of its kind.
  case iconMaskURL
  /// The colour behind the icon.
  case iconBackgroundColor
  /// Whether it hands out food to take away.
  case supportsTakeout
  /// Whether it delivers.
  case supportsDelivery
  /// Whether one can eat there.
  case supportsDineIn
  /// Whether it hands over at the kerb.
  case supportsCurbsidePickup
  /// Whether it takes reservations.
  case isReservable
  /// Whether it serves breakfast.
  case servesBreakfast
  /// Whether it serves lunch.
  case servesLunch
  /// Whether it serves dinner.
  case servesDinner
  /// Whether it serves beer.
  case servesBeer
  /// Whether it serves wine.
  case servesWine
  /// Whether it serves brunch.
  case servesBrunch
  /// Whether it serves vegetarian food.
  case servesVegetarianFood
  /// Which parts a wheelchair reaches.
  case accessibilityOptions
  /// The hours of the next seven days.
  case currentOpeningHours
  /// The hours of single services in the next seven days.
  case currentSecondaryOpeningHours
  /// A short description.
  case editorialSummary
  /// Up to five reviews.
  case reviews
  /// Whether it has no premises for customers.
  case isPureServiceAreaBusiness
  /// The charging points.
  case evChargeOptions
  /// Where one can park.
  case parkingOptions
  /// A generated summary of what is near a charging station.
  case evChargeAmenitySummary
  /// A generated summary.
  case generativeSummary
  /// A generated summary of the area.
  case neighborhoodSummary
  /// A generated summary of the reviews.
  case reviewSummary
  /// A warning about the place.
  case consumerAlert
  /// Whether one can sit outside.
  case outdoorSeating
  /// Whether there is live music.
  case liveMusic
  /// Whether there is a menu for children.
  case menuForChildren
  /// Whether it serves cocktails.
  case servesCocktails
  /// Whether it serves dessert.
  case servesDessert
  /// Whether it serves coffee.
  case servesCoffee
  /// Whether children like it.
  case goodForChildren
  /// Whether dogs may come in.
  case allowsDogs
  /// Whether there is a restroom.
  case restroom
  /// Whether groups like it.
  case goodForGroups
  /// Whether one can watch sports.
  case goodForWatchingSports
  /// The fuels and their prices.
  case fuelOptions
  /// How one can pay.
  case paymentOptions
  /// Links that open Google Maps.
  case googleMapsLinks
  /// The places it lies in, which is `Place.containingPlaces`.
  case containingPlace
  /// The position told by what is around it.
  case addressDescriptor
  /// What one spends per person.
  case priceRange
  /// The address in the parts that postal services use.
  case postalAddress
  /// Everything a ``Place`` can show, at the top price.
  case all
}
