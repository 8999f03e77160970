/// A value of a record as a short text: names and values, without what is not there.
struct ShadowText: CustomStringConvertible {
  let description: String

  init(_ value: AnyHashable) { description = Self.text(value.base) }

  private static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text($0.value) } ?? "nothing"
    case .collection, .set:
      return "[" + mirror.children.map { text($0.value) }.joined(separator: ", ") + "]"
    case .struct where value is any RawRepresentable:
      return mirror.children.first.map { text($0.value) } ?? ""
    case .struct where !(value is any CustomStringConvertible):
      let members = mirror.children.compactMap { label, member -> String? in
        let text = text(member)
        return text == "nothing" ? nil : "\(label ?? "") \(text)"
      }
      return "(" + members.joined(separator: ", ") + ")"
    default: return String(describing: value)
    }
  }
}
