/// Told which place a person picked.
public protocol GMSAutocompleteViewControllerDelegate: AnyObject {
  func viewController(
    _ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace)
}

/// Stands in for a screen of the SDK, on which a person picks a place.
public final class GMSAutocompleteViewController {
  public weak var delegate: (any GMSAutocompleteViewControllerDelegate)?

  public init() {}

  /// What a tap on a suggestion does.
  public func tap(_ suggestion: GMSPlace) {
    delegate?.viewController(self, didAutocompleteWith: suggestion)
  }
}
