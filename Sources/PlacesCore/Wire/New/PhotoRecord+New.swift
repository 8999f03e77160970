extension PhotoRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    name = try cursor.string("name") ?? ""
    width = try cursor.integer("widthPx") ?? 0
    height = try cursor.integer("heightPx") ?? 0
    authorAttributions = try cursor.list("authorAttributions", AuthorRecord.init(new:)) ?? []
    flagContentUri = try cursor.string("flagContentUri")
    googleMapsUri = try cursor.string("googleMapsUri")
  }
}

extension AuthorRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    displayName = try cursor.string("displayName") ?? ""
    uri = try cursor.string("uri")
    photoUri = try cursor.string("photoUri")
  }
}

extension ReviewRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    self.init()
    resourceName = try cursor.string("name")
    relativePublishTime = try cursor.string("relativePublishTimeDescription")
    text = try cursor.value("text", LocalizedTextRecord.init(new:))
    originalText = try cursor.value("originalText", LocalizedTextRecord.init(new:))
    rating = try cursor.double("rating")
    author = try cursor.value("authorAttribution", AuthorRecord.init(new:))
    publishTime = try cursor.value("publishTime", InstantRecord.init(new:))
    flagContentUri = try cursor.string("flagContentUri")
    googleMapsUri = try cursor.string("googleMapsUri")
    visitDate = try cursor.value("visitDate", CalendarDayRecord.init(new:))
  }
}
