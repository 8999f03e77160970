public import Foundation
package import PlacesCore

/// A short code for a place's position that works where there are no street names.
///
/// Follows `GMSPlusCode` of the Places SDK for iOS. Two codes with the same text are equal.
public final class GMSPlusCode: NSObject {
  /// What the service said.
  package let record: PlusCodeRecord

  /// A view of what the service said.
  package init(_ record: PlusCodeRecord) { self.record = record }

  /// A code without text.
  public override convenience init() { self.init(PlusCodeRecord(globalCode: "")) }

  /// The full code, such as `8FW4V75V+8Q`.
  public var globalCode: String { record.globalCode }

  /// The short code with a locality; nil where there is none nearby.
  public var compoundCode: String? { record.compoundCode }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlusCode)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
