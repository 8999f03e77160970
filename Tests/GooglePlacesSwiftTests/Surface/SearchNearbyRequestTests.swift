import Foundation
import PlacesPlatform
import Testing

@testable import GooglePlacesSwift

struct SearchNearbyRequestTests {
  @Test("A request that differs in one thing is another", arguments: others)
  func difference(_ other: SearchNearbyRequest) {
    #expect(other == other)
    #expect(other != Self.request())
  }

  @Test("A request keeps its region, of whatever type")
  func kept() {
    let region = AppRegion(text: "circle:1@2,3")
    #expect(Self.request(region).locationRestriction as? AppRegion == region)
    #expect(Self.request(region) == Self.request(region))
  }

  private static func request(
    _ region: any CoordinateRegionRestriction = Samples.circle,
    _ placeProperties: [PlaceProperty] = [.placeID], in included: Set<PlaceType>? = nil,
    out excluded: Set<PlaceType>? = nil, primaryIn: Set<PlaceType>? = nil,
    primaryOut: Set<PlaceType>? = nil, count: Int = 20,
    rank: SearchNearbyRequest.RankPreference = .popularity, code: String? = nil,
    routing: RoutingParameters? = nil, summaries: Bool = false
  ) -> SearchNearbyRequest {
    SearchNearbyRequest(
      locationRestriction: region, placeProperties: placeProperties, includedTypes: included,
      excludedTypes: excluded, includedPrimaryTypes: primaryIn, excludedPrimaryTypes: primaryOut,
      maxResultCount: count, rankPreference: rank, regionCode: code, routingParameters: routing,
      shouldIncludeRoutingSummaries: summaries)
  }

  static let others = [
    request(CircularCoordinateRegion(center: Samples.center, radius: 301)),
    request(AppRegion(text: Samples.circle.restriction().value)),
    request(Samples.circle, [.rating]), request(in: [.bar]), request(out: [.bar]),
    request(primaryIn: [.bar]), request(primaryOut: [.bar]), request(count: 1),
    request(rank: .distance), request(code: "FR"), request(routing: RoutingParameters()),
    request(summaries: true),
  ]
}
