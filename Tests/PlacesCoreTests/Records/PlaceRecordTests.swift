import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Place records")
struct PlaceRecordTests {
  @Test(
    "A new record knows what was asked and when, and has no value", arguments: PlaceField.allCases)
  func empty(field: PlaceField) {
    let place = PlaceRecord(requested: [field], receivedAt: PlacesConfiguration.testInstant)
    #expect(place.requested == [field])
    #expect(place.receivedAt == PlacesConfiguration.testInstant)
    #expect(place.value(of: field) == nil)
    #expect(place.availability(of: field) == .noData)
  }

  @Test("Not requested, no data and present are told apart")
  func availability() {
    var place = PlaceRecord(
      requested: [.rating, .priceLevel], receivedAt: PlacesConfiguration.testInstant)
    place.answered = [.rating]
    #expect(place.availability(of: .rating) == .present)
    #expect(place.availability(of: .priceLevel) == .noData)
    #expect(place.availability(of: .photos) == .notRequested)
  }

  @Test("Two records differ when they were asked for different things")
  func equality() {
    let asked = PlaceRecord(requested: [.rating], receivedAt: PlacesConfiguration.testInstant)
    let other = PlaceRecord(requested: [], receivedAt: PlacesConfiguration.testInstant)
    #expect(asked != other)
  }
}
