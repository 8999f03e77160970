extension SummaryRecord {
  init(newGenerative cursor: JSONCursor) throws(WireError) {
    text = try cursor.value("overview", LocalizedTextRecord.init(new:))
    disclosureText = try cursor.value("disclosureText", LocalizedTextRecord.init(new:))
    flagContentUri = try cursor.string("overviewFlagContentUri")
  }

  init(newReview cursor: JSONCursor) throws(WireError) {
    text = try cursor.value("text", LocalizedTextRecord.init(new:))
    disclosureText = try cursor.value("disclosureText", LocalizedTextRecord.init(new:))
    flagContentUri = try cursor.string("flagContentUri")
    reviewsUri = try cursor.string("reviewsUri")
  }
}

extension ContentBlockRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    content = try cursor.value("content", LocalizedTextRecord.init(new:))
    referencedPlaces = try cursor.strings("referencedPlaces") ?? []
  }
}

extension NeighborhoodSummaryRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    overview = try cursor.value("overview", ContentBlockRecord.init(new:))
    description = try cursor.value("description", ContentBlockRecord.init(new:))
    disclosureText = try cursor.value("disclosureText", LocalizedTextRecord.init(new:))
    flagContentUri = try cursor.string("flagContentUri")
  }
}

extension EVChargeAmenitySummaryRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    overview = try cursor.value("overview", ContentBlockRecord.init(new:))
    coffee = try cursor.value("coffee", ContentBlockRecord.init(new:))
    restaurant = try cursor.value("restaurant", ContentBlockRecord.init(new:))
    store = try cursor.value("store", ContentBlockRecord.init(new:))
    disclosureText = try cursor.value("disclosureText", LocalizedTextRecord.init(new:))
    flagContentUri = try cursor.string("flagContentUri")
  }
}

extension ConsumerAlertRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    overview = try cursor.string("overview")
    languageCode = try cursor.string("languageCode")
    let details = try cursor.member("details")
    hasDetails = details != nil
    title = try details?.string("title")
    description = try details?.string("description")
    aboutLink = try details?.value("aboutLink", LinkRecord.init(new:))
  }
}

extension LinkRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    title = try cursor.string("title")
    uri = try cursor.string("uri")
  }
}

extension MapsLinksRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    directionsUri = try cursor.string("directionsUri")
    placeUri = try cursor.string("placeUri")
    writeAReviewUri = try cursor.string("writeAReviewUri")
    reviewsUri = try cursor.string("reviewsUri")
    photosUri = try cursor.string("photosUri")
  }
}
