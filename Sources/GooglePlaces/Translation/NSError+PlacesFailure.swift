package import Foundation
package import PlacesCore

extension NSError {
  /// The error a callback receives, with the failure under it.
  convenience init(_ failure: PlacesFailure) {
    self.init(
      domain: kGMSPlacesErrorDomain, code: failure.code.row.gmsCode,
      userInfo: [
        NSLocalizedDescriptionKey: failure.localizedDescription,
        NSUnderlyingErrorKey: failure,
      ])
  }
}

extension PlacesFailure {
  /// This failure as a callback receives it.
  package var nsError: NSError { NSError(self) }
}
