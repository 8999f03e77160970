/// What the parameters of Places API (Legacy) are read with: each function throws where a value is
/// not what the service takes.
extension EmbeddedQuery {
  /// What `read` makes of a parameter; nil when there is none.
  func value<Value>(
    _ name: String, _ read: (String) -> Value?
  ) throws(EmbeddedLegacyError) -> Value? {
    guard let text = self[name] else { return nil }
    guard let value = read(text) else { throw .parameter(name) }
    return value
  }

  /// The text of a parameter that must be there and not be empty.
  func requiredText(_ name: String) throws(EmbeddedLegacyError) -> String {
    guard let text = self[name], !text.isEmpty else { throw .parameter(name) }
    return text
  }

  /// A whole number from a range; nil when there is none.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(EmbeddedLegacyError) -> Int? {
    try value(name) { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
  }

  /// Whether a parameter is there and not `false`.
  func flag(_ name: String) throws(EmbeddedLegacyError) -> Bool {
    guard contains(name) else { return false }
    guard let text = self[name], !text.isEmpty else { return true }
    guard let isSet = Bool(text) else { throw .parameter(name) }
    return isSet
  }

  /// Metres above 0 and up to the most that the service takes; nil when there is none.
  func radius() throws(EmbeddedLegacyError) -> Double? {
    try value("radius", EmbeddedLegacyArguments.radius)
  }

  /// A point; nil when there is none.
  func point(_ name: String) throws(EmbeddedLegacyError) -> CoordinateRecord? {
    try value(name, EmbeddedLegacyArguments.point)
  }

  /// The bias of a search; nil when there is none, or when it is left to the network address.
  func bias() throws(EmbeddedLegacyError) -> SearchArea? {
    if self["locationbias"] == "ipbias" { return nil }
    return try value("locationbias") { text in
      if text.hasPrefix("point:") {
        return EmbeddedLegacyArguments.point(text.dropFirst(6)).map { point in
          .circle(point, radius: 0)
        }
      }
      return EmbeddedLegacyArguments.area(text)
    }
  }

  /// The restriction of a search; nil when there is none.
  func restriction() throws(EmbeddedLegacyError) -> SearchArea? {
    try value("locationrestriction", EmbeddedLegacyArguments.area)
  }
}

/// How Places API (Legacy) writes what a parameter says.
enum EmbeddedLegacyArguments {
  /// `lat,lng`.
  static func point(_ text: some StringProtocol) -> CoordinateRecord? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
      (-90...90).contains(latitude), (-180...180).contains(longitude)
    else { return nil }
    return CoordinateRecord(latitude: latitude, longitude: longitude)
  }

  /// Metres.
  static func radius(_ text: some StringProtocol) -> Double? {
    guard let radius = Double(text), radius > 0, radius <= EmbeddedArguments.largestRadius else {
      return nil
    }
    return radius
  }

  /// `circle:radius@lat,lng` or `rectangle:south,west|north,east`.
  static func area(_ text: String) -> SearchArea? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "circle": return circle(parts[1])
    case "rectangle": return rectangle(parts[1])
    default: return nil
    }
  }

  private static func circle(_ text: Substring) -> SearchArea? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let radius = radius(parts[0]), let center = point(parts[1]) else {
      return nil
    }
    return .circle(center, radius: radius)
  }

  private static func rectangle(_ text: Substring) -> SearchArea? {
    let corners = text.split(separator: "|", omittingEmptySubsequences: false).map { point($0) }
    guard corners.count == 2, let low = corners[0], let high = corners[1] else { return nil }
    let rectangle = ViewportRecord(low: low, high: high)
    return rectangle.isAreaOfSearch ? .rectangle(rectangle) : nil
  }

  /// The region of `country:xx`, in capitals.
  static func country(_ component: some StringProtocol) -> String? {
    let parts = component.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "country", EmbeddedArguments.isRegion(String(parts[1]))
    else { return nil }
    return parts[1].uppercased()
  }

  /// The parts of a text between vertical bars, when there are no more than some and each is read.
  static func list<Element>(
    _ text: String, atMost limit: Int, _ read: (Substring) -> Element?
  ) -> [Element]? {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    let elements = parts.compactMap(read)
    return parts.count <= limit && elements.count == parts.count ? elements : nil
  }
}
