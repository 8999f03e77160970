import GooglePlaces
import GooglePlacesSwift
import PlacesCore

/// What a set of fields asks for, whatever the style it is written in.
struct AskedFields {
  /// The fields that are named.
  private var named: PlaceFieldSet
  /// Whether everything is asked for beside them.
  private var isAll = false
  /// What means no field.
  private var meaningless: [String] = []

  /// What a legacy call with a bitmask asks for.
  init(_ fields: GMSPlaceField) {
    named = PlaceField.fields(bits: fields.effective.rawValue)
    guard fields != .everything else { return }
    let bits = fields.unknownBits
    meaningless = (0..<UInt64.bitWidth).filter { bits >> $0 & 1 == 1 }.map { "bit \($0)" }
  }

  /// What a request with properties asks for.
  init(_ properties: some Sequence<GMSPlaceProperty>) {
    named = []
    for property in properties {
      if property == .all {
        isAll = true
      } else if let field = PlaceField(property: property.rawValue) {
        named.insert(field)
      } else {
        meaningless.append(property.rawValue)
      }
    }
  }

  /// What a request of the New Swift style asks for.
  init(_ properties: some Sequence<PlaceProperty>) {
    let single = properties.filter { $0 != .all }
    named = single.reduce(into: []) { $0.formUnion($1.fields) }
    isAll = properties.contains(.all)
  }
}

extension AskedFields {
  /// The bits of those that have one.
  var gmsPlaceField: FieldCrossing<GMSPlaceField> {
    let reached = all.filter { $0.row.bit != nil }
    return crossing(GMSPlaceField(bits: PlaceField.bits(of: reached)), asking: reached)
  }

  /// A property for each.
  var gmsPlaceProperties: FieldCrossing<[GMSPlaceProperty]> {
    let properties = named.map { GMSPlaceProperty(rawValue: $0.canonicalName) }
    return crossing(isAll ? properties + [.all] : properties, asking: all)
  }

  /// A property for each, or for two of them.
  var placeProperties: FieldCrossing<[PlaceProperty]> {
    let properties = named.reduce(into: [PlaceProperty]()) { list, field in
      if let next = PlaceProperty(field), !list.contains(next) { list.append(next) }
    }
    let reached = properties.reduce(into: all) { $0.formUnion($1.fields) }
    return crossing(isAll ? properties + [.all] : properties, asking: reached)
  }

  /// The fields that are asked for in one way or the other.
  private var all: PlaceFieldSet { isAll ? named.union(PlaceField.withProperty) : named }

  private func crossing<Fields>(
    _ fields: Fields, asking reached: PlaceFieldSet
  ) -> FieldCrossing<Fields> {
    let change = FieldChange(
      lost: all.subtracting(reached).map(\.canonicalName) + meaningless,
      added: reached.subtracting(all).map(\.canonicalName))
    if reached.isEmpty { return .nothing(change) }
    return change.lost.isEmpty && change.added.isEmpty ? .same(fields) : .changed(fields, change)
  }
}
