import GooglePlaces
import Testing

@Suite("GMSPlacePriceRange")
struct GMSPlacePriceRangeTests {
  @Test("A range without an upper end has none, and an empty one has neither")
  func ends() throws {
    let open = try #require(
      try GMSPlace.reading(#"{"priceRange": {"startPrice": {"units": "100"}}}"#).priceRange)
    #expect(open.startPrice?.units == 100 && open.endPrice == nil)
    let both = try #require(
      try GMSPlace.reading(
        #"{"priceRange": {"startPrice": {"units": "1"}, "endPrice": {"units": "2"}}}"#
      ).priceRange)
    #expect(both.startPrice?.units == 1 && both.endPrice?.units == 2)
    #expect(try GMSPlace.reading(#"{"priceRange": {}}"#).priceRange?.startPrice == nil)
  }
}
