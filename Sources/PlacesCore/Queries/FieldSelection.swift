/// The fields that an answer should have.
package struct FieldSelection: Hashable, Sendable {
  /// The fields the answer must have.
  package var required: PlaceFieldSet
  /// More fields, asked for where the service can give them: those of "everything", and those of a
  /// property that stands for several facts.
  package var optional: PlaceFieldSet

  package init(_ required: PlaceFieldSet, optional: PlaceFieldSet = []) {
    self.required = required
    self.optional = optional
  }

  /// The fields of both kinds.
  package var all: PlaceFieldSet { required.union(optional) }

  /// The fields to ask a dialect for; throws when it has no name for one that the answer must have.
  func fields(in dialect: PlacesDialect) throws(PlacesFailure) -> PlaceFieldSet {
    let nameless = Self.names(of: required.filter { !dialect.names($0) })
    guard nameless.isEmpty else {
      let names = nameless.map { "'\($0)'" }.joined(separator: ", ")
      throw PlacesFailure(.invalidRequest, "\(dialect.rawValue) has no field for \(names).")
    }
    return required.union(optional.filter(dialect.names))
  }

  /// What tells that fields are left out; nothing when all are asked for.
  func diagnostics(
    leavingOut isDropped: (PlaceField) -> Bool, from source: String
  ) -> [PlacesDiagnostic] {
    let dropped = Self.names(of: all.filter(isDropped))
    return dropped.isEmpty ? [] : [.fieldsDropped(dropped, source)]
  }

  private static func names(of fields: PlaceFieldSet) -> [String] {
    fields.map(\.canonicalName)
  }
}

extension PlacesDialect {
  /// Whether the service has a name for a field.
  func names(_ field: PlaceField) -> Bool {
    switch self {
    case .new: field.row.newName != nil
    case .legacy: field.row.legacyName != nil
    }
  }
}
