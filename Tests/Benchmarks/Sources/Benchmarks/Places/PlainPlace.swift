/// What `JSONDecoder` makes of a place of Places API (New): every member that the text has, as the
/// plainest types there are. Times stay text.
struct PlainPlace: Decodable {
  struct Text: Decodable {
    let text: String
    let languageCode: String?
  }

  struct Point: Decodable {
    let latitude: Double
    let longitude: Double
  }

  struct Viewport: Decodable {
    let low: Point
    let high: Point
  }

  struct AddressComponent: Decodable {
    let longText: String
    let shortText: String?
    let types: [String]
    let languageCode: String?
  }

  struct PlusCode: Decodable {
    let globalCode: String
    let compoundCode: String?
  }

  struct PostalAddress: Decodable {
    let regionCode: String?
    let languageCode: String?
    let postalCode: String?
    let locality: String?
    let addressLines: [String]?
  }

  struct Zone: Decodable {
    let id: String
  }

  struct Day: Decodable {
    let year: Int
    let month: Int
    let day: Int
  }

  struct HoursPoint: Decodable {
    let day: Int
    let hour: Int
    let minute: Int
    let date: Day?
  }

  struct Period: Decodable {
    let open: HoursPoint
    let close: HoursPoint?
  }

  struct SpecialDay: Decodable {
    let date: Day?
  }

  struct Hours: Decodable {
    let openNow: Bool?
    let periods: [Period]?
    let weekdayDescriptions: [String]?
    let specialDays: [SpecialDay]?
    let nextCloseTime: String?
  }

  struct Payment: Decodable {
    let acceptsCreditCards: Bool?
    let acceptsDebitCards: Bool?
    let acceptsCashOnly: Bool?
    let acceptsNfc: Bool?
  }

  struct Parking: Decodable {
    let paidParkingLot: Bool?
    let paidStreetParking: Bool?
    let valetParking: Bool?
  }

  struct Accessibility: Decodable {
    let wheelchairAccessibleEntrance: Bool?
    let wheelchairAccessibleSeating: Bool?
  }

  struct Money: Decodable {
    let currencyCode: String
    let units: String?
  }

  struct PriceRange: Decodable {
    let startPrice: Money?
    let endPrice: Money?
  }

  struct Links: Decodable {
    let directionsUri: String?
    let placeUri: String?
  }

  struct Author: Decodable {
    let displayName: String?
    let uri: String?
    let photoUri: String?
  }

  struct Photo: Decodable {
    let name: String
    let widthPx: Int?
    let heightPx: Int?
    let authorAttributions: [Author]?
    let flagContentUri: String?
    let googleMapsUri: String?
  }

  struct Review: Decodable {
    let name: String?
    let relativePublishTimeDescription: String?
    let rating: Double?
    let text: Text?
    let originalText: Text?
    let authorAttribution: Author?
    let publishTime: String?
    let flagContentUri: String?
    let googleMapsUri: String?
  }

  let name: String
  let id: String
  let displayName: Text?
  let types: [String]?
  let location: Point?
  let rating: Double?
  let userRatingCount: Int?
  let businessStatus: String?
  let priceLevel: String?
  let editorialSummary: Text?
  let formattedAddress: String?
  let shortFormattedAddress: String?
  let addressComponents: [AddressComponent]?
  let plusCode: PlusCode?
  let viewport: Viewport?
  let postalAddress: PostalAddress?
  let nationalPhoneNumber: String?
  let internationalPhoneNumber: String?
  let websiteUri: String?
  let utcOffsetMinutes: Int?
  let timeZone: Zone?
  let googleMapsUri: String?
  let iconMaskBaseUri: String?
  let iconBackgroundColor: String?
  let primaryType: String?
  let primaryTypeDisplayName: Text?
  let regularOpeningHours: Hours?
  let currentOpeningHours: Hours?
  let takeout: Bool?
  let delivery: Bool?
  let dineIn: Bool?
  let reservable: Bool?
  let servesBreakfast: Bool?
  let servesLunch: Bool?
  let servesDinner: Bool?
  let servesBeer: Bool?
  let servesWine: Bool?
  let servesBrunch: Bool?
  let servesVegetarianFood: Bool?
  let outdoorSeating: Bool?
  let liveMusic: Bool?
  let menuForChildren: Bool?
  let servesCocktails: Bool?
  let servesDessert: Bool?
  let servesCoffee: Bool?
  let goodForChildren: Bool?
  let restroom: Bool?
  let goodForGroups: Bool?
  let paymentOptions: Payment?
  let parkingOptions: Parking?
  let accessibilityOptions: Accessibility?
  let priceRange: PriceRange?
  let googleMapsLinks: Links?
  let photos: [Photo]?
  let reviews: [Review]?
}

/// As `PlainPlace`, for the three members of the narrow mask.
struct PlainNarrowPlace: Decodable {
  let displayName: PlainPlace.Text?
  let location: PlainPlace.Point?
  let rating: Double?
}
