import PlacesCore

/// A set of the facts that a legacy place request asks for.
///
/// Follows `GMSPlaceField` of the Places SDK for iOS. An empty set asks for all 35 fields, and so
/// does ``all``; bits that stand for no field are ignored, and a set of nothing else is refused.
/// What a request costs depends on its dearest field.
public struct GMSPlaceField: OptionSet, Sendable {
  /// One bit for each field.
  public let rawValue: UInt64

  /// The fields with these bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The name.
  public static let name = GMSPlaceField(.name)

  /// The place ID.
  public static let placeID = GMSPlaceField(.placeID)

  /// The plus code.
  public static let plusCode = GMSPlaceField(.plusCode)

  /// The position.
  public static let coordinate = GMSPlaceField(.coordinate)

  /// The hours of a regular week.
  public static let openingHours = GMSPlaceField(.openingHours)

  /// The phone number in international form.
  public static let phoneNumber = GMSPlaceField(.phoneNumber)

  /// The address as one line of text.
  public static let formattedAddress = GMSPlaceField(.formattedAddress)

  /// The average rating.
  public static let rating = GMSPlaceField(.rating)

  /// How dear it is.
  public static let priceLevel = GMSPlaceField(.priceLevel)

  /// What kind of place it is.
  public static let types = GMSPlaceField(.types)

  /// The website of the place itself.
  public static let website = GMSPlaceField(.website)

  /// The part of the map to show, which fills `GMSPlace.viewportInfo`.
  public static let viewport = GMSPlaceField(.viewport)

  /// The parts of the address.
  public static let addressComponents = GMSPlaceField(.addressComponents)

  /// What is known of the photos.
  public static let photos = GMSPlaceField(.photos)

  /// How many ratings there are.
  public static let userRatingsTotal = GMSPlaceField(.userRatingsTotal)

  /// The offset of its local time from UTC now.
  public static let utcOffsetMinutes = GMSPlaceField(.utcOffsetMinutes)

  /// Whether it is in business.
  public static let businessStatus = GMSPlaceField(.businessStatus)

  /// The icon of its kind.
  public static let iconImageURL = GMSPlaceField(.iconImageURL)

  /// The colour behind the icon.
  public static let iconBackgroundColor = GMSPlaceField(.iconBackgroundColor)

  /// Whether food can be taken away.
  public static let takeout = GMSPlaceField(.takeout)

  /// Whether it delivers.
  public static let delivery = GMSPlaceField(.delivery)

  /// Whether one can eat there.
  public static let dineIn = GMSPlaceField(.dineIn)

  /// Whether orders are brought to the kerb.
  public static let curbsidePickup = GMSPlaceField(.curbsidePickup)

  /// Whether it takes reservations.
  public static let reservable = GMSPlaceField(.reservable)

  /// Whether it serves breakfast.
  public static let servesBreakfast = GMSPlaceField(.servesBreakfast)

  /// Whether it serves lunch.
  public static let servesLunch = GMSPlaceField(.servesLunch)

  /// Whether it serves dinner.
  public static let servesDinner = GMSPlaceField(.servesDinner)

  /// Whether it serves beer.
  public static let servesBeer = GMSPlaceField(.servesBeer)

  /// Whether it serves wine.
  public static let servesWine = GMSPlaceField(.servesWine)

  /// Whether it serves brunch.
  public static let servesBrunch = GMSPlaceField(.servesBrunch)

  /// Whether it serves vegetarian food.
  public static let servesVegetarianFood = GMSPlaceField(.servesVegetarianFood)

  /// Whether a wheelchair can enter.
  public static let wheelchairAccessibleEntrance = GMSPlaceField(.wheelchairAccessibleEntrance)

  /// The hours of the next seven days.
  public static let currentOpeningHours = GMSPlaceField(.currentOpeningHours)

  /// The hours of single services in the next seven days.
  public static let secondaryOpeningHours = GMSPlaceField(.secondaryOpeningHours)

  /// A short description.
  public static let editorialSummary = GMSPlaceField(.editorialSummary)

  /// All 35 fields, as the value with every bit set.
  public static let all = GMSPlaceField(rawValue: .max)
}
