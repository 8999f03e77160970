import Foundation
import GooglePlaces
import PlacesCore

/// The Swift blocks of MIGRATION.md about suggestions, searches and the current place.
struct MigrationSearchBlocks {
  let client = GMSPlacesClient(engine: .embedded())
  let placeID = "ChIJV4k8_9UodTERU5KXbkYpSYs"
  let token = GMSAutocompleteSessionToken()
  let text = "cafe"
  let coordinate = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.12)

  func show(_ place: GMSPlace?, _ error: (any Error)?) {}
  func show(_ places: [GMSPlace]?, _ error: (any Error)?) {}
  func show(_ texts: [NSAttributedString], _ error: (any Error)?) {}

  func suggestionsBefore() {
    let filter = GMSAutocompleteFilter()
    filter.type = .establishment
    filter.country = "GB"
    client.findAutocompletePredictions(fromQuery: text, filter: filter, sessionToken: token) {
      predictions, error in
      show(predictions?.map { $0.attributedFullText } ?? [], error)
    }
  }

  func suggestionsAfter() {
    let filter = GMSAutocompleteFilter()
    filter.types = ["establishment", "point_of_interest"]
    filter.countries = ["GB"]
    let request = GMSAutocompleteRequest(query: text)
    request.filter = filter
    request.sessionToken = token
    client.fetchAutocompleteSuggestions(from: request) { suggestions, error in
      show(suggestions?.compactMap { $0.placeSuggestion?.attributedFullText } ?? [], error)
    }
  }

  func fetcher(_ fetcher: GMSAutocompleteFetcher, _ listener: any GMSAutocompleteFetcherDelegate) {
    fetcher.delegate = listener
    fetcher.provide(token)
    fetcher.sourceTextHasChanged(text)
  }

  func searchBefore() {
    let request = GMSPlaceSearchByTextRequest(
      textQuery: text, placeProperties: [GMSPlaceProperty.name, .placeID].map { $0.rawValue })
    request.isOpenNow = false
    request.rankPreference = .relevance
    client.searchByText(
      with: request,
      callback: { places, error in
        show(places, error)
      })
  }

  func searchAfter(_ request: GMSPlaceSearchByTextRequest) {
    client.searchByText(
      with: request,
      completion: { response, error in
        show(response?.places, error)
        guard let pagination = response?.pagination, pagination.hasNextPage else { return }
        pagination.fetchNextPage { response, error in
          show(response?.places, error)
        }
      })
  }

  func searchInATask(_ request: GMSPlaceSearchByTextRequest) async throws {
    let response = try await client.searchByText(with: request)
    show(response.places, nil)
  }

  func searchNearby() {
    let area = GMSPlaceCircularLocationOption(coordinate, 500)
    let request = GMSPlaceSearchNearbyRequest(
      locationRestriction: area, placeProperties: [.name, .placeID])
    request.includedTypes = ["cafe"]
    client.searchNearby(
      with: request,
      completion: { response, error in
        show(response?.places, error)
      })
  }

  func currentPlaceBefore() {
    client.currentPlace { list, error in
      show(list?.likelihoods.first?.place, error)
    }
    client.findPlaceLikelihoodsFromCurrentLocation(withPlaceFields: [.name, .placeID]) {
      likelihoods, error in
      show(likelihoods?.first?.place, error)
    }
  }

  func currentPlaceAfter() {
    let request = GMSPlaceSearchNearbyRequest(
      locationRestriction: GMSPlaceCircularLocationOption(coordinate, 60),
      placeProperties: [.name, .placeID])
    request.rankPreference = .distance
    client.searchNearby(
      with: request,
      completion: { response, error in
        show(response?.places?.first, error)
      })
  }

  func position(_ configuration: inout PlacesConfiguration) {
    configuration.locationProvider = {
      PlacesPosition(latitude: 51.5, longitude: -0.12, accuracy: 15)
    }
  }
}

/// The Swift blocks of MIGRATION.md about photos.
struct MigrationPhotoBlocks {
  let client = GMSPlacesClient(engine: .embedded())
  let placeID = "ChIJV4k8_9UodTERU5KXbkYpSYs"

  func show(_ image: UIImage?, _ error: (any Error)?) {}
  func keep(_ data: Data?, _ mediaType: String?) {}
  func keep(_ url: URL?) {}

  func photosBefore() {
    client.lookUpPhotos(forPlaceID: placeID) { photos, error in
      guard let photo = photos?.results.first else { return show(nil, error) }
      client.loadPlacePhoto(photo) { image, error in
        show(image, error)
      }
    }
  }

  func photosAfter() {
    let request = GMSFetchPlaceRequest(
      placeID: placeID, placeProperties: [.photos], sessionToken: nil)
    client.fetchPlace(with: request) { place, error in
      guard let photo = place?.photos?.first else { return show(nil, error) }
      let request = GMSFetchPhotoRequest(photoMetadata: photo, maxSize: photo.maxSize)
      client.fetchPhoto(with: request) { image, error in
        show(image, error)
      }
    }
  }

  func sizedPhotoBefore(_ photo: GMSPlacePhotoMetadata, size: CGSize, scale: CGFloat) {
    client.loadPlacePhoto(photo, constrainedTo: size, scale: scale) { image, error in
      show(image, error)
    }
  }

  func sizedPhotoAfter(_ photo: GMSPlacePhotoMetadata, size: CGSize, scale: CGFloat) {
    let pixels = CGSize(
      width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
    let request = GMSFetchPhotoRequest(photoMetadata: photo, maxSize: pixels)
    client.fetchPhoto(with: request) { image, error in
      show(image, error)
    }
  }

  func photoBytes(_ request: GMSFetchPhotoRequest) {
    client.fetchPhotoData(with: request) { data, mediaType, error in
      keep(data, mediaType)
    }
    client.fetchPhotoURL(with: request) { url, error in
      keep(url)
    }
  }
}
