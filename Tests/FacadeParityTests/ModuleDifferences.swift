import Foundation
import GooglePlaces
import GooglePlacesSwift

// The documented differences of the two modules, each once: where one has a value that stands for
// nothing the other has nil, enums have other names, and numbers other types.

extension ModuleFact {
  /// What Legacy has no name for and the New Swift style reads from another fact, since one property
  /// of its stands for both: the entrance for all accessibility, the offset for the time zone.
  static let standIns: Set<GMSPlaceProperty> = [.accessibilityOptions, .timeZone]
}

extension GMSBooleanPlaceAttribute {
  /// Three cases are an optional there.
  var optional: Bool? {
    switch self {
    case .true: true
    case .false: false
    default: nil
    }
  }
}

extension Float {
  /// A rating of 0 is nil there.
  var nonZero: Float? { self == 0 ? nil : self }
}

extension Int {
  /// A count of 0 stands for none in both.
  var nonZero: Int? { self == 0 ? nil : self }
}

extension Array {
  /// A list that is not optional is empty where the other is nil.
  var nonEmpty: Self? { isEmpty ? nil : self }
}

extension Set<PlaceType> {
  /// Types are a set of words there, and empty for nil.
  var texts: Set<String>? { isEmpty ? nil : Set<String>(map(\.rawValue)) }
}

extension CLLocationCoordinate2D {
  /// The invalid coordinate stands for none in both.
  var fact: [Double]? { CLLocationCoordinate2DIsValid(self) ? [latitude, longitude] : nil }
}

extension GMSPlacesPriceLevel {
  /// Levels have other names there, and "unknown" is "unspecified".
  var fact: PriceLevel? {
    switch self {
    case .free: .free
    case .cheap: .inexpensive
    case .medium: .moderate
    case .high: .expensive
    case .expensive: .veryExpensive
    default: nil
    }
  }
}

extension PriceLevel {
  var fact: PriceLevel? { self == .unspecified ? nil : self }
}

extension GMSPlacesBusinessStatus {
  var fact: BusinessStatus? {
    switch self {
    case .operational: .operational
    case .closedTemporarily: .closedTemporarily
    case .closedPermanently: .closedPermanently
    default: nil
    }
  }
}

extension BusinessStatus {
  var fact: BusinessStatus? { self == .unknown ? nil : self }
}

extension GMSPlaceConnectorAggregation {
  /// Counts that were not said are 0 here and nil there.
  var fact: [AnyHashable?] {
    [
      type.rawValue, maxChargeRateKW, Int(count), Int(availableCount).nonZero,
      Int(outOfServiceCount).nonZero, availabilityLastUpdateTime,
    ]
  }
}

extension ConnectorAggregation {
  var fact: [AnyHashable?] {
    [
      type.rawValue, maxChargeRateKW, count, availableCount?.nonZero, outOfServiceCount?.nonZero,
      availabilityLastUpdateTime,
    ]
  }
}

extension GMSPlaceReview {
  /// Ratings are `Double` here and `Float` there.
  var fact: [AnyHashable?] {
    [
      publishDate, relativePublishDateDescription, text, textLanguageCode, originalText,
      originalTextLanguageCode, Float(rating), authorAttribution?.fact, visitDate,
    ]
  }
}

extension Review {
  var fact: [AnyHashable?] {
    [
      publishDate, relativePublishDateDescription, text, textLanguageCode, originalText,
      originalTextLanguageCode, rating, authorAttribution?.fact, visitDate,
    ]
  }
}

extension GMSTime {
  var fact: [UInt] { [hour, minute] }
}

extension Time {
  var fact: [UInt] { [hour, minute] }
}

extension GMSPlacePhotoMetadata {
  /// Attributions are an `NSAttributedString` here and an `AttributedString` there.
  var fact: [AnyHashable?] {
    [
      attributions?.string, authorAttributions?.map(\.fact), maxSize.width, maxSize.height,
      flagContentURL, googleMapsURL,
    ]
  }
}

extension Photo {
  var fact: [AnyHashable?] {
    [
      attributions.map { String($0.characters) }, authorAttributions.map(\.fact), maxSize.width,
      maxSize.height, flagContentURL, googleMapsURL,
    ]
  }
}
