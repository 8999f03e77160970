import GooglePlaces

/// The screen that stays the other module's, since Places has no user interface.
final class Picker: GMSAutocompleteViewControllerDelegate {
  private let screen = GMSAutocompleteViewController()
  private var picked: GMSPlace?

  func pick() -> GMSPlace? {
    screen.delegate = self
    screen.tap(GMSPlace(placeID: "ChIJV4k8_9UodTERU5KXbkYpSYs", name: "The hotel by the river"))
    return picked
  }

  func viewController(
    _ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace
  ) {
    picked = place
  }
}
