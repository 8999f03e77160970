import Testing

@testable import PlacesCore

@Suite("JSON numbers of a usual form")
struct JSONNumberTests {
  @Test(
    "A short number reads as the standard library reads it",
    arguments: [
      "0", "-0", "7", "-7", "0.5", "-0.5", "4.3", "-33.9139", "151.2246743", "48.858370100000",
      "0.1", "0.000000000000001", "999999999999999", "-999999999999999", "12345678.901234",
      "1.000", "100", "0.10",
    ])
  func values(text: String) throws {
    let number = try #require(read(text))
    let expected = try #require(Double(text))
    #expect(number.double.bitPattern == expected.bitPattern)
    #expect(number.integer == Int(text))
  }

  @Test(
    "A number of another form is left to others",
    arguments: [
      "1e5", "1E-5", "1000000000000000", "0.1234567890123456", "1234567890.12345678",
      "-12345678901234567", "0.00000000000000001",
    ])
  func others(text: String) {
    #expect(read(text) == nil)
  }

  private func read(_ text: String) -> JSONNumber? {
    Array(text.utf8).withUnsafeBytes(JSONNumber.init)
  }
}
