import Foundation

extension PlaceRecord {
  /// The place in an answer of Places API (Legacy): what was requested of it, and nothing else.
  init(legacy answer: JSONCursor, requested: PlaceFieldSet, receivedAt: Date) throws(WireError) {
    guard try answer.string("status") != nil else {
      throw answer.mismatch("an answer with a 'status'")
    }
    guard let result = try answer.member("result") else {
      throw answer.mismatch("an answer with a 'result'")
    }
    try self.init(
      legacyResult: result, beside: FieldMembers(answer, .legacy), requested: requested,
      receivedAt: receivedAt)
  }

  /// The place in a result of an answer, which has the credits beside it.
  init(
    legacyResult result: JSONCursor, beside: FieldMembers, requested: PlaceFieldSet,
    receivedAt: Date
  ) throws(WireError) {
    self.init(requested: requested, receivedAt: receivedAt)
    let members = try FieldMembers(result, .legacy)
    for path in FieldNames.legacy.paths where requested.contains(path.field) {
      let holder = PlaceFieldSet.besideLegacyPlaces.contains(path.field) ? beside : members
      guard let value = try holder.value(at: path) else { continue }
      try read(path.field, fromLegacy: value)
      answered.insert(path.field)
    }
  }

  private mutating func read(
    _ field: PlaceField, fromLegacy value: JSONCursor
  ) throws(WireError) {
    switch field {
    case .name: name = .init(text: try value.string())
    case .placeID: placeID = try value.string()
    case .plusCode: plusCode = try .init(legacy: value)
    case .coordinate: coordinate = try .init(legacy: value)
    case .openingHours: openingHours = try .init(legacy: value)
    case .phoneNumber: phoneNumber = try value.string()
    case .formattedAddress: formattedAddress = try value.string()
    case .rating: rating = try value.double()
    case .priceLevel: priceLevel = try .init(legacy: value)
    case .types: types = try value.list { element throws(WireError) in try element.string() }
    case .website: website = try value.string()
    case .viewport: viewport = try .init(legacy: value)
    case .addressComponents:
      addressComponents = try value.list(AddressComponentRecord.init(legacy:))
    case .photos: photos = try value.list(PhotoRecord.init(legacy:))
    case .userRatingsTotal: userRatingsTotal = try value.integer()
    case .utcOffsetMinutes: utcOffsetMinutes = try value.integer()
    case .businessStatus: businessStatus = .init(rawValue: try value.string())
    case .iconImageURL: iconMaskBaseUri = try value.string()
    case .iconBackgroundColor: iconBackgroundColor = try value.string()
    case .takeout, .delivery, .dineIn, .curbsidePickup, .reservable, .servesBreakfast,
      .servesLunch, .servesDinner, .servesBeer, .servesWine, .servesBrunch,
      .servesVegetarianFood, .wheelchairAccessibleEntrance, .permanentlyClosed:
      attributes[field] = try value.bool()
    case .currentOpeningHours: currentOpeningHours = try .init(legacy: value)
    case .secondaryOpeningHours:
      currentSecondaryOpeningHours = try value.list(HoursRecord.init(legacy:))
    case .editorialSummary: editorialSummary = try .init(legacySummary: value)
    case .reviews: reviews = try value.list(ReviewRecord.init(legacy:))
    case .attributions: attributions = try value.list(AttributionRecord.init(legacy:))
    case .nationalPhoneNumber: nationalPhoneNumber = try value.string()
    case .shortFormattedAddress: shortFormattedAddress = try value.string()
    case .adrFormatAddress: adrFormatAddress = try value.string()
    case .googleMapsUri: googleMapsUri = try value.string()
    case .icon: iconUri = try value.string()
    case .pureServiceAreaBusiness, .evChargeOptions, .parkingOptions, .evChargeAmenitySummary,
      .generativeSummary, .neighborhoodSummary, .reviewSummary, .consumerAlert, .outdoorSeating,
      .liveMusic, .menuForChildren, .servesCocktails, .servesDessert, .servesCoffee,
      .goodForChildren, .allowsDogs, .restroom, .goodForGroups, .goodForWatchingSports,
      .accessibilityOptions, .fuelOptions, .paymentOptions, .googleMapsLinks, .containingPlaces,
      .addressDescriptor, .priceRange, .timeZone, .postalAddress, .resourceName, .primaryType,
      .primaryTypeDisplayName, .googleMapsTypeLabel, .regularSecondaryOpeningHours,
      .subDestinations, .openingDate, .movedPlace, .movedPlaceId, .transitStation, .entrances,
      .navigationPoints:
      break
    }
  }
}

extension PlaceField {
  /// The name in a Legacy answer, which for types is not the one that asks.
  var legacyAnswerName: String? { self == .types ? "types" : row.legacyName }
}

extension PlaceFieldSet {
  /// What answers of Places API (Legacy) have beside their places, whatever was asked for.
  static let besideLegacyPlaces: PlaceFieldSet = [.attributions]
}

extension FieldNames {
  /// The names in answers of Places API (Legacy).
  static let legacy = FieldNames(separator: "/", path: \.legacyAnswerName)
}
