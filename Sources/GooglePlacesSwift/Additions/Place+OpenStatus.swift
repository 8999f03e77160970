public import Foundation
public import PlacesCore

extension Place {
  /// Whether it is open at an instant; nil is not known. Local and free, see ``openStatus(at:)``.
  public func isOpen(at date: Date) -> Bool? { hours.state(of: record, at: date).isOpen }

  /// Whether it is open at an instant, when that changes, and what is missing when it is unknown.
  ///
  /// Local and free. Needs `regularOpeningHours` or `currentOpeningHours`, and `timeZone`; current
  /// hours decide in the seven days from the day of the answer.
  public func openStatus(at date: Date) -> PlaceOpenStatus { hours.status(of: record, at: date) }
}
