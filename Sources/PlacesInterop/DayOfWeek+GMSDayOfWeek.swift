public import GooglePlaces
public import GooglePlacesSwift

extension DayOfWeek {
  /// The same day.
  public init(_ day: GMSDayOfWeek) { self = DayOfWeek(rawValue: day.rawValue) ?? .sunday }
}

extension GMSDayOfWeek {
  /// The same day.
  public init(_ day: DayOfWeek) { self = GMSDayOfWeek(rawValue: day.rawValue) ?? .sunday }
}
