import PlacesCore

/// A line on the map in Google's polyline encoding.
///
/// Stands for `GMSPlaceEncodedPolyline` of the Places SDK; its member is that of the service.
public struct EncodedPolyline: Hashable, Sendable, CustomStringConvertible {
  /// The line, encoded.
  public let encodedPolyline: String

  /// A line that is encoded already.
  public init(encodedPolyline: String) { self.encodedPolyline = encodedPolyline }

  /// The type with its values.
  public var description: String {
    summary("EncodedPolyline", ["encodedPolyline": encodedPolyline])
  }
}
