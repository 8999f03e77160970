/// Which parts of a place a wheelchair reaches; nil is not said.
package struct AccessibilityRecord: Hashable, Sendable {
  package var parking: Bool?
  package var entrance: Bool?
  package var restroom: Bool?
  package var seating: Bool?
}

/// Where one can park; nil is not said.
package struct ParkingRecord: Hashable, Sendable {
  package var freeParkingLot: Bool?
  package var paidParkingLot: Bool?
  package var freeStreetParking: Bool?
  package var paidStreetParking: Bool?
  package var valetParking: Bool?
  package var freeGarageParking: Bool?
  package var paidGarageParking: Bool?
}

/// How one can pay; nil is not said.
package struct PaymentRecord: Hashable, Sendable {
  package var acceptsCreditCards: Bool?
  package var acceptsDebitCards: Bool?
  package var acceptsCashOnly: Bool?
  package var acceptsNFC: Bool?
}

/// An amount of money.
package struct MoneyRecord: Hashable, Sendable {
  /// ISO 4217, such as `EUR`.
  package var currencyCode: String
  /// Whole units.
  package var units: Int64
  /// Billionths of a unit, with the sign of the units.
  package var nanos: Int

  package init(currencyCode: String, units: Int64, nanos: Int) {
    self.currencyCode = currencyCode
    self.units = units
    self.nanos = nanos
  }
}

/// What one spends per person.
package struct PriceRangeRecord: Hashable, Sendable {
  package var startPrice: MoneyRecord?
  /// nil has no upper end.
  package var endPrice: MoneyRecord?
}

/// The charging points of a place.
package struct EVChargeRecord: Hashable, Sendable {
  package var connectorCount: Int
  package var connectorAggregations: [ConnectorAggregationRecord]
}

/// Connectors of one type and rate.
package struct ConnectorAggregationRecord: Hashable, Sendable {
  /// nil when not said.
  package var type: ConnectorTypeRecord?
  /// Kilowatts.
  package var maxChargeRateKW: Double
  package var count: Int
  package var availableCount: Int?
  package var outOfServiceCount: Int?
  package var availabilityLastUpdateTime: InstantRecord?
}

/// The price of one fuel.
package struct FuelPriceRecord: Hashable, Sendable {
  /// nil when not said.
  package var type: FuelTypeRecord?
  package var price: MoneyRecord?
  package var updateTime: InstantRecord?
}
