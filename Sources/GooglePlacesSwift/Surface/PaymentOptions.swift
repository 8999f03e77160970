import PlacesCore

/// How one can pay; nil is not said.
///
/// Follows `PaymentOptions` of the Places Swift SDK.
public struct PaymentOptions: Hashable, Sendable, CustomStringConvertible {
  let record: PaymentRecord

  init(_ record: PaymentRecord) { self.record = record }

  /// Cash and nothing else.
  public var acceptsCashOnly: Bool? { record.acceptsCashOnly }

  /// Credit cards.
  public var acceptsCreditCards: Bool? { record.acceptsCreditCards }

  /// Debit cards.
  public var acceptsDebitCards: Bool? { record.acceptsDebitCards }

  /// Phones and cards held near.
  public var acceptsNFC: Bool? { record.acceptsNFC }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "PaymentOptions",
      [
        "acceptsCashOnly": acceptsCashOnly, "acceptsCreditCards": acceptsCreditCards,
        "acceptsDebitCards": acceptsDebitCards, "acceptsNFC": acceptsNFC,
      ])
  }
}
