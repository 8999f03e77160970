public import GooglePlaces
public import GooglePlacesSwift

extension OpeningHours {
  /// The same hours; an absent list stays absent, and a truncated end truncated.
  public init(_ hours: GMSOpeningHours) { self.init(hours.record) }
}

extension GMSOpeningHours {
  /// The same hours; an absent list stays absent, and a truncated end truncated.
  public convenience init(_ hours: OpeningHours) { self.init(hours.record) }
}

extension Period {
  /// The same span.
  public init(_ period: GMSPeriod) { self.init(period.record) }
}

extension GMSPeriod {
  /// The same span.
  public convenience init(_ period: Period) { self.init(period.record) }
}

extension Event {
  /// The same moment; its date is kept, though only one of the two types shows it.
  public init(_ event: GMSEvent) { self.init(event.record) }
}

extension GMSEvent {
  /// The same moment; its date is kept, though only one of the two types shows it.
  public convenience init(_ event: Event) { self.init(event.record) }
}

extension SpecialDay {
  /// The same day.
  public init(_ day: GMSPlaceSpecialDay) { self.init(day.record) }
}

extension GMSPlaceSpecialDay {
  /// The same day.
  public convenience init(_ day: SpecialDay) { self.init(day.record) }
}
