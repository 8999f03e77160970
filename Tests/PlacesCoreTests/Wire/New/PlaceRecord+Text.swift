import Foundation
import PlacesTestSupport

@testable import PlacesCore

extension PlaceRecord {
  /// The place in Places API (New) JSON, of which every field was requested unless said otherwise.
  static func new(
    _ text: String, requested: PlaceFieldSet = .all
  ) throws(WireError) -> PlaceRecord {
    try new(Data(text.utf8), requested: requested)
  }

  /// The place in Places API (New) JSON, of which every field was requested unless said otherwise.
  static func new(
    _ json: Data, requested: PlaceFieldSet = .all
  ) throws(WireError) -> PlaceRecord {
    try PlaceRecord(
      new: JSONDocument(json).root, requested: requested,
      receivedAt: PlacesConfiguration.testInstant)
  }
}
