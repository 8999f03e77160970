import Foundation
import GooglePlaces

// What apps add to the SDK's types themselves, and what would break if the package added it too.

extension GMSPlaceField: Hashable {}

extension GMSPlaceHoursType: CaseIterable {
  public static var allCases: [GMSPlaceHoursType] {
    (0...13).compactMap { GMSPlaceHoursType(rawValue: $0) }
  }
}

extension GMSPlacesPriceLevel: Comparable {
  public static func < (left: GMSPlacesPriceLevel, right: GMSPlacesPriceLevel) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension GMSBooleanPlaceAttribute: CustomStringConvertible {
  public var description: String { PlaceText.answer(self) }
}

extension GMSPlacesErrorCode: Error {}

extension GMSPlaceProperty: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension GMSPlace: Identifiable {
  public var id: String { placeID ?? "" }
}

extension GMSDayOfWeek {
  var isWeekend: Bool { self == .saturday || self == .sunday }
}
