import Foundation
import GooglePlaces
import PlacesCore
import Testing

@Suite("Call sites of apps")
struct SourceCompatibilityTests {
  private let hotel = "ChIJV4k8_9UodTERU5KXbkYpSYs"
  private let bar = "ChIJSampleNewYorkBar0000002"

  /// A client of the embedded service, which ships with the package.
  private var client: GMSPlacesClient { GMSPlacesClient(engine: .embedded()) }

  private func place(_ json: String) throws -> GMSPlace {
    try GMSPlace(json: Data(json.utf8))
  }

  // MARK: Fields

  @Test("Every spelling of a set of fields means the same fields")
  func fields() {
    let expected: GMSPlaceField = [.name, .placeID, .coordinate]
    let spellings = [
      FieldSpellings.list(), FieldSpellings.bits(), FieldSpellings.unsignedWithoutUnwrap(),
      FieldSpellings.unsignedWithUnwrap(), FieldSpellings.unsigned64(), FieldSpellings.number(),
      FieldSpellings.unions(), FieldSpellings.reduced(),
    ]
    #expect(spellings == Array(repeating: expected, count: spellings.count))
    #expect(FieldSpellings.highBits() == [.currentOpeningHours, .editorialSummary])
  }

  @Test("Every spelling of a list of properties means the same properties")
  func properties() {
    let expected = [GMSPlaceProperty.name.rawValue, GMSPlaceProperty.website.rawValue]
    let lists = [
      PropertySpellings.mapped(), PropertySpellings.mappedInShort(),
      PropertySpellings.mappedByKeyPath(), PropertySpellings.rawStrings(),
    ]
    #expect(lists == Array(repeating: expected, count: lists.count))
    let requests = PropertySpellings.requests(placeID: hotel)
    #expect(
      requests.map(\.placeProperties) == Array(repeating: expected, count: requests.count))
  }

  // MARK: Values

  @Test("Hours read in both shapes say the same")
  func hours() throws {
    let place = try place(
      """
      {"regularOpeningHours": {
        "periods": [
          {"open": {"day": 1, "hour": 9, "minute": 5}, "close": {"day": 1, "hour": 17}},
          {"open": {"day": 6, "hour": 22}, "close": {"day": 0, "hour": 2, "minute": 30}}
        ],
        "weekdayDescriptions": ["Monday: 9–5", "Saturday: late"]
      },
      "currentOpeningHours": {
        "periods": [{"open": {"day": 1, "truncated": true}, "close": {"truncated": true}}],
        "specialDays": [{"date": {"year": 2026, "month": 12, "day": 25}}]
      },
      "currentSecondaryOpeningHours": [{"secondaryHoursType": "DELIVERY"}]}
      """)
    let hours = try #require(place.openingHours)
    #expect(HoursText.spans(hours: hours) == ["Mon 9:05–Mon 17:00", "Sat 22:00–Sun 2:30"])
    #expect(HoursText.spanCount(hours: hours) == 2)
    #expect(HoursText.firstOpening(hours: hours) == 9)
    let lines = "Monday: 9–5\nSaturday: late"
    #expect(HoursText.lines(place: place) == lines)
    #expect(HoursText.linesInShort(place: place) == lines)
    #expect(HoursText.plainLines(hours: hours) == lines)
    #expect(
      HoursText.guideNotes(place: place) == [
        "exceptional: true", "cut at 0", "goes on", "delivers",
      ])
    #expect(HoursText.services(place: place) == [.delivery])
    #expect(HoursText.deliveryHours(place: place)?.hoursType == .delivery)
    #expect(HoursText.isSunday(GMSTimeOfWeek()))
  }

  @Test("Hours that are not known are not known in both shapes")
  func noHours() throws {
    let place = try place(#"{"regularOpeningHours": {}}"#)
    #expect(HoursText.lines(place: place) == "unknown")
    #expect(HoursText.linesInShort(place: place) == "unknown")
    #expect(HoursText.guideNotes(place: place) == [])
    #expect(HoursText.services(place: place) == [])
    #expect(HoursText.deliveryHours(place: place) == nil)
    let hours = try #require(place.openingHours)
    #expect(HoursText.spans(hours: hours) == [] && HoursText.spanCount(hours: hours) == 0)
  }

  @Test("A place reads as apps read it")
  func values() async throws {
    let place = try await PlaceStore(client: client).place(hotel)
    #expect(
      PlaceText.summary(place) == "Sample Riverside Hotel, 4.6 of 1287, $$$$, no delivery")
    #expect(PlaceText.status(place.businessStatus) == "in business")
    #expect(PlaceText.countryCode(place) == "VN")
    #expect(PlaceText.postalCode(place) == "700000")
    #expect(PlaceText.position(place)?.latitude == 10.773125)
    #expect(PlaceText.corner(place) == 10.774474)
    #expect(PlaceText.offset(place) == 420)
    #expect(
      PlaceText.credits(place) == "Sample Listings|Sample Photographer 1|Sample Photographer 1")
    #expect(PlaceText.wideEnough(place))
    #expect(PlaceText.reviewers(place) == [], "The bitmask never covered reviews.")
    #expect(PlaceText.names([place]) == ["Sample Riverside Hotel"])
    #expect(PlaceText.flags(place) == [.false, .false, .true, .true])
    #expect(place[keyPath: PlaceText.nameKey()] == "Sample Riverside Hotel")
  }

  @Test("An empty place reads as apps expect")
  func emptyPlace() throws {
    let place = try place("{}")
    #expect(PlaceText.summary(place) == "")
    #expect(PlaceText.status(place.businessStatus) == "not known")
    #expect(PlaceText.position(place) == nil && PlaceText.offset(place) == nil)
    #expect(PlaceText.countryCode(place) == nil && PlaceText.corner(place) == nil)
    #expect(PlaceText.credits(place) == "" && !PlaceText.wideEnough(place))
  }

  @Test("What apps add to the types works")
  func conformances() throws {
    #expect(Set<GMSPlaceField>([.name, .name, .placeID]).count == 2)
    #expect(GMSPlaceHoursType.allCases.count == 14)
    #expect(GMSPlacesPriceLevel.cheap < .expensive)
    #expect("\(GMSBooleanPlaceAttribute.false)" == "no")
    #expect(["name", "later"] as [GMSPlaceProperty] == [.name, GMSPlaceProperty("later")])
    #expect(try place(#"{"id": "a"}"#).id == "a")
    #expect(GMSDayOfWeek.sunday.isWeekend)
    #expect(throws: GMSPlacesErrorCode.keyInvalid) { throw GMSPlacesErrorCode.keyInvalid }
  }

  // MARK: Errors

  @Test("An error reads as apps read it")
  func errors() async {
    let store = PlaceStore(client: client)
    let error = await #expect(throws: NSError.self) {
      try await store.place("ChIJSampleObsolete000000001")
    }
    #expect(error.map(ErrorText.isOurs) == true)
    #expect(error.map(ErrorText.needsKey) == false)
    #expect(error.map(ErrorText.advice) == "change the request")
  }

  // MARK: Wrappers and fakes

  @Test("A wrapper with stored callbacks gets and keeps its places")
  @MainActor func store() async {
    let store = PlaceStore(client: client)
    let places = await withCheckedContinuation { continuation in
      store.loadInTurn(hotel, bar) { continuation.resume(returning: $0) }
    }
    #expect(places.map(\.name) == ["Sample Riverside Hotel", "The Sample Bar"])
    #expect(store.seen == Set(places))
    #expect(Set(store.places.keys) == [hotel, bar])
    #expect(store.cached(bar) == places.last)
  }

  @Test("A wrapper can hand over a method, and a callback made before")
  @MainActor func callbacks() async {
    let store = PlaceStore(client: client)
    let token = GMSAutocompleteSessionToken()
    await withCheckedContinuation { continuation in
      store.onChange = { _ in continuation.resume() }
      store.loadWithMethod(hotel)
    }
    await withCheckedContinuation { continuation in
      store.onChange = { _ in continuation.resume() }
      store.loadInSession(bar, token: token)
    }
    #expect(store.places[hotel]?.rating == Float(4.6))
    #expect(store.byToken[token]?.name == "The Sample Bar")
  }

  @Test("A fake behind the app's own protocol needs nothing but public names")
  func fake() async throws {
    let fake = FakePlaces()
    fake.places["a"] = try place(#"{"id": "a", "displayName": {"text": "Fake"}}"#)
    let store = PlaceStore(client: fake)
    #expect(try await store.place("a").name == "Fake")
    #expect(await store.placeIfAny("b") == nil)
    let error = await #expect(throws: NSError.self) { try await store.place("b") }
    #expect(error?.code == GMSPlacesErrorCode.invalidRequest.rawValue)
    #expect(fake.asked == [.all, .all])
  }

  // MARK: Screens

  @Test("A screen on the main actor shows what its closures get")
  @MainActor func screen() async {
    let screen = PlaceScreen()
    screen.viewDidLoad(client: client)
    await withCheckedContinuation { continuation in
      screen.showName(of: hotel) { continuation.resume() }
    }
    #expect(screen.nameLabel.text == "Sample Riverside Hotel")
    await withCheckedContinuation { continuation in
      screen.showPlace(bar) { continuation.resume() }
    }
    #expect(screen.nameLabel.text == "The Sample Bar")
    #expect(screen.photo?.maxSize == CGSize(width: 2048, height: 1536))
    #expect(screen.errorLabel.text == nil)
    await screen.appear(hotel).value
    #expect(screen.nameLabel.text == "SAMPLE RIVERSIDE HOTEL")
  }

  @Test("A screen shows an error")
  @MainActor func screenError() async {
    let screen = PlaceScreen()
    screen.viewDidLoad(client: client)
    await withCheckedContinuation { continuation in
      screen.showName(of: "ChIJSampleObsolete000000001") { continuation.resume() }
    }
    #expect(screen.nameLabel.text == nil)
    #expect(screen.errorLabel.text?.isEmpty == false)
  }

  @Test("An app sets its key when it starts")
  func launch() async {
    await #expect(processExitsWith: .success) {
      let didLaunch = await AppDelegate().didFinishLaunching()
      #expect(didLaunch)
    }
  }
}
