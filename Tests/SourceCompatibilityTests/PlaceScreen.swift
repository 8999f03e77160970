import Dispatch
import Foundation
import GooglePlaces

/// A text on a screen.
@MainActor final class Label {
  var text: String?
}

/// A screen as the guide and most apps write it: it lives on the main actor, and so do its
/// closures, which the client calls there.
@MainActor final class PlaceScreen: NSObject {
  let nameLabel = Label()
  let errorLabel = Label()
  private(set) var place: GMSPlace?
  private(set) var photo: GMSPlacePhotoMetadata?
  private var placesClient: GMSPlacesClient!
  private var completion: (() -> Void)?
  private lazy var sessionToken = GMSAutocompleteSessionToken()

  func viewDidLoad(client: GMSPlacesClient = .shared()) {
    placesClient = client
  }

  /// The closure holds the screen and sets its labels.
  func showName(of placeID: String, completion: @escaping () -> Void) {
    let fields: GMSPlaceField = GMSPlaceField(
      rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue))!
    placesClient?.fetchPlace(
      fromPlaceID: placeID, placeFields: fields, sessionToken: nil,
      callback: {
        (place: GMSPlace?, error: Error?) in
        if let error = error {
          self.errorLabel.text = error.localizedDescription
          completion()
          return
        }
        if let place = place {
          self.nameLabel.text = place.name
        }
        completion()
      })
  }

  /// The closure holds the screen weakly, and hops to the main queue as many do to be sure.
  func showPlace(_ placeID: String, completion: @escaping () -> Void) {
    self.completion = completion
    let properties = [GMSPlaceProperty.name, .placeID, .photos].map { $0.rawValue }
    let request = GMSFetchPlaceRequest(
      placeID: placeID, placeProperties: properties, sessionToken: sessionToken)
    placesClient.fetchPlace(with: request) { [weak self] place, error in
      guard let self = self, let place, error == nil else { return }
      self.photo = place.photos?.first
      DispatchQueue.main.async {
        self.show(place)
      }
    }
  }

  /// The callback ends a task's wait.
  func reload(_ placeID: String) async {
    let place = await withCheckedContinuation { continuation in
      placesClient.lookUpPlaceID(placeID) { place, _ in
        continuation.resume(returning: place)
      }
    }
    if let place { show(place) }
  }

  /// A screen that starts its work in a task.
  func appear(_ placeID: String) -> Task<Void, Never> {
    Task {
      await reload(placeID)
      nameLabel.text = nameLabel.text?.uppercased()
    }
  }

  private func show(_ place: GMSPlace) {
    self.place = place
    nameLabel.text = place.name
    completion?()
    completion = nil
  }
}

/// Where an app starts.
@MainActor final class AppDelegate: NSObject {
  private let attestation = Attestation()

  func didFinishLaunching() -> Bool {
    GMSPlacesClient.provideAPIKey("an-api-key")
    GMSPlacesClient.setAppCheckTokenProvider(attestation)
    GMSPlacesClient.addInternalUsageAttributionID("an-app")
    return GMSPlacesClient.sdkVersion() != ""
  }
}

/// Gives App Check tokens.
final class Attestation: NSObject, GMSPlacesAppCheckTokenProvider {
  func fetchAppCheckToken(completion: @escaping GMSAppCheckTokenCompletion) {
    completion("a-token", nil)
  }
}
