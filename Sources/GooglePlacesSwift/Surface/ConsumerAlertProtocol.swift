/// A warning about a place.
///
/// Follows `ConsumerAlertProtocol` of the Places Swift SDK.
public protocol ConsumerAlertProtocol: CustomStringConvertible, Hashable, Sendable {
  /// The warning in short.
  var overview: String? { get }
  /// The warning at length.
  var details: ConsumerAlertDetails? { get }
  /// The BCP-47 code of the texts.
  var languageCode: String? { get }
}
