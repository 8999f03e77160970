import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

/// A recorded answer, read by this package and by Foundation: both must find the same values.
@Suite(
  "A recorded answer of Places API (New)",
  .enabled(if: RecordedAnswer.file != nil, "The recorded answer is not beside the project."))
struct RecordedAnswerNewTests {
  let place: PlaceRecord
  let json: ParsedJSON

  init() throws {
    let data = try Data(contentsOf: try #require(RecordedAnswer.file))
    place = try PlaceRecord.new(data)
    json = try ParsedJSON(data)
  }

  @Test("Every member of the answer is a field that was read")
  func answered() throws {
    let names = try #require(json.members).keys
    #expect(Set(place.answered.compactMap(\.row.newName)) == Set(names))
    #expect(names.count == 33)
  }

  @Test("Identifiers, names and types")
  func basics() {
    #expect(place.resourceName == json["name"].string)
    #expect(place.placeID == json["id"].string)
    #expect(place.resourceName == place.placeID.map { "places/\($0)" })
    #expect(place.name == text(json["displayName"]))
    #expect(place.types == json["types"].strings)
    #expect(place.types?.count == 5)
    #expect(place.primaryType == json["primaryType"].string)
    #expect(place.primaryTypeDisplayName == text(json["primaryTypeDisplayName"]))
    #expect(place.businessStatus?.rawValue == json["businessStatus"].string)
    #expect(place.businessStatus == .operational)
  }

  @Test("Address and position")
  func address() throws {
    #expect(place.formattedAddress == json["formattedAddress"].string)
    #expect(place.shortFormattedAddress == json["shortFormattedAddress"].string)
    #expect(place.adrFormatAddress == json["adrFormatAddress"].string)
    #expect(place.coordinate == point(json["location"]))
    let viewport = try #require(place.viewport)
    #expect(viewport.low.isClose(to: point(json["viewport"]["low"])))
    #expect(viewport.high.isClose(to: point(json["viewport"]["high"])))
    #expect(place.plusCode?.globalCode == json["plusCode"]["globalCode"].string)
    #expect(place.plusCode?.compoundCode == json["plusCode"]["compoundCode"].string)
    let components = try #require(json["addressComponents"].elements)
    #expect(components.count == 7)
    #expect(
      place.addressComponents
        == components.map {
          AddressComponentRecord(
            longText: $0["longText"].string ?? "?", shortText: $0["shortText"].string,
            types: $0["types"].strings ?? ["?"], languageCode: $0["languageCode"].string)
        })
  }

  @Test("Contact, rating, icon and attributes")
  func facts() {
    #expect(place.phoneNumber == json["internationalPhoneNumber"].string)
    #expect(place.nationalPhoneNumber == json["nationalPhoneNumber"].string)
    #expect(place.website == json["websiteUri"].string)
    #expect(place.googleMapsUri == json["googleMapsUri"].string)
    #expect(place.rating == 4.3)
    #expect(place.userRatingsTotal == 248)
    #expect(place.utcOffsetMinutes == 660)
    #expect(place.iconMaskBaseUri == json["iconMaskBaseUri"].string)
    #expect(place.iconBackgroundColor == json["iconBackgroundColor"].string)
    #expect(
      place.attributes == [
        .takeout: true, .dineIn: true, .servesLunch: true, .servesDinner: true,
        .servesBeer: false, .servesWine: false,
      ])
  }

  @Test("Regular hours")
  func regularHours() throws {
    #expect(place.openingHours == hours(json["regularOpeningHours"]))
    let periods = try #require(place.openingHours?.periods)
    #expect(periods.map(\.open.day) == Array(0...6))
    #expect(periods.map(\.open.hour) == [14, 15, 17, 17, 17, 16, 15])
    #expect(periods.map(\.close?.minute) == [30, 0, 0, 0, 0, 0, 0])
    #expect(place.openingHours?.weekdayText?.count == 7)
    #expect(place.openingHours?.specialDays == nil)
  }

  @Test("Current hours, sorted by weekday and not by date")
  func currentHours() throws {
    #expect(place.currentOpeningHours == hours(json["currentOpeningHours"]))
    let days = try #require(place.currentOpeningHours?.periods).map(\.open.date?.day)
    #expect(days == [30, 24, 25, 26, 27, 28, 29])
    #expect(
      place.currentOpeningHours?.nextCloseTime?.date == Date(timeIntervalSince1970: 1_742_810_400))
  }

  @Test("Reviews")
  func reviews() throws {
    let reviews = try #require(json["reviews"].elements)
    #expect(place.reviews == reviews.map(review))
    #expect(reviews.count == 2)
    let moments = place.reviews?.compactMap(\.publishTime?.date.timeIntervalSince1970) ?? []
    #expect(moments.map { Int($0) } == [1_737_874_097, 1_742_350_265])
    let fraction = try #require(moments.first) - 1_737_874_097
    #expect(abs(fraction - 0.705998) < 0.000_001)
  }

  @Test("Photos")
  func photos() throws {
    let photos = try #require(json["photos"].elements)
    #expect(photos.count == 2)
    #expect(
      place.photos
        == photos.map { photo in
          PhotoRecord(
            name: photo["name"].string ?? "?", width: photo["widthPx"].int ?? -1,
            height: photo["heightPx"].int ?? -1,
            authorAttributions: photo["authorAttributions"].elements?.map(author) ?? [],
            flagContentUri: photo["flagContentUri"].string,
            googleMapsUri: photo["googleMapsUri"].string)
        })
    #expect(place.photos?.map(\.width) == [4032, 3024])
  }

  // MARK: Foundation's reading as records

  private func text(_ json: ParsedJSON) -> LocalizedTextRecord {
    LocalizedTextRecord(
      text: json["text"].string ?? "?", languageCode: json["languageCode"].string)
  }

  private func point(_ json: ParsedJSON) -> CoordinateRecord {
    CoordinateRecord(
      latitude: json["latitude"].double ?? .nan, longitude: json["longitude"].double ?? .nan)
  }

  private func author(_ json: ParsedJSON) -> AuthorRecord {
    AuthorRecord(
      displayName: json["displayName"].string ?? "?", uri: json["uri"].string,
      photoUri: json["photoUri"].string)
  }

  private func instant(_ json: ParsedJSON) -> InstantRecord? {
    // The system's parser reads a fraction less exactly than the package: it is added here.
    json.string.flatMap { text in
      let parts = text.dropLast().split(separator: ".")
      guard let whole = try? Date(parts[0] + "Z", strategy: .iso8601) else { return nil }
      let fraction = parts.count > 1 ? Double("0.\(parts[1])") ?? .nan : 0
      return InstantRecord(date: whole.addingTimeInterval(fraction), text: text)
    }
  }

  private func review(_ json: ParsedJSON) -> ReviewRecord {
    var review = ReviewRecord()
    review.resourceName = json["name"].string
    review.relativePublishTime = json["relativePublishTimeDescription"].string
    review.text = text(json["text"])
    review.originalText = text(json["originalText"])
    review.rating = json["rating"].double
    review.author = author(json["authorAttribution"])
    review.publishTime = instant(json["publishTime"])
    review.flagContentUri = json["flagContentUri"].string
    review.googleMapsUri = json["googleMapsUri"].string
    return review
  }

  private func hours(_ json: ParsedJSON) -> HoursRecord {
    HoursRecord(
      isOpenNow: json["openNow"].bool,
      periods: json["periods"].elements?.map {
        HoursPeriodRecord(open: pointOfWeek($0["open"]), close: pointOfWeek($0["close"]))
      },
      weekdayText: json["weekdayDescriptions"].strings,
      nextCloseTime: instant(json["nextCloseTime"]))
  }

  private func pointOfWeek(_ json: ParsedJSON) -> HoursPointRecord {
    let date = json["date"].members.map { date in
      CalendarDayRecord(
        year: date["year"]?.int ?? -1, month: date["month"]?.int ?? -1,
        day: date["day"]?.int ?? -1)
    }
    return HoursPointRecord(
      day: json["day"].int ?? -1, hour: json["hour"].int ?? -1, minute: json["minute"].int ?? -1,
      date: date)
  }
}

@Suite(
  "The values of a recorded answer",
  .enabled(if: RecordedAnswer.file != nil, "The recorded answer is not beside the project."))
struct RecordedValuesNewTests {
  @Test("Every value counts: another one makes another record", arguments: RecordedAnswer.leaves)
  func leaf(path: JSONPath) throws {
    let json = RecordedAnswer.json.member(of: path)
    let changed = json.replacing(path, with: json[path].alternative)
    #expect(try PlaceRecord.new(changed.data) != PlaceRecord.new(json.data))
  }
}

extension CoordinateRecord {
  /// Whether two points differ by no more than Foundation's reading of long numbers.
  fileprivate func isClose(to other: CoordinateRecord) -> Bool {
    abs(latitude - other.latitude) < 1e-12 && abs(longitude - other.longitude) < 1e-12
  }
}

/// The recorded answer that may lie beside the project.
private enum RecordedAnswer {
  static let file = Fixture.shared("fixtures/new/details-recorded-shape.json")

  static let json: JSONValue =
    file.flatMap { try? JSONValue(JSONDocument(Data(contentsOf: $0)).root) } ?? .null

  static let leaves = json.paths().filter { !json[$0].isContainer }
}
