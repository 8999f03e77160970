/// The members of the messages of a place, as far as a field mask can name them.
indirect enum PlaceShape: Sendable {
  case leaf
  case message([String: PlaceShape])

  /// A whole place.
  static let place = PlaceShape.message(
    Dictionary(
      uniqueKeysWithValues: PlaceField.allCases.compactMap { field in
        guard let name = field.row.newName, !name.contains(".") else { return nil }
        return (name, shape(of: field))
      }))

  /// A whole answer of a text search.
  static let textSearch = message(
    "nextPageToken searchUri",
    ["places": place, "routingSummaries": routing, "contextualContents": contextual])

  /// A whole answer of a nearby search.
  static let nearbySearch = message("", ["places": place, "routingSummaries": routing])

  /// A whole answer of autocomplete.
  static let autocomplete = message(
    "",
    [
      "suggestions": message(
        "",
        [
          "placePrediction": message(
            "place placeId types distanceMeters",
            ["text": matchedText, "structuredFormat": structuredFormat]),
          "queryPrediction": message(
            "", ["text": matchedText, "structuredFormat": structuredFormat]),
        ])
    ])

  /// A whole result of Places API (Legacy), by the names that ask for its members.
  static let legacyPlace = PlaceShape.message(
    Dictionary(
      PlaceField.allCases.compactMap { field in
        guard field != .attributions, let name = field.row.legacyName, !name.contains("/") else {
          return nil
        }
        return (name, legacyShape(of: field))
      } + olderLegacyMembers, uniquingKeysWith: { first, _ in first }))

  private static let olderLegacyMembers: [(String, PlaceShape)] = [
    ("geometry", message("location viewport")), ("types", .leaf), ("address_component", .leaf),
    ("photo", .leaf), ("review", .leaf), ("reference", .leaf),
  ]

  private static func legacyShape(of field: PlaceField) -> PlaceShape {
    switch field {
    case .openingHours, .currentOpeningHours, .secondaryOpeningHours:
      message("open_now periods special_days type weekday_text")
    case .plusCode: message("global_code compound_code")
    case .editorialSummary: message("overview language")
    default: .leaf
    }
  }

  /// The shape below a name in camel or snake case; nil when there is no such member.
  func member(_ name: some StringProtocol) -> (name: String, shape: PlaceShape)? {
    guard case .message(let members) = self else { return nil }
    let name = members[String(name)] == nil ? Self.camelCase(String(name)) : String(name)
    return members[name].map { (name, $0) }
  }

  /// A snake-case name in camel case; any other name as it is.
  private static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "_", omittingEmptySubsequences: false)
    guard words.allSatisfy({ $0.first?.isLowercase == true }) else { return name }
    return words.dropFirst().reduce(String(words.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  private static func leaves(_ names: String) -> [String: PlaceShape] {
    Dictionary(uniqueKeysWithValues: names.split(separator: " ").map { (String($0), .leaf) })
  }

  private static func message(
    _ names: String, _ nested: [String: PlaceShape] = [:]
  ) -> PlaceShape {
    .message(leaves(names).merging(nested) { $1 })
  }

  private static func shape(of field: PlaceField) -> PlaceShape {
    switch field {
    case .name, .primaryTypeDisplayName, .googleMapsTypeLabel, .editorialSummary: text
    case .coordinate: point
    case .viewport: message("", ["low": point, "high": point])
    case .addressComponents: message("longText shortText types languageCode")
    case .postalAddress:
      message(
        "revision regionCode languageCode postalCode sortingCode administrativeArea locality"
          + " sublocality addressLines recipients organization")
    case .plusCode: message("globalCode compoundCode")
    case .addressDescriptor: message("", ["landmarks": landmark, "areas": area])
    case .openingHours, .currentOpeningHours, .secondaryOpeningHours,
      .regularSecondaryOpeningHours:
      hours
    case .openingDate: date
    case .timeZone: message("id version")
    case .photos:
      message("name widthPx heightPx flagContentUri googleMapsUri", ["authorAttributions": author])
    case .reviews:
      message(
        "name relativePublishTimeDescription rating publishTime flagContentUri googleMapsUri",
        ["text": text, "originalText": text, "authorAttribution": author, "visitDate": date])
    case .attributions: message("provider providerUri")
    case .accessibilityOptions:
      message(
        "wheelchairAccessibleParking wheelchairAccessibleEntrance wheelchairAccessibleRestroom"
          + " wheelchairAccessibleSeating")
    case .parkingOptions:
      message(
        "freeParkingLot paidParkingLot freeStreetParking paidStreetParking valetParking"
          + " freeGarageParking paidGarageParking")
    case .paymentOptions:
      message("acceptsCreditCards acceptsDebitCards acceptsCashOnly acceptsNfc")
    case .priceRange: message("", ["startPrice": money, "endPrice": money])
    case .evChargeOptions: message("connectorCount", ["connectorAggregation": connectors])
    case .fuelOptions:
      message("", ["fuelPrices": message("type updateTime", ["price": money])])
    case .generativeSummary:
      message("overviewFlagContentUri", ["overview": text, "disclosureText": text])
    case .reviewSummary:
      message("flagContentUri reviewsUri", ["text": text, "disclosureText": text])
    case .neighborhoodSummary:
      message(
        "flagContentUri", ["overview": block, "description": block, "disclosureText": text])
    case .evChargeAmenitySummary:
      message(
        "flagContentUri",
        [
          "overview": block, "coffee": block, "restaurant": block, "store": block,
          "disclosureText": text,
        ])
    case .consumerAlert:
      message(
        "overview languageCode",
        ["details": message("title description", ["aboutLink": message("title uri")])])
    case .googleMapsLinks:
      message("directionsUri placeUri writeAReviewUri reviewsUri photosUri")
    case .containingPlaces, .subDestinations: message("name id")
    case .entrances: message("tags", ["location": point])
    case .navigationPoints:
      message(
        "navigationPointToken travelModes usages", ["displayName": text, "location": point])
    case .transitStation:
      message("", ["displayName": text, "agencies": agency, "stops": stop])
    case .placeID, .phoneNumber, .formattedAddress, .rating, .priceLevel, .types, .website,
      .userRatingsTotal, .utcOffsetMinutes, .businessStatus, .iconImageURL, .iconBackgroundColor,
      .takeout, .delivery, .dineIn, .curbsidePickup, .reservable, .servesBreakfast, .servesLunch,
      .servesDinner, .servesBeer, .servesWine, .servesBrunch, .servesVegetarianFood,
      .wheelchairAccessibleEntrance, .pureServiceAreaBusiness, .outdoorSeating, .liveMusic,
      .menuForChildren, .servesCocktails, .servesDessert, .servesCoffee, .goodForChildren,
      .allowsDogs, .restroom, .goodForGroups, .goodForWatchingSports, .resourceName,
      .nationalPhoneNumber, .shortFormattedAddress, .adrFormatAddress, .googleMapsUri, .icon,
      .permanentlyClosed, .primaryType, .movedPlace, .movedPlaceId:
      .leaf
    }
  }

  private static let routing = message(
    "directionsUri", ["legs": message("duration distanceMeters")])
  private static let contextual = message(
    "justifications", ["reviews": shape(of: .reviews), "photos": shape(of: .photos)])
  private static let matchedText = message(
    "text", ["matches": message("startOffset endOffset")])
  private static let structuredFormat = message(
    "", ["mainText": matchedText, "secondaryText": matchedText])
  private static let text = message("text languageCode")
  private static let point = message("latitude longitude")
  private static let date = message("year month day")
  private static let money = message("currencyCode units nanos")
  private static let author = message("displayName uri photoUri")
  private static let block = message("referencedPlaces", ["content": text])
  private static let hoursPoint = message("day hour minute truncated", ["date": date])
  private static let hours = message(
    "openNow weekdayDescriptions secondaryHoursType nextOpenTime nextCloseTime",
    [
      "periods": message("", ["open": hoursPoint, "close": hoursPoint]),
      "specialDays": message("", ["date": date]),
    ])
  private static let landmark = message(
    "name placeId types spatialRelationship straightLineDistanceMeters travelDistanceMeters",
    ["displayName": text])
  private static let area = message("name placeId containment", ["displayName": text])
  private static let connectors = message(
    "type maxChargeRateKw count availableCount outOfServiceCount availabilityLastUpdateTime")
  private static let icon = message("url nameIncluded")
  private static let agency = message(
    "url fareUrl", ["displayName": text, "icon": icon, "lines": line])
  private static let line = message(
    "id backgroundColor textColor url vehicleType",
    ["displayName": text, "shortDisplayName": text, "icon": icon])
  private static let stop = message(
    "id wheelchairAccessibleEntrance",
    [
      "displayName": text, "location": point, "platformCode": text, "signageText": text,
      "stopCode": text,
    ])
}
