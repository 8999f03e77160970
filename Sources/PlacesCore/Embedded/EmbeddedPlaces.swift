public import Foundation

/// An offline Places service: answers the very requests that would go to Google, from places of
/// its own.
///
/// It speaks both dialects, applies field masks, region, language and session rules and fails as
/// the real services do, so that code run on it is the code of production. Nothing leaves the process and nothing is
/// billed. ``sample`` has invented places; load your own as Places API (New) JSON from a file, a
/// folder or memory.
///
/// Beside details it answers autocomplete, nearby search, photos, and text search, which is find
/// place on Legacy. A place is found when each word of the input begins a word of its name or its
/// address, in any language it is given in, whatever the case and the diacritics; searches for a
/// text look at its types too. What no place can tell is made up: the ways to a place are straight
/// lines at one speed, and photos are plain images of the right size, from a host of their own
/// that refuses the key.
///
/// A place may carry a member `embedded` that the answers leave out:
/// - `formerIDs`: IDs that answer with this place, whose answer has the new ID;
/// - `exceptions`: days that differ from the regular week, each `{"date": {"year", "month",
///   "day"}, "periods": [{"open": {"hour", "minute"}, "close": {"hour", "minute"}}]}`; without a
///   year it is every year's, without periods the place is closed, and a close before its open is
///   on the next day;
/// - `translations`: by language code, the members of the place to replace.
///
/// `currentOpeningHours`, `currentSecondaryOpeningHours`, `openNow`, the next changes and
/// `utcOffsetMinutes` are computed from the regular hours, the exceptions, `timeZone` and the clock
/// where the place does not give them.
public struct EmbeddedPlaces: Sendable {
  /// The key that the service takes unless told otherwise.
  public static let defaultAPIKey = "embedded"

  /// The key that requests must carry; any other is refused as an invalid one.
  public var acceptedAPIKey = EmbeddedPlaces.defaultAPIKey
  /// The time by which hours are computed.
  public var now: @Sendable () -> Date = { Date() }

  let places: [EmbeddedPlace]
  let obsoleteIDs: Set<String>
  /// Where each ID's place stands among the places, former IDs too.
  let indices: [String: Int]

  /// The IDs of the places, in the order they were given.
  public var placeIDs: [String] { places.map(\.id) }

  /// The places of JSON text: one place, a list of them, or `{"places": […], "obsoleteIDs": […]}`.
  public init(json: Data) throws(EmbeddedPlacesError) {
    try self.init([(name: "JSON", data: json)])
  }

  /// The places of a file, or of every `.json` file of a folder.
  public init(contentsOf url: URL) throws(EmbeddedPlacesError) {
    try self.init(EmbeddedPlacesFiles.sources(at: url))
  }

  private init(_ sources: [(name: String, data: Data)]) throws(EmbeddedPlacesError) {
    var places: [EmbeddedPlace] = []
    var obsoleteIDs: Set<String> = []
    var holders: [String: String] = [:]
    for source in sources {
      let file = try Self.file(source)
      for place in file.places {
        try Self.claim(place.allIDs, for: place.path, in: source.name, &holders)
      }
      places += file.places
      obsoleteIDs.formUnion(file.obsoleteIDs)
    }
    self.init(places: places, obsoleteIDs: obsoleteIDs)
  }

  private init(places: [EmbeddedPlace], obsoleteIDs: Set<String>) {
    self.places = places
    self.obsoleteIDs = obsoleteIDs
    let ids = places.enumerated().flatMap { index, place in place.allIDs.map { ($0, index) } }
    indices = Dictionary(ids) { first, _ in first }
  }

  private static func file(
    _ source: (name: String, data: Data)
  ) throws(EmbeddedPlacesError) -> EmbeddedPlacesFile {
    do throws(WireError) {
      return try EmbeddedPlacesFile(JSONDocument(source.data).root)
    } catch {
      throw EmbeddedPlacesError(source: source.name, path: error.path, problem: error.problem)
    }
  }

  /// Notes who holds each ID; throws when somebody holds it already.
  private static func claim(
    _ ids: [String], for path: String, in source: String, _ holders: inout [String: String]
  ) throws(EmbeddedPlacesError) {
    for id in ids {
      let holder = path.isEmpty ? source : "\(source), \(path)"
      if let other = holders.updateValue(holder, forKey: id) {
        throw EmbeddedPlacesError(
          source: source, path: path, problem: "the ID \(id) is taken by \(other)")
      }
    }
  }

  /// About a dozen invented places in many countries; each says so in its name or address.
  public static let sample: EmbeddedPlaces = {
    do throws(EmbeddedPlacesError) {
      return try EmbeddedPlaces(json: Data(SamplePlaces.json.utf8))
    } catch {
      assertionFailure(error.description)
      return EmbeddedPlaces(places: [], obsoleteIDs: [])
    }
  }()
}

/// Why places could not be loaded: which file, where in it, and what is wrong there.
public struct EmbeddedPlacesError: Error, Hashable, Sendable, CustomStringConvertible,
  LocalizedError
{
  /// The file, or `JSON` for text that came from memory.
  public let source: String
  /// The path of the value, such as `places[3].rating`; empty for the whole file.
  public let path: String
  /// What is wrong there.
  public let problem: String

  /// All three in a line.
  public var description: String {
    path.isEmpty ? "\(source): \(problem)" : "\(source), \(path): \(problem)"
  }

  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension EmbeddedPlaces: Transport {
  /// The answer of the service; it never throws.
  @concurrent public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    if request.url.host() == EmbeddedPhotos.host {
      return EmbeddedPhotos(data: self).response(to: request)
    }
    return request.url.path().hasPrefix(EmbeddedLegacyService.path)
      ? EmbeddedLegacyService(data: self).response(to: request)
      : EmbeddedNewService(data: self).response(to: request)
  }
}

extension PlacesEngine {
  /// An engine on the embedded service, with its key and by the configuration's clock.
  ///
  /// A key that is provided later is ignored, and so are the configuration's transport and its
  /// time-outs for answers, which come however busy the process is.
  public static func embedded(
    _ places: EmbeddedPlaces = .sample, configuration: PlacesConfiguration = .init()
  ) -> PlacesEngine {
    var places = places
    places.now = configuration.clock.now
    var configuration = configuration
    configuration.apiKey = Secret(places.acceptedAPIKey)
    configuration.transport = places
    return PlacesEngine(configuration: configuration, isEmbedded: true)
  }
}
