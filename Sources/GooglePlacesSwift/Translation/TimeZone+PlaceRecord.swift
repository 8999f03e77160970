import Foundation
import PlacesCore

extension TimeZone {
  /// The time zone by its name, or by its offset when this system does not know the name.
  init?(_ record: PlaceRecord) {
    if let named = record.timeZone.flatMap({ TimeZone(identifier: $0.id) }) {
      self = named
    } else if let minutes = record.utcOffsetMinutes, (-1_440...1_440).contains(minutes) {
      self.init(secondsFromGMT: minutes * 60)
    } else {
      return nil
    }
  }
}
