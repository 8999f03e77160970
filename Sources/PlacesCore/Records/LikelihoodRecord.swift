/// A place where the device may be.
package struct LikelihoodRecord: Hashable, Sendable {
  package var place: PlaceRecord
  /// 0…1.
  package var likelihood: Double
}
