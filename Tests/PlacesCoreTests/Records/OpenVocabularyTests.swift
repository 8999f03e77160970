import Testing

@testable import PlacesCore

@Suite("Words the service may extend")
struct OpenVocabularyTests {
  @Test("Business statuses have their words")
  func businessStatus() {
    let words: [BusinessStatusRecord] = [
      .operational, .closedTemporarily, .closedPermanently, .futureOpening,
    ]
    #expect(
      words.map(\.rawValue) == [
        "OPERATIONAL", "CLOSED_TEMPORARILY", "CLOSED_PERMANENTLY", "FUTURE_OPENING",
      ])
  }

  @Test("Price levels have their words")
  func priceLevel() {
    let words: [PriceLevelRecord] = [.free, .inexpensive, .moderate, .expensive, .veryExpensive]
    #expect(
      words.map(\.rawValue) == [
        "PRICE_LEVEL_FREE", "PRICE_LEVEL_INEXPENSIVE", "PRICE_LEVEL_MODERATE",
        "PRICE_LEVEL_EXPENSIVE", "PRICE_LEVEL_VERY_EXPENSIVE",
      ])
  }

  @Test("Kinds of hours have their words")
  func hoursType() {
    let words: [HoursTypeRecord] = [
      .driveThrough, .happyHour, .delivery, .takeout, .kitchen, .breakfast, .lunch, .dinner,
      .brunch, .pickup, .access, .seniorHours, .onlineServiceHours,
    ]
    #expect(
      words.map(\.rawValue) == [
        "DRIVE_THROUGH", "HAPPY_HOUR", "DELIVERY", "TAKEOUT", "KITCHEN", "BREAKFAST", "LUNCH",
        "DINNER", "BRUNCH", "PICKUP", "ACCESS", "SENIOR_HOURS", "ONLINE_SERVICE_HOURS",
      ])
  }

  @Test("Plugs have their words")
  func connectorType() {
    let words: [ConnectorTypeRecord] = [
      .other, .j1772, .type2, .chademo, .ccsCombo1, .ccsCombo2, .tesla, .unspecifiedGBT,
      .unspecifiedWallOutlet, .nacs,
    ]
    let names = [
      "OTHER", "J1772", "TYPE_2", "CHADEMO", "CCS_COMBO_1", "CCS_COMBO_2", "TESLA",
      "UNSPECIFIED_GB_T", "UNSPECIFIED_WALL_OUTLET", "NACS",
    ]
    #expect(words.map(\.rawValue) == names.map { "EV_CONNECTOR_TYPE_\($0)" })
  }

  @Test("Fuels have their words")
  func fuelType() {
    let words: [FuelTypeRecord] = [
      .diesel, .dieselPlus, .regularUnleaded, .midgrade, .premium, .sp91, .sp91E10, .sp92, .sp95,
      .sp95E10, .sp98, .sp99, .sp100, .lpg, .e80, .e85, .e100, .methane, .bioDiesel, .truckDiesel,
    ]
    #expect(
      words.map(\.rawValue) == [
        "DIESEL", "DIESEL_PLUS", "REGULAR_UNLEADED", "MIDGRADE", "PREMIUM", "SP91", "SP91_E10",
        "SP92", "SP95", "SP95_E10", "SP98", "SP99", "SP100", "LPG", "E80", "E85", "E100",
        "METHANE", "BIO_DIESEL", "TRUCK_DIESEL",
      ])
  }

  @Test("Ways to lie near a landmark or in an area have their words")
  func surroundings() {
    let relationships: [SpatialRelationshipRecord] = [
      .near, .within, .beside, .acrossTheRoad, .downTheRoad, .aroundTheCorner, .behind,
    ]
    #expect(
      relationships.map(\.rawValue) == [
        "NEAR", "WITHIN", "BESIDE", "ACROSS_THE_ROAD", "DOWN_THE_ROAD", "AROUND_THE_CORNER",
        "BEHIND",
      ])
    let containments: [ContainmentRecord] = [.within, .outskirts, .near]
    #expect(containments.map(\.rawValue) == ["WITHIN", "OUTSKIRTS", "NEAR"])
  }

  @Test("A word that is not known is a word", arguments: ["", "BRAND_NEW", "operational"])
  func unknown(word: String) {
    #expect(BusinessStatusRecord(rawValue: word).rawValue == word)
    #expect(BusinessStatusRecord(rawValue: word) != .operational)
  }
}
