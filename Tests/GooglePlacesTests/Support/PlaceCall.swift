import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

/// A way of asking the client for a place: what must go out, and what must come back when the
/// service says all it knows.
struct PlaceCall: Sendable, CustomTestStringConvertible {
  let name: String
  /// The path and query that must go out.
  let target: String
  /// The field mask that must go out.
  let mask: String
  /// What the place must show.
  let shown: ShownPlace
  let send: @Sendable (GMSPlacesClient, @escaping GMSPlaceResultCallback) -> Void

  var testDescription: String { name }

  init(
    _ name: String, target: String = "ChIJa", mask: String, shown: ShownPlace,
    _ send: @escaping @Sendable (GMSPlacesClient, @escaping GMSPlaceResultCallback) -> Void
  ) {
    self.name = name
    self.target = target
    self.mask = mask
    self.shown = shown
    self.send = send
  }

  /// What the service answers to every row.
  static let answer = """
    {
      "id": "ChIJb", "displayName": {"text": "Sample", "languageCode": "en"}, "rating": 4.5,
      "websiteUri": "https://a.example/", "goodForGroups": false, "takeout": true,
      "attributions": [{"provider": "Sample Listings"}]
    }
    """

  static let all = bitmasks + requests
}

/// The part of a place that the rows look at.
struct ShownPlace: Sendable, Equatable {
  var placeID: String?
  var name: String?
  var rating: Float = 0
  var website: String?
  var takeout = GMSBooleanPlaceAttribute.unknown
  var goodForGroups = GMSBooleanPlaceAttribute.unknown
  var attributions: String? = "Sample Listings"
}

extension ShownPlace {
  init(_ place: GMSPlace) {
    placeID = place.placeID
    name = place.name
    rating = place.rating
    website = place.website?.absoluteString
    takeout = place.takeout
    goodForGroups = place.goodForGroups
    attributions = place.attributions?.string
  }

  /// Everything that a bitmask can ask for.
  static let bitmaskFields = ShownPlace(
    placeID: "ChIJb", name: "Sample", rating: 4.5, website: "https://a.example/", takeout: .true)
  /// Everything that properties can ask for.
  static let properties = ShownPlace(
    placeID: "ChIJb", name: "Sample", rating: 4.5, website: "https://a.example/", takeout: .true,
    goodForGroups: .false)
  static let nameAndID = ShownPlace(placeID: "ChIJb", name: "Sample")
}

extension PlaceCall {
  private static let always = "attributions,movedPlaceId"

  /// The mask of all 35 fields that have a bit.
  static let bitmaskFields =
    "displayName,id,plusCode,location,regularOpeningHours,internationalPhoneNumber,"
    + "formattedAddress,rating,priceLevel,types,websiteUri,viewport,addressComponents,photos,"
    + "userRatingCount,utcOffsetMinutes,businessStatus,iconMaskBaseUri,iconBackgroundColor,"
    + "takeout,delivery,dineIn,curbsidePickup,reservable,servesBreakfast,servesLunch,"
    + "servesDinner,servesBeer,servesWine,servesBrunch,servesVegetarianFood,"
    + "accessibilityOptions.wheelchairAccessibleEntrance,currentOpeningHours,"
    + "currentSecondaryOpeningHours,editorialSummary,\(always)"

  /// The mask of all 64 properties, of which one lies inside another.
  static let properties =
    "displayName,id,plusCode,location,regularOpeningHours,internationalPhoneNumber,"
    + "formattedAddress,rating,priceLevel,types,websiteUri,viewport,addressComponents,photos,"
    + "userRatingCount,utcOffsetMinutes,businessStatus,iconMaskBaseUri,iconBackgroundColor,"
    + "takeout,delivery,dineIn,curbsidePickup,reservable,servesBreakfast,servesLunch,"
    + "servesDinner,servesBeer,servesWine,servesBrunch,servesVegetarianFood,currentOpeningHours,"
    + "currentSecondaryOpeningHours,editorialSummary,reviews,pureServiceAreaBusiness,"
    + "evChargeOptions,parkingOptions,evChargeAmenitySummary,generativeSummary,"
    + "neighborhoodSummary,reviewSummary,consumerAlert,outdoorSeating,liveMusic,menuForChildren,"
    + "servesCocktails,servesDessert,servesCoffee,goodForChildren,allowsDogs,restroom,"
    + "goodForGroups,goodForWatchingSports,accessibilityOptions,fuelOptions,paymentOptions,"
    + "googleMapsLinks,containingPlaces,addressDescriptor,priceRange,timeZone,postalAddress,"
    + "\(always)"

  private static let bitmasks: [PlaceCall] = [
    .init("bitmask of two fields", mask: "displayName,id,\(always)", shown: .nameAndID) {
      $0.fetchPlace(
        fromPlaceID: "ChIJa", placeFields: [.placeID, .name], sessionToken: nil, callback: $1)
    },
    .init(
      "bitmask in table order", mask: "id,location,types,\(always)",
      shown: ShownPlace(placeID: "ChIJb")
    ) {
      $0.fetchPlace(
        fromPlaceID: "ChIJa", placeFields: [.types, .coordinate, .placeID], sessionToken: nil,
        callback: $1)
    },
    .init("empty bitmask", mask: bitmaskFields, shown: .bitmaskFields) {
      $0.fetchPlace(fromPlaceID: "ChIJa", placeFields: [], sessionToken: nil, callback: $1)
    },
    .init("full bitmask", mask: bitmaskFields, shown: .bitmaskFields) {
      $0.fetchPlace(fromPlaceID: "ChIJa", placeFields: .all, sessionToken: nil, callback: $1)
    },
    .init(
      "bitmask with bits that mean nothing", mask: "rating,\(always)",
      shown: ShownPlace(rating: 4.5)
    ) {
      $0.fetchPlace(
        fromPlaceID: "ChIJa", placeFields: GMSPlaceField(rawValue: 1 << 40 | 1 << 7),
        sessionToken: nil, callback: $1)
    },
    .init(
      "bitmask in a session", target: "ChIJa?sessionToken=abc-1_%3D",
      mask: "displayName,id,\(always)", shown: .nameAndID
    ) {
      $0.fetchPlace(
        fromPlaceID: "ChIJa", placeFields: [.name, .placeID],
        sessionToken: GMSAutocompleteSessionToken(text: "abc-1_="), callback: $1)
    },
    .init(
      "bitmask for a region", target: "ChIJa?regionCode=US", mask: "displayName,id,\(always)",
      shown: .nameAndID
    ) {
      $0.fetchPlace(
        fromPlaceID: "ChIJa", placeFields: [.name, .placeID], sessionToken: nil, regionCode: "US",
        callback: $1)
    },
    .init(
      "bitmask for an ID that needs encoding", target: "a%2Fb%20%C3%A9%3Fc",
      mask: "displayName,id,\(always)", shown: .nameAndID
    ) {
      $0.fetchPlace(
        fromPlaceID: "a/b é?c", placeFields: [.name, .placeID], sessionToken: nil, callback: $1)
    },
    .init("look-up", mask: bitmaskFields, shown: .bitmaskFields) {
      $0.lookUpPlaceID("ChIJa", callback: $1)
    },
  ]

  private static let requests: [PlaceCall] = [
    .init("request of strings", mask: "displayName,id,\(always)", shown: .nameAndID) {
      $0.fetchPlace(
        with: GMSFetchPlaceRequest(
          placeID: "ChIJa", placeProperties: [GMSPlaceProperty.placeID, .name].map(\.rawValue),
          sessionToken: nil), callback: $1)
    },
    .init("request of properties", mask: "displayName,id,\(always)", shown: .nameAndID) {
      $0.fetchPlace(
        with: GMSFetchPlaceRequest(
          placeID: "ChIJa", placeProperties: [.placeID, .name], sessionToken: nil), callback: $1)
    },
    .init(
      "request with repeats", mask: "id,location,types,\(always)",
      shown: ShownPlace(placeID: "ChIJb")
    ) {
      $0.fetchPlace(
        with: GMSFetchPlaceRequest(
          placeID: "ChIJa", placeProperties: [.types, .placeID, .coordinate, .types, .placeID],
          sessionToken: nil), callback: $1)
    },
    .init(
      "request of a property beside its parent", mask: "accessibilityOptions,\(always)",
      shown: ShownPlace()
    ) {
      $0.fetchPlace(
        with: GMSFetchPlaceRequest(
          placeID: "ChIJa",
          placeProperties: [.wheelchairAccessibleEntrance, .accessibilityOptions],
          sessionToken: nil), callback: $1)
    },
    .init("request of everything by one name", mask: properties, shown: .properties) {
      $0.fetchPlace(
        with: GMSFetchPlaceRequest(placeID: "ChIJa", placeProperties: [.all], sessionToken: nil),
        callback: $1)
    },
    .init("request of everything by its names", mask: properties, shown: .properties) {
      $0.fetchPlace(
        with: GMSFetchPlaceRequest(
          placeID: "ChIJa", placeProperties: GMSPlacePropertyArray(), sessionToken: nil),
        callback: $1)
    },
    .init(
      "request in a session for a region", target: "ChIJa?regionCode=gb&sessionToken=abc-1",
      mask: "displayName,id,\(always)", shown: .nameAndID
    ) {
      $0.fetchPlace(
        with: GMSFetchPlaceRequest(
          placeID: "ChIJa", placeProperties: ["name", "placeID"],
          sessionToken: GMSAutocompleteSessionToken(text: "abc-1"), regionCode: "gb"),
        callback: $1)
    },
    .init(
      "request of properties for a region", target: "ChIJa?regionCode=VN",
      mask: "displayName,id,\(always)", shown: .nameAndID
    ) {
      $0.fetchPlace(
        with: GMSFetchPlaceRequest(
          placeID: "ChIJa", placeProperties: [GMSPlaceProperty.name, .placeID], sessionToken: nil,
          regionCode: "VN"), callback: $1)
    },
  ]
}
