extension PlaceRecord {
  /// Which parts a wheelchair reaches, or the entrance alone where the service told no more.
  package var accessibility: AccessibilityRecord? {
    accessibilityOptions
      ?? attributes[.wheelchairAccessibleEntrance].map { AccessibilityRecord(entrance: $0) }
  }
}
