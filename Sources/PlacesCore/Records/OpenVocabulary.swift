/// A word from a list that the service may extend: the raw text is kept, known words have names.
package protocol OpenVocabulary: RawRepresentable, Hashable, Sendable where RawValue == String {
  /// Any text is a word.
  init(rawValue: String)
}

/// Whether a place is in business.
package struct BusinessStatusRecord: OpenVocabulary {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let operational = Self(rawValue: "OPERATIONAL")
  package static let closedTemporarily = Self(rawValue: "CLOSED_TEMPORARILY")
  package static let closedPermanently = Self(rawValue: "CLOSED_PERMANENTLY")
  package static let futureOpening = Self(rawValue: "FUTURE_OPENING")
}

/// How dear a place is.
package struct PriceLevelRecord: OpenVocabulary {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let free = Self(rawValue: "PRICE_LEVEL_FREE")
  package static let inexpensive = Self(rawValue: "PRICE_LEVEL_INEXPENSIVE")
  package static let moderate = Self(rawValue: "PRICE_LEVEL_MODERATE")
  package static let expensive = Self(rawValue: "PRICE_LEVEL_EXPENSIVE")
  package static let veryExpensive = Self(rawValue: "PRICE_LEVEL_VERY_EXPENSIVE")
}

/// The service that secondary hours belong to.
package struct HoursTypeRecord: OpenVocabulary {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let access = Self(rawValue: "ACCESS")
  package static let breakfast = Self(rawValue: "BREAKFAST")
  package static let brunch = Self(rawValue: "BRUNCH")
  package static let lunch = Self(rawValue: "LUNCH")
  package static let dinner = Self(rawValue: "DINNER")
  package static let seniorHours = Self(rawValue: "SENIOR_HOURS")
  package static let pickup = Self(rawValue: "PICKUP")
  package static let takeout = Self(rawValue: "TAKEOUT")
  package static let delivery = Self(rawValue: "DELIVERY")
  package static let kitchen = Self(rawValue: "KITCHEN")
  package static let onlineServiceHours = Self(rawValue: "ONLINE_SERVICE_HOURS")
  package static let driveThrough = Self(rawValue: "DRIVE_THROUGH")
  package static let happyHour = Self(rawValue: "HAPPY_HOUR")
}

/// The plug of a charging station.
package struct ConnectorTypeRecord: OpenVocabulary {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let other = Self(rawValue: "EV_CONNECTOR_TYPE_OTHER")
  package static let j1772 = Self(rawValue: "EV_CONNECTOR_TYPE_J1772")
  package static let type2 = Self(rawValue: "EV_CONNECTOR_TYPE_TYPE_2")
  package static let chademo = Self(rawValue: "EV_CONNECTOR_TYPE_CHADEMO")
  package static let ccsCombo1 = Self(rawValue: "EV_CONNECTOR_TYPE_CCS_COMBO_1")
  package static let ccsCombo2 = Self(rawValue: "EV_CONNECTOR_TYPE_CCS_COMBO_2")
  package static let tesla = Self(rawValue: "EV_CONNECTOR_TYPE_TESLA")
  package static let unspecifiedGBT = Self(rawValue: "EV_CONNECTOR_TYPE_UNSPECIFIED_GB_T")
  package static let unspecifiedWallOutlet = Self(
    rawValue: "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET")
  package static let nacs = Self(rawValue: "EV_CONNECTOR_TYPE_NACS")
}

/// What a filling station sells.
package struct FuelTypeRecord: OpenVocabulary {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let diesel = Self(rawValue: "DIESEL")
  package static let dieselPlus = Self(rawValue: "DIESEL_PLUS")
  package static let regularUnleaded = Self(rawValue: "REGULAR_UNLEADED")
  package static let midgrade = Self(rawValue: "MIDGRADE")
  package static let premium = Self(rawValue: "PREMIUM")
  package static let sp91 = Self(rawValue: "SP91")
  package static let sp91E10 = Self(rawValue: "SP91_E10")
  package static let sp92 = Self(rawValue: "SP92")
  package static let sp95 = Self(rawValue: "SP95")
  package static let sp95E10 = Self(rawValue: "SP95_E10")
  package static let sp98 = Self(rawValue: "SP98")
  package static let sp99 = Self(rawValue: "SP99")
  package static let sp100 = Self(rawValue: "SP100")
  package static let lpg = Self(rawValue: "LPG")
  package static let e80 = Self(rawValue: "E80")
  package static let e85 = Self(rawValue: "E85")
  package static let e100 = Self(rawValue: "E100")
  package static let methane = Self(rawValue: "METHANE")
  package static let bioDiesel = Self(rawValue: "BIO_DIESEL")
  package static let synDiesel = Self(rawValue: "SYN_DIESEL")
  package static let truckDiesel = Self(rawValue: "TRUCK_DIESEL")
}

/// Where a place lies as seen from a landmark.
package struct SpatialRelationshipRecord: OpenVocabulary {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let near = Self(rawValue: "NEAR")
  package static let within = Self(rawValue: "WITHIN")
  package static let beside = Self(rawValue: "BESIDE")
  package static let acrossTheRoad = Self(rawValue: "ACROSS_THE_ROAD")
  package static let downTheRoad = Self(rawValue: "DOWN_THE_ROAD")
  package static let aroundTheCorner = Self(rawValue: "AROUND_THE_CORNER")
  package static let behind = Self(rawValue: "BEHIND")
}

/// How a place lies in an area.
package struct ContainmentRecord: OpenVocabulary {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let within = Self(rawValue: "WITHIN")
  package static let outskirts = Self(rawValue: "OUTSKIRTS")
  package static let near = Self(rawValue: "NEAR")
}
