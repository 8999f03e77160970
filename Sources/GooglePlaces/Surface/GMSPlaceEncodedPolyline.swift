public import Foundation

/// A line on the map in Google's encoded polyline format, such as the Routes API gives.
///
/// Follows `GMSPlaceEncodedPolyline` of the Places SDK for iOS. Its members are not published; these
/// are the values of the web service.
public final class GMSPlaceEncodedPolyline: NSObject, GMSPlacePolyline {
  /// The encoded points.
  public let encodedPolyline: String

  /// A line of encoded points, which are not decoded here.
  public init(encodedPolyline: String) { self.encodedPolyline = encodedPolyline }
}
