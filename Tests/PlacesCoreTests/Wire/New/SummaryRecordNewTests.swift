import Testing

@testable import PlacesCore

@Suite("Summaries, alerts and links of Places API (New)")
struct SummaryRecordNewTests {
  @Test("A generative summary has an overview, a review summary a text")
  func flags() throws {
    let json =
      #"{"overview": {"text": "o"}, "text": {"text": "t"}, "overviewFlagContentUri": "of","#
      + #""flagContentUri": "f", "reviewsUri": "r"}"#
    let place = try PlaceRecord.new(
      "{\"generativeSummary\": \(json), \"reviewSummary\": \(json)}")
    #expect(place.generativeSummary == .init(text: .init(text: "o"), flagContentUri: "of"))
    #expect(
      place.reviewSummary == .init(text: .init(text: "t"), flagContentUri: "f", reviewsUri: "r"))
  }

  @Test("Summaries that say nothing are there and empty")
  func empty() throws {
    let place = try PlaceRecord.new(
      """
      {"generativeSummary": {}, "reviewSummary": {}, "neighborhoodSummary": {"overview": {}},
       "evChargeAmenitySummary": {"store": {}}, "googleMapsLinks": {}, "editorialSummary": {}}
      """)
    #expect(place.generativeSummary == SummaryRecord())
    #expect(place.reviewSummary == SummaryRecord())
    let block = ContentBlockRecord(content: nil, referencedPlaces: [])
    #expect(place.neighborhoodSummary == NeighborhoodSummaryRecord(overview: block))
    #expect(place.evChargeAmenitySummary == EVChargeAmenitySummaryRecord(store: block))
    #expect(place.googleMapsLinks == MapsLinksRecord())
    #expect(place.editorialSummary == LocalizedTextRecord(text: "", languageCode: nil))
  }

  @Test(
    "An alert tells whether it came with details",
    arguments: [
      (#"{"overview": "o"}"#, .init(overview: "o", hasDetails: false)),
      (#"{"details": {}}"#, .init(hasDetails: true)),
      (#"{"details": {"title": "t"}}"#, .init(title: "t", hasDetails: true)),
      (
        #"{"details": {"aboutLink": {}}, "languageCode": "en"}"#,
        .init(aboutLink: .init(), hasDetails: true, languageCode: "en")
      ),
      (#"{"details": null}"#, .init(hasDetails: false)),
    ] as [(String, ConsumerAlertRecord)])
  func alerts(json: String, alert: ConsumerAlertRecord) throws {
    #expect(try PlaceRecord.new("{\"consumerAlert\": \(json)}").consumerAlert == alert)
  }
}
