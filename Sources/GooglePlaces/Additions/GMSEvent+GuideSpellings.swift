/// The name that Google's guide uses in place of the one in its header.
extension GMSEvent {
  /// Whether the span goes on past the seven days of current hours here.
  public var isTruncated: Bool { truncated }
}

/// The name that a sample of Google's guide uses for ``GMSEvent``.
public typealias GMSTimeOfWeek = GMSEvent
