/// What `JSONDecoder` makes of an answer of Places API (Legacy), see `PlainPlace`.
struct PlainLegacyAnswer: Decodable {
  let html_attributions: [String]
  let result: PlainLegacyPlace
  let status: String
}

/// The place in it.
struct PlainLegacyPlace: Decodable {
  struct Point: Decodable {
    let lat: Double
    let lng: Double
  }

  struct Viewport: Decodable {
    let northeast: Point
    let southwest: Point
  }

  struct Geometry: Decodable {
    let location: Point?
    let viewport: Viewport?
  }

  struct Summary: Decodable {
    let overview: String?
    let language: String?
  }

  struct AddressComponent: Decodable {
    let long_name: String
    let short_name: String?
    let types: [String]
  }

  struct PlusCode: Decodable {
    let global_code: String
    let compound_code: String?
  }

  struct HoursPoint: Decodable {
    let day: Int
    let time: String
  }

  struct Period: Decodable {
    let open: HoursPoint
    let close: HoursPoint?
  }

  struct Hours: Decodable {
    let open_now: Bool?
    let periods: [Period]?
    let weekday_text: [String]?
  }

  struct Photo: Decodable {
    let height: Int
    let width: Int
    let html_attributions: [String]
    let photo_reference: String
  }

  struct Review: Decodable {
    let author_name: String?
    let language: String?
    let author_url: String?
    let original_language: String?
    let profile_photo_url: String?
    let rating: Double?
    let relative_time_description: String?
    let text: String?
    let time: Double?
    let translated: Bool?
  }

  let place_id: String
  let name: String?
  let types: [String]?
  let geometry: Geometry?
  let rating: Double?
  let user_ratings_total: Int?
  let business_status: String?
  let price_level: Int?
  let editorial_summary: Summary?
  let formatted_address: String?
  let vicinity: String?
  let adr_address: String?
  let address_components: [AddressComponent]?
  let plus_code: PlusCode?
  let formatted_phone_number: String?
  let international_phone_number: String?
  let website: String?
  let utc_offset: Int?
  let url: String?
  let icon: String?
  let icon_mask_base_uri: String?
  let icon_background_color: String?
  let opening_hours: Hours?
  let current_opening_hours: Hours?
  let takeout: Bool?
  let delivery: Bool?
  let dine_in: Bool?
  let reservable: Bool?
  let curbside_pickup: Bool?
  let serves_breakfast: Bool?
  let serves_lunch: Bool?
  let serves_dinner: Bool?
  let serves_beer: Bool?
  let serves_wine: Bool?
  let serves_brunch: Bool?
  let serves_vegetarian_food: Bool?
  let wheelchair_accessible_entrance: Bool?
  let photos: [Photo]?
  let reviews: [Review]?
}
