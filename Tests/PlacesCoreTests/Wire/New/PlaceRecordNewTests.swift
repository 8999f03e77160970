import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Places of Places API (New)")
struct PlaceRecordNewTests {
  // MARK: Nothing, and things not known

  @Test("An empty object is a place without data")
  func empty() throws {
    let place = try PlaceRecord.new("{}")
    #expect(
      place
        == PlaceRecord(
          requested: .all, receivedAt: PlacesConfiguration.testInstant))
    #expect(place.answered == [])
  }

  @Test("What is no object is no place", arguments: ["[]", "null", "5", "\"id\"", "true"])
  func notObjects(text: String) {
    let error = #expect(throws: WireError.self) { try PlaceRecord.new(text) }
    #expect(error == WireError(path: "", problem: "an object was expected"))
  }

  @Test("Words that are not known are kept as they are")
  func unknownWords() throws {
    let place = try PlaceRecord.new(
      """
      {"types": ["brand_new"], "primaryType": "brand_new", "businessStatus": "X",
       "priceLevel": "PRICE_LEVEL_UNSPECIFIED"}
      """)
    #expect(place.types == ["brand_new"])
    #expect(place.primaryType == "brand_new")
    #expect(place.businessStatus?.rawValue == "X")
    #expect(place.priceLevel?.rawValue == "PRICE_LEVEL_UNSPECIFIED")
  }

  @Test("The resource name is not the human name")
  func names() throws {
    let place = try PlaceRecord.new(#"{"name": "places/x"}"#)
    #expect(place.name == nil)
    #expect(place.resourceName == "places/x")
  }

  @Test("What only Legacy has is not read from New")
  func legacyOnly() throws {
    let place = try PlaceRecord.new(
      #"{"icon": "https://icon.example/", "permanently_closed": true, "permanentlyClosed": true}"#)
    #expect(place.answered == [])
    #expect(place.availability(of: .icon) == .noData)
  }

  // MARK: Availability

  @Test("Not requested, no data and present are three answers")
  func availability() throws {
    let place = try PlaceRecord.new(
      #"{"rating": 4.5, "userRatingCount": 3}"#, requested: [.rating, .priceLevel])
    #expect(place.availability(of: .rating) == .present)
    #expect(place.availability(of: .priceLevel) == .noData)
    #expect(place.availability(of: .userRatingsTotal) == .notRequested)
    #expect(place.userRatingsTotal == nil)
  }

  @Test("A null is no data")
  func null() throws {
    let place = try PlaceRecord.new(#"{"rating": null, "takeout": null, "location": null}"#)
    #expect(place.answered == [])
    #expect(place.availability(of: .takeout) == .noData)
  }

  @Test("No and not said are different")
  func attributes() throws {
    let place = try PlaceRecord.new(#"{"takeout": false, "dineIn": true}"#)
    #expect(place.attributes == [.takeout: false, .dineIn: true])
    #expect(place.availability(of: .takeout) == .present)
    #expect(place.availability(of: .delivery) == .noData)
  }

  @Test("A place without photos has none, and its credits are there when sent")
  func withoutPhotos() throws {
    let place = try PlaceRecord.new(#"{"attributions": [{"provider": "P"}]}"#)
    #expect(place.photos == nil)
    #expect(place.attributions == [AttributionRecord(provider: "P", providerUri: nil)])
  }

  @Test("An entrance can be answered inside a whole or alone")
  func accessibility() throws {
    let json = #"{"accessibilityOptions": {"wheelchairAccessibleEntrance": false}}"#
    let both = try PlaceRecord.new(json)
    #expect(both.attributes == [.wheelchairAccessibleEntrance: false])
    #expect(both.accessibilityOptions == AccessibilityRecord(entrance: false))
    let alone = try PlaceRecord.new(json, requested: [.wheelchairAccessibleEntrance])
    #expect(alone.attributes == [.wheelchairAccessibleEntrance: false])
    #expect(alone.accessibilityOptions == nil)
  }

  @Test("Options without an entrance say nothing about it", arguments: ["{}", "null"])
  func withoutEntrance(options: String) throws {
    let place = try PlaceRecord.new(
      "{\"accessibilityOptions\": \(options)}", requested: [.wheelchairAccessibleEntrance])
    #expect(place.attributes == [:])
    #expect(place.availability(of: .wheelchairAccessibleEntrance) == .noData)
  }

  // MARK: Wrong types

  @Test(
    "A value of the wrong type fails with the path of its field",
    arguments: FieldKind.named, FieldKind.allCases)
  func wrongType(field: PlaceField, kind: FieldKind) throws {
    let path = try #require(field.row.newName)
    let json = json(kind.sample, at: path)
    let outcome = Result { try PlaceRecord.new(json, requested: [field]) }
    guard kind == FieldKind(of: field) else {
      let error = #expect(throws: WireError.self) { try outcome.get() }
      #expect(error?.path == path)
      return
    }
    #expect(throws: Never.self) { try outcome.get() }
  }

  @Test(
    "A value of the wrong type does not matter when its field was not requested",
    arguments: FieldKind.named, FieldKind.allCases)
  func wrongTypeNotRequested(field: PlaceField, kind: FieldKind) throws {
    let json = json(kind.sample, at: try #require(field.row.newName))
    let others = PlaceFieldSet.all
      .subtracting([field, .accessibilityOptions, .wheelchairAccessibleEntrance])
    let place = try PlaceRecord.new(json, requested: others)
    #expect(place.answered == [])
  }

  @Test(
    "A number that a field cannot hold fails with the path of the field",
    arguments: [
      ("utcOffsetMinutes", "60.5"), ("userRatingCount", "1e40"), ("rating", "1e400"),
      ("userRatingCount", "0.1"),
    ])
  func impossibleNumbers(name: String, number: String) {
    let error = #expect(throws: WireError.self) {
      try PlaceRecord.new("{\"\(name)\": \(number)}")
    }
    #expect(error?.path == name)
  }

  private func json(_ value: String, at path: String) -> String {
    path.split(separator: ".").reversed().reduce(value) { "{\"\($1)\": \($0)}" }
  }

  // MARK: From JSON alone

  @Test("A place read from JSON keeps what was asked and the two fields that always are")
  func fromJSON() throws {
    let place = try PlaceRecord(
      newJSON: Data(#"{"id": "x", "movedPlaceId": "y", "rating": 4}"#.utf8),
      requested: [.placeID], receivedAt: PlacesConfiguration.testInstant)
    #expect(place.requested == [.placeID, .attributions, .movedPlaceId])
    #expect(place.answered == [.placeID, .movedPlaceId])
    #expect(place.movedPlaceID == "y")
    #expect(place.receivedAt == PlacesConfiguration.testInstant)
  }

  @Test(
    "JSON that is no place is a server error with the path, if there is one",
    arguments: [
      (#"{"reviews": [{"rating": "x"}]}"#, "reviews[0].rating"), ("{", nil), ("", nil),
      ("[]", nil), ("<html>", nil),
    ] as [(String, String?)])
  func notJSON(text: String, path: String?) {
    let failure = #expect(throws: PlacesFailure.self) {
      try PlaceRecord(
        newJSON: Data(text.utf8), requested: [.reviews],
        receivedAt: PlacesConfiguration.testInstant)
    }
    #expect(failure?.code == .serverError)
    #expect(failure?.codingPath == path)
    #expect(failure?.message.hasPrefix("The JSON of the place is malformed") == true)
  }
}

/// The JSON type of a field's value.
enum FieldKind: CaseIterable, Sendable {
  case bool, number, text, list, object

  /// The fields that New can answer.
  static let named = PlaceField.allCases.filter { $0.row.newName != nil }

  /// A value of this type that is fit for a field of it.
  var sample: String {
    switch self {
    case .bool: "true"
    case .number: "4"
    case .text: "\"text\""
    case .list: "[]"
    case .object: #"{"low": {}, "high": {}}"#
    }
  }

  init(of field: PlaceField) {
    if Self.numbers.contains(field) {
      self = .number
    } else if Self.texts.contains(field) {
      self = .text
    } else if Self.lists.contains(field) {
      self = .list
    } else if Self.objects.contains(field) {
      self = .object
    } else {
      self = .bool
    }
  }

  private static let numbers: PlaceFieldSet = [.rating, .userRatingsTotal, .utcOffsetMinutes]

  private static let texts: PlaceFieldSet = [
    .placeID, .phoneNumber, .formattedAddress, .priceLevel, .website, .businessStatus,
    .iconImageURL, .iconBackgroundColor, .resourceName, .nationalPhoneNumber,
    .shortFormattedAddress, .adrFormatAddress, .googleMapsUri, .primaryType, .movedPlace,
    .movedPlaceId,
  ]

  private static let lists: PlaceFieldSet = [
    .types, .addressComponents, .photos, .secondaryOpeningHours, .reviews, .containingPlaces,
    .attributions, .regularSecondaryOpeningHours, .subDestinations, .entrances,
    .navigationPoints,
  ]

  private static let objects: PlaceFieldSet = [
    .name, .plusCode, .coordinate, .openingHours, .viewport, .currentOpeningHours,
    .editorialSummary, .evChargeOptions, .parkingOptions, .evChargeAmenitySummary,
    .generativeSummary, .neighborhoodSummary, .reviewSummary, .consumerAlert,
    .accessibilityOptions, .fuelOptions, .paymentOptions, .googleMapsLinks, .addressDescriptor,
    .priceRange, .timeZone, .postalAddress, .primaryTypeDisplayName, .googleMapsTypeLabel,
    .openingDate, .transitStation,
  ]
}
