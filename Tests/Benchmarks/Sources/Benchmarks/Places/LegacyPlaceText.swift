import Foundation

/// The restaurant as Places API (Legacy) answers it.
enum LegacyPlaceText {
  /// An answer of exactly so many bytes; 10,000 is about the least.
  static func json(bytes: Int) throws -> Data {
    let lists = [
      #""photos": [\#((0..<3).map(photo).joined(separator: ","))]"#,
      #""reviews": [\#((0..<3).map(review).joined(separator: ","))]"#,
    ]
    let result = ([head, address, hours, offers] + lists).joined(separator: ",")
    let answer = #"{"html_attributions": [\#(link)], "result": {\#(result)}, "status": "OK"}"#
    return try Padding.print(answer, bytes: bytes)
  }

  private static let head = #"""
    "place_id": "ChIJBenchmarkBistro00000001", "name": "Bistro Exemple",
    "types": ["restaurant", "food", "point_of_interest", "establishment"],
    "geometry": {"location": {"lat": 48.8530125, "lng": 2.3499125}, "viewport": {
      "northeast": {"lat": 48.8543614, "lng": 2.3512614},
      "southwest": {"lat": 48.8516635, "lng": 2.3485635}}},
    "rating": 4.4, "user_ratings_total": 2871, "business_status": "OPERATIONAL",
    "price_level": 2, "reference": "ChIJBenchmarkBistro00000001",
    "editorial_summary": {"overview": "Invented for measuring. %MORE%", "language": "en"}
    """#

  private static let address = #"""
    "formatted_address": "12 bis Rue de l’Exemple, 75004 Paris, France",
    "vicinity": "12 bis Rue de l’Exemple, Paris",
    "adr_address": "\u003cspan class=\"street-address\"\u003e12 bis Rue\u003c/span\u003e, Paris",
    "address_components": [
      {"long_name": "12 bis", "short_name": "12 bis", "types": ["street_number"]},
      {"long_name": "Rue de l’Exemple", "short_name": "Rue de l’Exemple", "types": ["route"]},
      {"long_name": "Paris", "short_name": "Paris", "types": ["locality", "political"]},
      {"long_name": "Île-de-France", "short_name": "IDF",
       "types": ["administrative_area_level_1", "political"]},
      {"long_name": "France", "short_name": "FR", "types": ["country", "political"]},
      {"long_name": "75004", "short_name": "75004", "types": ["postal_code"]}],
    "plus_code": {"global_code": "8FW4V93X+6X", "compound_code": "V93X+6X Paris, France"},
    "formatted_phone_number": "01 00 00 00 12",
    "international_phone_number": "+33 1 00 00 00 12",
    "website": "https://example.com/bistro", "utc_offset": 60,
    "url": "https://maps.example/?cid=1", "icon": "https://maps.example/icons/restaurant.png",
    "icon_mask_base_uri": "https://maps.example/icons/restaurant",
    "icon_background_color": "#FF9E67"
    """#

  private static var hours: String {
    let days = (0..<7).map { #""Day \#($0): \#($0 == 1 ? "Closed" : "12:00 – 11:00 PM")""# }
    let periods = [0, 2, 3, 4, 5, 6].map { day in
      let (close, time) = day > 4 ? ((day + 1) % 7, "0130") : (day, "2300")
      return #"""
        {"open": {"day": \#(day), "time": "1200"}, "close": {"day": \#(close), "time": "\#(time)"}}
        """#
    }
    let week = #"""
      {"open_now": true, "periods": [\#(periods.joined(separator: ","))],
       "weekday_text": [\#(days.joined(separator: ","))]}
      """#
    return #""opening_hours": \#(week), "current_opening_hours": \#(week)"#
  }

  private static let offers = #"""
    "takeout": true, "delivery": false, "dine_in": true, "reservable": true,
    "curbside_pickup": false, "serves_breakfast": false, "serves_lunch": true,
    "serves_dinner": true, "serves_beer": true, "serves_wine": true, "serves_brunch": true,
    "serves_vegetarian_food": true, "wheelchair_accessible_entrance": true
    """#

  private static let link = #""\u003ca href=\"https://maps.example/1\"\u003eExemple\u003c/a\u003e""#

  private static func photo(_ index: Int) -> String {
    #"""
    {"height": \#(3_024 - index), "width": 4032, "html_attributions": [\#(link)],
     "photo_reference": "AXCi2QAexample\#(index)AcYSjRZB4pXl3qH2uBtKf0exampleexampleexample"}
    """#
  }

  private static func review(_ index: Int) -> String {
    #"""
    {"author_name": "Écrivain d’Exemple \#(index)", "language": "en",
     "author_url": "https://maps.example/contrib/1000000000000000000\#(index)/reviews",
     "original_language": "en", "profile_photo_url": "https://photos.example/a-/\#(index)",
     "rating": \#(5 - index % 2), "relative_time_description": "\#(index + 2) months ago",
     "text": "Très bon. \"Parfait\", said the others.\n%MORE%",
     "time": \#(1_780_000_000 - index * 3_000_000), "translated": false}
    """#
  }
}
