/// A question for the bytes of a photo, in a size.
package struct PhotoQuery: Hashable, Sendable {
  /// The name that came with the place; it expires.
  package var name: String
  /// The widest and highest image wanted, in whole pixels; the aspect ratio is kept and nothing is
  /// enlarged.
  package var maximumWidth: Double
  package var maximumHeight: Double

  package init(name: String, maximumWidth: Double, maximumHeight: Double) {
    self.name = name
    self.maximumWidth = maximumWidth
    self.maximumHeight = maximumHeight
  }
}

extension PhotoQuery: Question {
  static let operation = "Place Details Photos"

  func cost(in dialect: PlacesDialect, inSession: Bool) -> RequestCost { .photo(in: dialect) }

  /// The largest size a service gives, in pixels.
  package static func maximumSize(in dialect: PlacesDialect) -> Double {
    dialect == .new ? 4_800 : 1_600
  }

  func check(for dialect: PlacesDialect) throws(PlacesFailure) {
    guard !name.isEmpty else {
      throw PlacesFailure(.invalidRequest, "The photo has no name: it did not come from a service.")
    }
    let limit = Self.maximumSize(in: dialect)
    for side in [maximumWidth, maximumHeight] {
      guard side >= 1, side <= limit, side == side.rounded() else {
        throw PlacesFailure(
          .invalidRequest,
          "Width and height of a photo must be whole numbers from 1 to \(Int(limit)).")
      }
    }
  }
}
