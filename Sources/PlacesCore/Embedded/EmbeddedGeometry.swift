import Foundation

extension Double {
  /// Degrees of longitude from −180 to 180.
  fileprivate var wrapped: Double { remainder(dividingBy: 360) }
}

extension SearchArea {
  /// The border belongs to the area.
  func contains(_ point: CoordinateRecord) -> Bool {
    switch self {
    case .circle(let center, let radius): center.distance(to: point) <= radius
    case .rectangle(let corners): corners.contains(point)
    }
  }

  /// The point in its middle.
  var center: CoordinateRecord {
    switch self {
    case .circle(let center, _): center
    case .rectangle(let corners): corners.center
    }
  }
}

extension ViewportRecord {
  private var crossesDateLine: Bool { low.longitude > high.longitude }

  fileprivate func contains(_ point: CoordinateRecord) -> Bool {
    guard (low.latitude...max(low.latitude, high.latitude)).contains(point.latitude) else {
      return false
    }
    // The 180° line has two longitudes.
    let isOnDateLine = abs(point.longitude) == 180
    return contains(longitude: point.longitude)
      || isOnDateLine && contains(longitude: -point.longitude)
  }

  private func contains(longitude: Double) -> Bool {
    let (isEast, isWest) = (longitude >= low.longitude, longitude <= high.longitude)
    return crossesDateLine ? isEast || isWest : isEast && isWest
  }

  fileprivate var center: CoordinateRecord {
    let width = high.longitude - low.longitude + (crossesDateLine ? 360 : 0)
    return CoordinateRecord(
      latitude: (low.latitude + high.latitude) / 2,
      longitude: (low.longitude + width / 2).wrapped)
  }
}

/// The line that a search goes along; it has a point at least.
struct EmbeddedPath: Hashable, Sendable {
  let points: [CoordinateRecord]

  /// The path of an encoded polyline with five decimals; nil when the text is none.
  init?(encoded text: String) {
    var bytes = Array(text.utf8)[...]
    var points: [CoordinateRecord] = []
    var (latitude, longitude) = (0, 0)
    while !bytes.isEmpty {
      guard let north = Self.step(&bytes), let east = Self.step(&bytes) else { return nil }
      latitude += north
      longitude += east
      guard abs(latitude) <= 90 * precision, abs(longitude) <= 180 * precision else { return nil }
      points.append(
        CoordinateRecord(
          latitude: Double(latitude) / Double(precision),
          longitude: Double(longitude) / Double(precision)))
    }
    guard !points.isEmpty else { return nil }
    self.points = points
  }

  /// A signed number: groups of five bits, the lowest first, its sign in the last bit.
  private static func step(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    var (value, shift) = (0, 0)
    while let byte = bytes.popFirst(), (63...126).contains(byte), shift <= 30 {
      let group = Int(byte) - 63
      value |= (group & 31) << shift
      shift += 5
      if group < 32 { return value & 1 == 1 ? ~(value >> 1) : value >> 1 }
    }
    return nil
  }

  /// Metres to the nearest point of the line, as on a map around the point.
  func distance(to point: CoordinateRecord) -> Double {
    let shadows = points.map { (corner: CoordinateRecord) -> (x: Double, y: Double) in
      let east = (corner.longitude - point.longitude).wrapped.radians * cos(point.latitude.radians)
      return (east * earthRadius, (corner.latitude - point.latitude).radians * earthRadius)
    }
    let starts = shadows.count == 1 ? shadows[...] : shadows.dropLast()
    let ends = shadows.count == 1 ? shadows[...] : shadows.dropFirst()
    return zip(starts, ends).map(Self.distanceFromOrigin).min() ?? .infinity
  }

  private static func distanceFromOrigin(
    _ start: (x: Double, y: Double), _ end: (x: Double, y: Double)
  ) -> Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    let share = square == 0 ? 0 : min(1, max(0, -(start.x * x + start.y * y) / square))
    let (nearX, nearY) = (start.x + share * x, start.y + share * y)
    return (nearX * nearX + nearY * nearY).squareRoot()
  }
}

private let precision = 100_000
