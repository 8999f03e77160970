import Foundation
import Testing

@testable import PlacesCore

@Suite("Bill of an autocomplete session")
struct SessionBillTests {
  @Test(
    "The tier of the details decides what the suggestions cost",
    arguments: [
      (PlaceField.placeID, 20, 20, "56.6"), (.formattedAddress, 20, 12, "38.96"),
      (.formattedAddress, 12, 12, "38.96"), (.formattedAddress, 11, 11, "36.13"),
      (.formattedAddress, 0, 0, "5"), (.name, 20, 0, "25"), (.rating, 20, 0, "25"),
      (.reviews, 20, 0, "25"),
    ])
  func session(field: PlaceField, requests: Int, billed: Int, price: String) {
    let bill = SessionBill(autocompleteRequests: requests, fields: [field])
    #expect(bill.billedAutocompleteRequests == billed)
    #expect(bill.listPricePerThousand == Decimal(string: price))
  }

  @Test(
    "Without a token every request is billed, and the details at their own tier",
    arguments: [(PlaceField.placeID, "5.66"), (.name, "22.66"), (.rating, "25.66")])
  func noSession(field: PlaceField, price: String) {
    let bill = SessionBill(autocompleteRequests: 2, fields: [field], inSession: false)
    #expect(bill.billedAutocompleteRequests == 2)
    #expect(bill.listPricePerThousand == Decimal(string: price))
  }

  @Test("It has a line for a log")
  func line() {
    #expect(
      SessionBill(autocompleteRequests: 7, fields: [.name]).description
        == "0 of 7 autocomplete requests billed, and Places API Place Details"
        + " Enterprise + Atmosphere: $25 per 1,000")
  }
}
