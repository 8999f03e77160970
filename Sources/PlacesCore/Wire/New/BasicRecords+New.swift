import Foundation

extension LocalizedTextRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    text = try cursor.string("text") ?? ""
    languageCode = try cursor.string("languageCode")
  }
}

extension CoordinateRecord {
  /// A point; an angle that is exactly 0 is not sent.
  init(new cursor: JSONCursor) throws(WireError) {
    latitude = try cursor.double("latitude") ?? 0
    longitude = try cursor.double("longitude") ?? 0
  }
}

extension ViewportRecord {
  /// A rectangle; both corners are required, and an empty one is the point (0, 0).
  init(new cursor: JSONCursor) throws(WireError) {
    guard let low = try cursor.value("low", CoordinateRecord.init(new:)),
      let high = try cursor.value("high", CoordinateRecord.init(new:))
    else { throw cursor.mismatch("a rectangle with both corners") }
    self.init(low: low, high: high)
  }
}

extension PlusCodeRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    globalCode = try cursor.string("globalCode") ?? ""
    compoundCode = try cursor.string("compoundCode")
  }
}

extension CalendarDayRecord {
  /// A day; a part that is 0 or not known is not sent.
  init(new cursor: JSONCursor) throws(WireError) {
    year = try cursor.integer("year") ?? 0
    month = try cursor.integer("month") ?? 0
    day = try cursor.integer("day") ?? 0
  }
}

extension TimeZoneRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    id = try cursor.string("id") ?? ""
    version = try cursor.string("version")
  }
}

extension InstantRecord {
  /// A time in RFC 3339, with any number of fraction digits or none.
  init(new cursor: JSONCursor) throws(WireError) {
    text = try cursor.string()
    guard let date = Date(rfc3339: text) else { throw cursor.mismatch("a time in RFC 3339") }
    self.date = date
  }
}

extension PlaceReferenceRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    resourceName = try cursor.string("name")
    placeID = try cursor.string("id")
  }
}

extension AttributionRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    provider = try cursor.string("provider")
    providerUri = try cursor.string("providerUri")
  }
}
