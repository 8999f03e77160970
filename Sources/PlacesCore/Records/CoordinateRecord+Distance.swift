import Foundation

extension CoordinateRecord {
  /// The way to another point over the Earth's surface, in metres; the Earth is taken as a sphere.
  func distance(to other: CoordinateRecord) -> Double {
    let north = sin((other.latitude - latitude).radians / 2)
    let east = sin((other.longitude - longitude).radians / 2)
    let chord = north * north + cos(latitude.radians) * cos(other.latitude.radians) * east * east
    return 2 * earthRadius * asin(min(1, chord.squareRoot()))
  }
}

/// The Earth's mean radius, in metres.
let earthRadius = 6_371_008.8

extension Double {
  /// An angle in degrees as one in radians.
  var radians: Double { self * .pi / 180 }
}
