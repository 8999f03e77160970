public import Foundation

/// A search for places around a point.
///
/// Follows `GMSPlaceSearchNearbyRequest`. It is read when a call is made. Properties are raw strings
/// of ``GMSPlaceProperty``; an empty list, a string that is none, and what no service takes fail when
/// it is sent: a rectangle, more than 50 types in a list, a type both included and excluded. The four
/// lists of types limit one another. Places API (Legacy) takes one included type and no other list.
public final class GMSPlaceSearchNearbyRequest: NSObject {
  /// The circle to stay in.
  public var locationRestriction: any GMSPlaceLocationRestriction

  /// The raw strings of the properties that places should have.
  public var placeProperties: [String]

  /// Types of which a place must have one; nil for no limit.
  public var includedTypes: [String]?

  /// Types of which a place must have none.
  public var excludedTypes: [String]?

  /// Types of which one must be the place's main one.
  public var includedPrimaryTypes: [String]?

  /// Types of which none must be the place's main one.
  public var excludedPrimaryTypes: [String]?

  /// How many places are found at most, 1…20.
  public var maxResultCount = 20

  /// The region that texts are written for, two letters of CLDR; nil takes the configuration's.
  public var regionCode: String?

  /// What comes first.
  public var rankPreference = GMSPlaceSearchNearbyRankPreference.popularity

  /// How the ways to the places are reckoned. Google's spelling is not published.
  public var routingParameters: GMSPlaceRoutingParameters?

  /// Whether the ways to the places are told; needs an origin. Google's spelling is not published.
  public var shouldIncludeRoutingSummaries = false

  /// A search in a circle, for the properties with the given raw strings.
  public init(
    locationRestriction: any GMSPlaceLocationRestriction, placeProperties: [String]
  ) {
    self.locationRestriction = locationRestriction
    self.placeProperties = placeProperties
  }
}
