import GooglePlaces
import Testing

@Suite("GMSPlusCode")
struct GMSPlusCodeTests {
  @Test("Both forms are those sent")
  func values() throws {
    let json = #"{"plusCode": {"globalCode": "8FW4V75V+8Q", "compoundCode": "V75V+8Q Paris"}}"#
    let code = try #require(try GMSPlace.reading(json).plusCode)
    #expect(code.globalCode == "8FW4V75V+8Q" && code.compoundCode == "V75V+8Q Paris")
  }

  @Test("A code far from any town has no short form")
  func remote() throws {
    let json = #"{"plusCode": {"globalCode": "8FW4V75V+8Q"}}"#
    #expect(try #require(try GMSPlace.reading(json).plusCode).compoundCode == nil)
  }

  @Test("A plain code is without text")
  func plain() {
    #expect(GMSPlusCode().globalCode == "" && GMSPlusCode().compoundCode == nil)
  }
}
