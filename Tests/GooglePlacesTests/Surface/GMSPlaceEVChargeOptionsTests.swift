import Foundation
import GooglePlaces
import Testing

@Suite("GMSPlaceEVChargeOptions and GMSPlaceConnectorAggregation")
struct GMSPlaceEVChargeOptionsTests {
  private func options(_ json: String) throws -> GMSPlaceEVChargeOptions {
    try #require(try GMSPlace.reading(#"{"evChargeOptions": \#(json)}"#).evChargeOptions)
  }

  @Test("Connectors have their plug, rate and counts")
  func values() throws {
    let options = try options(
      """
      {"connectorCount": 6, "connectorAggregation": [{
        "type": "EV_CONNECTOR_TYPE_TYPE_2", "maxChargeRateKw": 22.5, "count": 6,
        "availableCount": 3, "outOfServiceCount": 1,
        "availabilityLastUpdateTime": "1970-01-01T00:01:00Z"
      }]}
      """)
    #expect(options.connectorCount == 6)
    let connectors = try #require(options.connectorAggregations?.first)
    #expect(connectors.type == .type2)
    #expect(connectors.maxChargeRateKW == 22.5)
    #expect(connectors.count == 6)
    #expect(connectors.availableCount == 3 && connectors.outOfServiceCount == 1)
    #expect(connectors.availabilityLastUpdateTime == Date(timeIntervalSince1970: 60))
  }

  @Test("What was not said is zero, and counts below zero read as zero")
  func absent() throws {
    #expect(try options("{}").connectorCount == 0)
    #expect(try options("{}").connectorAggregations == [])
    let options = try options(
      #"{"connectorAggregation": [{}, {"count": -1, "availableCount": -1, "outOfServiceCount": -1}]}"#
    )
    let counts = try #require(options.connectorAggregations)
    #expect(counts.map(\.count) == [0, 0])
    #expect(counts.map(\.availableCount) == [0, 0])
    #expect(counts.map(\.outOfServiceCount) == [0, 0])
    #expect(counts.map(\.type) == [.unspecified, .unspecified])
    #expect(counts.map(\.maxChargeRateKW) == [0, 0])
    #expect(counts.map(\.availabilityLastUpdateTime) == [nil, nil])
  }
}
