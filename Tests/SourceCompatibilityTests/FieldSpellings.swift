import Foundation
import GooglePlaces

/// Every way in which apps write a set of fields.
enum FieldSpellings {
  static func list() -> GMSPlaceField {
    [.name, .placeID, .coordinate]
  }

  static func bits() -> GMSPlaceField {
    GMSPlaceField(
      rawValue: GMSPlaceField.name.rawValue | GMSPlaceField.placeID.rawValue
        | GMSPlaceField.coordinate.rawValue)
  }

  /// As in the guide for place details.
  static func unsignedWithoutUnwrap() -> GMSPlaceField {
    let fields: GMSPlaceField = GMSPlaceField(
      rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue)
        | UInt(GMSPlaceField.coordinate.rawValue))
    return fields
  }

  /// As in the guides for older versions.
  static func unsignedWithUnwrap() -> GMSPlaceField {
    let fields: GMSPlaceField = GMSPlaceField(
      rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue)
        | UInt(GMSPlaceField.coordinate.rawValue))!
    return fields
  }

  static func unsigned64() -> GMSPlaceField {
    let fields = GMSPlaceField(
      rawValue: UInt64(GMSPlaceField.name.rawValue) | UInt64(GMSPlaceField.placeID.rawValue)
        | UInt64(GMSPlaceField.coordinate.rawValue))
    return fields
  }

  static func number() -> GMSPlaceField {
    GMSPlaceField(rawValue: 11)
  }

  static func unions() -> GMSPlaceField {
    var fields = GMSPlaceField()
    fields.insert(.name)
    fields.formUnion([.placeID])
    return fields.union(.coordinate)
  }

  static func reduced() -> GMSPlaceField {
    let parts: [GMSPlaceField] = [.name, .placeID, .coordinate]
    return parts.reduce(into: []) { $0.insert($1) }
  }

  /// Bits from 32 on need all 64.
  static func highBits() -> GMSPlaceField {
    GMSPlaceField(
      rawValue: UInt64(GMSPlaceField.currentOpeningHours.rawValue)
        | UInt64(GMSPlaceField.editorialSummary.rawValue))
  }
}

/// Every way in which apps write a list of properties.
enum PropertySpellings {
  static func mapped() -> [String] {
    [GMSPlaceProperty.name, GMSPlaceProperty.website].map { $0.rawValue }
  }

  static func mappedInShort() -> [String] {
    [GMSPlaceProperty.name, .website].map { $0.rawValue }
  }

  static func mappedByKeyPath() -> [String] {
    [GMSPlaceProperty.name, .website].map(\.rawValue)
  }

  static func rawStrings() -> [String] {
    [GMSPlaceProperty.name.rawValue, GMSPlaceProperty.website.rawValue]
  }

  static func requests(placeID: String) -> [GMSFetchPlaceRequest] {
    let token = GMSAutocompleteSessionToken()
    let typed: [GMSPlaceProperty] = [.name, .website]
    return [
      GMSFetchPlaceRequest(placeID: placeID, placeProperties: mapped(), sessionToken: nil),
      GMSFetchPlaceRequest(placeID: placeID, placeProperties: rawStrings(), sessionToken: token),
      GMSFetchPlaceRequest(
        placeID: placeID, placeProperties: [GMSPlaceProperty.name, .website].map { $0.rawValue },
        sessionToken: token),
      GMSFetchPlaceRequest(placeID: placeID, placeProperties: typed, sessionToken: nil),
      GMSFetchPlaceRequest(
        placeID: placeID, placeProperties: [.name, .website], sessionToken: nil),
    ]
  }
}
