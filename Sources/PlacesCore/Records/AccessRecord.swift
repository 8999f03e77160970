/// A way into a place.
package struct EntranceRecord: Hashable, Sendable {
  package var location: CoordinateRecord?
  package var tags: [String]
}

/// A point to navigate to.
package struct NavigationPointRecord: Hashable, Sendable {
  package var displayName: LocalizedTextRecord?
  package var location: CoordinateRecord?
  package var token: String?
  package var travelModes: [String]
  package var usages: [String]
}

/// What a place is for public transport.
package struct TransitStationRecord: Hashable, Sendable {
  package var displayName: LocalizedTextRecord?
  package var agencies: [TransitAgencyRecord]
  package var stops: [TransitStopRecord]
}

/// A company that serves a station.
package struct TransitAgencyRecord: Hashable, Sendable {
  package var displayName: LocalizedTextRecord?
  package var url: String?
  package var fareUrl: String?
  package var icon: TransitIconRecord?
  package var lines: [TransitLineRecord]
}

/// A line that serves a station.
package struct TransitLineRecord: Hashable, Sendable {
  package var id: String?
  package var displayName: LocalizedTextRecord?
  package var shortDisplayName: LocalizedTextRecord?
  package var backgroundColor: String?
  package var textColor: String?
  package var url: String?
  package var icon: TransitIconRecord?
  package var vehicleType: String?
}

/// The sign of an agency or a line.
package struct TransitIconRecord: Hashable, Sendable {
  package var url: String?
  package var nameIncluded: Bool?
}

/// A stop of a station.
package struct TransitStopRecord: Hashable, Sendable {
  package var id: String?
  package var displayName: LocalizedTextRecord?
  package var location: CoordinateRecord?
  package var platformCode: LocalizedTextRecord?
  package var signageText: LocalizedTextRecord?
  package var stopCode: LocalizedTextRecord?
  package var wheelchairAccessibleEntrance: Bool?
}
