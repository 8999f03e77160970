extension MoneyRecord {
  /// What stands for a price that was not said where the surface has no nil.
  package static let notSaid = MoneyRecord(currencyCode: "", units: 0, nanos: 0)
}
