public import Foundation

/// A line on the map.
///
/// Follows `GMSPlacePolyline` of the Places SDK for iOS. Its members are not published; this one is
/// the value of the web service.
public protocol GMSPlacePolyline: NSObjectProtocol {
  /// The points in Google's encoded polyline format.
  var encodedPolyline: String { get }
}
