import PlacesCore

/// A class that has lists in two spellings, plain and optional.
///
/// Google's headers type them as optional and its guide reads them as plain arrays. A class cannot
/// declare a name twice, so the plain one is a member and the optional one stands here. The
/// optional one is nil when the service gave no list; only types of this package conform.
public protocol GMSOptionalLists {}

extension GMSOpeningHours: GMSOptionalLists {}

extension GMSPlace: GMSOptionalLists {}

extension GMSOptionalLists where Self: GMSOpeningHours {
  /// The spans of being open, in the order sent; nil when there was no list.
  public var periods: [GMSPeriod]? { record.periods?.map(GMSPeriod.init(_:)) }

  /// One line a day for people; nil when there were none.
  public var weekdayText: [String]? { record.weekdayText }
}

extension GMSOptionalLists where Self: GMSPlace {
  /// The hours of single services; nil when not requested or when there is no data.
  public var secondaryOpeningHours: [GMSOpeningHours]? {
    record.currentSecondaryOpeningHours?.map(GMSOpeningHours.init(_:))
  }
}
