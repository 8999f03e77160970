extension JSONValue {
  /// An object of the members that have a value.
  fileprivate init(_ members: KeyValuePairs<String, JSONValue?>) {
    self = .object(
      members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// A list, when it holds something.
  fileprivate static func list(_ texts: [String]) -> JSONValue? {
    texts.isEmpty ? nil : JSONValue(texts)
  }

  /// `true`, or nothing.
  fileprivate static func flag(_ isOn: Bool) -> JSONValue? { isOn ? true : nil }
}

extension AutocompleteQuery {
  /// The body that asks Places API (New).
  func newBody(_ caller: Caller) -> JSONValue {
    JSONValue([
      "input": .string(input),
      "locationBias": bias?.newJSON,
      "locationRestriction": restriction?.newJSON,
      "includedPrimaryTypes": .list(types.flatMap(Self.newTypes)),
      "includedRegionCodes": .list(countries.map { $0.lowercased() }),
      "languageCode": caller.languageCode.map(JSONValue.string),
      "regionCode": (regionCode ?? caller.regionCode).map(JSONValue.string),
      "origin": origin?.newJSON,
      "inputOffset": scalarOffset.map { JSONValue($0) },
      "sessionToken": sessionToken.map { .string($0.text) },
      "includePureServiceAreaBusinesses": .flag(includesPureServiceAreas),
    ])
  }

  /// The types of New that come nearest to a filter: the legacy collections `address` and
  /// `establishment` are no primary types there.
  private static func newTypes(_ type: String) -> [String] {
    switch type {
    case "address": ["street_address", "premise", "subpremise"]
    case "establishment": ["establishment", "point_of_interest"]
    default: [type]
    }
  }
}

extension TextSearchQuery {
  /// The body that asks Places API (New).
  func newBody(_ caller: Caller) -> JSONValue {
    let halves = (minimumRating * 2).rounded(.up) / 2
    return JSONValue([
      "textQuery": .string(text),
      "languageCode": caller.languageCode.map(JSONValue.string),
      "regionCode": (regionCode ?? caller.regionCode).map(JSONValue.string),
      "rankPreference": rank.map { .string($0.rawValue) },
      "includedType": includedType.map(JSONValue.string),
      "strictTypeFiltering": .flag(isStrictTypeFiltering),
      "openNow": .flag(isOpenNow),
      "minRating": halves > 0 ? JSONValue(halves) : nil,
      "priceLevels": .list(priceLevels.map(\.rawValue)),
      "pageSize": JSONValue(maximumResultCount),
      "pageToken": pageToken.map(JSONValue.string),
      "locationBias": bias?.newJSON,
      "locationRestriction": restriction?.newJSON,
      "evOptions": evOptions?.newJSON,
      "routingParameters": routing?.newJSON,
      "searchAlongRouteParameters": polyline.map {
        ["polyline": ["encodedPolyline": .string($0)]]
      },
      "includePureServiceAreaBusinesses": .flag(includesPureServiceAreas),
    ])
  }
}

extension NearbySearchQuery {
  /// The body that asks Places API (New).
  func newBody(_ caller: Caller) -> JSONValue {
    JSONValue([
      "languageCode": caller.languageCode.map(JSONValue.string),
      "regionCode": (regionCode ?? caller.regionCode).map(JSONValue.string),
      "includedTypes": .list(includedTypes),
      "excludedTypes": .list(excludedTypes),
      "includedPrimaryTypes": .list(includedPrimaryTypes),
      "excludedPrimaryTypes": .list(excludedPrimaryTypes),
      "maxResultCount": JSONValue(maximumResultCount),
      "locationRestriction": area.newJSON,
      "rankPreference": .string(rank.rawValue),
      "routingParameters": routing?.newJSON,
    ])
  }
}

// MARK: Parts

extension CoordinateRecord {
  fileprivate var newJSON: JSONValue {
    ["latitude": JSONValue(latitude), "longitude": JSONValue(longitude)]
  }
}

extension SearchArea {
  fileprivate var newJSON: JSONValue {
    switch self {
    case .circle(let center, let radius):
      ["circle": ["center": center.newJSON, "radius": JSONValue(radius)]]
    case .rectangle(let corners):
      ["rectangle": ["low": corners.low.newJSON, "high": corners.high.newJSON]]
    }
  }
}

extension TextSearchQuery.EVOptions {
  fileprivate var newJSON: JSONValue {
    JSONValue([
      "minimumChargingRateKw": minimumChargingRateKW > 0 ? JSONValue(minimumChargingRateKW) : nil,
      "connectorTypes": .list(connectorTypes.map(\.rawValue)),
    ])
  }
}

extension RoutingQuery {
  fileprivate var newJSON: JSONValue {
    let modifiers = RouteFeature.allCases.filter(avoids.contains).map {
      JSONValue.Member(name: $0.rawValue, value: true)
    }
    return JSONValue([
      "origin": origin?.newJSON,
      "travelMode": travelMode.map { .string($0.rawValue) },
      "routeModifiers": modifiers.isEmpty ? nil : .object(modifiers),
      "routingPreference": preference.map { .string($0.rawValue) },
    ])
  }
}
