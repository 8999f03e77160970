import GooglePlaces
import PlacesCore

extension DataCall {
  private static let answer = """
    {"places": [{"id": "ChIJfar", "location": {"latitude": 51.5005, "longitude": -0.12}},
                {"id": "ChIJhere", "location": {"latitude": 51.5, "longitude": -0.12}}]}
    """
  private static let shown = ["ChIJhere", "ChIJfar"]

  private static func sent(_ fields: [String]) -> [Sent] {
    let paths = fields + ["attributions", "movedPlaceId"]
    return [
      Sent(
        url: "\(service)places:searchNearby",
        mask: paths.map { "places.\($0)" }.joined(separator: ","),
        body:
          #"{"maxResultCount":20,"locationRestriction":{"circle":{"center":{"latitude":51.5,"#
          + #""longitude":-0.12},"radius":60.0}},"rankPreference":"DISTANCE"}"#)
    ]
  }

  /// The New names of the eight fields that a likelihood list cannot carry.
  private static let uncarried = [
    "takeout", "delivery", "dineIn", "curbsidePickup", "internationalPhoneNumber", "websiteUri",
    "regularOpeningHours", "addressComponents", "attributions", "movedPlaceId",
  ]

  private static let every = sent(
    PlaceCall.bitmaskFields.split(separator: ",").map(String.init).filter {
      !uncarried.contains($0)
    })

  static let currentPlace: [DataCall] = [
    .init(name: "current place", sent: every, answer: answer, shown: shown) { client in
      try await received({ (list: GMSPlaceLikelihoodList) in show(list.likelihoods) }) {
        client.currentPlace(callback: $0)
      }
    },
    .init(name: "likelihoods of an empty bitmask", sent: every, answer: answer, shown: shown) {
      client in
      try await received(show) {
        client.findPlaceLikelihoodsFromCurrentLocation(withPlaceFields: [], callback: $0)
      }
    },
    .init(
      name: "likelihoods of two fields", sent: sent(["displayName", "id", "location"]),
      answer: answer, shown: shown
    ) { client in
      try await received(show) {
        client.findPlaceLikelihoodsFromCurrentLocation(
          withPlaceFields: [.placeID, .name], callback: $0)
      }
    },
    .init(
      name: "likelihoods by the guide's name", sent: sent(["id", "location", "rating"]),
      answer: answer, shown: shown
    ) { client in
      try await received(show) {
        client.findPlaceLikelihoodsFromUserLocation(
          withPlaceFields: [.placeID, .rating, .website], callback: $0)
      }
    },
  ]

  private static func show(_ likelihoods: [GMSPlaceLikelihood]) -> [String] {
    likelihoods.map { $0.place.placeID ?? "-" }
  }
}
