public import Foundation

/// A question whether a place is open; what is not known of it is fetched, and billed.
///
/// Follows `GMSPlaceIsOpenRequest`. A place fetched with `openingHours`, `currentOpeningHours`,
/// `businessStatus` and `utcOffsetMinutes` costs no request.
public final class GMSPlaceIsOpenRequest: NSObject {
  /// The place, when the request was made from one.
  public let place: GMSPlace?
  /// The ID, when the request was made from one.
  public let placeID: String?
  /// The instant to ask about; nil is now.
  public let date: Date?

  /// A question about a place that was fetched before.
  public init(place: GMSPlace, date: Date?) {
    self.place = place
    placeID = nil
    self.date = date
  }

  /// A question about a place by its ID.
  public init(placeID: String, date: Date?) {
    place = nil
    self.placeID = placeID
    self.date = date
  }
}
