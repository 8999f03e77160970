/// One part of an address, such as the street or the country.
package struct AddressComponentRecord: Hashable, Sendable {
  package var longText: String
  package var shortText: String?
  package var types: [String]
  package var languageCode: String?

  package init(
    longText: String, shortText: String? = nil, types: [String], languageCode: String? = nil
  ) {
    self.longText = longText
    self.shortText = shortText
    self.types = types
    self.languageCode = languageCode
  }
}

/// An address in the parts that postal services use.
package struct PostalAddressRecord: Hashable, Sendable {
  package var revision: Int?
  package var regionCode: String?
  package var languageCode: String?
  package var postalCode: String?
  package var sortingCode: String?
  package var administrativeArea: String?
  package var locality: String?
  package var sublocality: String?
  package var addressLines: [String]?
  package var recipients: [String]?
  package var organization: String?
}

/// A position told by what is around it.
package struct AddressDescriptorRecord: Hashable, Sendable {
  package var landmarks: [LandmarkRecord]
  package var areas: [AreaRecord]
}

/// A known place near the one asked for.
package struct LandmarkRecord: Hashable, Sendable {
  package var resourceName: String?
  package var placeID: String?
  package var displayName: LocalizedTextRecord?
  package var types: [String]?
  package var spatialRelationship: SpatialRelationshipRecord
  /// Metres; nil when not said, which the service also does for 0.
  package var straightLineDistanceMeters: Double?
  /// Metres along roads.
  package var travelDistanceMeters: Double?
}

/// An area that holds the place or lies near it.
package struct AreaRecord: Hashable, Sendable {
  package var resourceName: String?
  package var placeID: String?
  package var displayName: LocalizedTextRecord?
  package var containment: ContainmentRecord?
}

/// Another place, told by its two identifiers.
package struct PlaceReferenceRecord: Hashable, Sendable {
  package var resourceName: String?
  package var placeID: String?
}
