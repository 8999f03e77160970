import Foundation
import GooglePlaces
import Testing

@Suite("Summaries that a model wrote")
struct SummaryTests {
  private let notice = """
    "disclosureText": {"text": "By a model", "languageCode": "en"}
    """

  @Test("A generative summary has its text, the note and the link to report it")
  func generative() throws {
    let place = try GMSPlace.reading(
      """
      {"generativeSummary": {
        "overview": {"text": "Quiet", "languageCode": "en-GB"},
        "overviewFlagContentUri": "https://m.example/flag", \(notice)
      }}
      """)
    let summary = try #require(place.generativeSummary)
    #expect(summary.overview == "Quiet" && summary.overviewLanguageCode == "en-GB")
    try expectNotice(of: summary)
  }

  @Test("A review summary has its text, the note and the link to report it")
  func review() throws {
    let place = try GMSPlace.reading(
      """
      {"reviewSummary": {
        "text": {"text": "Guests like it", "languageCode": "en-GB"},
        "flagContentUri": "https://m.example/flag", \(notice)
      }}
      """)
    let summary = try #require(place.reviewSummary)
    #expect(summary.text == "Guests like it" && summary.textLanguageCode == "en-GB")
    try expectNotice(of: summary)
  }

  @Test("A neighbourhood summary has a short and a long text")
  func neighborhood() throws {
    let place = try GMSPlace.reading(
      """
      {"neighborhoodSummary": {
        "overview": {"content": {"text": "Short"}},
        "description": {"content": {"text": "Long"}},
        "flagContentUri": "https://m.example/flag", \(notice)
      }}
      """)
    let summary = try #require(place.neighborhoodSummary)
    #expect(summary.overview?.content == "Short")
    #expect(summary.detailDescription?.content == "Long")
    try expectNotice(of: summary)
  }

  @Test("A charging summary has four texts")
  func charging() throws {
    let place = try GMSPlace.reading(
      """
      {"evChargeAmenitySummary": {
        "overview": {"content": {"text": "o"}}, "coffee": {"content": {"text": "c"}},
        "restaurant": {"content": {"text": "r"}}, "store": {"content": {"text": "s"}},
        "flagContentUri": "https://m.example/flag", \(notice)
      }}
      """)
    let summary = try #require(place.evChargeAmenitySummary)
    let texts = [summary.overview, summary.coffee, summary.restaurant, summary.store]
    #expect(texts.map { $0?.content } == ["o", "c", "r", "s"])
    try expectNotice(of: summary)
  }

  @Test("A summary of which nothing was sent is nil throughout")
  func absent() throws {
    let place = try GMSPlace.reading(
      """
      {"generativeSummary": {}, "reviewSummary": {}, "neighborhoodSummary": {},
       "evChargeAmenitySummary": {}}
      """)
    let summaries: [(any GMSPlaceAISummary)?] = [
      place.generativeSummary, place.reviewSummary, place.neighborhoodSummary,
      place.evChargeAmenitySummary,
    ]
    #expect(summaries.compactMap { $0 }.count == 4)
    #expect(summaries.allSatisfy { $0?.disclosureText == nil && $0?.flagContentURI == nil })
    #expect(place.generativeSummary?.overview == nil && place.reviewSummary?.text == nil)
    #expect(
      place.neighborhoodSummary?.overview == nil && place.evChargeAmenitySummary?.store == nil)
  }

  @Test("A content block has its text and the IDs of the places it speaks of")
  func contentBlock() throws {
    let place = try GMSPlace.reading(
      """
      {"neighborhoodSummary": {"overview": {
        "content": {"text": "t", "languageCode": "en"}, "referencedPlaces": ["places/a", "b"]
      }, "description": {}}}
      """)
    let block = try #require(place.neighborhoodSummary?.overview)
    #expect(block.content == "t" && block.contentLanguageCode == "en")
    #expect(block.referencedPlaceIDs == ["a", "b"])
    let empty = try #require(place.neighborhoodSummary?.detailDescription)
    #expect(empty.content == nil && empty.contentLanguageCode == nil)
    #expect(empty.referencedPlaceIDs == [])
  }

  private func expectNotice(of summary: any GMSPlaceAISummary) throws {
    #expect(summary.disclosureText == "By a model")
    #expect(summary.disclosureTextLanguageCode == "en")
    #expect(summary.flagContentURI == URL(string: "https://m.example/flag"))
  }
}
