import PlacesCore
import Testing

@testable import GooglePlacesSwift

struct VocabularyTests {
  @Test(arguments: [
    ("OPERATIONAL", BusinessStatus.operational), ("CLOSED_TEMPORARILY", .closedTemporarily),
    ("CLOSED_PERMANENTLY", .closedPermanently), ("FUTURE_OPENING", .unknown), ("X", .unknown),
  ])
  func businessStatus(_ word: String, _ expected: BusinessStatus) {
    #expect(BusinessStatus(BusinessStatusRecord(rawValue: word)) == expected)
  }

  @Test(arguments: [
    ("PRICE_LEVEL_FREE", PriceLevel.free), ("PRICE_LEVEL_INEXPENSIVE", .inexpensive),
    ("PRICE_LEVEL_MODERATE", .moderate), ("PRICE_LEVEL_EXPENSIVE", .expensive),
    ("PRICE_LEVEL_VERY_EXPENSIVE", .veryExpensive), ("PRICE_LEVEL_UNSPECIFIED", .unspecified),
  ])
  func priceLevel(_ word: String, _ expected: PriceLevel) {
    #expect(PriceLevel(PriceLevelRecord(rawValue: word)) == expected)
  }

  @Test(arguments: [
    ("ACCESS", HoursType.access), ("DELIVERY", .delivery), ("DRIVE_THROUGH", .driveThrough),
    ("HAPPY_HOUR", .happyHour), ("SENIOR_HOURS", .seniorHours), ("NEW_HOURS", .unknown),
  ])
  func hoursType(_ word: String, _ expected: HoursType) {
    #expect(HoursType(HoursTypeRecord(rawValue: word)) == expected)
  }

  @Test func everyConnectorHasItsWord() {
    let words = [
      "OTHER", "J1772", "TYPE_2", "CHADEMO", "CCS_COMBO_1", "CCS_COMBO_2", "TESLA",
      "UNSPECIFIED_GB_T", "UNSPECIFIED_WALL_OUTLET", "NACS",
    ]
    let types = words.map {
      EVConnectorType(ConnectorTypeRecord(rawValue: "EV_CONNECTOR_TYPE_\($0)"))
    }
    #expect(Set(types) == Set(EVConnectorType.allCases).subtracting([.unspecified]))
    #expect(EVConnectorType(ConnectorTypeRecord(rawValue: "NEW")) == .unspecified)
  }

  @Test(arguments: EVConnectorType.allCases)
  func everyConnectorButOneCanBeAskedFor(_ type: EVConnectorType) throws {
    if type == .unspecified {
      #expect(throws: PlacesFailure.self) { try ConnectorTypeRecord(type) }
    } else {
      #expect(EVConnectorType(try ConnectorTypeRecord(type)) == type)
    }
  }

  @Test func everyPriceLevelButOneCanBeAskedFor() throws {
    let levels = PriceLevel.allCases.filter { $0 != .unspecified }
    #expect(try PriceLevelRecord.words(Set(levels)).map { PriceLevel($0) } == levels)
    #expect(throws: PlacesFailure.self) { try PriceLevelRecord.words([.moderate, .unspecified]) }
    #expect(try PriceLevelRecord.words(nil) == [])
  }

  @Test func everyFuelHasItsWord() {
    let words = [
      "DIESEL", "DIESEL_PLUS", "REGULAR_UNLEADED", "MIDGRADE", "PREMIUM", "SP91", "SP91_E10",
      "SP92", "SP95", "SP95_E10", "SP98", "SP99", "SP100", "LPG", "E80", "E85", "E100", "METHANE",
      "BIO_DIESEL", "TRUCK_DIESEL", "SYN_DIESEL",
    ]
    let types = words.map { FuelType(FuelTypeRecord(rawValue: $0)) }
    #expect(Set(types) == Set(FuelType.allCases).subtracting([.unspecified]))
    #expect(FuelType(FuelTypeRecord(rawValue: "NEW")) == .unspecified)
  }

  @Test(arguments: PlacesFailure.Code.allCases)
  func everyFailureHasItsCase(_ code: PlacesFailure.Code) {
    let error = PlacesError(PlacesFailure(code, "what happened"))
    let child = Mirror(reflecting: error).children.first
    #expect(child?.label == code.row.swiftCase)
    #expect(child?.value as? String == "what happened")
  }
}
