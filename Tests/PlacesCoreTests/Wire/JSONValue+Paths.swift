import Testing

@testable import PlacesCore

/// The way from the root of a JSON value to a value inside it.
struct JSONPath: Sendable, Hashable, CustomTestStringConvertible {
  enum Step: Sendable, Hashable {
    case member(String)
    case element(Int)
  }

  var steps: [Step] = []

  /// The path as errors write it, such as `reviews[0].rating`.
  var testDescription: String {
    steps.reduce("") { path, step in
      switch step {
      case .member(let name): path.isEmpty ? name : "\(path).\(name)"
      case .element(let number): "\(path)[\(number)]"
      }
    }
  }

  func appending(_ step: Step) -> JSONPath { JSONPath(steps: steps + [step]) }
}

extension JSONValue {
  /// The paths of all values below this one, containers before what they hold.
  func paths(from path: JSONPath = JSONPath()) -> [JSONPath] {
    steps.flatMap { step, value in
      [path.appending(step)] + value.paths(from: path.appending(step))
    }
  }

  private var steps: [(JSONPath.Step, JSONValue)] {
    switch self {
    case .object(let members): members.map { (.member($0.name), $0.value) }
    case .array(let elements): elements.enumerated().map { (.element($0.offset), $0.element) }
    default: []
    }
  }

  var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }

  /// The value at a path.
  subscript(path: JSONPath) -> JSONValue {
    path.steps.reduce(self) { value, step in
      value.steps.first { $0.0 == step }?.1 ?? .null
    }
  }

  /// The same object with only the member that a path starts with.
  func member(of path: JSONPath) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { .member($0.name) == path.steps.first })
  }

  /// The same value with another one at a path.
  func replacing(_ path: JSONPath, with value: JSONValue) -> JSONValue {
    guard let step = path.steps.first else { return value }
    let rest = JSONPath(steps: Array(path.steps.dropFirst()))
    switch (self, step) {
    case (.object(let members), .member(let name)):
      return .object(
        members.map { member in
          guard member.name == name else { return member }
          return Member(name: name, value: member.value.replacing(rest, with: value))
        })
    case (.array(var elements), .element(let number)):
      elements[number] = elements[number].replacing(rest, with: value)
      return .array(elements)
    default: return self
    }
  }

  /// The same value with every object in it changed.
  func mappingObjects(_ change: ([Member]) -> [Member]) -> JSONValue {
    switch self {
    case .object(let members):
      .object(
        change(members.map { Member(name: $0.name, value: $0.value.mappingObjects(change)) }))
    case .array(let elements): .array(elements.map { $0.mappingObjects(change) })
    default: self
    }
  }

  /// Another value of the same type that a place can hold at the same spot.
  var alternative: JSONValue {
    switch self {
    case .bool(let value): .bool(!value)
    case .number(let text): .number(text == "0" ? "1" : "0")
    case .string(let text) where text.hasPrefix("20") && text.contains("T"):
      .string("19" + text.dropFirst(2))
    case .string(let text): .string(text + "1")
    default: .null
    }
  }

  /// A value of a type that no place can hold where this one stands.
  var wronglyTyped: JSONValue {
    if case .bool = self { 1 } else { true }
  }
}
