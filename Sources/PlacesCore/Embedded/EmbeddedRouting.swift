import Foundation

/// How one travels to the places of a search.
///
/// Ways and times are made up: the great circle at one speed for each mode, whatever the traffic
/// and the roads to avoid.
struct EmbeddedRouting: Sendable {
  /// Where the way starts: the origin, or the start of the path.
  var start: CoordinateRecord
  /// Where the way ends after the place, for a search along a path.
  var end: CoordinateRecord?
  var mode = TravelMode.drive

  /// A means of travel.
  enum TravelMode: String, CaseIterable, Sendable {
    case drive = "DRIVE"
    case bicycle = "BICYCLE"
    case walk = "WALK"
    case twoWheeler = "TWO_WHEELER"

    /// Metres a second: 54, 18, 5.4 and 36 kilometres an hour.
    var speed: Double {
      switch self {
      case .drive: 15
      case .bicycle: 5
      case .walk: 1.5
      case .twoWheeler: 10
      }
    }
  }

  /// The summary of the way to a place, empty for one without a position.
  func summary(to place: EmbeddedPlace) -> JSONValue {
    guard let point = place.record.coordinate else { return [:] }
    let stops = [start, point] + (end.map { [$0] } ?? [])
    return [
      "legs": .array(zip(stops, stops.dropFirst()).map(leg)),
      "directionsUri": .string(
        EmbeddedLink.text(
          path: "/directions",
          [
            ("origin", start.text), ("destination", point.text), ("place", place.id),
            ("travelMode", mode.rawValue),
          ])),
    ]
  }

  private func leg(from start: CoordinateRecord, to end: CoordinateRecord) -> JSONValue {
    let distance = start.distance(to: end)
    var json: JSONValue = ["duration": .string("\(Int((distance / mode.speed).rounded()))s")]
    let meters = Int(distance.rounded())
    if meters != 0 { json["distanceMeters"] = JSONValue(meters) }
    return json
  }
}

/// Links to pages that stand for those of Google Maps and lead nowhere.
enum EmbeddedLink {
  /// The host that no name server knows.
  static let host = "maps.embedded.invalid"

  static func text(path: String, _ items: [(name: String, value: String)]) -> String {
    var link = URLComponents()
    link.scheme = "https"
    link.host = host
    link.path = path
    link.queryItems = items.map { URLQueryItem(name: $0.name, value: $0.value) }
    return link.string ?? ""
  }
}

extension CoordinateRecord {
  fileprivate var text: String { "\(latitude),\(longitude)" }
}
