extension RequestCost {
  /// Throws for a request that costs more than is allowed; names the fields that raise it.
  ///
  /// `alone` is the cost outside of the session that the request is in.
  func check(under ceiling: BillingTier?, alone: RequestCost) throws(PlacesFailure) {
    guard let ceiling, tier.isAbove(ceiling) else { return }
    let names = fields(above: ceiling).map { "'\($0)'" }.joined(separator: ", ")
    let cause = (names.isEmpty ? "The call" : names) + (alone.tier < tier ? " in a session" : "")
    throw PlacesFailure(
      .invalidRequest,
      "\(cause) is billed as \(tier.rawValue), above the configuration's highest tier, "
        + "\(ceiling.rawValue).")
  }
}
