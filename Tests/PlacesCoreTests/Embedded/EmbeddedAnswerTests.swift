import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Embedded answers")
struct EmbeddedAnswerTests {
  private static let hotel = "ChIJV4k8_9UodTERU5KXbkYpSYs"

  private func place(
    _ id: String = hotel, language: String? = nil, region: String? = nil,
    at time: String = "2026-12-02T12:00:00Z"
  ) async throws -> PlaceRecord {
    var configuration = PlacesConfiguration.test(now: try Date(time, strategy: .iso8601))
    configuration.languageCode = language
    let fields: PlaceFieldSet = [
      .name, .formattedAddress, .addressComponents, .editorialSummary, .openingHours,
      .currentOpeningHours, .secondaryOpeningHours, .utcOffsetMinutes, .shortFormattedAddress,
      .adrFormatAddress,
    ]
    let query = PlaceQuery(placeID: id, fields: fields, regionCode: region)
    return try await PlacesEngine.embedded(configuration: configuration).fetchPlace(query).get()
  }

  // MARK: Languages

  @Test(arguments: [Int.max, Int.min, 1_441])
  func anImpossibleOffsetIsSurvived(_ minutes: Int) async throws {
    let json = #"""
      {"id": "a", "utcOffsetMinutes": \#(minutes), "regularOpeningHours": {"periods": [
        {"open": {"day": 0, "hour": 0, "minute": 0}}]}}
      """#
    let engine = PlacesEngine.embedded(try EmbeddedPlaces(json: Data(json.utf8)))
    let query = PlaceQuery(placeID: "a", fields: [.currentOpeningHours])
    #expect(try await engine.fetchPlace(query).get().currentOpeningHours?.isOpenNow == true)
  }

  @Test(
    "A text comes in the language asked for, in its base language, or else as it is",
    arguments: [
      (nil, "Sample Riverside Hotel", "en"), ("en", "Sample Riverside Hotel", "en"),
      ("vi", "Khách sạn Mẫu Ven Sông", "vi"), ("VI", "Khách sạn Mẫu Ven Sông", "vi"),
      ("vi-VN", "Khách sạn Mẫu Ven Sông", "vi"), ("vi_VN", "Khách sạn Mẫu Ven Sông", "vi"),
      ("fr-CA", "Hôtel Exemple du Fleuve", "fr"), ("de", "Sample Riverside Hotel", "en"),
    ] as [(String?, String, String)])
  func language(asked: String?, name: String, answered: String) async throws {
    let record = try await place(language: asked)
    #expect(record.name?.text == name)
    #expect(record.name?.languageCode == answered)
  }

  @Test("What has no translation stays, text by text")
  func partialTranslation() async throws {
    let diner = "ChIJSampleTokyoDiner0000005"
    let english = try await place(diner, language: "en")
    #expect(english.name?.text == "Sample Canteen")
    #expect(english.formattedAddress == "5 Chome-5-5 Sample, Chiyoda City, Tokyo 100-0000, Japan")
    let japanese = try await place(diner, language: "ja")
    #expect(japanese.name?.text == "見本食堂")
    #expect(japanese.editorialSummary?.languageCode == "ja")
  }

  @Test("The days are described in the language of the answer, in regular and in current hours")
  func translatedDays() async throws {
    let record = try await place("ChIJSampleParisCafe00000004", language: "fr")
    let days = [
      "lundi: 08:00 – 19:00", "mardi: 08:00 – 19:00", "mercredi: 08:00 – 19:00",
      "jeudi: 08:00 – 19:00", "vendredi: 08:00 – 19:00", "samedi: 09:00 – 19:30",
      "dimanche: 09:00 – 13:00",
    ].map { $0.replacing(" – ", with: "\u{2009}–\u{2009}") }
    #expect(record.openingHours?.weekdayText == days)
    #expect(record.currentOpeningHours?.weekdayText == days)
  }

  // MARK: Regions

  @Test(
    "To someone in its country a place's address does not say the country",
    arguments: [
      ("ChIJSampleNewYorkBar0000002", "US", "20 Sample St, New York, NY 10002"),
      ("ChIJSampleNewYorkBar0000002", "us", "20 Sample St, New York, NY 10002"),
      ("ChIJSampleNewYorkBar0000002", "GB", "20 Sample St, New York, NY 10002, United States"),
      ("ChIJSampleNewYorkBar0000002", nil, "20 Sample St, New York, NY 10002, United States"),
      ("ChIJSampleFuelStation000012", "gb", "12 Sample Road, Manchester M1 0XX"),
      ("ChIJSampleFuelStation000012", "uk", "12 Sample Road, Manchester M1 0XX, United Kingdom"),
      ("ChIJSampleParisCafe00000004", "FR", "4 Rue de l'Exemple, 75004 Paris"),
      ("ChIJSampleLibrary0000000013", "EG", "13 شارع العينة, القاهرة"),
      ("ChIJSamplePlumber0000000010", "CA", nil),
    ] as [(String, String?, String?)])
  func region(id: String, region: String?, address: String?) async throws {
    #expect(try await place(id, region: region).formattedAddress == address)
  }

  @Test(
    "The country is left out of a translated address too",
    arguments: [
      (
        "ChIJV4k8_9UodTERU5KXbkYpSYs", "vi", "VN",
        "123 Đường Mẫu, Bến Nghé, Quận 1, Thành phố Hồ Chí Minh 700000"
      ),
      (
        "ChIJV4k8_9UodTERU5KXbkYpSYs", "fr", "vn",
        "123 rue Exemple, Bến Nghé, Quận 1, Hô Chi Minh-Ville 700000"
      ),
      ("ChIJSampleTokyoDiner0000005", "ja", "JP", "〒100-0000 東京都千代田区見本5丁目5-5"),
      ("ChIJSampleTokyoDiner0000005", "ja", "US", "〒100-0000 東京都千代田区見本5丁目5-5, 日本"),
      ("ChIJSampleRailStation000014", "en", "in", "Sample Road, Mumbai, Maharashtra 400001"),
    ])
  func translatedRegion(
    id: String, language: String, region: String, address: String
  ) async throws {
    #expect(try await place(id, language: language, region: region).formattedAddress == address)
  }

  @Test("A region changes nothing but the formatted address")
  func regionElsewhere() async throws {
    let (near, far) = (try await place(region: "VN"), try await place(region: "US"))
    #expect(near.formattedAddress != far.formattedAddress)
    #expect(near.shortFormattedAddress == far.shortFormattedAddress)
    #expect(near.adrFormatAddress == far.adrFormatAddress)
    #expect(near.addressComponents == far.addressComponents)
  }

  // MARK: Offsets

  @Test(
    "The UTC offset is that of the clock's day",
    arguments: [
      ("ChIJSampleNewYorkBar0000002", "2026-12-02T12:00:00Z", -300),
      ("ChIJSampleNewYorkBar0000002", "2027-07-01T12:00:00Z", -240),
      ("ChIJSampleBerlinClub0000003", "2026-12-02T12:00:00Z", 60),
      ("ChIJSampleBerlinClub0000003", "2027-07-01T12:00:00Z", 120),
      ("ChIJSampleBerlinClub0000003", "2027-03-28T00:59:59Z", 60),
      ("ChIJSampleBerlinClub0000003", "2027-03-28T01:00:00Z", 120),
      ("ChIJSampleNewBookshop000008", "2026-12-02T12:00:00Z", 660),
      ("ChIJSampleNewBookshop000008", "2027-07-01T12:00:00Z", 600),
      ("ChIJSampleFuelStation000012", "2026-12-02T12:00:00Z", 0),
      ("ChIJSampleRailStation000014", "2026-12-02T12:00:00Z", 330),
      ("ChIJV4k8_9UodTERU5KXbkYpSYs", "2026-12-02T12:00:00Z", 420),
    ])
  func offset(id: String, time: String, minutes: Int) async throws {
    #expect(try await place(id, at: time).utcOffsetMinutes == minutes)
  }

  // MARK: Being open

  @Test(
    "A place is open when it is in business and its answer says open now",
    arguments: EmbeddedPlaces.sample.places, ["2026-12-02T12:00:00Z", "2026-12-26T20:00:00Z"])
  func isOpen(place: EmbeddedPlace, time: String) throws {
    let answer = EmbeddedAnswer(place: place, now: try Date(time, strategy: .iso8601))
    let record = try answer.record(language: nil, region: nil)
    let saysOpen = record.currentOpeningHours?.isOpenNow == true
    #expect(answer.isOpen == (saysOpen && record.businessStatus == .operational))
  }

  @Test(
    "Current hours of the data decide over regular ones",
    arguments: [(#"{"openNow": true}"#, true), (#"{"openNow": false}"#, false), ("{}", false)])
  func givenHours(current: String, isOpen: Bool) throws {
    let json = #"""
      {"id": "A", "currentOpeningHours": \#(current),
       "regularOpeningHours": {"periods": [{"open": {"day": 0, "hour": 0, "minute": 0}}]}}
      """#
    let place = try #require(try EmbeddedPlaces(json: Data(json.utf8)).places.first)
    #expect(EmbeddedAnswer(place: place, now: .distantPast).isOpen == isOpen)
  }
}
