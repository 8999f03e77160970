import Foundation
import Testing

@testable import PlacesCore

/// What is said about a place, in notation, and when it was said.
struct OpeningHoursSample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var regular: [String]?
  var current: [String]?
  var status: BusinessStatusRecord?
  var zone: String?
  var offset: Int?
  var received: String

  /// In Berlin, on a Wednesday.
  init(
    _ description: String, regular: [String]? = nil, current: [String]? = nil,
    status: BusinessStatusRecord? = nil, zone: String? = "Europe/Berlin", offset: Int? = nil,
    received: String = "2025-03-12T12:00:00+01:00"
  ) {
    testDescription = description
    self.regular = regular
    self.current = current
    self.status = status
    self.zone = zone
    self.offset = offset
    self.received = received
  }

  func calculator() throws -> OpeningHoursCalculator {
    OpeningHoursCalculator(
      regular: try regular.map(HoursRecord.init(lines:)),
      current: try current.map(HoursRecord.init(lines:)), businessStatus: status,
      timeZone: zone.map { TimeZoneRecord(id: $0, version: nil) }, utcOffsetMinutes: offset,
      receivedAt: try Date(received))
  }
}

/// A question and its answer.
enum OpeningAnswer: Sendable, Equatable {
  /// Until an instant, or for good.
  case open(until: String?)
  case closed(until: String?)
  case unknown([PlaceField])

  func outlook() throws -> OpeningOutlook {
    switch self {
    case .open(let end): OpeningOutlook(state: .open, nextClosing: try end.map(Date.init(_:)))
    case .closed(let end): OpeningOutlook(state: .closed, nextOpening: try end.map(Date.init(_:)))
    case .unknown(let fields): OpeningOutlook(state: .unknown(missing: fields))
    }
  }
}
