import Foundation
import GooglePlaces
import PlacesCore

/// The Swift twins of Objective-C in MIGRATION.md.
struct MigrationObjectiveCBlocks {
  /// Stands for a label or an image view.
  final class View {
    var text: String?
    var image: UIImage?
  }

  let client = GMSPlacesClient(engine: .embedded())
  let placeID = "ChIJV4k8_9UodTERU5KXbkYpSYs"
  let text = "cafe"
  let nameLabel = View()
  let imageView = View()

  func show(_ values: Any?...) {}
  func showOpen(_ isOpen: Bool) {}
  func showNothing() {}

  func fields() {
    let fields: GMSPlaceField = [.name, .placeID]
    client.fetchPlace(
      fromPlaceID: placeID, placeFields: fields, sessionToken: nil
    ) { place, error in
      nameLabel.text = error?.localizedDescription ?? place?.name
    }
  }

  func request() {
    let properties = [GMSPlaceProperty.name, .website].map { $0.rawValue }
    let request = GMSFetchPlaceRequest(
      placeID: placeID, placeProperties: properties, sessionToken: nil)
    client.fetchPlace(with: request) { place, error in
      if let place {
        show(place.name, place.website)
      }
    }
  }

  func hours(_ place: GMSPlace) {
    for day in place.currentOpeningHours?.specialDays ?? [] where day.isExceptional {
      show(day.date)
    }
    for period in place.currentOpeningHours?.periods ?? [] where period.openEvent.isTruncated {
      show(period)
    }
    let delivers = place.secondaryOpeningHours?.first?.hoursType == .delivery
    _ = delivers
  }

  func session() {
    let token = GMSAutocompleteSessionToken()
    let filter = GMSAutocompleteFilter()
    filter.countries = ["GB"]
    client.findAutocompletePredictions(fromQuery: text, filter: filter, sessionToken: token) {
      predictions, error in
      guard let chosen = predictions?.first else { return }
      client.fetchPlace(
        fromPlaceID: chosen.placeID, placeFields: [.name, .coordinate], sessionToken: token
      ) { place, error in
        show(place, error)
      }
    }
  }

  func photo() {
    client.lookUpPhotos(forPlaceID: placeID) { photos, error in
      guard let first = photos?.results.first else { return }
      client.loadPlacePhoto(first, constrainedTo: CGSize(width: 400, height: 300), scale: 2) {
        image, error in
        imageView.image = image
      }
    }
  }

  func open() {
    let request = GMSPlaceIsOpenRequest(placeID: placeID, date: nil)
    client.isOpen(with: request) { response, error in
      switch response.status {
      case .open: showOpen(true)
      case .closed: showOpen(false)
      default: showNothing()
      }
    }
  }

  func likelihoods() {
    client.findPlaceLikelihoodsFromCurrentLocation(withPlaceFields: .name) { likelihoods, error in
      for likelihood in likelihoods ?? [] {
        show(likelihood.place.name, likelihood.likelihood)
      }
    }
  }
}

final class PlaceLookup: NSObject {
  func name(ofPlaceID placeID: String, completion: @escaping (String?, NSError?) -> Void) {
    let request = GMSFetchPlaceRequest(
      placeID: placeID, placeProperties: [.name], sessionToken: nil)
    GMSPlacesClient.shared().fetchPlace(with: request) { place, error in
      completion(place?.name, error as NSError?)
    }
  }
}
