extension TransitStationRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    displayName = try cursor.value("displayName", LocalizedTextRecord.init(newOrPlain:))
    agencies = try cursor.list("agencies", TransitAgencyRecord.init(new:)) ?? []
    stops = try cursor.list("stops", TransitStopRecord.init(new:)) ?? []
  }
}

extension TransitAgencyRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    displayName = try cursor.value("displayName", LocalizedTextRecord.init(newOrPlain:))
    url = try cursor.string("url")
    fareUrl = try cursor.string("fareUrl")
    icon = try cursor.value("icon", TransitIconRecord.init(newOrPlain:))
    lines = try cursor.list("lines", TransitLineRecord.init(new:)) ?? []
  }
}

extension TransitLineRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    id = try cursor.string("id")
    displayName = try cursor.value("displayName", LocalizedTextRecord.init(newOrPlain:))
    shortDisplayName = try cursor.value("shortDisplayName", LocalizedTextRecord.init(newOrPlain:))
    backgroundColor = try cursor.string("backgroundColor")
    textColor = try cursor.string("textColor")
    url = try cursor.string("url")
    icon = try cursor.value("icon", TransitIconRecord.init(newOrPlain:))
    vehicleType = try cursor.string("vehicleType")
  }
}

extension TransitIconRecord {
  /// An icon, which may be its URL alone: its shape is not documented.
  init(newOrPlain cursor: JSONCursor) throws(WireError) {
    guard cursor.kind == .object else {
      self.init(url: try cursor.string())
      return
    }
    self.init(url: try cursor.string("url"), nameIncluded: try cursor.bool("nameIncluded"))
  }
}

extension TransitStopRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    id = try cursor.string("id")
    displayName = try cursor.value("displayName", LocalizedTextRecord.init(newOrPlain:))
    location = try cursor.value("location", CoordinateRecord.init(new:))
    platformCode = try cursor.value("platformCode", LocalizedTextRecord.init(newOrPlain:))
    signageText = try cursor.value("signageText", LocalizedTextRecord.init(newOrPlain:))
    stopCode = try cursor.value("stopCode", LocalizedTextRecord.init(newOrPlain:))
    wheelchairAccessibleEntrance = try cursor.bool("wheelchairAccessibleEntrance")
  }
}

extension LocalizedTextRecord {
  /// A text, with or without a language: transit texts are documented by name only.
  fileprivate init(newOrPlain cursor: JSONCursor) throws(WireError) {
    guard cursor.kind == .object else {
      self.init(text: try cursor.string())
      return
    }
    try self.init(new: cursor)
  }
}
