public import Foundation

/// Whether a place is open. Follows `GMSPlaceIsOpenResponse`.
public final class GMSPlaceIsOpenResponse: NSObject {
  /// Open, closed, or not known.
  public let status: GMSPlaceOpenStatus

  /// A response with a status, for tests.
  public init(status: GMSPlaceOpenStatus) { self.status = status }

  /// Equality by status.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceIsOpenResponse)?.status == status
  }

  /// A hash of the status.
  public override var hash: Int { status.hashValue }
}
