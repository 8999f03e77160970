public import Foundation
import PlacesCore

/// A warning about a place at length.
///
/// Follows `ConsumerAlertDetails` of the Places Swift SDK.
public struct ConsumerAlertDetails: Hashable, Sendable, CustomStringConvertible {
  let record: ConsumerAlertRecord

  init(_ record: ConsumerAlertRecord) { self.record = record }

  /// The heading.
  public var title: String? { record.title }

  /// The text.
  public var alertDescription: String? { record.description }

  /// The text of the link to more.
  public var aboutLinkTitle: String? { record.aboutLink?.title }

  /// The link to more.
  public var aboutLinkURI: URL? { URL(text: record.aboutLink?.uri) }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "ConsumerAlertDetails",
      [
        "title": title, "alertDescription": alertDescription, "aboutLinkTitle": aboutLinkTitle,
        "aboutLinkURI": aboutLinkURI,
      ])
  }
}
