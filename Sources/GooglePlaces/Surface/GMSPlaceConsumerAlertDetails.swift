public import Foundation
import PlacesCore

/// The long form of a warning about a place.
///
/// Follows `GMSPlaceConsumerAlertDetails` of the Places SDK for iOS.
public final class GMSPlaceConsumerAlertDetails: NSObject {
  let record: ConsumerAlertRecord

  init(_ record: ConsumerAlertRecord) { self.record = record }

  /// The heading.
  public var title: String? { record.title }

  /// The explanation.
  public var alertDescription: String? { record.description }

  /// The words of the link to more.
  public var aboutLinkTitle: String? { record.aboutLink?.title }

  /// The link to more.
  public var aboutLinkURI: URL? { URL(text: record.aboutLink?.uri) }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceConsumerAlertDetails)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
