public import Foundation

/// A part of the map.
///
/// Follows `CoordinateRegion` of the Places Swift SDK.
public protocol CoordinateRegion: Hashable, Sendable {}

/// A part of the map to prefer; only types of this package are understood.
///
/// Follows `CoordinateRegionBias` of the Places Swift SDK.
public protocol CoordinateRegionBias: CoordinateRegion {
  /// The region as the query item of Places API (Legacy).
  func bias() -> URLQueryItem
}

/// A part of the map to stay in; only types of this package are understood.
///
/// Follows `CoordinateRegionRestriction` of the Places Swift SDK.
public protocol CoordinateRegionRestriction: CoordinateRegion {
  /// The region as the query item of Places API (Legacy).
  func restriction() -> URLQueryItem
}
