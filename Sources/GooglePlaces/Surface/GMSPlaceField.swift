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
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use a list such as '[GMSPlaceProperty.name, .placeID]' in requests; in New Swift \
        '[PlaceProperty.displayName, .placeID]'.
        """
    )
  #endif
  public init(rawValue: UInt64) { self.init(bits: rawValue) }

  /// As the other, for this package, whose own calls are not to be warned of.
  package init(bits: UInt64) { rawValue = bits }

  /// The name.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: "Use 'GMSPlaceProperty.name'; in New Swift 'PlaceProperty.displayName'."
    )
  #endif
  public static let name = GMSPlaceField(.name)

  /// The place ID.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: "Use 'GMSPlaceProperty.placeID'; in New Swift 'PlaceProperty.placeID'."
    )
  #endif
  public static let placeID = GMSPlaceField(.placeID)

  /// The plus code.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: "Use 'GMSPlaceProperty.plusCode'; in New Swift 'PlaceProperty.plusCode'."
    )
  #endif
  public static let plusCode = GMSPlaceField(.plusCode)

  /// The position.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: "Use 'GMSPlaceProperty.coordinate'; in New Swift 'PlaceProperty.coordinate'."
    )
  #endif
  public static let coordinate = GMSPlaceField(.coordinate)

  /// The hours of a regular week.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'GMSPlaceProperty.openingHours'; in New Swift 'PlaceProperty.regularOpeningHours'.
        """
    )
  #endif
  public static let openingHours = GMSPlaceField(.openingHours)

  /// The phone number in international form.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'GMSPlaceProperty.phoneNumber'; in New Swift 'PlaceProperty.internationalPhoneNumber'.
        """
    )
  #endif
  public static let phoneNumber = GMSPlaceField(.phoneNumber)

  /// The address as one line of text.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'GMSPlaceProperty.formattedAddress'; in New Swift 'PlaceProperty.formattedAddress'.
        """
    )
  #endif
  public static let formattedAddress = GMSPlaceField(.formattedAddress)

  /// The average rating.
  #if MigrationWarnings
    @available(
      *, deprecated, message: "Use 'GMSPlaceProperty.rating'; in New Swift 'PlaceProperty.rating'."
    )
  #endif
  public static let rating = GMSPlaceField(.rating)

  /// How dear it is.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: "Use 'GMSPlaceProperty.priceLevel'; in New Swift 'PlaceProperty.priceLevel'."
    )
  #endif
  public static let priceLevel = GMSPlaceField(.priceLevel)

  /// What kind of place it is.
  #if MigrationWarnings
    @available(
      *, deprecated, message: "Use 'GMSPlaceProperty.types'; in New Swift 'PlaceProperty.types'."
    )
  #endif
  public static let types = GMSPlaceField(.types)

  /// The website of the place itself.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: "Use 'GMSPlaceProperty.website'; in New Swift 'PlaceProperty.websiteURL'."
    )
  #endif
  public static let website = GMSPlaceField(.website)

  /// The part of the map to show, which fills `GMSPlace.viewportInfo`.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: "Use 'GMSPlaceProperty.viewport'; in New Swift 'PlaceProperty.viewportInfo'."
    )
  #endif
  public static let viewport = GMSPlaceField(.viewport)

  /// The parts of the address.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'GMSPlaceProperty.addressComponents'; in New Swift 'PlaceProperty.addressComponents'.
        """
    )
  #endif
  public static let addressComponents = GMSPlaceField(.addressComponents)

  /// What is known of the photos.
  #if MigrationWarnings
    @available(
      *, deprecated, message: "Use 'GMSPlaceProperty.photos'; in New Swift 'PlaceProperty.photos'."
    )
  #endif
  public static let photos = GMSPlaceField(.photos)

  /// How many ratings there are.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'GMSPlaceProperty.userRatingsTotal'; in New Swift 'PlaceProperty.numberOfUserRatings'.
        """
    )
  #endif
  public static let userRatingsTotal = GMSPlaceField(.userRatingsTotal)

  /// The offset of its local time from UTC now.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: "Use 'GMSPlaceProperty.utcOffsetMinutes'; in New Swift 'PlaceProperty.timeZone'."
    )
  #endif
  public static let utcOffsetMinutes = GMSPlaceField(.utcOffsetMinutes)

  /// Whether it is in business.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: "Use 'GMSPlaceProperty.businessStatus'; in New Swift 'PlaceProperty.businessStatus'."
    )
  #endif
  public static let businessStatus = GMSPlaceField(.businessStatus)

  /// The icon of its kind.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: "Use 'GMSPlaceProperty.iconImageURL'; in New Swift 'PlaceProperty.iconMaskURL'."
    )
  #endif
  public static let iconImageURL = GMSPlaceField(.iconImageURL)

  /// The colour behind the icon.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'GMSPlaceProperty.iconBackgroundColor'; in New Swift \
        'PlaceProperty.iconBackgroundColor'.
        """
    )
  #endif
  public static let iconBackgroundColor = GMSPlaceField(.iconBackgroundColor)

  /// Whether food can be taken away.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: "Use 'GMSPlaceProperty.takeout'; in New Swift 'PlaceProperty.supportsTakeout'."
    )
  #endif
  public static let takeout = GMSPlaceField(.takeout)

  /// Whether it delivers.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: "Use 'GMSPlaceProperty.delivery'; in New Swift 'PlaceProperty.supportsDelivery'."
    )
  #endif
  public static let delivery = GMSPlaceField(.delivery)

  /// Whether one can eat there.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: "Use 'GMSPlaceProperty.dineIn'; in New Swift 'PlaceProperty.supportsDineIn'."
    )
  #endif
  public static let dineIn = GMSPlaceField(.dineIn)

  /// Whether orders are brought to the kerb.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'GMSPlaceProperty.curbsidePickup'; in New Swift \
        'PlaceProperty.supportsCurbsidePickup'.
        """
    )
  #endif
  public static let curbsidePickup = GMSPlaceField(.curbsidePickup)

  /// Whether it takes reservations.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: "Use 'GMSPlaceProperty.reservable'; in New Swift 'PlaceProperty.isReservable'."
    )
  #endif
  public static let reservable = GMSPlaceField(.reservable)

  /// Whether it serves breakfast.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'GMSPlaceProperty.servesBreakfast'; in New Swift 'PlaceProperty.servesBreakfast'.
        """
    )
  #endif
  public static let servesBreakfast = GMSPlaceField(.servesBreakfast)

  /// Whether it serves lunch.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: "Use 'GMSPlaceProperty.servesLunch'; in New Swift 'PlaceProperty.servesLunch'."
    )
  #endif
  public static let servesLunch = GMSPlaceField(.servesLunch)

  /// Whether it serves dinner.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: "Use 'GMSPlaceProperty.servesDinner'; in New Swift 'PlaceProperty.servesDinner'."
    )
  #endif
  public static let servesDinner = GMSPlaceField(.servesDinner)

  /// Whether it serves beer.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: "Use 'GMSPlaceProperty.servesBeer'; in New Swift 'PlaceProperty.servesBeer'."
    )
  #endif
  public static let servesBeer = GMSPlaceField(.servesBeer)

  /// Whether it serves wine.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: "Use 'GMSPlaceProperty.servesWine'; in New Swift 'PlaceProperty.servesWine'."
    )
  #endif
  public static let servesWine = GMSPlaceField(.servesWine)

  /// Whether it serves brunch.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: "Use 'GMSPlaceProperty.servesBrunch'; in New Swift 'PlaceProperty.servesBrunch'."
    )
  #endif
  public static let servesBrunch = GMSPlaceField(.servesBrunch)

  /// Whether it serves vegetarian food.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'GMSPlaceProperty.servesVegetarianFood'; in New Swift \
        'PlaceProperty.servesVegetarianFood'.
        """
    )
  #endif
  public static let servesVegetarianFood = GMSPlaceField(.servesVegetarianFood)

  /// Whether a wheelchair can enter.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'GMSPlaceProperty.wheelchairAccessibleEntrance'; in New Swift \
        'PlaceProperty.accessibilityOptions'.
        """
    )
  #endif
  public static let wheelchairAccessibleEntrance = GMSPlaceField(.wheelchairAccessibleEntrance)

  /// The hours of the next seven days.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'GMSPlaceProperty.currentOpeningHours'; in New Swift \
        'PlaceProperty.currentOpeningHours'.
        """
    )
  #endif
  public static let currentOpeningHours = GMSPlaceField(.currentOpeningHours)

  /// The hours of single services in the next seven days.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'GMSPlaceProperty.secondaryOpeningHours'; in New Swift \
        'PlaceProperty.currentSecondaryOpeningHours'.
        """
    )
  #endif
  public static let secondaryOpeningHours = GMSPlaceField(.secondaryOpeningHours)

  /// A short description.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'GMSPlaceProperty.editorialSummary'; in New Swift 'PlaceProperty.editorialSummary'.
        """
    )
  #endif
  public static let editorialSummary = GMSPlaceField(.editorialSummary)

  /// All 35 fields, as the value with every bit set.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Name the properties you read, or use 'GMSPlaceProperty.all', all 64 of them; in New Swift \
        'PlaceProperty.all'.
        """
    )
  #endif
  public static let all = everything

  /// As ``all``, for this package.
  package static let everything = GMSPlaceField(bits: .max)
}
