import Testing

@testable import PlacesCore

@Suite("Options and prices of Places API (New)")
struct OptionsRecordNewTests {
  @Test(
    "An amount of money is whole units and billionths",
    arguments: [
      (#"{"currencyCode": "EUR", "units": "10"}"#, .init(currencyCode: "EUR", units: 10, nanos: 0)),
      (#"{"currencyCode": "EUR", "units": 10}"#, .init(currencyCode: "EUR", units: 10, nanos: 0)),
      (
        #"{"currencyCode": "USD", "units": "1", "nanos": 990000000}"#,
        .init(currencyCode: "USD", units: 1, nanos: 990_000_000)
      ),
      (
        #"{"currencyCode": "USD", "units": "-1", "nanos": -750000000}"#,
        .init(currencyCode: "USD", units: -1, nanos: -750_000_000)
      ),
      (#"{"nanos": -1}"#, .init(currencyCode: "", units: 0, nanos: -1)),
      (
        #"{"currencyCode": "VND", "units": "9223372036854775807"}"#,
        .init(currencyCode: "VND", units: .max, nanos: 0)
      ),
      ("{}", .init(currencyCode: "", units: 0, nanos: 0)),
    ] as [(String, MoneyRecord)])
  func money(json: String, money: MoneyRecord) throws {
    let place = try PlaceRecord.new("{\"priceRange\": {\"startPrice\": \(json)}}")
    #expect(place.priceRange == PriceRangeRecord(startPrice: money, endPrice: nil))
  }

  @Test(
    "An amount that is none fails with its path",
    arguments: [
      (#"{"units": "ten"}"#, "units"), (#"{"units": "9223372036854775808"}"#, "units"),
      (#"{"units": 0.5}"#, "units"), (#"{"units": true}"#, "units"), (#"{"units": ""}"#, "units"),
      (#"{"nanos": 0.5}"#, "nanos"), (#"{"currencyCode": 978}"#, "currencyCode"),
    ])
  func malformedMoney(json: String, name: String) {
    let error = #expect(throws: WireError.self) {
      try PlaceRecord.new("{\"priceRange\": {\"endPrice\": \(json)}}")
    }
    #expect(error?.path == "priceRange.endPrice.\(name)")
  }

  @Test("A price range may be open at either end")
  func priceRanges() throws {
    let money = MoneyRecord(currencyCode: "", units: 5, nanos: 0)
    let upwards = try PlaceRecord.new(#"{"priceRange": {"startPrice": {"units": "5"}}}"#)
    #expect(upwards.priceRange == PriceRangeRecord(startPrice: money, endPrice: nil))
    let downwards = try PlaceRecord.new(#"{"priceRange": {"endPrice": {"units": "5"}}}"#)
    #expect(downwards.priceRange == PriceRangeRecord(startPrice: nil, endPrice: money))
    let open = try PlaceRecord.new(#"{"priceRange": {}}"#)
    #expect(open.priceRange == PriceRangeRecord(startPrice: nil, endPrice: nil))
  }

  @Test("Options that say nothing are there, with every answer open")
  func empty() throws {
    let place = try PlaceRecord.new(
      #"{"accessibilityOptions": {}, "parkingOptions": {}, "paymentOptions": {}}"#)
    #expect(place.accessibilityOptions == AccessibilityRecord())
    #expect(place.parkingOptions == ParkingRecord())
    #expect(place.paymentOptions == PaymentRecord())
  }

  @Test("A place that sells no fuel it tells of has an empty list", arguments: ["{}", "null"])
  func fuel(options: String) throws {
    let place = try PlaceRecord.new("{\"fuelOptions\": \(options)}")
    #expect(place.fuelPrices == (options == "null" ? nil : []))
  }

  @Test("A connector or fuel of no known type keeps its word, and none stays none")
  func types() throws {
    let place = try PlaceRecord.new(
      """
      {"evChargeOptions": {"connectorAggregation": [{"type": "BRAND_NEW"}, {}]},
       "fuelOptions": {"fuelPrices": [{"type": "BRAND_NEW"}, {}]}}
      """)
    #expect(
      place.evChargeOptions?.connectorAggregations.map(\.type?.rawValue) == ["BRAND_NEW", nil])
    #expect(place.fuelPrices?.map(\.type?.rawValue) == ["BRAND_NEW", nil])
  }

  @Test(
    "A malformed part of a connector or a fuel fails with its path",
    arguments: [
      (
        #"{"evChargeOptions": {"connectorAggregation": [{}, {"maxChargeRateKw": "11"}]}}"#,
        "evChargeOptions.connectorAggregation[1].maxChargeRateKw"
      ),
      (
        #"{"evChargeOptions": {"connectorAggregation": [{"availabilityLastUpdateTime": "now"}]}}"#,
        "evChargeOptions.connectorAggregation[0].availabilityLastUpdateTime"
      ),
      (
        #"{"fuelOptions": {"fuelPrices": [{"price": {"units": []}}]}}"#,
        "fuelOptions.fuelPrices[0].price.units"
      ),
      (
        #"{"fuelOptions": {"fuelPrices": [{"updateTime": 5}]}}"#,
        "fuelOptions.fuelPrices[0].updateTime"
      ),
    ])
  func malformed(json: String, path: String) {
    let error = #expect(throws: WireError.self) { try PlaceRecord.new(json) }
    #expect(error?.path == path)
  }
}
