public import Foundation
import PlacesCore

/// A warning about a place, such as suspected fake reviews.
///
/// Follows `GMSPlaceConsumerAlert` of the Places SDK for iOS.
public final class GMSPlaceConsumerAlert: NSObject, NSCopying {
  let record: ConsumerAlertRecord

  init(_ record: ConsumerAlertRecord) { self.record = record }

  /// The object itself, as it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The warning in short.
  public var overview: String? { record.overview }

  /// The warning at length; nil when there is no more.
  public var details: GMSPlaceConsumerAlertDetails? {
    record.hasDetails ? GMSPlaceConsumerAlertDetails(record) : nil
  }

  /// The BCP-47 code of all its texts.
  public var languageCode: String? { record.languageCode }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceConsumerAlert)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
