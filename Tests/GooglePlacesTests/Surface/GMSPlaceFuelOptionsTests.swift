import Foundation
import GooglePlaces
import Testing

@Suite("GMSPlaceFuelOptions and GMSPlaceFuelPrice")
struct GMSPlaceFuelOptionsTests {
  private func prices(_ json: String) throws -> [GMSPlaceFuelPrice] {
    try #require(try GMSPlace.reading(#"{"fuelOptions": \#(json)}"#).fuelOptions).fuelPrices
  }

  @Test("Each price has its fuel, amount and time")
  func values() throws {
    let prices = try prices(
      """
      {"fuelPrices": [{
        "type": "SP95_E10", "price": {"currencyCode": "EUR", "units": "1", "nanos": 799000000},
        "updateTime": "1970-01-01T00:01:00Z"
      }, {"type": "DIESEL"}]}
      """)
    #expect(prices.map(\.type) == [.SP95E10, .diesel])
    #expect(prices.first?.price.nanos == 799_000_000)
    #expect(prices.first?.lastUpdateTime == Date(timeIntervalSince1970: 60))
  }

  @Test("A price that was not said is nothing in no currency, without a time")
  func absent() throws {
    let price = try #require(try prices(#"{"fuelPrices": [{}]}"#).first)
    #expect(price.type == .unspecified)
    #expect(price.price.currencyCode == "" && price.price.units == 0 && price.price.nanos == 0)
    #expect(price.lastUpdateTime == nil)
  }

  @Test("No prices are an empty list")
  func none() throws {
    #expect(try prices("{}") == [])
  }
}
