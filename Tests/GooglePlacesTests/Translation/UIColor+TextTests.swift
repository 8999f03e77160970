import Foundation
import GooglePlaces
import Testing

@Suite("Colours from text")
struct UIColorTextTests {
  @Test(
    "Six hexadecimal digits are red, green and blue",
    arguments: [
      ("#000000", 0, 0, 0), ("#FFFFFF", 255, 255, 255), ("#ff0080", 255, 0, 128),
      ("#909CE1", 144, 156, 225),
    ])
  func colour(text: String, red: Int, green: Int, blue: Int) throws {
    let place = try GMSPlace.reading(#"{"iconBackgroundColor": "\#(text)"}"#)
    let parts = [red, green, blue].map { CGFloat($0) / 255 }
    #expect(
      place.iconBackgroundColor
        == UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1))
  }

  @Test(
    "Any other text is no colour",
    arguments: ["", "#", "#FFF", "#GG0000", "FF00001", "#+12345", "#-12345", "#FF00FF0", "#١٢٣٤٥٦"])
  func noColour(text: String) throws {
    #expect(
      try GMSPlace.reading(#"{"iconBackgroundColor": "\#(text)"}"#).iconBackgroundColor == nil)
  }
}
