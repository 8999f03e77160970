import Foundation
import PlacesPlatform
import Testing

@testable import GooglePlacesSwift

struct SearchByTextRequestTests {
  private static let plain = SearchByTextRequest(
    textQuery: "tea", placeProperties: [.placeID], locationBias: Samples.circle)

  @Test("A request that differs in one thing is another", arguments: others)
  func difference(_ other: SearchByTextRequest) {
    #expect(other == other)
    #expect(other != Self.plain)
  }

  @Test("Regions are compared by type and value")
  func regions() {
    let same = SearchByTextRequest(
      textQuery: "tea", placeProperties: [.placeID],
      locationBias: CircularCoordinateRegion(center: Samples.center, radius: 300))
    #expect(same == Self.plain)
    let own = SearchByTextRequest(
      textQuery: "tea", placeProperties: [.placeID],
      locationBias: AppRegion(text: Samples.circle.bias().value))
    #expect(own != Self.plain)
  }

  @Test("A request has the region it was made with, and not the other")
  func kept() {
    #expect(Self.plain.locationBias as? CircularCoordinateRegion == Samples.circle)
    #expect(Self.plain.locationRestriction == nil)
    let restricted = SearchByTextRequest(
      textQuery: "tea", placeProperties: [.placeID], locationRestriction: Samples.circle)
    #expect(restricted.locationBias == nil)
    #expect(restricted.locationRestriction as? CircularCoordinateRegion == Samples.circle)
  }

  private static func request(
    _ textQuery: String = "tea", _ placeProperties: [PlaceProperty] = [.placeID],
    bias: (any CoordinateRegionBias)? = Samples.circle, type: PlaceType? = nil, count: Int = 20,
    rating: Float = 0, isOpenNow: Bool = true, prices: Set<PriceLevel>? = nil,
    rank: SearchByTextRequest.RankPreference = .distance, region: String? = nil,
    isStrict: Bool = false, isPure: Bool = false
  ) -> SearchByTextRequest {
    SearchByTextRequest(
      textQuery: textQuery, placeProperties: placeProperties, locationBias: bias,
      includedType: type, maxResultCount: count, minRating: rating, isOpenNow: isOpenNow,
      priceLevels: prices, rankPreference: rank, regionCode: region,
      isStrictTypeFiltering: isStrict, shouldIncludePureServiceAreaBusinesses: isPure)
  }

  private static func newer(
    ev: EVSearchOptions? = nil, routing: RoutingParameters? = nil,
    along: SearchAlongRouteParameters? = nil, summaries: Bool = false, url: Bool = false
  ) -> SearchByTextRequest {
    SearchByTextRequest(
      textQuery: "tea", placeProperties: [.placeID], locationBias: Samples.circle,
      evSearchOptions: ev, routingParameters: routing, searchAlongRouteParameters: along,
      shouldIncludeRoutingSummaries: summaries, shouldIncludeSearchURL: url)
  }

  static let others = [
    request("coffee"), request("tea", [.rating]), request(bias: nil), request(bias: Samples.box),
    request(type: .cafe), request(count: 19), request(rating: 0.5), request(isOpenNow: false),
    request(prices: []), request(rank: .relevance), request(region: "FR"),
    request(isStrict: true), request(isPure: true),
    newer(ev: EVSearchOptions()), newer(routing: RoutingParameters()),
    newer(
      along: SearchAlongRouteParameters(polyline: EncodedPolyline(encodedPolyline: "_p~iF"))),
    newer(summaries: true), newer(url: true),
    SearchByTextRequest(
      textQuery: "tea", placeProperties: [.placeID], locationRestriction: Samples.circle),
  ]
}
