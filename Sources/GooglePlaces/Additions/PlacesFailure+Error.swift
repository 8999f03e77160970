import Foundation
public import PlacesCore

extension PlacesFailure {
  /// The failure behind an error that a callback received; nil for any other error.
  ///
  /// It tells what an `NSError` code cannot: a place that is not found, the HTTP status, the
  /// service's reason, the page that enables an API.
  public init?(_ error: any Error) {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey]
    guard let failure = error as? PlacesFailure ?? underlying as? PlacesFailure else { return nil }
    self = failure
  }
}
