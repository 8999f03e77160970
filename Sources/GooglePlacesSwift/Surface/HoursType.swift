/// The service that hours belong to.
///
/// Follows `HoursType` of the Places Swift SDK.
public enum HoursType: Int, Sendable {
  /// Entering.
  case access = 0
  /// Breakfast.
  case breakfast = 1
  /// Brunch.
  case brunch = 2
  /// Lunch.
  case lunch = 3
  /// Dinner.
  case dinner = 4
  /// Hours for older people.
  case seniorHours = 5
  /// Picking things up.
  case pickup = 6
  /// Taking food away.
  case takeout = 7
  /// Delivery.
  case delivery = 8
  /// The kitchen.
  case kitchen = 9
  /// Service online.
  case onlineServiceHours = 10
  /// Being served in the car.
  case driveThrough = 11
  /// Cheaper drinks.
  case happyHour = 12
  /// None, or one that has no case here.
  case unknown = 13
}
