import PlacesCore

extension [GMSPlaceRoutingSummary] {
  /// A summary for each place; nil when there are none.
  static func list(_ records: [RoutingSummaryRecord]) -> Self? {
    records.isEmpty ? nil : records.map(GMSPlaceRoutingSummary.init(_:))
  }
}
