import Foundation

extension KnownEquivalence {
  /// Makes two records equal in what this difference is about, where they are so but for it.
  func reconcile(_ one: inout PlaceRecord, _ other: inout PlaceRecord) {
    switch self {
    case .order: each(&one, &other) { $0.sortLists() }
    case .emptiness: each(&one, &other) { $0.forgetEmptiness() }
    case .language:
      one.takeMissingLanguages(of: other)
      other.takeMissingLanguages(of: one)
    case .missingParts: each(&one, &other) { $0.forgetPartsOfOneService() }
    case .typography: each(&one, &other) { $0.unifyTypography() }
    case .links: each(&one, &other) { $0.unifyLinks() }
    case .futureOpening:
      each(&one, &other) { record in
        if record.businessStatus == .futureOpening { record.businessStatus = nil }
      }
    case .rounding: one.takeRounding(of: other)
    case .typeLists:
      if let types = other.types, one.types?.sharesKind(with: types) == true { one.types = types }
    case .shortAddress:
      if let short = other.shortFormattedAddress,
        one.shortFormattedAddress?.sharesWord(with: short) == true
      {
        one.shortFormattedAddress = short
      }
    case .ownNames: one.takeNames(of: other)
    case .fewerPlaces, .encoding: break
    }
  }

  private func each(
    _ one: inout PlaceRecord, _ other: inout PlaceRecord, _ change: (inout PlaceRecord) -> Void
  ) {
    change(&one)
    change(&other)
  }
}

// MARK: One record by itself

extension PlaceRecord {
  /// Lists in an order of their own.
  fileprivate mutating func sortLists() {
    types?.sort()
    addressComponents = addressComponents.changed { $0.types.sort() }
    changeHours { hours in
      hours.periods?.sort { $0.order.lexicographicallyPrecedes($1.order) }
      hours.weekdayText?.sort()
      hours.specialDays?.sort { $0.order.lexicographicallyPrecedes($1.order) }
    }
    currentSecondaryOpeningHours?.sort { ($0.type?.rawValue ?? "") < ($1.type?.rawValue ?? "") }
    regularSecondaryOpeningHours?.sort { ($0.type?.rawValue ?? "") < ($1.type?.rawValue ?? "") }
  }

  /// Nothing instead of an empty list or text and of a number that counts nothing.
  fileprivate mutating func forgetEmptiness() {
    types = types.unlessEmpty
    addressComponents = addressComponents.unlessEmpty
    photos = photos.unlessEmpty
    reviews = reviews.unlessEmpty
    attributions = attributions.unlessEmpty
    currentSecondaryOpeningHours = currentSecondaryOpeningHours.unlessEmpty
    if rating == 0 { rating = nil }
    if userRatingsTotal == 0 { userRatingsTotal = nil }
    if editorialSummary?.text.isEmpty == true { editorialSummary = nil }
    changeHours { hours in
      hours.periods = hours.periods.unlessEmpty
      hours.weekdayText = hours.weekdayText.unlessEmpty
      hours.specialDays = hours.specialDays.unlessEmpty
    }
    openingHours = openingHours.unlessNothing
    currentOpeningHours = currentOpeningHours.unlessNothing
  }

  /// Only what both services can say.
  fileprivate mutating func forgetPartsOfOneService() {
    addressComponents = addressComponents.changed { $0.shortText = $0.shortText ?? $0.longText }
    photos = photos.changed { photo in
      photo.flagContentUri = nil
      photo.googleMapsUri = nil
      for index in photo.authorAttributions.indices {
        photo.authorAttributions[index].photoUri = nil
      }
    }
    reviews = reviews.changed { $0.forgetPartsOfOneService() }
    changeHours { hours in
      hours.nextOpenTime = nil
      hours.nextCloseTime = nil
      hours.specialDays = hours.specialDays.without { !$0.isExceptional }
    }
    currentSecondaryOpeningHours = currentSecondaryOpeningHours.without {
      $0.type == .access || $0.type == .onlineServiceHours
    }
  }

  /// Plain blanks and dashes.
  fileprivate mutating func unifyTypography() {
    changeHours { hours in hours.weekdayText = hours.weekdayText?.map(\.inPlainTypography) }
    formattedAddress = formattedAddress?.inPlainTypography
    phoneNumber = phoneNumber?.inPlainTypography
    nationalPhoneNumber = nationalPhoneNumber?.inPlainTypography
    reviews = reviews.changed {
      $0.relativePublishTime = $0.relativePublishTime?.inPlainTypography
    }
  }

  /// Links by what they lead to.
  fileprivate mutating func unifyLinks() {
    googleMapsUri = googleMapsUri?.linkTarget
    website = website?.plainLink
    photos = photos.changed { photo in
      for index in photo.authorAttributions.indices {
        photo.authorAttributions[index].uri = photo.authorAttributions[index].uri?.linkTarget
      }
    }
    reviews = reviews.changed { review in
      let uri = review.author?.uri?.linkTarget
      review.author?.uri = uri
    }
    attributions = attributions.changed { $0.providerUri = $0.providerUri?.plainLink }
  }

  /// Changes the hours of every kind.
  private mutating func changeHours(_ change: (inout HoursRecord) -> Void) {
    openingHours = openingHours.map { [$0] }.changed(change)?.first
    currentOpeningHours = currentOpeningHours.map { [$0] }.changed(change)?.first
    currentSecondaryOpeningHours = currentSecondaryOpeningHours.changed(change)
    regularSecondaryOpeningHours = regularSecondaryOpeningHours.changed(change)
  }
}

extension ReviewRecord {
  fileprivate mutating func forgetPartsOfOneService() {
    resourceName = nil
    flagContentUri = nil
    googleMapsUri = nil
    visitDate = nil
    originalText = nil
    author?.photoUri = nil
    if let time = publishTime {
      let second = Date(timeIntervalSince1970: time.date.timeIntervalSince1970.rounded(.down))
      publishTime = InstantRecord(date: second, text: "")
    }
  }
}

extension HoursPeriodRecord {
  fileprivate var order: [Int] { open.order + (close?.order ?? []) }
}

extension HoursPointRecord {
  fileprivate var order: [Int] {
    [date?.year, date?.month, date?.day].map { $0 ?? 0 } + [day, hour, minute]
  }
}

extension SpecialDayRecord {
  fileprivate var order: [Int] { [date?.year, date?.month, date?.day].map { $0 ?? 0 } }
}

extension HoursRecord? {
  /// nil for hours that say nothing.
  fileprivate var unlessNothing: HoursRecord? { self == HoursRecord() ? nil : self }
}

extension Optional where Wrapped: Collection {
  /// nil for an empty list.
  fileprivate var unlessEmpty: Wrapped? { flatMap { $0.isEmpty ? nil : $0 } }
}

extension Optional {
  /// A list without some elements; nothing when that leaves none.
  fileprivate func without<Element>(
    _ isLeftOut: (Element) -> Bool
  ) -> [Element]? where Wrapped == [Element] {
    flatMap { list in
      let rest = list.filter { !isLeftOut($0) }
      return rest.isEmpty && !list.isEmpty ? nil : rest
    }
  }

  /// A list with each element changed.
  fileprivate func changed<Element>(
    _ change: (inout Element) -> Void
  ) -> [Element]? where Wrapped == [Element] {
    map { list in
      list.map { element in
        var element = element
        change(&element)
        return element
      }
    }
  }
}

extension String {
  /// With plain blanks and hyphens for what looks like them.
  fileprivate var inPlainTypography: String {
    String(
      unicodeScalars.reduce(into: Self.UnicodeScalarView()) { plain, scalar in
        switch scalar.properties.generalCategory {
        case .spaceSeparator: plain.append(" ")
        case .dashPunctuation: plain.append("-")
        default: plain.append(scalar)
        }
      })
  }

  /// What a link of Google Maps leads to: the number of a place or of a person.
  fileprivate var linkTarget: String {
    guard let parts = URLComponents(string: self),
      parts.host?.split(separator: ".").contains("google") == true
    else { return plainLink }
    if let place = parts.queryItems?.first(where: { $0.name == "cid" })?.value { return place }
    let numbers = parts.path.split(separator: "/").filter {
      $0.count > 10 && $0.allSatisfy(\.isNumber)
    }
    return numbers.first.map { String($0) } ?? plainLink
  }

  /// A link without its scheme and without a slash at the end of its path.
  fileprivate var plainLink: String {
    guard var parts = URLComponents(string: self), let host = parts.host else { return self }
    parts.scheme = nil
    parts.host = host.lowercased()
    if parts.path.hasSuffix("/") { parts.path.removeLast() }
    return parts.string ?? self
  }

  /// Whether two texts have a word in common, whatever the case.
  fileprivate func sharesWord(with other: String) -> Bool {
    !words.isDisjoint(with: other.words)
  }

  private var words: Set<Substring> {
    Set(lowercased().split { !$0.isLetter && !$0.isNumber })
  }
}

extension [String] {
  /// Whether two lists of types have one in common that tells of what kind a place is.
  func sharesKind(with other: [String]) -> Bool {
    let general: Set = ["establishment", "point_of_interest", "political", "geocode"]
    return !Set(self).subtracting(general).isDisjoint(with: other)
  }
}

// MARK: Two records

extension PlaceRecord {
  /// Takes over the languages of texts, where this record tells none.
  fileprivate mutating func takeMissingLanguages(of other: PlaceRecord) {
    name.takeMissingLanguage(of: other.name)
    editorialSummary.takeMissingLanguage(of: other.editorialSummary)
    if let components = other.addressComponents, addressComponents?.count == components.count {
      for (index, component) in components.enumerated()
      where addressComponents?[index].languageCode == nil {
        addressComponents?[index].languageCode = component.languageCode
      }
    }
    if let others = other.reviews, reviews?.count == others.count {
      for (index, review) in others.enumerated() {
        reviews?[index].text.takeMissingLanguage(of: review.text)
        reviews?[index].originalText.takeMissingLanguage(of: review.originalText)
      }
    }
  }

  /// Takes over points of another record that are within a metre.
  fileprivate mutating func takeRounding(of other: PlaceRecord) {
    if let point = other.coordinate, coordinate?.isNear(point) == true { coordinate = point }
    if let area = other.viewport, viewport?.low.isNear(area.low) == true,
      viewport?.high.isNear(area.high) == true
    {
      viewport = area
    }
  }

  /// Takes over the names of photos and reviews, where there are as many.
  fileprivate mutating func takeNames(of other: PlaceRecord) {
    if let names = other.photos?.map(\.name), photos?.count == names.count {
      for (index, name) in names.enumerated() { photos?[index].name = name }
    }
    if let names = other.reviews?.map(\.resourceName), reviews?.count == names.count {
      for (index, name) in names.enumerated() { reviews?[index].resourceName = name }
    }
  }
}

extension LocalizedTextRecord? {
  fileprivate mutating func takeMissingLanguage(of other: Self) {
    if self?.languageCode == nil { self?.languageCode = other?.languageCode }
  }
}

extension CoordinateRecord {
  fileprivate func isNear(_ other: CoordinateRecord) -> Bool { distance(to: other) <= 1 }
}
