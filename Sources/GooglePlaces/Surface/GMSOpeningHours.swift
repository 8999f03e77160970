public import Foundation
package import PlacesCore

/// When a place, or one of its services, is open, in the local time of the place.
///
/// Follows `GMSOpeningHours` of the Places SDK for iOS. That types `periods` and `weekdayText` as
/// optional while its guide reads plain arrays; both spellings compile here, and the optional one
/// tells an absent list from an empty one.
public final class GMSOpeningHours: NSObject {
  /// What the service said.
  package let record: HoursRecord

  /// A view of what the service said.
  package init(_ record: HoursRecord) { self.record = record }

  /// Hours of which nothing is known.
  public override convenience init() { self.init(HoursRecord()) }

  /// The spans of being open, in the order sent.
  public var periods: [GMSPeriod] { record.periods?.map(GMSPeriod.init(_:)) ?? [] }

  /// One line a day for people; which day comes first depends on the language.
  public var weekdayText: [String] { record.weekdayText ?? [] }

  /// The service these hours are for.
  public var hoursType: GMSPlaceHoursType { GMSPlaceHoursType(record.type) }

  /// The days that may differ from the regular week; nil where they are not told.
  public var specialDays: [GMSPlaceSpecialDay]? {
    record.specialDays?.map(GMSPlaceSpecialDay.init(_:))
  }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSOpeningHours)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
