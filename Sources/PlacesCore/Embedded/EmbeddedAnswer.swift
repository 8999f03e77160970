import Foundation

/// What the service says of a place at an instant, in a language, to someone in a region.
struct EmbeddedAnswer {
  let place: EmbeddedPlace
  let now: Date

  func json(language: String?, region: String?) -> JSONValue {
    var json = place.json
    translate(&json, to: language)
    dropCountry(from: &json, region: region)
    addHours(to: &json)
    return json
  }

  /// The same as a record of every field.
  func record(language: String?, region: String?) throws(PlacesFailure) -> PlaceRecord {
    try PlaceRecord(
      newJSON: json(language: language, region: region).data,
      requested: .all, receivedAt: now)
  }

  /// Whether the place is in business and open at the instant, by the hours that it is answered
  /// with.
  var isOpen: Bool {
    guard [nil, .operational].contains(place.record.businessStatus) else { return false }
    if let current = place.record.currentOpeningHours { return current.isOpenNow == true }
    return place.record.openingHours.map { hours($0, place.exceptions).isOpenNow } ?? false
  }

  private func translate(_ json: inout JSONValue, to language: String?) {
    guard let language, case .object(let members) = translation(to: language) else { return }
    for member in members { json[member.name] = member.value }
  }

  /// The translation into a language, or into the language without its script and region.
  private func translation(to language: String) -> JSONValue? {
    place.translations[language]
      ?? place.translations[String(language.prefix { $0 != "-" && $0 != "_" })]
  }

  /// Nobody writes the country to someone in it.
  private func dropCountry(from json: inout JSONValue, region: String?) {
    guard let region, let country = place.record.country,
      country.shortText?.uppercased() == region, let address = json["formattedAddress"]?.string
    else { return }
    let names = [country.longText, translatedCountry(in: json)].compactMap { $0 }
    for suffix in names.map({ ", \($0)" }) where address.hasSuffix(suffix) {
      json["formattedAddress"] = .string(String(address.dropLast(suffix.count)))
    }
  }

  private func translatedCountry(in json: JSONValue) -> String? {
    json["addressComponents"]?.array?.first { component in
      component["types"]?.array?.contains("country") == true
    }?["longText"]?.string
  }

  // MARK: Hours

  private func addHours(to json: inout JSONValue) {
    let record = place.record
    if json["utcOffsetMinutes"] == nil, record.timeZone != nil {
      json["utcOffsetMinutes"] = JSONValue(timeZone.secondsFromGMT(for: now) / 60)
    }
    if let regular = record.openingHours {
      if json["currentOpeningHours"] == nil {
        json["currentOpeningHours"] = hours(regular, place.exceptions)
          .current(weekdayDescriptions: json["regularOpeningHours"]?["weekdayDescriptions"])
      }
      addInstant(to: &json, "regularOpeningHours", of: [regular])
    }
    if let secondary = record.regularSecondaryOpeningHours {
      if json["currentSecondaryOpeningHours"] == nil {
        let elements = json["regularSecondaryOpeningHours"]?.array ?? []
        json["currentSecondaryOpeningHours"] = .array(
          zip(secondary, elements).map { regular, element in
            hours(regular, closedDays)
              .current(weekdayDescriptions: element["weekdayDescriptions"])
          })
      }
      addInstant(to: &json, "regularSecondaryOpeningHours", of: secondary)
    }
  }

  private func addInstant(to json: inout JSONValue, _ name: String, of hours: [HoursRecord]) {
    switch json[name] {
    case .array(var elements):
      for (index, element) in zip(elements.indices, hours) {
        self.hours(element, []).addInstant(to: &elements[index])
      }
      json[name] = .array(elements)
    case var object?:
      if let regular = hours.first { self.hours(regular, []).addInstant(to: &object) }
      json[name] = object
    case nil: break
    }
  }

  private func hours(_ regular: HoursRecord, _ exceptions: [HoursException]) -> EmbeddedHours {
    EmbeddedHours(regular: regular, exceptions: exceptions, timeZone: timeZone, now: now)
  }

  /// A service of a place that is closed for the day is closed too.
  private var closedDays: [HoursException] { place.exceptions.filter(\.spans.isEmpty) }

  private var timeZone: TimeZone {
    let named = place.record.timeZone.flatMap { TimeZone(identifier: $0.id) }
    let minutes = place.record.utcOffsetMinutes ?? 0
    guard (-minutesADay...minutesADay).contains(minutes) else { return named ?? .gmt }
    return named ?? TimeZone(secondsFromGMT: minutes * 60) ?? .gmt
  }
}

extension PlaceRecord {
  /// The part of the address that names the country.
  var country: AddressComponentRecord? {
    addressComponents?.first { $0.types.contains("country") }
  }
}
