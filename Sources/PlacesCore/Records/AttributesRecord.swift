/// The yes-or-no facts of a place: "no" is false, "not said" is nil.
package struct AttributesRecord: Hashable, Sendable {
  private var yes: PlaceFieldSet = []
  private var no: PlaceFieldSet = []

  /// What is said of a fact.
  package subscript(field: PlaceField) -> Bool? {
    get { yes.contains(field) ? true : no.contains(field) ? false : nil }
    set {
      yes.remove(field)
      no.remove(field)
      switch newValue {
      case true?: yes.insert(field)
      case false?: no.insert(field)
      case nil: break
      }
    }
  }
}

extension AttributesRecord: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral facts: (PlaceField, Bool)...) {
    for (field, fact) in facts { self[field] = fact }
  }
}
