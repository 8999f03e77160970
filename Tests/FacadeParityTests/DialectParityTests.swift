import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

/// The same place asked of both web services.
struct DialectParityTests {
  private func fetch(_ id: String, _ dialect: PlacesDialect) async throws -> PlaceRecord {
    var configuration = PlacesConfiguration.test()
    configuration.dialect = dialect
    let both = PlaceField.properties.filter { $0.row.legacyName != nil && $0.row.newName != nil }
    return try await PlacesEngine.embedded(configuration: configuration)
      .fetchPlace(PlaceQuery(placeID: id, fields: PlaceFieldSet(both))).get()
  }

  @Test(arguments: EmbeddedPlaces.sample.placeIDs)
  func whatBothCanSayIsTheSame(_ id: String) async throws {
    let new = try await fetch(id, .new).asLegacyCanSayIt
    let legacy = try await fetch(id, .legacy)
    let different = SharedFact.all.filter { $0.value(new) != $0.value(legacy) }
    #expect(different.map(\.field) == [])
  }

  @Test func everySharedFieldIsCompared() {
    let shared = PlaceField.properties.filter { $0.row.legacyName != nil && $0.row.newName != nil }
    #expect(Set(SharedFact.all.map(\.field)) == Set(shared).union([.attributions]))
  }
}

/// A fact that both dialects have, and its value in a record.
struct SharedFact: Sendable {
  let field: PlaceField
  let value: @Sendable (PlaceRecord) -> AnyHashable?

  init<Value: Hashable & SendableMetatype>(
    _ field: PlaceField, _ value: @escaping @Sendable (PlaceRecord) -> Value?
  ) {
    self.field = field
    self.value = { value($0).map(AnyHashable.init) }
  }

  static let all = values + attributes

  private static let values: [SharedFact] = [
    SharedFact(.name) { $0.name }, SharedFact(.placeID) { $0.placeID },
    SharedFact(.plusCode) { $0.plusCode }, SharedFact(.coordinate) { $0.coordinate },
    SharedFact(.openingHours) { $0.openingHours }, SharedFact(.phoneNumber) { $0.phoneNumber },
    SharedFact(.formattedAddress) { $0.formattedAddress }, SharedFact(.rating) { $0.rating },
    SharedFact(.priceLevel) { $0.priceLevel }, SharedFact(.types) { $0.types },
    SharedFact(.website) { $0.website }, SharedFact(.viewport) { $0.viewport },
    SharedFact(.addressComponents) { $0.addressComponents }, SharedFact(.photos) { $0.photos },
    SharedFact(.userRatingsTotal) { $0.userRatingsTotal },
    SharedFact(.utcOffsetMinutes) { $0.utcOffsetMinutes },
    SharedFact(.businessStatus) { $0.businessStatus },
    SharedFact(.iconImageURL) { $0.iconMaskBaseUri },
    SharedFact(.iconBackgroundColor) { $0.iconBackgroundColor },
    SharedFact(.currentOpeningHours) { $0.currentOpeningHours },
    SharedFact(.secondaryOpeningHours) { $0.currentSecondaryOpeningHours },
    SharedFact(.editorialSummary) { $0.editorialSummary }, SharedFact(.reviews) { $0.reviews },
    SharedFact(.attributions) { $0.attributions ?? [] },
  ]

  private static let attributes = [
    PlaceField.takeout, .delivery, .dineIn, .curbsidePickup, .reservable, .servesBreakfast,
    .servesLunch, .servesDinner, .servesBeer, .servesWine, .servesBrunch, .servesVegetarianFood,
    .wheelchairAccessibleEntrance,
  ].map { field in SharedFact(field) { $0.attributes[field] } }
}

// MARK: The known differences, each once

extension PlaceRecord {
  /// What is left of an answer of Places API (New) when Legacy has to say it.
  fileprivate var asLegacyCanSayIt: PlaceRecord {
    var record = self
    record.name?.languageCode = nil
    record.addressComponents = addressComponents?.map(\.asLegacyCanSayIt)
    record.openingHours = openingHours?.asLegacyCanSayIt
    record.currentOpeningHours = currentOpeningHours?.asLegacyCanSayIt
    record.currentSecondaryOpeningHours = currentSecondaryOpeningHours?.map(\.asLegacyCanSayIt)
    record.photos = photos?.map(\.asLegacyCanSayIt)
    record.reviews = reviews?.map(\.asLegacyCanSayIt)
    if businessStatus == .futureOpening { record.businessStatus = nil }
    return record
  }
}

extension AddressComponentRecord {
  /// Without a language, and never without a short form.
  fileprivate var asLegacyCanSayIt: AddressComponentRecord {
    AddressComponentRecord(longText: longText, shortText: shortText ?? longText, types: types)
  }
}

extension HoursRecord {
  /// Without the next changes.
  fileprivate var asLegacyCanSayIt: HoursRecord {
    var hours = self
    hours.nextOpenTime = nil
    hours.nextCloseTime = nil
    return hours
  }
}

extension PhotoRecord {
  /// Without the pictures of its authors and without links to it.
  fileprivate var asLegacyCanSayIt: PhotoRecord {
    var photo = self
    photo.authorAttributions = authorAttributions.map {
      AuthorRecord(displayName: $0.displayName, uri: $0.uri, photoUri: nil)
    }
    photo.flagContentUri = nil
    photo.googleMapsUri = nil
    return photo
  }
}

extension ReviewRecord {
  /// Without name, links and month of the visit, to the second, and without the original text of a
  /// translation.
  fileprivate var asLegacyCanSayIt: ReviewRecord {
    var review = self
    review.resourceName = nil
    review.flagContentUri = nil
    review.googleMapsUri = nil
    review.visitDate = nil
    if text?.text != originalText?.text { review.originalText = nil }
    review.publishTime = publishTime.map { time in
      let second = Date(timeIntervalSince1970: time.date.timeIntervalSince1970.rounded(.down))
      return InstantRecord(date: second, text: second.formatted(.iso8601))
    }
    return review
  }
}
