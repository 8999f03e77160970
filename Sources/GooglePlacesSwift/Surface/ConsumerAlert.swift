import PlacesCore

/// A warning about a place, such as suspected fake reviews.
///
/// Follows `ConsumerAlert` of the Places Swift SDK.
public struct ConsumerAlert: ConsumerAlertProtocol {
  let record: ConsumerAlertRecord

  init(_ record: ConsumerAlertRecord) { self.record = record }

  /// The warning in short.
  public var overview: String? { record.overview }

  /// The warning at length.
  public var details: ConsumerAlertDetails? {
    record.hasDetails ? ConsumerAlertDetails(record) : nil
  }

  /// The BCP-47 code of the texts.
  public var languageCode: String? { record.languageCode }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "ConsumerAlert",
      ["overview": overview, "details": details, "languageCode": languageCode])
  }
}
