/// A field mask as the service applies it: a tree of names, of which a leaf keeps all below it.
struct EmbeddedMask {
  private var members: [String: EmbeddedMask]?

  private static let everything = EmbeddedMask(members: nil)

  /// The mask of a text over the members of a shape; throws the first path that names nothing.
  init(
    _ text: String, of shape: PlaceShape = .place, by separator: Character = "."
  ) throws(UnknownPath) {
    self.init(members: [:])
    for path in text.split(separator: ",", omittingEmptySubsequences: false) {
      if path == "*" {
        self = .everything
      } else {
        let names = path.split(separator: separator, omittingEmptySubsequences: false)
        try insert(names, of: shape, path)
      }
    }
  }

  /// A path of a mask that names no field.
  struct UnknownPath: Error {
    var path: String
  }

  private init(members: [String: EmbeddedMask]?) { self.members = members }

  private mutating func insert(
    _ names: [Substring], of shape: PlaceShape, _ path: Substring
  ) throws(UnknownPath) {
    guard let first = names.first, let (name, below) = shape.member(first) else {
      throw UnknownPath(path: String(path))
    }
    let rest = Array(names.dropFirst())
    var child = members?[name] ?? EmbeddedMask(members: [:])
    if rest.isEmpty { child = .everything } else { try child.insert(rest, of: below, path) }
    members?[name] = child
  }

  /// The same mask with other names for some members.
  func renaming(_ names: [String: String]) -> EmbeddedMask {
    guard let members else { return self }
    return EmbeddedMask(
      members: Dictionary(
        members.map { (names[$0.key] ?? $0.key, $0.value) }, uniquingKeysWith: { first, _ in first }
      ))
  }

  /// The parts of a value that the mask keeps, through lists to their elements.
  func applied(to value: JSONValue) -> JSONValue {
    guard let members else { return value }
    switch value {
    case .object(let object):
      return .object(
        object.compactMap { member in
          members[member.name].map { mask in
            JSONValue.Member(name: member.name, value: mask.applied(to: member.value))
          }
        })
    case .array(let elements): return .array(elements.map(applied))
    case .null, .bool, .number, .string: return value
    }
  }
}
