extension RequestCost {
  /// Throws for a request that costs more than is allowed; names the fields that raise it.
  func check(under ceiling: BillingTier?, inSession: Bool) throws(PlacesFailure) {
    guard let ceiling, tier > ceiling else { return }
    let names = fields(above: ceiling).map { "'\($0)'" }.joined(separator: ", ")
    let cause = names.isEmpty ? "The call" : inSession ? "\(names) in a session" : names
    throw PlacesFailure(
      .invalidRequest,
      "\(cause) is billed as \(tier.rawValue), above the configuration's highest tier, "
        + "\(ceiling.rawValue).")
  }
}
