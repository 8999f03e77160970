public import Foundation

/// How a set of fields differs from the one it was made from.
///
/// Facts are called by their `GMSPlaceProperty` names, which every field has.
public struct FieldChange: Error, Hashable, Sendable {
  /// What is no longer asked for, in table order, then what never meant a field: strings that are
  /// no property, as they are, and bits as `bit 40`.
  public let lost: [String]
  /// What is asked for besides, in table order.
  public let added: [String]
}

extension FieldChange: CustomStringConvertible, LocalizedError {
  /// Both lists in words.
  public var description: String {
    let parts = [("Not asked for any more", lost), ("Asked for besides", added)]
    let said = parts.filter { !$0.1.isEmpty }.map { "\($0): \($1.joined(separator: ", "))." }
    return said.isEmpty ? "There is no field to ask for." : said.joined(separator: " ")
  }

  /// Both lists in words.
  public var errorDescription: String? { description }
}
