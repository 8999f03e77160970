import Foundation

extension PlaceRecord {
  /// The `result` of a Legacy answer with everything that dialect can say of the place.
  var legacyJSON: JSONValue {
    var json = JSONValue.object([])
    for field in PlaceField.allCases {
      guard let name = field.legacyAnswerName, let value = legacyJSON(of: field) else { continue }
      let path = name.split(separator: "/").map(String.init)
      if path.count == 2 {
        var parent = json[path[0]] ?? .object([])
        parent[path[1]] = value
        json[path[0]] = parent
      } else {
        json[name] = value
      }
    }
    return json
  }

  private func legacyJSON(of field: PlaceField) -> JSONValue? {
    switch field {
    case .name: name.map { .string($0.text) }
    case .placeID: placeID.map(JSONValue.string)
    case .plusCode: plusCode?.legacyJSON
    case .coordinate: coordinate?.legacyJSON
    case .openingHours: openingHours?.legacyJSON
    case .phoneNumber: phoneNumber.map(JSONValue.string)
    case .formattedAddress: formattedAddress.map(JSONValue.string)
    case .rating: rating.map { JSONValue($0) }
    case .priceLevel:
      priceLevel.flatMap(PriceLevelRecord.legacyOrder.firstIndex).map { JSONValue($0) }
    case .types: types.map { JSONValue($0) }
    case .website: website.map(JSONValue.string)
    case .viewport: viewport?.legacyJSON
    case .addressComponents: addressComponents.map { .array($0.map(\.legacyJSON)) }
    case .photos: photos.map { .array($0.map(\.legacyJSON)) }
    case .userRatingsTotal: userRatingsTotal.map { JSONValue($0) }
    case .utcOffsetMinutes: utcOffsetMinutes.map { JSONValue($0) }
    case .businessStatus: businessStatus.flatMap(\.legacyJSON)
    case .iconImageURL: iconMaskBaseUri.map(JSONValue.string)
    case .iconBackgroundColor: iconBackgroundColor.map(JSONValue.string)
    case .currentOpeningHours: currentOpeningHours?.legacyJSON
    case .secondaryOpeningHours:
      currentSecondaryOpeningHours.map { .array($0.map(\.legacyJSON)) }
    case .editorialSummary: editorialSummary?.legacyJSON
    case .reviews: reviews.map { .array($0.map(\.legacyJSON)) }
    case .nationalPhoneNumber: nationalPhoneNumber.map(JSONValue.string)
    case .shortFormattedAddress: shortFormattedAddress.map(JSONValue.string)
    case .adrFormatAddress: adrFormatAddress.map(JSONValue.string)
    case .googleMapsUri: googleMapsUri.map(JSONValue.string)
    case .icon: iconUri.map(JSONValue.string)
    case .permanentlyClosed: businessStatus == .closedPermanently ? true : nil
    case .attributions: nil
    default: attributes[field].map(JSONValue.bool)
    }
  }
}

extension PlusCodeRecord {
  fileprivate var legacyJSON: JSONValue {
    var json: JSONValue = ["global_code": .string(globalCode)]
    json["compound_code"] = compoundCode.map(JSONValue.string)
    return json
  }
}

extension CoordinateRecord {
  fileprivate var legacyJSON: JSONValue {
    ["lat": JSONValue(latitude), "lng": JSONValue(longitude)]
  }
}

extension ViewportRecord {
  fileprivate var legacyJSON: JSONValue {
    ["northeast": high.legacyJSON, "southwest": low.legacyJSON]
  }
}

extension BusinessStatusRecord {
  /// One of the three words that Legacy has.
  fileprivate var legacyJSON: JSONValue? {
    [.operational, .closedTemporarily, .closedPermanently].contains(self) ? .string(rawValue) : nil
  }
}

extension AddressComponentRecord {
  fileprivate var legacyJSON: JSONValue {
    [
      "long_name": .string(longText), "short_name": .string(shortText ?? longText),
      "types": JSONValue(types),
    ]
  }
}

extension LocalizedTextRecord {
  fileprivate var legacyJSON: JSONValue {
    var json: JSONValue = ["overview": .string(text)]
    json["language"] = languageCode.map(JSONValue.string)
    return json
  }
}

extension PhotoRecord {
  fileprivate var legacyJSON: JSONValue {
    [
      "height": JSONValue(height),
      "html_attributions": .array(
        authorAttributions.map { .string(legacyHTML($0.displayName, link: $0.uri)) }),
      "photo_reference": .string(name), "width": JSONValue(width),
    ]
  }
}

extension ReviewRecord {
  fileprivate var legacyJSON: JSONValue {
    var json = JSONValue.object([])
    json["author_name"] = author.map { .string($0.displayName) }
    json["author_url"] = author?.uri.map(JSONValue.string)
    json["profile_photo_url"] = author?.photoUri.map(JSONValue.string)
    json["language"] = text?.languageCode.map(JSONValue.string)
    json["original_language"] = originalText?.languageCode.map(JSONValue.string)
    json["rating"] = rating.map { JSONValue($0) }
    json["relative_time_description"] = relativePublishTime.map(JSONValue.string)
    json["text"] = text.map { .string($0.text) }
    json["time"] = publishTime.map { JSONValue(Int($0.date.timeIntervalSince1970)) }
    json["translated"] = .bool(text?.text != originalText?.text)
    return json
  }
}

extension AttributionRecord {
  /// The provider as a link in HTML.
  var legacyHTML: String { PlacesCore.legacyHTML(provider ?? "", link: providerUri) }
}

/// A name as HTML, linked where there is a page for it.
private func legacyHTML(_ name: String, link: String?) -> String {
  let escape: (String) -> String = {
    $0.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
  return link.map { "<a href=\"\(escape($0))\">\(escape(name))</a>" } ?? escape(name)
}
