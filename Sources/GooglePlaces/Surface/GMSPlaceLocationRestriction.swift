public import Foundation

/// An area to stay in.
///
/// Follows `GMSPlaceLocationRestriction` of the Places SDK for iOS. An area of your own is read
/// through its query item, as a ``GMSPlaceLocationBias`` is.
public protocol GMSPlaceLocationRestriction: NSObjectProtocol, NSCopying {
  /// The area as a part of a URL.
  func locationRestrictionURLQueryItem() -> URLQueryItem
}
