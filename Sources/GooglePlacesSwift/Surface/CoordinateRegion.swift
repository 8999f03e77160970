public import Foundation

/// A part of the map.
///
/// Follows `CoordinateRegion` of the Places Swift SDK.
public protocol CoordinateRegion: Hashable, Sendable {}

/// A part of the map to prefer.
///
/// Follows `CoordinateRegionBias` of the Places Swift SDK. A type of your own is read by its query
/// item: a request with one that is neither a circle nor a rectangle fails before it is sent.
public protocol CoordinateRegionBias: CoordinateRegion {
  /// The region as the query item of Places API (Legacy).
  func bias() -> URLQueryItem
}

/// A part of the map to stay in.
///
/// Follows `CoordinateRegionRestriction` of the Places Swift SDK, and is read like a
/// ``CoordinateRegionBias``.
public protocol CoordinateRegionRestriction: CoordinateRegion {
  /// The region as the query item of Places API (Legacy).
  func restriction() -> URLQueryItem
}
