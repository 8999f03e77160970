package import Foundation

extension PlaceRecord {
  /// The place in a Places API (New) object: what was requested of it, and nothing else.
  init(new place: JSONCursor, requested: PlaceFieldSet, receivedAt: Date) throws(WireError) {
    self.init(requested: requested, receivedAt: receivedAt)
    let members = try FieldMembers(place, .new)
    for path in FieldNames.new.paths where requested.contains(path.field) {
      guard let value = try members.value(at: path) else { continue }
      try read(path.field, from: value)
      answered.insert(path.field)
    }
  }

  private mutating func read(_ field: PlaceField, from value: JSONCursor) throws(WireError) {
    switch field {
    case .name: name = try .init(new: value)
    case .placeID: placeID = try value.string()
    case .plusCode: plusCode = try .init(new: value)
    case .coordinate: coordinate = try .init(new: value)
    case .openingHours: openingHours = try .init(new: value)
    case .phoneNumber: phoneNumber = try value.string()
    case .formattedAddress: formattedAddress = try value.string()
    case .rating: rating = try value.double()
    case .priceLevel: priceLevel = .init(rawValue: try value.string())
    case .types: types = try value.list { element throws(WireError) in try element.string() }
    case .website: website = try value.string()
    case .viewport: viewport = try .init(new: value)
    case .addressComponents: addressComponents = try value.list(AddressComponentRecord.init(new:))
    case .photos: photos = try value.list(PhotoRecord.init(new:))
    case .userRatingsTotal: userRatingsTotal = try value.integer()
    case .utcOffsetMinutes: utcOffsetMinutes = try value.integer()
    case .businessStatus: businessStatus = .init(rawValue: try value.string())
    case .iconImageURL: iconMaskBaseUri = try value.string()
    case .iconBackgroundColor: iconBackgroundColor = try value.string()
    case .takeout, .delivery, .dineIn, .curbsidePickup, .reservable, .servesBreakfast,
      .servesLunch, .servesDinner, .servesBeer, .servesWine, .servesBrunch,
      .servesVegetarianFood, .wheelchairAccessibleEntrance, .pureServiceAreaBusiness,
      .outdoorSeating, .liveMusic, .menuForChildren, .servesCocktails, .servesDessert,
      .servesCoffee, .goodForChildren, .allowsDogs, .restroom, .goodForGroups,
      .goodForWatchingSports, .permanentlyClosed:
      attributes[field] = try value.bool()
    case .currentOpeningHours: currentOpeningHours = try .init(new: value)
    case .secondaryOpeningHours:
      currentSecondaryOpeningHours = try value.list(HoursRecord.init(new:))
    case .editorialSummary: editorialSummary = try .init(new: value)
    case .reviews: reviews = try value.list(ReviewRecord.init(new:))
    case .evChargeOptions: evChargeOptions = try .init(new: value)
    case .parkingOptions: parkingOptions = try .init(new: value)
    case .evChargeAmenitySummary: evChargeAmenitySummary = try .init(new: value)
    case .generativeSummary: generativeSummary = try .init(newGenerative: value)
    case .neighborhoodSummary: neighborhoodSummary = try .init(new: value)
    case .reviewSummary: reviewSummary = try .init(newReview: value)
    case .consumerAlert: consumerAlert = try .init(new: value)
    case .accessibilityOptions: accessibilityOptions = try .init(new: value)
    case .fuelOptions: fuelPrices = try value.list("fuelPrices", FuelPriceRecord.init(new:)) ?? []
    case .paymentOptions: paymentOptions = try .init(new: value)
    case .googleMapsLinks: googleMapsLinks = try .init(new: value)
    case .containingPlaces: containingPlaces = try value.list(PlaceReferenceRecord.init(new:))
    case .addressDescriptor: addressDescriptor = try .init(new: value)
    case .priceRange: priceRange = try .init(new: value)
    case .timeZone: timeZone = try .init(new: value)
    case .postalAddress: postalAddress = try .init(new: value)
    case .resourceName: resourceName = try value.string()
    case .attributions: attributions = try value.list(AttributionRecord.init(new:))
    case .nationalPhoneNumber: nationalPhoneNumber = try value.string()
    case .shortFormattedAddress: shortFormattedAddress = try value.string()
    case .adrFormatAddress: adrFormatAddress = try value.string()
    case .googleMapsUri: googleMapsUri = try value.string()
    case .icon: iconUri = try value.string()
    case .primaryType: primaryType = try value.string()
    case .primaryTypeDisplayName: primaryTypeDisplayName = try .init(new: value)
    case .googleMapsTypeLabel: googleMapsTypeLabel = try .init(new: value)
    case .regularSecondaryOpeningHours:
      regularSecondaryOpeningHours = try value.list(HoursRecord.init(new:))
    case .subDestinations: subDestinations = try value.list(PlaceReferenceRecord.init(new:))
    case .openingDate: openingDate = try .init(new: value)
    case .movedPlace: movedPlace = try value.string()
    case .movedPlaceId: movedPlaceID = try value.string()
    case .transitStation: transitStation = try .init(new: value)
    case .entrances: entrances = try value.list(EntranceRecord.init(new:))
    case .navigationPoints: navigationPoints = try value.list(NavigationPointRecord.init(new:))
    }
  }
}

extension PlaceRecord {
  /// The place in Places API (New) JSON; throws `serverError` as an answer with it would.
  package init(
    newJSON json: Data, requested: PlaceFieldSet, receivedAt: Date
  ) throws(PlacesFailure) {
    do throws(WireError) {
      try self.init(
        new: JSONDocument(json).root,
        requested: requested.union(FieldMask.alwaysAsked), receivedAt: receivedAt)
    } catch {
      throw PlacesFailure(malformed: error, in: "The JSON of the place")
    }
  }
}

extension FieldNames {
  /// The names of Places API (New).
  static let new = FieldNames(separator: ".") { $0.row.newName }
}
