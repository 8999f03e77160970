public import GooglePlaces
public import GooglePlacesSwift

extension HoursType {
  /// The same service.
  public init(_ type: GMSPlaceHoursType) { self = HoursType(rawValue: type.rawValue) ?? .unknown }
}

extension GMSPlaceHoursType {
  /// The same service.
  public init(_ type: HoursType) { self = GMSPlaceHoursType(rawValue: type.rawValue) ?? .unknown }
}
