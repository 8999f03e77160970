/// A point on the Earth in degrees, not checked for range.
package struct CoordinateRecord: Hashable, Sendable {
  package var latitude: Double
  package var longitude: Double

  package init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A rectangle between two corners; one whose low longitude is above the high one crosses the
/// 180° line.
package struct ViewportRecord: Hashable, Sendable {
  /// The south-west corner.
  package var low: CoordinateRecord
  /// The north-east corner.
  package var high: CoordinateRecord

  package init(low: CoordinateRecord, high: CoordinateRecord) {
    self.low = low
    self.high = high
  }
}

/// The two forms of a plus code.
package struct PlusCodeRecord: Hashable, Sendable {
  package var globalCode: String
  package var compoundCode: String?

  package init(globalCode: String, compoundCode: String? = nil) {
    self.globalCode = globalCode
    self.compoundCode = compoundCode
  }
}
