extension AccessibilityRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    parking = try cursor.bool("wheelchairAccessibleParking")
    entrance = try cursor.bool("wheelchairAccessibleEntrance")
    restroom = try cursor.bool("wheelchairAccessibleRestroom")
    seating = try cursor.bool("wheelchairAccessibleSeating")
  }
}

extension ParkingRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    freeParkingLot = try cursor.bool("freeParkingLot")
    paidParkingLot = try cursor.bool("paidParkingLot")
    freeStreetParking = try cursor.bool("freeStreetParking")
    paidStreetParking = try cursor.bool("paidStreetParking")
    valetParking = try cursor.bool("valetParking")
    freeGarageParking = try cursor.bool("freeGarageParking")
    paidGarageParking = try cursor.bool("paidGarageParking")
  }
}

extension PaymentRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    acceptsCreditCards = try cursor.bool("acceptsCreditCards")
    acceptsDebitCards = try cursor.bool("acceptsDebitCards")
    acceptsCashOnly = try cursor.bool("acceptsCashOnly")
    acceptsNFC = try cursor.bool("acceptsNfc")
  }
}

extension MoneyRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    currencyCode = try cursor.string("currencyCode") ?? ""
    units = try cursor.member("units")?.integer(Int64.self) ?? 0
    nanos = try cursor.integer("nanos") ?? 0
  }
}

extension PriceRangeRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    startPrice = try cursor.value("startPrice", MoneyRecord.init(new:))
    endPrice = try cursor.value("endPrice", MoneyRecord.init(new:))
  }
}

extension EVChargeRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    connectorCount = try cursor.integer("connectorCount") ?? 0
    connectorAggregations =
      try cursor.list("connectorAggregation", ConnectorAggregationRecord.init(new:)) ?? []
  }
}

extension ConnectorAggregationRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    type = try cursor.word("type")
    maxChargeRateKW = try cursor.double("maxChargeRateKw") ?? 0
    count = try cursor.integer("count") ?? 0
    availableCount = try cursor.integer("availableCount")
    outOfServiceCount = try cursor.integer("outOfServiceCount")
    availabilityLastUpdateTime = try cursor.value(
      "availabilityLastUpdateTime", InstantRecord.init(new:))
  }
}

extension FuelPriceRecord {
  init(new cursor: JSONCursor) throws(WireError) {
    type = try cursor.word("type")
    price = try cursor.value("price", MoneyRecord.init(new:))
    updateTime = try cursor.value("updateTime", InstantRecord.init(new:))
  }
}
