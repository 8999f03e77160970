extension ViewportRecord {
  /// Whether both corners are on the Earth and the south is not above the north.
  package var isValid: Bool { low.isValid && high.isValid && low.latitude <= high.latitude }
}

extension CoordinateRecord {
  /// Whether both angles are in their ranges.
  package var isValid: Bool {
    (-90...90).contains(latitude) && (-180...180).contains(longitude)
  }
}
