import Foundation

/// The places of one JSON text, checked.
struct EmbeddedPlacesFile {
  var places: [EmbeddedPlace]
  var obsoleteIDs: [String] = []

  init(_ root: JSONCursor) throws(WireError) {
    if root.kind == .array {
      places = try Self.places(in: root, at: "")
    } else if let list = try root.member("places") {
      places = try Self.places(in: list, at: "places")
      obsoleteIDs = try root.strings("obsoleteIDs") ?? []
    } else {
      places = [try EmbeddedPlace(root, path: "")]
    }
  }

  /// The places of a list, each with its path, which costs too much to ask the document for.
  private static func places(
    in list: JSONCursor, at path: String
  ) throws(WireError) -> [EmbeddedPlace] {
    var places: [EmbeddedPlace] = []
    for element in try list.elements() {
      places.append(try EmbeddedPlace(element, path: "\(path)[\(places.count)]"))
    }
    return places
  }
}

/// A place of the embedded service: its JSON, and what the service computes answers from.
struct EmbeddedPlace: Sendable {
  let id: String
  /// Where it stands in its file.
  let path: String
  let formerIDs: [String]
  let exceptions: [HoursException]
  let translations: [String: JSONValue]
  /// The place without the member that only the service reads.
  let json: JSONValue
  /// Every field, for the service's own use.
  let record: PlaceRecord
  /// What searches find it by.
  let words: EmbeddedPlaceWords

  init(_ cursor: JSONCursor, path: String) throws(WireError) {
    self.path = path
    guard let id = try cursor.string("id"), !id.isEmpty else {
      throw cursor.mismatch("a place with an 'id'")
    }
    self.id = id
    let own = try cursor.member("embedded")
    formerIDs = try own?.strings("formerIDs") ?? []
    exceptions = try own?.list("exceptions", HoursException.init) ?? []
    translations = try own?.value("translations", Self.translations) ?? [:]
    var json = try JSONValue(cursor)
    json["embedded"] = nil
    if json["name"] == nil { json["name"] = .string("places/\(id)") }
    self.json = json
    words = EmbeddedPlaceWords([json] + translations.sorted { $0.key < $1.key }.map(\.value))
    record = try PlaceRecord(
      new: cursor, requested: .all, receivedAt: .distantPast)
  }

  var allIDs: [String] { [id] + formerIDs }

  private static func translations(
    _ cursor: JSONCursor
  ) throws(WireError) -> [String: JSONValue] {
    var translations: [String: JSONValue] = [:]
    for (language, members) in try cursor.members() {
      translations[language.lowercased()] = try JSONValue(members)
      _ = try PlaceRecord(
        new: members, requested: .all, receivedAt: .distantPast)
    }
    return translations
  }
}

/// A day whose hours differ from the regular week.
struct HoursException: Hashable, Sendable {
  /// Its year is 0 for a day of every year.
  let date: CalendarDayRecord
  /// Spans in minutes from the day's midnight; empty when it is closed.
  let spans: [Range<Int>]

  init(_ cursor: JSONCursor) throws(WireError) {
    guard let date = try cursor.value("date", CalendarDayRecord.init(new:)) else {
      throw cursor.mismatch("an exception with a 'date'")
    }
    self.date = date
    spans = try cursor.list("periods", Self.span) ?? []
  }

  private static func span(_ cursor: JSONCursor) throws(WireError) -> Range<Int> {
    let period = try HoursPeriodRecord(new: cursor)
    guard let close = period.close else { throw cursor.mismatch("a period with a close") }
    let (start, end) = (period.open.minuteOfDay, close.minuteOfDay)
    return start..<(end > start ? end : end + minutesADay)
  }

  func applies(to day: CalendarDayRecord) -> Bool {
    date.month == day.month && date.day == day.day && (date.year == 0 || date.year == day.year)
  }
}

let minutesADay = 24 * 60

extension HoursPointRecord {
  /// Minutes since midnight.
  var minuteOfDay: Int { hour * 60 + minute }
}

/// Reads the files a user names.
enum EmbeddedPlacesFiles {
  /// The contents of a file, or of the `.json` files of a folder in the order of their names.
  static func sources(at url: URL) throws(EmbeddedPlacesError) -> [(name: String, data: Data)] {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    guard exists else {
      throw EmbeddedPlacesError(source: url.path, path: "", problem: "there is no such file")
    }
    guard isFolder.boolValue else { return [try source(at: url)] }
    var sources: [(name: String, data: Data)] = []
    for file in try files(in: url) { sources.append(try source(at: file)) }
    guard !sources.isEmpty else {
      throw EmbeddedPlacesError(
        source: url.path, path: "", problem: "the folder holds no .json file")
    }
    return sources
  }

  private static func files(in folder: URL) throws(EmbeddedPlacesError) -> [URL] {
    do {
      return try FileManager.default
        .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "json" }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
    } catch {
      throw EmbeddedPlacesError(
        source: folder.path, path: "", problem: error.localizedDescription)
    }
  }

  private static func source(at url: URL) throws(EmbeddedPlacesError) -> (name: String, data: Data)
  {
    do {
      return (url.path, try Data(contentsOf: url))
    } catch {
      throw EmbeddedPlacesError(source: url.path, path: "", problem: error.localizedDescription)
    }
  }
}
