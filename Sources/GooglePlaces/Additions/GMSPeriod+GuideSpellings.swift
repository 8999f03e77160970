/// The names that Google's guide uses in place of those in its header.
extension GMSPeriod {
  /// When it begins; never nil.
  public var open: GMSEvent? { openEvent }

  /// When it ends; nil when it never does.
  public var close: GMSEvent? { closeEvent }
}
