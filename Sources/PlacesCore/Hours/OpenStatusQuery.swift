package import Foundation

/// A question whether a place is open, which fetches what is not known of it yet.
package struct OpenStatusQuery: Sendable {
  /// What is known of the place; nil when only its ID is.
  package var place: PlaceRecord?
  /// The ID; that of the place when nil.
  package var placeID: String?
  /// The instant to ask about; nil is now.
  package var date: Date?

  package init(place: PlaceRecord? = nil, placeID: String? = nil, date: Date? = nil) {
    self.place = place
    self.placeID = placeID
    self.date = date
  }

  /// The query for what is missing; nil when nothing is.
  ///
  /// What was asked for and has no data is not missing: asking again would cost and tell nothing.
  /// A place that is not in business is closed whatever its hours. A time zone that this system
  /// does not know is no clock.
  var completion: PlaceQuery? {
    get throws(PlacesFailure) {
      if let place, OpeningHoursCalculator(place).isOutOfBusiness { return nil }
      let known = place?.requested ?? []
      var missing = Self.hours.subtracting(known)
      let knowsClock =
        known.contains(.utcOffsetMinutes)
        || PlaceClock(timeZone: place?.timeZone, utcOffsetMinutes: nil) != nil
      if !knowsClock { missing.insert(.utcOffsetMinutes) }
      guard !missing.isEmpty else { return nil }
      guard let id = placeID ?? place?.placeID else {
        throw PlacesFailure(
          .invalidRequest, "The place has no ID by which its opening hours could be fetched.")
      }
      return PlaceQuery(
        placeID: id, fields: missing,
        optionalFields: knowsClock ? [] : ([.timeZone] as PlaceFieldSet).subtracting(known))
    }
  }

  private static let hours: PlaceFieldSet = [
    .openingHours, .currentOpeningHours, .businessStatus,
  ]
}

extension PlacesEngine {
  /// Whether a place is open; one request at most, and none when all is known.
  package func openStatus(
    _ query: OpenStatusQuery
  ) async -> Result<PlaceOpenStatus, PlacesFailure> {
    let completion: PlaceQuery?
    do throws(PlacesFailure) { completion = try query.completion } catch { return .failure(error) }
    let date = query.date ?? configuration.clock.now()
    guard let completion else {
      return .success((query.place ?? .nothing).openStatus(at: date))
    }
    return await fetchPlace(completion).map { fetched in
      (query.place?.openingFacts(completedBy: fetched) ?? fetched).openStatus(at: date)
    }
  }
}

extension PlaceRecord {
  fileprivate static let nothing = PlaceRecord(requested: [], receivedAt: .distantPast)

  /// What both records say about being open, the other one's word first.
  fileprivate func openingFacts(completedBy other: PlaceRecord) -> PlaceRecord {
    let newHours = other.requested.contains(.currentOpeningHours)
    var facts = PlaceRecord(
      requested: requested.union(other.requested),
      receivedAt: newHours ? other.receivedAt : receivedAt)
    facts.openingHours = other.openingHours ?? openingHours
    facts.currentOpeningHours = other.currentOpeningHours ?? currentOpeningHours
    facts.businessStatus = other.businessStatus ?? businessStatus
    facts.timeZone = other.timeZone ?? timeZone
    facts.utcOffsetMinutes = other.utcOffsetMinutes ?? utcOffsetMinutes
    facts.attributes = attributes
    return facts
  }
}
