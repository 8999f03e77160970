public import Foundation

/// A question whether a place is open; what is not known of it is fetched, and billed.
///
/// Follows `IsPlaceOpenRequest` of the Places Swift SDK. A place fetched with
/// `regularOpeningHours`, `currentOpeningHours`, `businessStatus` and `timeZone` costs no request.
public struct IsPlaceOpenRequest: Sendable {
  /// The place, when the request was made from one.
  public let place: Place?
  /// The ID, when the request was made from one.
  public let placeID: String?
  /// The instant to ask about; nil is now.
  public let date: Date?

  /// A question about a place that was fetched before.
  public init(place: Place, date: Date? = nil) {
    self.place = place
    placeID = nil
    self.date = date
  }

  /// A question about a place by its ID.
  public init(placeID: String, date: Date? = nil) {
    place = nil
    self.placeID = placeID
    self.date = date
  }
}
