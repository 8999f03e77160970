import GooglePlaces
import GooglePlacesSwift
import PlacesCore

extension Question {
  static let others = [refresh, likelihoods, everyLikelihood]

  /// A place under an ID of old.
  private static let refresh = Question(
    name: "refreshed ID", requestCounts: [.new: 1, .legacy: 1],
    asks: [
      (
        .callback,
        { engine in
          try await received({ (id: String) in Told(facts: [id]) }) {
            GMSPlacesClient(engine: engine).refreshPlaceID(formerID, callback: $0)
          }
        }
      ),
      (
        .throwing,
        { Told(facts: [try await PlacesClient(engine: $0).refreshedPlaceID(formerID)]) }
      ),
    ])

  private static let formerID = "ChIJSampleFormerShop0000008"

  static let photoList = Question(
    name: "photos of a place", requestCounts: [.new: 1, .legacy: 1], isOfOneService: true,
    asks: [
      (
        .legacy,
        { engine in
          try await received({ (list: GMSPlacePhotoMetadataList) in
            Told(facts: list.results.map { text($0.fact) })
          }) {
            GMSPlacesClient(engine: engine).lookUpPhotos(
              forPlaceID: SamplePhoto.place, callback: $0)
          }
        }
      ),
      (
        .callback,
        { engine in
          let request = GMSFetchPlaceRequest(
            placeID: SamplePhoto.place, placeProperties: [.photos], sessionToken: nil)
          return try await received({ (place: GMSPlace) in
            Told(facts: (place.photos ?? []).map { text($0.fact) })
          }) { GMSPlacesClient(engine: engine).fetchPlace(with: request, callback: $0) }
        }
      ),
      (
        .result,
        { engine in
          let place = try await PlacesClient(engine: engine).fetchPlace(with: photosRequest).get()
          return Told(facts: (place.photos ?? []).map { text($0.fact) })
        }
      ),
      (
        .throwing,
        { engine in
          let place = try await PlacesClient(engine: engine).fetch(photosRequest)
          return Told(facts: (place.photos ?? []).map { text($0.fact) })
        }
      ),
    ])

  private static let photosRequest = FetchPlaceRequest(
    placeID: SamplePhoto.place, placeProperties: [.photos])

  private static let likelihoods = Question(
    name: "likelihoods of some fields", requestCounts: [.new: 1, .legacy: 1],
    asks: [
      (
        .legacy,
        { engine in
          try await received(told) {
            GMSPlacesClient(engine: engine).findPlaceLikelihoodsFromCurrentLocation(
              withPlaceFields: GMSPlaceField(fields), callback: $0)
          }
        }
      ),
      (
        .callback,
        { engine in
          try await received(told) {
            GMSPlacesClient(engine: engine).findPlaceLikelihoodsFromUserLocation(
              withPlaceFields: GMSPlaceField(fields), callback: $0)
          }
        }
      ),
    ])

  private static let fields: [GMSPlaceField] = [.placeID, .name, .types]

  private static let everyLikelihood = Question(
    name: "likelihoods of every field", requestCounts: [.new: 1, .legacy: 1],
    asks: [
      (
        .legacy,
        { engine in
          try await received({ (list: GMSPlaceLikelihoodList) in told(list.likelihoods) }) {
            GMSPlacesClient(engine: engine).currentPlace(callback: $0)
          }
        }
      ),
      (
        .callback,
        { engine in
          try await received(told) {
            GMSPlacesClient(engine: engine).findPlaceLikelihoodsFromCurrentLocation(
              withPlaceFields: [], callback: $0)
          }
        }
      ),
    ])

  private static func told(_ likelihoods: [GMSPlaceLikelihood]) -> Told {
    Told(likelihoods.map(\.place), likelihoods.map { "\($0.likelihood)" })
  }
}
