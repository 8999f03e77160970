public import Foundation

/// An area whose places come first.
///
/// Follows `GMSPlaceLocationBias` of the Places SDK for iOS. An area of your own is read through its
/// query item, whose value is `circle:RADIUS@LATITUDE,LONGITUDE` or
/// `rectangle:SOUTH,WEST|NORTH,EAST`; a call with another fails before it is sent.
public protocol GMSPlaceLocationBias: NSObjectProtocol, NSCopying {
  /// The area as a part of a URL.
  func locationBiasURLQueryItem() -> URLQueryItem
}
