import Foundation

/// A restaurant as Places API (New) answers it, invented and of any size.
struct NewPlaceText {
  /// Whether it has more than its name, position and rating.
  var isFull = true
  var photos = 0
  var reviews = 0

  /// A place of exactly so many bytes, with all that fits in.
  static func json(bytes: Int) throws -> Data {
    let shape =
      switch bytes {
      case ..<8_000: NewPlaceText(isFull: false)
      case ..<12_000: NewPlaceText(photos: 1, reviews: 1)
      case ..<20_000: NewPlaceText(photos: 4, reviews: 3)
      default: NewPlaceText(photos: 10, reviews: 5)
      }
    return try Padding.print(shape.template, bytes: bytes)
  }

  private var template: String {
    let members = [Self.head] + (isFull ? [Self.address, Self.hours, Self.offers] : [])
    let lists =
      [
        list("photos", photos, Self.photo), list("reviews", reviews, Self.review),
      ].compactMap { $0 }
    return "{\((members + lists).joined(separator: ","))}"
  }

  private func list(_ name: String, _ count: Int, _ element: (Int) -> String) -> String? {
    count == 0 ? nil : "\"\(name)\": [\((0..<count).map(element).joined(separator: ","))]"
  }

  private static let head = #"""
    "name": "places/ChIJBenchmarkBistro00000001", "id": "ChIJBenchmarkBistro00000001",
    "displayName": {"text": "Bistro Exemple", "languageCode": "fr"},
    "types": ["restaurant", "food", "point_of_interest", "establishment"],
    "location": {"latitude": 48.8530125, "longitude": 2.3499125},
    "rating": 4.4, "userRatingCount": 2871, "businessStatus": "OPERATIONAL",
    "priceLevel": "PRICE_LEVEL_MODERATE",
    "editorialSummary": {"text": "Invented for measuring. %MORE%", "languageCode": "en"}
    """#

  private static let address = #"""
    "formattedAddress": "12 bis Rue de l’Exemple, 75004 Paris, France",
    "shortFormattedAddress": "12 bis Rue de l’Exemple, Paris",
    "addressComponents": [
      {"longText": "12 bis", "shortText": "12 bis", "types": ["street_number"],
       "languageCode": "fr"},
      {"longText": "Rue de l’Exemple", "shortText": "Rue de l’Exemple", "types": ["route"],
       "languageCode": "fr"},
      {"longText": "Paris", "shortText": "Paris", "types": ["locality", "political"],
       "languageCode": "fr"},
      {"longText": "Île-de-France", "shortText": "IDF",
       "types": ["administrative_area_level_1", "political"], "languageCode": "fr"},
      {"longText": "France", "shortText": "FR", "types": ["country", "political"],
       "languageCode": "fr"},
      {"longText": "75004", "shortText": "75004", "types": ["postal_code"],
       "languageCode": "fr"}],
    "plusCode": {"globalCode": "8FW4V93X+6X", "compoundCode": "V93X+6X Paris, France"},
    "viewport": {
      "low": {"latitude": 48.8516635, "longitude": 2.3485635},
      "high": {"latitude": 48.8543614, "longitude": 2.3512614}},
    "postalAddress": {"regionCode": "FR", "languageCode": "fr", "postalCode": "75004",
      "locality": "Paris", "addressLines": ["12 bis Rue de l’Exemple"]},
    "nationalPhoneNumber": "01 00 00 00 12", "internationalPhoneNumber": "+33 1 00 00 00 12",
    "websiteUri": "https://example.com/bistro", "utcOffsetMinutes": 60,
    "timeZone": {"id": "Europe/Paris"}, "googleMapsUri": "https://maps.example/?cid=1",
    "iconMaskBaseUri": "https://maps.example/icons/restaurant",
    "iconBackgroundColor": "#FF9E67", "primaryType": "french_restaurant",
    "primaryTypeDisplayName": {"text": "French restaurant", "languageCode": "en"}
    """#

  /// Closed on Mondays, open until after midnight on Fridays and Saturdays.
  private static var hours: String {
    let texts = (0..<7).map { #""\#(names[$0]): \#($0 == 1 ? "Closed" : "12:00 – 11:00 PM")""# }
    let days = texts.joined(separator: ",")
    return #"""
      "regularOpeningHours": {"openNow": true, "periods": [\#(periods(dated: false))],
        "weekdayDescriptions": [\#(days)], "nextCloseTime": "2026-11-29T22:00:00Z"},
      "currentOpeningHours": {"openNow": true, "periods": [\#(periods(dated: true))],
        "weekdayDescriptions": [\#(days)], "nextCloseTime": "2026-11-29T22:00:00Z",
        "specialDays": [{"date": {"year": 2026, "month": 12, "day": 4}}]}
      """#
  }

  private static let names = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  /// The current week starts on Sunday, 29 November 2026.
  private static func periods(dated: Bool) -> String {
    [0, 2, 3, 4, 5, 6].map { day in
      let isLate = day > 4
      let close = isLate ? (day + 1) % 7 : day
      return #"""
        {"open": {"day": \#(day), "hour": 12, "minute": 0\#(dated ? date(day) : "")},
         "close": {"day": \#(close), "hour": \#(isLate ? 1 : 23), "minute": \#(isLate ? 30 : 0)
        \#(dated ? date(isLate ? day + 1 : day) : "")}}
        """#
    }.joined(separator: ",")
  }

  private static func date(_ day: Int) -> String {
    let (month, day) = day < 2 ? (11, 29 + day) : (12, day - 1)
    return #", "date": {"year": 2026, "month": \#(month), "day": \#(day)}"#
  }

  private static let offers = #"""
    "takeout": true, "delivery": false, "dineIn": true, "reservable": true,
    "servesBreakfast": false, "servesLunch": true, "servesDinner": true, "servesBeer": true,
    "servesWine": true, "servesBrunch": true, "servesVegetarianFood": true,
    "outdoorSeating": true, "liveMusic": false, "menuForChildren": true,
    "servesCocktails": true, "servesDessert": true, "servesCoffee": true,
    "goodForChildren": true, "restroom": true, "goodForGroups": true,
    "paymentOptions": {"acceptsCreditCards": true, "acceptsDebitCards": true,
      "acceptsCashOnly": false, "acceptsNfc": true},
    "parkingOptions": {"paidParkingLot": true, "paidStreetParking": true,
      "valetParking": false},
    "accessibilityOptions": {"wheelchairAccessibleEntrance": true,
      "wheelchairAccessibleSeating": true},
    "priceRange": {"startPrice": {"currencyCode": "EUR", "units": "20"},
      "endPrice": {"currencyCode": "EUR", "units": "40"}},
    "googleMapsLinks": {"directionsUri": "https://maps.example/dir/1",
      "placeUri": "https://maps.example/?cid=1"}
    """#

  private static func author(_ index: Int) -> String {
    #"""
    {"displayName": "Écrivain d’Exemple \#(index)",
     "uri": "https://maps.example/contrib/1000000000000000000\#(index)/reviews",
     "photoUri": "https://photos.example/a-/ALV-UjW\#(index)=s100-p-k-no-mo"}
    """#
  }

  private static func photo(_ index: Int) -> String {
    #"""
    {"name": "places/ChIJBenchmarkBistro00000001/photos/AXCi2Q7example\#(index)",
     "widthPx": 4032, "heightPx": \#(3_024 - index), "authorAttributions": [\#(author(index))],
     "flagContentUri": "https://maps.example/report/photo/\#(index)",
     "googleMapsUri": "https://maps.example/place/photo/\#(index)"}
    """#
  }

  private static func review(_ index: Int) -> String {
    #"""
    {"name": "places/ChIJBenchmarkBistro00000001/reviews/ChdDSUhNexample\#(index)",
     "relativePublishTimeDescription": "\#(index + 2) months ago", "rating": \#(5 - index % 2),
     "text": {"text": "Très bon. \"Parfait\", said the others.\n%MORE%", "languageCode": "en"},
     "originalText": {"text": "Très bon. \"Parfait\", said the others.\n%MORE%",
       "languageCode": "en"},
     "authorAttribution": \#(author(index)),
     "publishTime": "2026-0\#(9 - index)-17T18:24:31.519726Z",
     "flagContentUri": "https://maps.example/report/review/\#(index)",
     "googleMapsUri": "https://maps.example/reviews/\#(index)"}
    """#
  }
}
