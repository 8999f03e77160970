/// What the bodies of Places API (New) are read with: each function throws where a value is not
/// what the service takes.
extension JSONCursor {
  /// Throws unless this is an object and each of its members has one of some names, separated by
  /// spaces.
  func expectMembers(_ names: String) throws(WireError) {
    let known = Set(names.split(separator: " ").map(String.init))
    for (name, value) in try members() where !known.contains(name) {
      throw value.error("there is no such argument")
    }
  }

  /// The error of a value that the service does not take.
  func error(_ problem: String) -> WireError {
    WireError(path: document.path(to: index), problem: problem)
  }

  /// The error of a member that must be there.
  func missing(_ name: String) -> WireError {
    let path = document.path(to: index)
    return WireError(path: path.isEmpty ? name : "\(path).\(name)", problem: "it is required")
  }

  /// The text of a member that must be there and not be empty.
  func requiredText(_ name: StaticString) throws(WireError) -> String {
    guard let text = try string(name), !text.isEmpty else { throw missing("\(name)") }
    return text
  }

  // MARK: Numbers

  /// A number member from a range; nil when there is none.
  func double(
    _ name: StaticString, in range: ClosedRange<Double>
  ) throws(WireError) -> Double? {
    guard let member = try member(name) else { return nil }
    let number = try member.double()
    guard range.contains(number) else { throw member.error("it is not from \(range)") }
    return number
  }

  /// A whole-number member from a range; nil when there is none.
  func integer(_ name: StaticString, in range: ClosedRange<Int>) throws(WireError) -> Int? {
    guard let member = try member(name) else { return nil }
    let number = try member.integer(Int.self)
    guard range.contains(number) else { throw member.error("it is not from \(range)") }
    return number
  }

  /// A point member that must be there.
  fileprivate func requiredPoint(_ name: StaticString) throws(WireError) -> CoordinateRecord {
    guard let point = try value(name, CoordinateRecord.init(argument:)) else {
      throw missing("\(name)")
    }
    return point
  }

  // MARK: Lists

  /// The texts of a list that some rule takes each of; nil when there is no such member.
  func texts(
    _ name: StaticString, atMost limit: Int, _ isValid: (String) -> Bool
  ) throws(WireError) -> [String]? {
    guard let list = try member(name) else { return nil }
    let elements = try list.elements()
    guard elements.count <= limit else { throw list.error("it has more than \(limit) elements") }
    for element in elements where !isValid(try element.string()) {
      throw element.error("the service does not take it")
    }
    return try list.list { element throws(WireError) in try element.string() }
  }

  /// A word of a closed list; nil when there is no such member.
  func choice<Word: RawRepresentable>(
    _ name: StaticString, of _: Word.Type
  ) throws(WireError) -> Word? where Word.RawValue == String {
    guard let member = try member(name) else { return nil }
    guard let word = Word(rawValue: try member.string()) else {
      throw member.error("the service does not know the word")
    }
    return word
  }
}

extension CoordinateRecord {
  /// The point of an argument, of which a member that is absent is 0.
  init(argument: JSONCursor) throws(WireError) {
    try argument.expectMembers("latitude longitude")
    self.init(
      latitude: try argument.double("latitude", in: -90...90) ?? 0,
      longitude: try argument.double("longitude", in: -180...180) ?? 0)
  }
}

extension SearchArea {
  /// The circle or the rectangle of an argument.
  init(bias argument: JSONCursor) throws(WireError) {
    try argument.expectMembers("circle rectangle")
    let (circle, rectangle) = (try argument.member("circle"), try argument.member("rectangle"))
    switch (circle, rectangle) {
    case (let circle?, nil): try self.init(circle: circle)
    case (nil, let rectangle?): try self.init(rectangle: rectangle)
    default: throw argument.error("it needs either a circle or a rectangle")
    }
  }

  /// The same, with a circle of some extent.
  init(restriction argument: JSONCursor) throws(WireError) {
    try self.init(bias: argument)
    if case .circle(_, 0) = self { throw argument.error("its radius is 0") }
  }

  private init(circle: JSONCursor) throws(WireError) {
    try circle.expectMembers("center radius")
    self = .circle(
      try circle.requiredPoint("center"),
      radius: try circle.double("radius", in: 0...EmbeddedArguments.largestRadius) ?? 0)
  }

  private init(rectangle: JSONCursor) throws(WireError) {
    try rectangle.expectMembers("low high")
    let corners = ViewportRecord(
      low: try rectangle.requiredPoint("low"), high: try rectangle.requiredPoint("high"))
    guard corners.isAreaOfSearch else { throw rectangle.error("nothing lies in it") }
    self = .rectangle(corners)
  }
}

extension ViewportRecord {
  /// Whether something can lie in the rectangle; a single point is enough.
  var isAreaOfSearch: Bool {
    low.latitude <= high.latitude && !(low.longitude == 180 && high.longitude == -180)
  }
}
