import Foundation
import PlacesTestSupport

@testable import PlacesCore

extension PlaceRecord {
  /// What the file `details-every-field.json` says, when every field is requested.
  static let everyField: PlaceRecord = {
    var place = PlaceRecord(
      requested: .all, receivedAt: PlacesConfiguration.testInstant)
    place.answered = PlaceFieldSet.all.subtracting([.icon, .permanentlyClosed])
    place.setBasics()
    place.setAddress()
    place.setHours()
    place.setAttributes()
    place.setOptions()
    place.setPeople()
    place.setSummaries()
    place.setSurroundings()
    place.setAccess()
    return place
  }()

  private mutating func setBasics() {
    name = .init(text: "Made-up Café", languageCode: "en")
    placeID = "made-up-place"
    resourceName = "places/made-up-place"
    movedPlace = "places/made-up-successor"
    movedPlaceID = "made-up-successor"
    types = ["cafe", "electric_vehicle_charging_station", "brand_new"]
    primaryType = "cafe"
    primaryTypeDisplayName = .init(text: "Coffee Shop", languageCode: "en-US")
    googleMapsTypeLabel = .init(text: "Coffee", languageCode: "en-GB")
    phoneNumber = "+49 30 1234567"
    nationalPhoneNumber = "030 1234567"
    website = "https://place.example/"
    googleMapsUri = "https://maps.example/place"
    rating = 4.25
    userRatingsTotal = 17
    priceLevel = .moderate
    businessStatus = .operational
    iconMaskBaseUri = "https://icons.example/cafe_pinlet"
    iconBackgroundColor = "#FF9E67"
    attributions = [
      .init(provider: "Provider", providerUri: "https://provider.example/")
    ]
    googleMapsLinks = .init(
      directionsUri: "https://maps.example/directions",
      placeUri: "https://maps.example/links/place",
      writeAReviewUri: "https://maps.example/links/write",
      reviewsUri: "https://maps.example/links/reviews",
      photosUri: "https://maps.example/links/photos")
  }

  private mutating func setAddress() {
    formattedAddress = "Musterweg 1, 10115 Berlin, Germany"
    shortFormattedAddress = "Musterweg 1, Berlin"
    adrFormatAddress = "<span class=\"street-address\">Musterweg 1</span>"
    addressComponents = [
      .init(
        longText: "Musterweg", shortText: "Musterw.", types: ["route", "brand_new"],
        languageCode: "de"),
      .init(longText: "Berlin", shortText: nil, types: [], languageCode: "de"),
    ]
    postalAddress = .init(
      revision: 1, regionCode: "DE", languageCode: "de", postalCode: "10115", sortingCode: "S-1",
      administrativeArea: "Land Berlin", locality: "Berlin", sublocality: "Mitte",
      addressLines: ["Musterweg 1", "Hinterhaus"], recipients: ["Made-up Café"],
      organization: "Made-up GmbH")
    plusCode = .init(globalCode: "9F4MG9G3+2X", compoundCode: "G9G3+2X Berlin")
    coordinate = .init(latitude: 52.525, longitude: 13.375)
    viewport = .init(
      low: .init(latitude: 52.5, longitude: 13.25), high: .init(latitude: 52.75, longitude: 13.5))
  }

  private mutating func setHours() {
    utcOffsetMinutes = 60
    timeZone = .init(id: "Europe/Berlin", version: "2026a")
    openingDate = .init(year: 2027, month: 3, day: 9)
    openingHours = .init(
      isOpenNow: true,
      periods: [
        .init(
          open: .init(day: 1, hour: 9, minute: 30), close: .init(day: 1, hour: 17, minute: 45)),
        .init(open: .init(day: 6, hour: 22, minute: 0), close: .init(day: 0, hour: 2, minute: 15)),
      ],
      weekdayText: ["Monday: 9:30 AM – 5:45 PM", "Tuesday: Closed"],
      nextCloseTime: .init("2026-12-02T16:45:00Z", 1_796_229_900))
    currentOpeningHours = .init(
      isOpenNow: false,
      periods: [
        .init(
          open: .init(
            day: 3, hour: 0, minute: 0, date: .init(year: 2026, month: 12, day: 2),
            isTruncated: true),
          close: .init(
            day: 3, hour: 23, minute: 59, date: .init(year: 2027, month: 1, day: 8),
            isTruncated: true)),
        .init(open: .init(day: 4, hour: 7, minute: 5)),
      ],
      weekdayText: ["Wednesday: 12:00 AM – 11:59 PM"], type: .access,
      specialDays: [
        .init(date: .init(year: 2026, month: 11, day: 30), isExceptional: true),
        .init(date: nil, isExceptional: true),
      ],
      nextOpenTime: .init("2026-12-04T07:05:00.5+01:00", 1_796_364_300, fraction: 0.5))
    currentSecondaryOpeningHours = [
      .init(
        periods: [
          .init(
            open: .init(day: 5, hour: 11, minute: 0, date: .init(year: 2026, month: 12, day: 4)),
            close: .init(day: 5, hour: 14, minute: 0, date: .init(year: 2026, month: 12, day: 4)))
        ], type: .delivery),
      .init(isOpenNow: true, type: .init(rawValue: "BRAND_NEW")),
    ]
    regularSecondaryOpeningHours = [
      .init(
        periods: [
          .init(
            open: .init(day: 5, hour: 11, minute: 0), close: .init(day: 5, hour: 13, minute: 0))
        ], weekdayText: ["Friday: 11 AM – 1 PM"], type: .kitchen)
    ]
  }

  private mutating func setAttributes() {
    attributes = [
      .takeout: true, .delivery: false, .dineIn: true, .curbsidePickup: false, .reservable: true,
      .servesBreakfast: false, .servesLunch: true, .servesDinner: false, .servesBeer: true,
      .servesWine: false, .servesBrunch: true, .servesVegetarianFood: false,
      .wheelchairAccessibleEntrance: false, .pureServiceAreaBusiness: false,
      .outdoorSeating: true, .liveMusic: false, .menuForChildren: true, .servesCocktails: false,
      .servesDessert: true, .servesCoffee: false, .goodForChildren: true, .allowsDogs: false,
      .restroom: true, .goodForGroups: false, .goodForWatchingSports: true,
    ]
  }

  private mutating func setOptions() {
    accessibilityOptions = .init(parking: true, entrance: false, restroom: true, seating: false)
    parkingOptions = .init(
      freeParkingLot: true, paidParkingLot: false, freeStreetParking: true,
      paidStreetParking: false, valetParking: true, freeGarageParking: false,
      paidGarageParking: true)
    paymentOptions = .init(
      acceptsCreditCards: true, acceptsDebitCards: false, acceptsCashOnly: true,
      acceptsNFC: false)
    priceRange = .init(
      startPrice: .init(currencyCode: "EUR", units: 10, nanos: 0),
      endPrice: .init(currencyCode: "CHF", units: 20, nanos: 500_000_000))
    evChargeOptions = .init(
      connectorCount: 6,
      connectorAggregations: [
        .init(
          type: .type2, maxChargeRateKW: 22.5, count: 4, availableCount: 3, outOfServiceCount: 1,
          availabilityLastUpdateTime: .init("2026-12-02T11:59:00Z", 1_796_212_740)),
        .init(
          type: .init(rawValue: "BRAND_NEW"), maxChargeRateKW: 0, count: 0, availableCount: nil,
          outOfServiceCount: nil, availabilityLastUpdateTime: nil),
      ])
    fuelPrices = [
      .init(
        type: .sp95E10, price: .init(currencyCode: "EUR", units: 1, nanos: 759_000_000),
        updateTime: .init("2026-12-01T08:00:00Z", 1_796_112_000)),
      .init(type: .init(rawValue: "BRAND_NEW"), price: nil, updateTime: nil),
    ]
  }

  private mutating func setPeople() {
    var review = ReviewRecord()
    review.resourceName = "places/made-up-place/reviews/r0"
    review.relativePublishTime = "a month ago"
    review.text = .init(text: "Good.", languageCode: "en")
    review.originalText = .init(text: "Gut.", languageCode: "de")
    review.rating = 5
    review.author = .init(
      displayName: "Reviewer", uri: "//reviewer.example/0", photoUri: "//photos.example/0")
    review.publishTime = .init(
      "2026-11-01T10:20:30.123456789Z", 1_793_528_430, fraction: 0.123456789)
    review.flagContentUri = "https://flag.example/r0"
    review.googleMapsUri = "https://maps.example/r0"
    review.visitDate = .init(year: 2026, month: 10, day: 0)
    reviews = [review, ReviewRecord()]
    photos = [
      .init(
        name: "places/made-up-place/photos/p0", width: 4032, height: 3024,
        authorAttributions: [
          .init(
            displayName: "Contributor", uri: "https://contributor.example/0",
            photoUri: "https://photos.example/1")
        ],
        flagContentUri: "https://flag.example/p0", googleMapsUri: "https://maps.example/p0")
    ]
  }

  private mutating func setSummaries() {
    editorialSummary = .init(text: "A place nobody can visit.", languageCode: "en")
    generativeSummary = .init(
      text: .init(text: "Overview.", languageCode: "en"),
      disclosureText: .init(text: "Summarised by a machine.", languageCode: "en-US"),
      flagContentUri: "https://flag.example/generative", reviewsUri: nil)
    reviewSummary = .init(
      text: .init(text: "Guests like it.", languageCode: "en"),
      disclosureText: .init(text: "Reviews summarised.", languageCode: "en-US"),
      flagContentUri: "https://flag.example/reviews",
      reviewsUri: "https://maps.example/reviews")
    neighborhoodSummary = .init(
      overview: .init("A quiet quarter.", "en", ["places/park", "places/museum"]),
      description: .init("Trees and a museum.", "en-US", ["places/trees"]),
      disclosureText: .init(text: "Quarter summarised.", languageCode: "en-GB"),
      flagContentUri: "https://flag.example/neighborhood")
    evChargeAmenitySummary = .init(
      overview: .init("Much to do.", "en", ["places/everything"]),
      coffee: .init("Coffee next door.", "en-US", ["places/coffee"]),
      restaurant: .init("Soup next door.", "en-GB", ["places/restaurant"]),
      store: .init("Bread next door.", "en-AU", ["places/store"]),
      disclosureText: .init(text: "Amenities summarised.", languageCode: "en-CA"),
      flagContentUri: "https://flag.example/amenities")
    consumerAlert = .init(
      overview: "Suspected fake reviews.", title: "Removed reviews",
      description: "Some reviews were removed.",
      aboutLink: .init(title: "Learn more", uri: "https://about.example/"), hasDetails: true,
      languageCode: "en")
  }

  private mutating func setSurroundings() {
    containingPlaces = [
      .init(resourceName: "places/station", placeID: "station"),
      .init(resourceName: nil, placeID: "mall"),
    ]
    subDestinations = [.init(resourceName: "places/garden", placeID: "garden")]
    addressDescriptor = .init(
      landmarks: [
        .init(
          resourceName: "places/tower", placeID: "tower",
          displayName: .init(text: "Tower", languageCode: "en"), types: ["tourist_attraction"],
          spatialRelationship: .acrossTheRoad, straightLineDistanceMeters: 12.5,
          travelDistanceMeters: 40.25),
        .init(
          resourceName: nil, placeID: "bridge", displayName: nil, types: nil,
          spatialRelationship: .near, straightLineDistanceMeters: nil, travelDistanceMeters: nil),
      ],
      areas: [
        .init(
          resourceName: "places/quarter", placeID: "quarter",
          displayName: .init(text: "Quarter", languageCode: "en-GB"), containment: .outskirts),
        .init(
          resourceName: nil, placeID: nil, displayName: nil,
          containment: .init(rawValue: "BRAND_NEW")),
      ])
  }

  private mutating func setAccess() {
    entrances = [
      .init(
        location: .init(latitude: 52.51, longitude: 13.36), tags: ["PREFERRED", "BRAND_NEW"]),
      .init(location: nil, tags: []),
    ]
    navigationPoints = [
      .init(
        displayName: .init(text: "Drop-off", languageCode: "en"),
        location: .init(latitude: 52.52, longitude: 13.37), token: "token-1",
        travelModes: ["DRIVE", "WALK"], usages: ["DROPOFF", "PICKUP", "PARKING"]),
      .init(displayName: nil, location: nil, token: nil, travelModes: [], usages: []),
    ]
    let line = TransitLineRecord(
      id: "line-8", displayName: .init(text: "Line 8", languageCode: "en"),
      shortDisplayName: .init(text: "8", languageCode: "en-US"), backgroundColor: "#102030",
      textColor: "#FFFFFF", url: "https://transit.example/8",
      icon: .init(url: "https://transit.example/8.svg", nameIncluded: false),
      vehicleType: "SUBWAY")
    let stop = TransitStopRecord(
      id: "stop-1", displayName: .init(text: "Platform side", languageCode: "en"),
      location: .init(latitude: 52.53, longitude: 13.38),
      platformCode: .init(text: "2", languageCode: "en-US"),
      signageText: .init(text: "Towards the lake", languageCode: "en-GB"),
      stopCode: .init(text: "S1", languageCode: "en-AU"), wheelchairAccessibleEntrance: true)
    transitStation = .init(
      displayName: .init(text: "Made-up Station", languageCode: "en"),
      agencies: [
        .init(
          displayName: .init(text: "Made-up Transport", languageCode: "en-GB"),
          url: "https://transit.example/", fareUrl: "https://transit.example/fares",
          icon: .init(url: "https://transit.example/agency.svg", nameIncluded: true),
          lines: [line])
      ],
      stops: [stop])
  }
}

extension InstantRecord {
  /// A moment in seconds since 1970 with the text it is sent as.
  fileprivate init(_ text: String, _ seconds: TimeInterval, fraction: TimeInterval = 0) {
    self.init(date: Date(timeIntervalSince1970: seconds).addingTimeInterval(fraction), text: text)
  }
}

extension ContentBlockRecord {
  fileprivate init(_ text: String, _ languageCode: String, _ places: [String]) {
    self.init(content: .init(text: text, languageCode: languageCode), referencedPlaces: places)
  }
}
