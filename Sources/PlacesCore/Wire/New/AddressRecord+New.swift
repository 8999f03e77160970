extension AddressComponentRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    longText = try cursor.string("longText") ?? ""
    shortText = try cursor.string("shortText")
    types = try cursor.strings("types") ?? []
    languageCode = try cursor.string("languageCode")
  }
}

extension PostalAddressRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    revision = try cursor.integer("revision")
    regionCode = try cursor.string("regionCode")
    languageCode = try cursor.string("languageCode")
    postalCode = try cursor.string("postalCode")
    sortingCode = try cursor.string("sortingCode")
    administrativeArea = try cursor.string("administrativeArea")
    locality = try cursor.string("locality")
    sublocality = try cursor.string("sublocality")
    addressLines = try cursor.strings("addressLines")
    recipients = try cursor.strings("recipients")
    organization = try cursor.string("organization")
  }
}

extension AddressDescriptorRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    landmarks = try cursor.list("landmarks", LandmarkRecord.init(new:)) ?? []
    areas = try cursor.list("areas", AreaRecord.init(new:)) ?? []
  }
}

extension LandmarkRecord {
  /// A landmark; the relationship "near" is the default and not sent.
  init(new cursor: JSONCursor) throws(WireError) {
    resourceName = try cursor.string("name")
    placeID = try cursor.string("placeId")
    displayName = try cursor.value("displayName", LocalizedTextRecord.init(new:))
    types = try cursor.strings("types")
    spatialRelationship = try cursor.word("spatialRelationship") ?? .near
    straightLineDistanceMeters = try cursor.double("straightLineDistanceMeters")
    travelDistanceMeters = try cursor.double("travelDistanceMeters")
  }
}

extension AreaRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    resourceName = try cursor.string("name")
    placeID = try cursor.string("placeId")
    displayName = try cursor.value("displayName", LocalizedTextRecord.init(new:))
    containment = try cursor.word("containment")
  }
}

extension EntranceRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    location = try cursor.value("location", CoordinateRecord.init(new:))
    tags = try cursor.strings("tags") ?? []
  }
}

extension NavigationPointRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    displayName = try cursor.value("displayName", LocalizedTextRecord.init(new:))
    location = try cursor.value("location", CoordinateRecord.init(new:))
    token = try cursor.string("navigationPointToken")
    travelModes = try cursor.strings("travelModes") ?? []
    usages = try cursor.strings("usages") ?? []
  }
}
