public import GooglePlaces
public import GooglePlacesSwift

extension BusinessStatus {
  /// The same status.
  public init(_ status: GMSPlacesBusinessStatus) {
    self = BusinessStatus.allCases.first { GMSPlacesBusinessStatus($0) == status } ?? .unknown
  }
}

extension GMSPlacesBusinessStatus {
  /// The same status.
  public init(_ status: BusinessStatus) {
    switch status {
    case .unknown: self = .unknown
    case .operational: self = .operational
    case .closedTemporarily: self = .closedTemporarily
    case .closedPermanently: self = .closedPermanently
    }
  }
}
