import Foundation
import GooglePlaces
import Testing

@Suite("GMSPlaceConsumerAlert and its details")
struct GMSPlaceConsumerAlertTests {
  private func alert(_ json: String) throws -> GMSPlaceConsumerAlert {
    try #require(try GMSPlace.reading(#"{"consumerAlert": \#(json)}"#).consumerAlert)
  }

  @Test("Every text is the one sent")
  func values() throws {
    let alert = try alert(
      """
      {"overview": "Beware", "languageCode": "en", "details": {
        "title": "Reviews", "description": "Some were removed.",
        "aboutLink": {"title": "More", "uri": "https://m.example/more"}
      }}
      """)
    #expect(alert.overview == "Beware" && alert.languageCode == "en")
    let details = try #require(alert.details)
    #expect(details.title == "Reviews" && details.alertDescription == "Some were removed.")
    #expect(details.aboutLinkTitle == "More")
    #expect(details.aboutLinkURI == URL(string: "https://m.example/more"))
  }

  @Test("An alert without details has none, one with empty details has empty ones")
  func details() throws {
    #expect(try alert("{}").details == nil)
    #expect(try alert("{}").overview == nil)
    let details = try #require(try alert(#"{"details": {}}"#).details)
    #expect(details.title == nil && details.alertDescription == nil)
    #expect(details.aboutLinkTitle == nil && details.aboutLinkURI == nil)
  }

  @Test("A copy equals the original")
  func copying() throws {
    let alert = try alert(#"{"overview": "Beware"}"#)
    #expect(alert.copy() as? GMSPlaceConsumerAlert == alert)
  }
}
