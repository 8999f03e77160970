public import Foundation

/// What autocomplete requests and the details request that follows them are billed as at Places
/// API (New), by list prices of September 2026.
///
/// In a session, details at Pro or above make the suggestions free and cost the top tier; details
/// at Essentials leave the first 12 to be paid; details that ask for IDs only, all of them.
public struct SessionBill: Hashable, Sendable {
  /// The autocomplete requests made.
  public let autocompleteRequests: Int
  /// Those that are paid one by one.
  public let billedAutocompleteRequests: Int
  /// What the details request is billed as.
  public let details: PlaceSKU

  /// US dollars for 1,000 autocomplete requests that are paid one by one.
  public static let autocompletePricePerThousand = Decimal(283) / 100

  /// The bill of a session, or of the same calls without a token.
  package init(autocompleteRequests: Int, fields: some Sequence<PlaceField>, inSession: Bool = true)
  {
    self.autocompleteRequests = autocompleteRequests
    let fields = Set(fields)
    let tier = PlaceSKU(.placeDetails, fields: fields).tier
    details = PlaceSKU(.placeDetails, fields: fields, inSession: inSession)
    billedAutocompleteRequests =
      switch (inSession, tier) {
      case (false, _), (true, .essentialsIDsOnly): autocompleteRequests
      case (true, .essentials): min(autocompleteRequests, 12)
      case (true, _): 0
      }
  }

  /// US dollars for a thousand such sessions; nil when a price is unknown.
  public var listPricePerThousand: Decimal? {
    details.listPricePerThousand.map {
      $0 + Decimal(billedAutocompleteRequests) * Self.autocompletePricePerThousand
    }
  }
}

extension SessionBill: CustomStringConvertible {
  /// The requests and the price in a line.
  public var description: String {
    let price = listPricePerThousand.map { "$\($0) per 1,000" } ?? "price unknown"
    return "\(billedAutocompleteRequests) of \(autocompleteRequests) autocomplete requests billed, "
      + "and \(details.name): \(price)"
  }
}
