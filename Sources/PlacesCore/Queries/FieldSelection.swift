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
    let nameless = required.subtracting(dialect.namedFields)
    guard nameless.isEmpty else {
      let names = Self.names(of: nameless).map { "'\($0)'" }.joined(separator: ", ")
      throw PlacesFailure(.invalidRequest, "\(dialect.rawValue) has no field for \(names).")
    }
    return required.union(optional.intersection(dialect.namedFields))
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
  func names(_ field: PlaceField) -> Bool { namedFields.contains(field) }

  /// The fields that the service has a name for.
  var namedFields: PlaceFieldSet {
    switch self {
    case .new: Self.namedByNew
    case .legacy: Self.namedByLegacy
    }
  }

  private static let namedByNew = PlaceFieldSet.all.filter { $0.row.newName != nil }
  private static let namedByLegacy = PlaceFieldSet.all.filter { $0.row.legacyName != nil }
}
