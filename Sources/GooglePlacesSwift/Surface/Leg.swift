public import Foundation
import PlacesCore

/// A part of a way.
///
/// Follows `Leg` of the Places Swift SDK; its members are named after those of the service.
public struct Leg: Hashable, Sendable, CustomStringConvertible {
  let record: LegRecord

  init(_ record: LegRecord) { self.record = record }

  /// In seconds.
  public var duration: TimeInterval { record.duration }

  /// In metres.
  public var distanceMeters: Int { record.distanceMeters }

  /// The type with its values.
  public var description: String {
    summary("Leg", ["duration": duration, "distanceMeters": distanceMeters])
  }
}
