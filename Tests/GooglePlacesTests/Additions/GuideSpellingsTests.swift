import Foundation
import GooglePlaces
import Testing

@Suite("Names and shapes of Google's guide")
struct GuideSpellingsTests {
  @Test("A bitmask is the same from every unsigned type")
  func bitmask() throws {
    let expected: GMSPlaceField = [.name, .placeID]
    let bits = GMSPlaceField.name.rawValue | GMSPlaceField.placeID.rawValue
    #expect(GMSPlaceField(rawValue: bits) == expected)
    let plain: GMSPlaceField = GMSPlaceField(rawValue: UInt(bits))
    #expect(plain == expected)
    let optional: GMSPlaceField? = GMSPlaceField(rawValue: UInt(bits))
    #expect(optional == expected)
    let fromUInt8: GMSPlaceField? = GMSPlaceField(rawValue: UInt8(3))
    #expect(fromUInt8 == expected)
  }

  @Test("More than 64 bits are no bitmask")
  func tooWide() {
    guard #available(macOS 15, iOS 18, *) else { return }
    let wide: GMSPlaceField? = GMSPlaceField(rawValue: UInt128.max)
    #expect(wide == nil)
    let fitting: GMSPlaceField? = GMSPlaceField(rawValue: UInt128(3))
    #expect(fitting == [.name, .placeID])
  }

  @Test("Open, close and truncation are those of the header's names")
  func events() throws {
    let place = try GMSPlace.reading(
      """
      {"currentOpeningHours": {"periods": [
        {"open": {"day": 1, "truncated": true}, "close": {"day": 2}}, {"open": {"day": 3}}
      ]}}
      """)
    let periods = try #require(place.currentOpeningHours).periods
    #expect(periods.map(\.open) == periods.map(\.openEvent))
    #expect(periods.map(\.close) == periods.map(\.closeEvent))
    #expect(periods.last?.close == nil)
    #expect(periods.map { $0.open?.isTruncated } == [true, false])
    #expect(GMSTimeOfWeek.self == GMSEvent.self)
  }

  @Test("The global hours types are the cases")
  func hoursTypes() {
    let globals = [
      GMSPlaceHoursTypeAccess, GMSPlaceHoursTypeBreakfast, GMSPlaceHoursTypeBrunch,
      GMSPlaceHoursTypeLunch, GMSPlaceHoursTypeDinner, GMSPlaceHoursTypeSeniorHours,
      GMSPlaceHoursTypePickup, GMSPlaceHoursTypeTakeout, GMSPlaceHoursTypeDelivery,
      GMSPlaceHoursTypeKitchen, GMSPlaceHoursTypeOnlineServiceHours,
      GMSPlaceHoursTypeDriveThrough, GMSPlaceHoursTypeHappyHour, GMSPlaceHoursTypeUnknown,
    ]
    #expect(globals.map(\.rawValue) == Array(0...13))
  }

  @Test("Secondary hours are a plain and an optional list")
  func secondaryHours() throws {
    let some = try GMSPlace.reading(#"{"currentSecondaryOpeningHours": [{}]}"#)
    let empty = try GMSPlace.reading(#"{"currentSecondaryOpeningHours": []}"#)
    let none = try GMSPlace.reading("{}")
    let plain = [some, empty, none].map { place -> [GMSOpeningHours] in
      place.secondaryOpeningHours
    }
    #expect(plain.map(\.count) == [1, 0, 0])
    let optional = [some, empty, none].map { place -> [GMSOpeningHours]? in
      place.secondaryOpeningHours
    }
    #expect(optional.map { $0?.count } == [1, 0, nil])
  }
}
