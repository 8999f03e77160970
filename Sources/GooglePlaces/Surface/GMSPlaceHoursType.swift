/// The service that a set of hours is for.
///
/// Follows `GMSPlaceHoursType` of the Places SDK for iOS. Only the hours in
/// `GMSPlace.secondaryOpeningHours` have one; all others are `unknown`.
public enum GMSPlaceHoursType: Int, Sendable {
  /// When one may enter the grounds.
  case access = 0
  /// Breakfast.
  case breakfast = 1
  /// Brunch.
  case brunch = 2
  /// Lunch.
  case lunch = 3
  /// Dinner.
  case dinner = 4
  /// Set aside for older people.
  case seniorHours = 5
  /// Collecting what was ordered.
  case pickup = 6
  /// Food to take away.
  case takeout = 7
  /// Delivery.
  case delivery = 8
  /// When the kitchen cooks.
  case kitchen = 9
  /// Service over the network.
  case onlineServiceHours = 10
  /// Service at the car window.
  case driveThrough = 11
  /// Reduced prices.
  case happyHour = 12
  /// No service named, or one that has no case here.
  case unknown = 13
}
