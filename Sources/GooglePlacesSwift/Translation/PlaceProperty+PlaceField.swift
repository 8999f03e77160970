package import PlacesCore

extension PlaceProperty {
  /// The fields this property asks for; some stand for two.
  package var fields: PlaceFieldSet {
    tableName.map(PlaceField.fields(swiftName:)) ?? PlaceField.withSwiftName
  }

  /// The name in the field table; nil for the one that is no single property.
  ///
  /// Apps give this enum texts of their own, so its name cannot be read off by describing it.
  private var tableName: String? {
    switch self {
    case .displayName: "displayName"
    case .placeID: "placeID"
    case .plusCode: "plusCode"
    case .coordinate: "coordinate"
    case .regularOpeningHours: "regularOpeningHours"
    case .internationalPhoneNumber: "internationalPhoneNumber"
    case .formattedAddress: "formattedAddress"
    case .rating: "rating"
    case .priceLevel: "priceLevel"
    case .types: "types"
    case .websiteURL: "websiteURL"
    case .viewportInfo: "viewportInfo"
    case .addressComponents: "addressComponents"
    case .photos: "photos"
    case .numberOfUserRatings: "numberOfUserRatings"
    case .timeZone: "timeZone"
    case .businessStatus: "businessStatus"
    case .iconMaskURL: "iconMaskURL"
    case .iconBackgroundColor: "iconBackgroundColor"
    case .supportsTakeout: "supportsTakeout"
    case .supportsDelivery: "supportsDelivery"
    case .supportsDineIn: "supportsDineIn"
    case .supportsCurbsidePickup: "supportsCurbsidePickup"
    case .isReservable: "isReservable"
    case .servesBreakfast: "servesBreakfast"
    case .servesLunch: "servesLunch"
    case .servesDinner: "servesDinner"
    case .servesBeer: "servesBeer"
    case .servesWine: "servesWine"
    case .servesBrunch: "servesBrunch"
    case .servesVegetarianFood: "servesVegetarianFood"
    case .accessibilityOptions: "accessibilityOptions"
    case .currentOpeningHours: "currentOpeningHours"
    case .currentSecondaryOpeningHours: "currentSecondaryOpeningHours"
    case .editorialSummary: "editorialSummary"
    case .reviews: "reviews"
    case .isPureServiceAreaBusiness: "isPureServiceAreaBusiness"
    case .evChargeOptions: "evChargeOptions"
    case .parkingOptions: "parkingOptions"
    case .evChargeAmenitySummary: "evChargeAmenitySummary"
    case .generativeSummary: "generativeSummary"
    case .neighborhoodSummary: "neighborhoodSummary"
    case .reviewSummary: "reviewSummary"
    case .consumerAlert: "consumerAlert"
    case .outdoorSeating: "outdoorSeating"
    case .liveMusic: "liveMusic"
    case .menuForChildren: "menuForChildren"
    case .servesCocktails: "servesCocktails"
    case .servesDessert: "servesDessert"
    case .servesCoffee: "servesCoffee"
    case .goodForChildren: "goodForChildren"
    case .allowsDogs: "allowsDogs"
    case .restroom: "restroom"
    case .goodForGroups: "goodForGroups"
    case .goodForWatchingSports: "goodForWatchingSports"
    case .fuelOptions: "fuelOptions"
    case .paymentOptions: "paymentOptions"
    case .googleMapsLinks: "googleMapsLinks"
    case .containingPlace: "containingPlace"
    case .addressDescriptor: "addressDescriptor"
    case .priceRange: "priceRange"
    case .postalAddress: "postalAddress"
    case .all: nil
    }
  }
}

extension PlaceField {
  /// The fields that properties ask for.
  static func fields(_ properties: some Sequence<PlaceProperty>) -> PlaceFieldSet {
    properties.reduce(into: []) { $0.formUnion($1.fields) }
  }
}
