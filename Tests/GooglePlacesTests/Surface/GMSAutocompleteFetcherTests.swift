import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

@Suite("GMSAutocompleteFetcher")
@MainActor struct GMSAutocompleteFetcherTests {
  private let clock = ManualClock()
  private let transport = CannedTransport(echo)
  private let listener = FetcherListener()
  private let rest = Duration.milliseconds(100)

  /// Suggests the very text that was typed.
  nonisolated private static func echo(_ request: HTTPRequest) throws -> HTTPResponse {
    let texts = String(decoding: request.body ?? Data(), as: UTF8.self).split(separator: "\"")
    let place = #"{"placePrediction": {"placeId": "\#(texts[3])"}}"#
    return HTTPResponse(status: 200, body: Data(#"{"suggestions": [\#(place)]}"#.utf8))
  }

  private func fetcher(
    _ filter: GMSAutocompleteFilter? = nil, on transport: (any Transport)? = nil
  ) -> GMSAutocompleteFetcher {
    var configuration = PlacesConfiguration.test(transport: transport ?? self.transport)
    configuration.clock = clock.clock
    let fetcher = GMSAutocompleteFetcher(
      filter: filter, engine: PlacesEngine(configuration: configuration))
    fetcher.delegate = listener
    return fetcher
  }

  private var bodies: [String] {
    transport.requests.map { String(decoding: $0.body ?? Data(), as: UTF8.self) }
  }

  @Test("A text is completed after it has rested")
  func one() async {
    let fetcher = fetcher()
    fetcher.sourceTextHasChanged(" caf ")
    await clock.sleeper(of: rest)
    #expect(transport.requests == [])
    clock.advance(by: rest)
    #expect(await listener.next() == .found(["caf"]))
    #expect(bodies == [#"{"input":"caf"}"#])
  }

  @Test("A text shorter than the rest is not asked for")
  func typing() async {
    let fetcher = fetcher()
    fetcher.sourceTextHasChanged("c")
    await clock.sleeper(of: rest)
    clock.advance(by: .milliseconds(99))
    fetcher.sourceTextHasChanged("ca")
    fetcher.sourceTextHasChanged("caf")
    await clock.pass(rest)
    #expect(await listener.next() == .found(["caf"]))
    #expect(bodies == [#"{"input":"caf"}"#])
  }

  @Test("What is under way for an earlier text is not told")
  func late() async {
    let held = HeldTransport(holding: "ca", then: Self.echo)
    let fetcher = fetcher(on: held)
    fetcher.sourceTextHasChanged("ca")
    await clock.pass(rest)
    await held.arrival()
    fetcher.sourceTextHasChanged("caf")
    await clock.pass(rest)
    #expect(await listener.next() == .found(["caf"]))
    #expect(listener.count == 1)
  }

  @Test("A blank text is answered with nothing, and nothing is sent", arguments: [nil, "", " \n"])
  func blank(text: String?) async {
    let fetcher = fetcher()
    fetcher.sourceTextHasChanged("caf")
    fetcher.sourceTextHasChanged(text)
    #expect(await listener.next() == .found([]))
    #expect(transport.requests == [])
    #expect(clock.sleeps == [])
  }

  @Test("A failure is told", arguments: PlacesFailure.Code.allCases)
  func failure(code: PlacesFailure.Code) async {
    let fetcher = fetcher(on: CannedTransport { _ in throw PlacesFailure(code, "Because.") })
    fetcher.sourceTextHasChanged("caf")
    await clock.pass(rest)
    #expect(await listener.next() == .failed(code))
  }

  @Test("A text after a failure is completed")
  func afterFailure() async {
    let filter = GMSAutocompleteFilter()
    filter.types = ["a b"]
    let fetcher = fetcher(filter)
    fetcher.sourceTextHasChanged("caf")
    await clock.pass(rest)
    #expect(await listener.next() == .failed(.invalidRequest))
    fetcher.autocompleteFilter = nil
    fetcher.sourceTextHasChanged("cafe")
    await clock.pass(rest)
    #expect(await listener.next() == .found(["cafe"]))
  }

  @Test("Requests carry the token that was provided, and none without")
  func token() async {
    let fetcher = fetcher()
    for token in [nil, GMSAutocompleteSessionToken(text: "abc"), nil] {
      fetcher.provide(token)
      fetcher.sourceTextHasChanged("caf")
      await clock.pass(rest)
      _ = await listener.next()
    }
    let plain = #"{"input":"caf"}"#
    #expect(bodies == [plain, #"{"input":"caf","sessionToken":"abc"}"#, plain])
  }

  @Test("The filter counts as it is when the text changes")
  func filter() async {
    let filter = GMSAutocompleteFilter()
    filter.types = ["cafe"]
    let fetcher = fetcher(filter)
    fetcher.sourceTextHasChanged("caf")
    filter.types = ["bar"]
    await clock.pass(rest)
    _ = await listener.next()
    #expect(bodies == [#"{"input":"caf","includedPrimaryTypes":["cafe"]}"#])
  }

  @Test("Neither the delegate is kept alive nor a fetcher by what it waits for")
  func lifetimes() async {
    var fetcher: GMSAutocompleteFetcher? = fetcher()
    lendDelegate(to: fetcher)
    #expect(fetcher?.delegate == nil)
    fetcher?.sourceTextHasChanged("caf")
    await clock.sleeper(of: rest)
    fetcher = nil
    #expect(clock.sleeps == [])
  }

  /// Sets a delegate that is gone afterwards.
  private func lendDelegate(to fetcher: GMSAutocompleteFetcher?) {
    let delegate = FetcherListener()
    fetcher?.delegate = delegate
    #expect(fetcher?.delegate === delegate)
  }

  @Test("A fetcher of the shared engine can be made with a filter and without")
  func initialisers() {
    let filter = GMSAutocompleteFilter()
    #expect(GMSAutocompleteFetcher(filter: filter).autocompleteFilter === filter)
    #expect(GMSAutocompleteFetcher().autocompleteFilter == nil)
  }
}

/// Keeps what a fetcher tells.
private final class FetcherListener: NSObject, GMSAutocompleteFetcherDelegate, Sendable {
  enum Event: Equatable {
    case found([String])
    case failed(PlacesFailure.Code?)
  }

  private let events: AsyncStream<Event>
  private let told: AsyncStream<Event>.Continuation
  private let total = Locked(0)

  /// How often something was told.
  var count: Int { total.withLock { $0 } }

  override init() { (events, told) = AsyncStream.makeStream() }

  /// The next thing told.
  func next() async -> Event? {
    for await event in events { return event }
    return nil
  }

  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    tell(.found(predictions.map(\.placeID)))
  }

  func didFailAutocompleteWithError(_ error: any Error) {
    tell(.failed(PlacesFailure(error)?.code))
  }

  private func tell(_ event: Event) {
    total.withLock { $0 += 1 }
    told.yield(event)
  }
}

/// Answers no request whose body holds a text, until its task is cancelled.
private final class HeldTransport: Transport {
  private let text: String
  private let answer: @Sendable (HTTPRequest) throws -> HTTPResponse
  private let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)

  init(holding text: String, then answer: @escaping @Sendable (HTTPRequest) throws -> HTTPResponse)
  {
    self.text = text
    self.answer = answer
  }

  /// Waits until a request is held.
  func arrival() async {
    for await _ in arrivals { return }
  }

  @concurrent func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let body = String(decoding: request.body ?? Data(), as: UTF8.self)
    if body.contains("\"\(text)\"") {
      arrived.yield()
      for await _ in AsyncStream<Void>.never {}
    }
    return try answer(request)
  }
}
