public import Foundation
public import PlacesCore

extension GMSPlace {
  /// Whether it is open at an instant, when that changes, and what is missing when it is unknown.
  ///
  /// Local and free. Needs `openingHours` or `currentOpeningHours`, and `utcOffsetMinutes` or
  /// `timeZone`; current hours decide in the seven days from the day of the answer.
  public func openStatus(at date: Date) -> PlaceOpenStatus { hours.status(of: record, at: date) }
}
