package import PlacesCore

/// A short code for a position that works where there are no street names.
///
/// Follows `PlusCode` of the Places Swift SDK.
public struct PlusCode: Hashable, Sendable, CustomStringConvertible {
  /// What the service said.
  package let record: PlusCodeRecord

  /// A view of what the service said.
  package init(_ record: PlusCodeRecord) { self.record = record }

  /// A code from its two forms.
  public init(globalCode: String, compoundCode: String?) {
    self.init(PlusCodeRecord(globalCode: globalCode, compoundCode: compoundCode))
  }

  /// The full code, such as `8FW4V75V+8Q`.
  public var globalCode: String { record.globalCode }

  /// The short code with a locality; nil where there is none nearby.
  public var compoundCode: String? { record.compoundCode }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "PlusCode",
      ["globalCode": globalCode, "compoundCode": compoundCode])
  }
}
