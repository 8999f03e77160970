import Foundation

extension PlusCodeRecord {
  init(legacy cursor: JSONCursor) throws(WireError) {
    globalCode = try cursor.string("global_code") ?? ""
    compoundCode = try cursor.string("compound_code")
  }
}

extension CoordinateRecord {
  init(legacy cursor: JSONCursor) throws(WireError) {
    guard let latitude = try cursor.double("lat"), let longitude = try cursor.double("lng") else {
      throw cursor.mismatch("a point with 'lat' and 'lng'")
    }
    self.init(latitude: latitude, longitude: longitude)
  }
}

extension ViewportRecord {
  init(legacy cursor: JSONCursor) throws(WireError) {
    guard let low = try cursor.value("southwest", CoordinateRecord.init(legacy:)),
      let high = try cursor.value("northeast", CoordinateRecord.init(legacy:))
    else { throw cursor.mismatch("a rectangle with both corners") }
    self.init(low: low, high: high)
  }
}

extension PriceLevelRecord {
  /// The levels in the order of Legacy's numbers.
  static let legacyOrder: [PriceLevelRecord] = [
    .free, .inexpensive, .moderate, .expensive, .veryExpensive,
  ]

  /// A level by its number; one that is not known keeps its number as its word.
  init(legacy cursor: JSONCursor) throws(WireError) {
    let number = try cursor.integer(Int.self)
    self =
      Self.legacyOrder.indices.contains(number)
      ? Self.legacyOrder[number] : Self(rawValue: String(number))
  }
}

extension AddressComponentRecord {
  init(legacy cursor: JSONCursor) throws(WireError) {
    longText = try cursor.string("long_name") ?? ""
    shortText = try cursor.string("short_name")
    types = try cursor.strings("types") ?? []
  }
}

extension LocalizedTextRecord {
  init(legacySummary cursor: JSONCursor) throws(WireError) {
    text = try cursor.string("overview") ?? ""
    languageCode = try cursor.string("language")
  }
}

extension AttributionRecord {
  init(legacy cursor: JSONCursor) throws(WireError) {
    let link = HTMLLink(try cursor.string())
    provider = link.text
    providerUri = link.address
  }
}

extension PhotoRecord {
  init(legacy cursor: JSONCursor) throws(WireError) {
    name = try cursor.string("photo_reference") ?? ""
    width = try cursor.integer("width") ?? 0
    height = try cursor.integer("height") ?? 0
    authorAttributions = try cursor.list("html_attributions", AuthorRecord.init(legacy:)) ?? []
  }
}

extension AuthorRecord {
  fileprivate init(legacy cursor: JSONCursor) throws(WireError) {
    let link = HTMLLink(try cursor.string())
    self.init(displayName: link.text, uri: link.address, photoUri: nil)
  }
}

extension ReviewRecord {
  /// A review; the original text is known only where it was not translated.
  init(legacy cursor: JSONCursor) throws(WireError) {
    self.init()
    let language = try cursor.string("language")
    relativePublishTime = try cursor.string("relative_time_description")
    rating = try cursor.double("rating")
    text = try cursor.string("text").map { LocalizedTextRecord(text: $0, languageCode: language) }
    if try cursor.bool("translated") != true {
      let original = try cursor.string("original_language") ?? language
      originalText = text.map { LocalizedTextRecord(text: $0.text, languageCode: original) }
    }
    if let name = try cursor.string("author_name") {
      author = AuthorRecord(
        displayName: name, uri: try cursor.string("author_url"),
        photoUri: try cursor.string("profile_photo_url"))
    }
    publishTime = try cursor.value("time", InstantRecord.init(legacy:))
  }
}

extension InstantRecord {
  /// A time in seconds since 1970.
  fileprivate init(legacy cursor: JSONCursor) throws(WireError) {
    date = Date(timeIntervalSince1970: try cursor.double())
    text = date.formatted(.iso8601)
  }
}
