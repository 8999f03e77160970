import Foundation

@testable import PlacesCore

extension JSONCursor {
  /// Whether this value and all it holds are what Foundation found.
  func reads(as other: ParsedJSON) -> Bool {
    switch kind {
    case .null: other.isNull
    case .true: other.bool == true
    case .false: other.bool == false
    case .number: readsAsNumber(other)
    case .string, .escapedString: readsAsText(other)
    case .array: readsAsList(other)
    case .object: readsAsObject(other)
    }
  }

  /// Foundation reads long numbers as decimals of 38 digits, and loses the more the higher their
  /// power of ten is.
  private func readsAsNumber(_ other: ParsedJSON) -> Bool {
    guard let value = try? double(), let found = other.double else { return false }
    return abs(value - found) <= abs(value) * 1e-13
  }

  private func readsAsText(_ other: ParsedJSON) -> Bool {
    guard let text = try? string(), let found = other.string else { return false }
    return text.unicodeScalars.elementsEqual(found.unicodeScalars)
  }

  private func readsAsList(_ other: ParsedJSON) -> Bool {
    guard let values = try? elements(), let found = other.elements else { return false }
    return values.count == found.count && zip(values, found).allSatisfy { $0.reads(as: $1) }
  }

  private func readsAsObject(_ other: ParsedJSON) -> Bool {
    guard let members = try? members(), let found = other.members else { return false }
    let last = Dictionary(members.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    return last.count == found.count
      && last.allSatisfy { name, value in found[name].map(value.reads) ?? false }
  }
}
