import GooglePlaces
import Testing

@Suite("Raw values that code in Objective-C and stored data rely on")
struct EnumValuesTests {
  @Test("Yes, no and not known")
  func flags() {
    let cases: [GMSBooleanPlaceAttribute] = [.unknown, .true, .false]
    #expect(cases.map(\.rawValue) == [0, 1, 2])
  }

  @Test("Days are numbered as DateComponents numbers them")
  func days() {
    let cases: [GMSDayOfWeek] = [
      .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
    ]
    #expect(cases.map(\.rawValue) == [1, 2, 3, 4, 5, 6, 7] as [UInt])
    #expect(GMSDayOfWeek(rawValue: 0) == nil && GMSDayOfWeek(rawValue: 8) == nil)
  }

  @Test("Business statuses")
  func businessStatuses() {
    let cases: [GMSPlacesBusinessStatus] = [
      .unknown, .operational, .closedTemporarily, .closedPermanently,
    ]
    #expect(cases.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("Price levels start below zero")
  func priceLevels() {
    let cases: [GMSPlacesPriceLevel] = [.unknown, .free, .cheap, .medium, .high, .expensive]
    #expect(cases.map(\.rawValue) == Array(-1...4))
  }

  @Test("Open statuses, and the older one that nothing gives any more")
  func openStatuses() {
    #expect([GMSPlaceOpenStatus.unknown, .open, .closed].map(\.rawValue) == [0, 1, 2])
    #expect([GMSOpenNowStatus.yes, .no, .unknown].map(\.rawValue) == [0, 1, 2])
  }

  @Test("Hours types start at access, not at unknown")
  func hoursTypes() {
    let cases: [GMSPlaceHoursType] = [
      .access, .breakfast, .brunch, .lunch, .dinner, .seniorHours, .pickup, .takeout, .delivery,
      .kitchen, .onlineServiceHours, .driveThrough, .happyHour, .unknown,
    ]
    #expect(cases.map(\.rawValue) == Array(0...13))
  }

  @Test("Plugs")
  func connectors() {
    let cases: [GMSPlaceEVConnectorType] = [
      .unspecified, .J1772, .type2, .chaDeMO, .ccsCombo1, .ccsCombo2, .NACS, .tesla,
      .unspecifiedGBT, .unspecifiedWallOutlet, .other,
    ]
    #expect(cases.map(\.rawValue) == Array(0...10))
  }

  @Test("Fuels")
  func fuels() {
    let cases: [GMSPlaceFuelType] = [
      .unspecified, .diesel, .regularUnleaded, .midgrade, .premium, .SP91, .SP91E10, .SP92, .SP95,
      .SP95E10, .SP98, .SP99, .SP100, .LPG, .E80, .E85, .methane, .bioDiesel, .truckDiesel,
      .dieselPlus, .E100,
    ]
    #expect(cases.map(\.rawValue) == Array(0...20))
  }

  @Test("Landmark relationships and area containments")
  func descriptors() {
    let relationships: [GMSPlaceLandmarkSpatialRelationship] = [
      .near, .within, .beside, .acrossTheRoad, .downTheRoad, .aroundTheCorner, .behind,
    ]
    #expect(relationships.map(\.rawValue) == Array(0...6))
    let containments: [GMSPlaceAreaContainment] = [.unspecified, .within, .outskirts, .near]
    #expect(containments.map(\.rawValue) == Array(0...3))
  }

  @Test("Type filters of suggestions")
  func typeFilters() {
    let cases: [GMSPlacesAutocompleteTypeFilter] = [
      .noFilter, .geocode, .address, .establishment, .region, .city,
    ]
    #expect(cases.map(\.rawValue) == Array(0...5))
  }

  @Test("Ranks of searches, of which distance and popularity come first")
  func ranks() {
    let byText: [GMSPlaceSearchByTextRankPreference] = [.distance, .relevance]
    #expect(byText.map(\.rawValue) == [0, 1])
    let nearby: [GMSPlaceSearchNearbyRankPreference] = [.popularity, .distance]
    #expect(nearby.map(\.rawValue) == [0, 1])
  }

  @Test("Error codes count down from −1")
  func errorCodes() {
    let cases: [GMSPlacesErrorCode] = [
      .networkError, .serverError, .internalError, .keyInvalid, .keyExpired, .usageLimitExceeded,
      .rateLimitExceeded, .deviceRateLimitExceeded, .accessNotConfigured,
      .incorrectBundleIdentifier, .locationError, .invalidRequest,
    ]
    #expect(cases.map(\.rawValue) == (1...12).map { -$0 })
  }
}
