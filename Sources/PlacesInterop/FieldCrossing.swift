/// What became of a set of fields in another style, which may not be able to ask for the same.
///
/// A set that grew may cost more, and one that shrank leaves facts unset, so the cases must be told
/// apart to get at the fields; ``exact()`` and ``nearest`` are the short ways.
public enum FieldCrossing<Fields: Sendable>: Sendable {
  /// Fields that ask for the same facts.
  case same(Fields)
  /// The fields that come nearest, and what they ask for less or more.
  case changed(Fields, FieldChange)
  /// None of the facts can be asked for, or none were: there is nothing to send. An empty bitmask
  /// would ask for everything.
  case nothing(FieldChange)
}

extension FieldCrossing {
  /// The fields when they ask for the same facts; throws what would change when not.
  public func exact() throws(FieldChange) -> Fields {
    switch self {
    case .same(let fields): return fields
    case .changed(_, let change), .nothing(let change): throw change
    }
  }

  /// The fields that come nearest, whatever changed; nil when there is nothing to ask for.
  public var nearest: Fields? {
    switch self {
    case .same(let fields), .changed(let fields, _): fields
    case .nothing: nil
    }
  }

  /// What the fields ask for less or more; nil when that is nothing.
  public var change: FieldChange? {
    switch self {
    case .same: nil
    case .changed(_, let change), .nothing(let change): change
    }
  }
}

extension FieldCrossing: Equatable where Fields: Equatable {}
