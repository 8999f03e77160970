import PlacesCore

/// The name of a fact that a request can ask for.
///
/// Follows `GMSPlaceProperty` of the Places SDK for iOS. As there, requests take the raw strings;
/// those are our own, since Google does not publish its. A name that is none of the members makes
/// a request fail before it is sent.
public struct GMSPlaceProperty: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// The property of this name, known or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The property of this name, known or not.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// The name.
  public static let name = GMSPlaceProperty(.name)

  /// The place ID.
  public static let placeID = GMSPlaceProperty(.placeID)

  /// The plus code.
  public static let plusCode = GMSPlaceProperty(.plusCode)

  /// The position.
  public static let coordinate = GMSPlaceProperty(.coordinate)

  /// The hours of a regular week.
  public static let openingHours = GMSPlaceProperty(.openingHours)

  /// The phone number in international form.
  public static let phoneNumber = GMSPlaceProperty(.phoneNumber)

  /// The address as one line of text.
  public static let formattedAddress = GMSPlaceProperty(.formattedAddress)

  /// The average rating.
  public static let rating = GMSPlaceProperty(.rating)

  /// How dear it is.
  public static let priceLevel = GMSPlaceProperty(.priceLevel)

  /// What kind of place it is.
  public static let types = GMSPlaceProperty(.types)

  /// The website of the place itself.
  public static let website = GMSPlaceProperty(.website)

  /// The part of the map to show, which fills `GMSPlace.viewportInfo`.
  public static let viewport = GMSPlaceProperty(.viewport)

  /// The parts of the address.
  public static let addressComponents = GMSPlaceProperty(.addressComponents)

  /// What is known of the photos.
  public static let photos = GMSPlaceProperty(.photos)

  /// How many ratings there are.
  public static let userRatingsTotal = GMSPlaceProperty(.userRatingsTotal)

  /// The offset of its local time from UTC now.
  public static let utcOffsetMinutes = GMSPlaceProperty(.utcOffsetMinutes)

  /// Whether it is in business.
  public static let businessStatus = GMSPlaceProperty(.businessStatus)

  /// The icon of its kind.
  public static let iconImageURL = GMSPlaceProperty(.iconImageURL)

  /// The colour behind the icon.
  public static let iconBackgroundColor = GMSPlaceProperty(.iconBackgroundColor)

  /// Whether food can be taken away.
  public static let takeout = GMSPlaceProperty(.takeout)

  /// Whether it delivers.
  public static let delivery = GMSPlaceProperty(.delivery)

  /// Whether one can eat there.
  public static let dineIn = GMSPlaceProperty(.dineIn)

  /// Whether orders are brought to the kerb.
  public static let curbsidePickup = GMSPlaceProperty(.curbsidePickup)

  /// Whether it takes reservations.
  public static let reservable = GMSPlaceProperty(.reservable)

  /// Whether it serves breakfast.
  public static let servesBreakfast = GMSPlaceProperty(.servesBreakfast)

  /// Whether it serves lunch.
  public static let servesLunch = GMSPlaceProperty(.servesLunch)

  /// Whether it serves dinner.
  public static let servesDinner = GMSPlaceProperty(.servesDinner)

  /// Whether it serves beer.
  public static let servesBeer = GMSPlaceProperty(.servesBeer)

  /// Whether it serves wine.
  public static let servesWine = GMSPlaceProperty(.servesWine)

  /// Whether it serves brunch.
  public static let servesBrunch = GMSPlaceProperty(.servesBrunch)

  /// Whether it serves vegetarian food.
  public static let servesVegetarianFood = GMSPlaceProperty(.servesVegetarianFood)

  /// Whether a wheelchair can enter.
  public static let wheelchairAccessibleEntrance = GMSPlaceProperty(.wheelchairAccessibleEntrance)

  /// The hours of the next seven days.
  public static let currentOpeningHours = GMSPlaceProperty(.currentOpeningHours)

  /// The hours of single services in the next seven days.
  public static let secondaryOpeningHours = GMSPlaceProperty(.secondaryOpeningHours)

  /// A short description.
  public static let editorialSummary = GMSPlaceProperty(.editorialSummary)

  /// What visitors wrote.
  public static let reviews = GMSPlaceProperty(.reviews)

  /// Whether it only visits its customers.
  public static let pureServiceAreaBusiness = GMSPlaceProperty(.pureServiceAreaBusiness)

  /// The charging points.
  public static let evChargeOptions = GMSPlaceProperty(.evChargeOptions)

  /// Where one can park.
  public static let parkingOptions = GMSPlaceProperty(.parkingOptions)

  /// A summary of what is near the charging points.
  public static let evChargeAmenitySummary = GMSPlaceProperty(.evChargeAmenitySummary)

  /// A generated summary of the place.
  public static let generativeSummary = GMSPlaceProperty(.generativeSummary)

  /// A generated summary of the neighbourhood.
  public static let neighborhoodSummary = GMSPlaceProperty(.neighborhoodSummary)

  /// A generated summary of the reviews.
  public static let reviewSummary = GMSPlaceProperty(.reviewSummary)

  /// A warning about the place.
  public static let consumerAlert = GMSPlaceProperty(.consumerAlert)

  /// Whether one can sit outside.
  public static let outdoorSeating = GMSPlaceProperty(.outdoorSeating)

  /// Whether there is live music.
  public static let liveMusic = GMSPlaceProperty(.liveMusic)

  /// Whether there is a children's menu.
  public static let menuForChildren = GMSPlaceProperty(.menuForChildren)

  /// Whether it serves cocktails.
  public static let servesCocktails = GMSPlaceProperty(.servesCocktails)

  /// Whether it serves dessert.
  public static let servesDessert = GMSPlaceProperty(.servesDessert)

  /// Whether it serves coffee.
  public static let servesCoffee = GMSPlaceProperty(.servesCoffee)

  /// Whether it suits children.
  public static let goodForChildren = GMSPlaceProperty(.goodForChildren)

  /// Whether dogs may come in.
  public static let allowsDogs = GMSPlaceProperty(.allowsDogs)

  /// Whether it has a toilet.
  public static let restroom = GMSPlaceProperty(.restroom)

  /// Whether it suits groups.
  public static let goodForGroups = GMSPlaceProperty(.goodForGroups)

  /// Whether one can watch sports there.
  public static let goodForWatchingSports = GMSPlaceProperty(.goodForWatchingSports)

  /// Which parts a wheelchair reaches.
  public static let accessibilityOptions = GMSPlaceProperty(.accessibilityOptions)

  /// The fuels and their prices.
  public static let fuelOptions = GMSPlaceProperty(.fuelOptions)

  /// How one can pay.
  public static let paymentOptions = GMSPlaceProperty(.paymentOptions)

  /// Links that open Google Maps.
  public static let googleMapsLinks = GMSPlaceProperty(.googleMapsLinks)

  /// The places it lies in.
  public static let containingPlaces = GMSPlaceProperty(.containingPlaces)

  /// Its position told by what is around it.
  public static let addressDescriptor = GMSPlaceProperty(.addressDescriptor)

  /// What one spends per person.
  public static let priceRange = GMSPlaceProperty(.priceRange)

  /// Its time zone.
  public static let timeZone = GMSPlaceProperty(.timeZone)

  /// The address in the parts that postal services use.
  public static let postalAddress = GMSPlaceProperty(.postalAddress)

  /// Every property.
  public static let all = GMSPlaceProperty(rawValue: "all")
}
