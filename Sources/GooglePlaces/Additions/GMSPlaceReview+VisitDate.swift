public import Foundation
import PlacesCore

/// Google's class tells the month of the visit too, but not under a published name.
extension GMSPlaceReview {
  /// The year and month in which the author visited the place; nil when not said.
  public var visitDate: DateComponents? { DateComponents(record.visitDate) }
}
