import GooglePlaces
import Testing

@Suite("GMSPlaceMoney")
struct GMSPlaceMoneyTests {
  private func money(_ json: String) throws -> GMSPlaceMoney {
    try #require(
      try GMSPlace.reading(#"{"priceRange": {"startPrice": \#(json)}}"#).priceRange?.startPrice)
  }

  @Test("Units come as a text or as a number, and parts that were not sent are zero")
  func values() throws {
    let price = try money(#"{"currencyCode": "EUR", "units": "9007199254740993", "nanos": 990}"#)
    #expect(price.currencyCode == "EUR")
    #expect(price.units == 9_007_199_254_740_993)
    #expect(price.nanos == 990)
    #expect(try money(#"{"units": 12}"#).units == 12)
    #expect(try money("{}").currencyCode == "")
    #expect(try money("{}").units == 0)
  }

  @Test("Billionths beyond what the type holds are kept within it")
  func nanos() throws {
    #expect(try money(#"{"nanos": 99999999999}"#).nanos == .max)
    #expect(try money(#"{"nanos": -500000000}"#).nanos == -500_000_000)
  }
}
