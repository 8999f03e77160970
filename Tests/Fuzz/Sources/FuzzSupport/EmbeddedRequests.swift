@testable import PlacesCore

/// Requests to the embedded service as text: the target, then a header on each line.
enum EmbeddedRequests {
  static let all: [String] = newTargets.map { "\($0)\n\(headers)" } + legacyTargets + odd

  private static let ids = EmbeddedPlaces.sample.places.flatMap(\.allIDs)

  private static let masks = [
    "*", "id,displayName", "location.latitude,viewport", "reviews.text.text", "photos.name",
    "regularOpeningHours.periods.open.hour", "currentOpeningHours,currentSecondaryOpeningHours",
  ]

  private static let headers = "X-Goog-Api-Key: embedded\nX-Goog-FieldMask: *"

  private static let newTargets = ids.flatMap { id in
    ["/v1/places/\(id)", "/v1/places/\(id)?languageCode=fr&regionCode=FR&sessionToken=abc_-1"]
  }

  private static let legacyTargets = ids.map { id in
    "/maps/api/place/details/json?place_id=\(id)&key=embedded&fields=name,photo,geometry/location"
      + "&language=de&region=uk"
  }

  private static let odd =
    masks.map { "/v1/places/\(ids[0])?key=embedded&$fields=\($0)" } + [
      "/", "/v1/places/a%2Fb%00", "/v1/places/é?key=embedded&fields=id", "/v1//places/../x?&&==",
      "/maps/api/place/details/json?key=embedded&placeid=x&fields=",
      "/maps/api/place/details/json?key=no", "/v1/places/x\nX-Goog-Api-Key: no",
    ]
}
