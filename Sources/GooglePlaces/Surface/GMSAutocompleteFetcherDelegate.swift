public import Foundation

/// Receives what a ``GMSAutocompleteFetcher`` finds.
///
/// Follows `GMSAutocompleteFetcherDelegate` of the Places SDK for iOS. Called on the main thread, or
/// on the configured queue; the protocol itself is on no actor, so that any object can conform.
public protocol GMSAutocompleteFetcherDelegate: NSObjectProtocol {
  /// Receives the suggestions for the latest text, the best first.
  func didAutocomplete(with predictions: [GMSAutocompletePrediction])

  /// Receives why there are none for the latest text.
  func didFailAutocompleteWithError(_ error: any Error)
}
