import Foundation

@testable import FuzzSupport
@testable import GooglePlaces
@testable import GooglePlacesSwift
@testable import PlacesCore

/// A place as both modules show it: every member is read, and both say the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let record = try? PlaceRecord(
    newJSON: Data(Input(start, count).bytes), requested: .all,
    receivedAt: ModuleFact.instant)
  if let record { expect(faults(of: record)) }
  return 0
}

private func faults(of record: PlaceRecord) -> [String] {
  let gms = GMSPlace(record)
  let swift = Place(record)
  let known = record.toldApart
  var faults = ModuleFact.all.filter { $0.gms(gms) != $0.swift(swift) }.map(\.property)
    .filter { !known.contains($0) }.map { "\($0.rawValue) differs" }
  if gms.attributions?.string != swift.attributions.map({ String($0.characters) }) {
    faults.append("attributions differ")
  }
  if !gms.isEqual(GMSPlace(record)) || swift != Place(record) { faults.append("not equal") }
  if !swift.description.hasPrefix("Place(") { faults.append("no description") }
  _ = gms.isOpen(at: ModuleFact.instant)
  return faults
}

extension ModuleFact {
  static let instant = SampleBodies.now
}

extension PlaceRecord {
  /// The facts that one module tells from others and the other does not: where there is a stand-in
  /// for nil, or one property for two facts.
  fileprivate var toldApart: Set<GMSPlaceProperty> {
    let facts: [(GMSPlaceProperty, Bool)] = [
      (.rating, rating == 0), (.types, types == []), (.reviews, reviews == []),
      (.containingPlaces, containingPlaces == []),
      (.viewport, viewport?.isValid == false),
      (.openingHours, openingHours?.hasUndatedDay == true),
      (.currentOpeningHours, currentOpeningHours?.hasUndatedDay == true),
      (
        .secondaryOpeningHours,
        currentSecondaryOpeningHours?.contains(where: \.hasUndatedDay) == true
      ),
      (.evChargeOptions, evChargeOptions?.hasCountBelowZero == true),
      (.addressDescriptor, addressDescriptor?.landmarks.contains { $0.types == [] } == true),
    ]
    return ModuleFact.standIns.union([.utcOffsetMinutes]).union(facts.filter(\.1).map(\.0))
  }
}

extension HoursRecord {
  /// Whether there is a special day for which no calendar has a date.
  fileprivate var hasUndatedDay: Bool { specialDays?.contains { Date($0.date) == nil } ?? false }
}

extension EVChargeRecord {
  /// Whether a count is one that unsigned numbers cannot hold.
  fileprivate var hasCountBelowZero: Bool {
    connectorAggregations.contains { connector in
      [connector.count, connector.availableCount ?? 0, connector.outOfServiceCount ?? 0]
        .contains { $0 < 0 }
    }
  }
}
