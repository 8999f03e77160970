public import Dispatch
public import Foundation

/// How an engine reaches the service, and on whose behalf.
///
/// A value: change it before you make an engine from it. It never shows the API key when printed.
public struct PlacesConfiguration: Sendable {
  var apiKey: Secret?
  /// The web service to speak to.
  public var dialect = PlacesDialect.new
  /// The language of texts in BCP-47; nil leaves the choice to the service (English).
  public var languageCode: String?
  /// The region of requests that name none: two letters of CLDR, such as `US`.
  public var regionCode: String?
  /// Sent as `X-Ios-Bundle-Identifier`, which a key restricted to iOS apps requires; by default
  /// the main bundle's.
  public var bundleIdentifier: String? = Bundle.main.bundleIdentifier
  /// Where the service is: https, or http on this machine; nil is Google's address.
  public var baseURL: URL?
  /// What carries the requests; nil is a `URLSessionTransport` of the engine's own, or with the
  /// trait `CurlTransport` on Linux a transport over libcurl.
  public var transport: (any Transport)?
  /// How often requests are sent again.
  public var retryPolicy = RetryPolicy()
  /// How long one attempt may take; more than 0.
  public var attemptTimeout: Duration = .seconds(15)
  /// How long a call may take with all its attempts and waits; more than 0.
  public var totalTimeout: Duration = .seconds(30)
  /// How many bytes an answer may have; more than 0, by default 8 MiB.
  public var maximumResponseSize = 8 << 20
  /// How many requests may be sent; nil is no limit but the service's.
  public var rateLimit: RateLimit?
  /// The highest class a request may be billed at; nil allows all.
  ///
  /// A dearer one is an `invalidRequest` that names the fields, and is not sent. A field whose tier
  /// is not published counts as the highest. At Places API (Legacy) it is the dearest line of the
  /// bill that counts, and every nearby search is at Enterprise.
  public var highestTier: BillingTier?
  /// Counts what the requests are billed as; nil counts nothing.
  public var meter: PlacesMeter?
  /// A second service to compare answers with; nil compares nothing.
  public var shadow: ShadowReads?
  /// Where the device is, for the current place; nil asks Core Location on Apple platforms, and is
  /// a `locationError` elsewhere. What it throws is quoted in a `locationError`.
  public var locationProvider: (@Sendable () async throws -> PlacesPosition)?
  /// Where legacy callbacks run. A server that blocks its main thread sets another queue; closures
  /// made on the main actor must not be called there.
  public var callbackQueue: DispatchQueue = .main
  /// Told what happens, on any thread and never while a lock is held; nothing is printed by
  /// default. See `PlacesDiagnostic.lines(to:)` for a log.
  public var onDiagnostic: (@Sendable (PlacesDiagnostic) -> Void)?
  /// The time.
  public var clock: PlacesClock = .system
  /// A number from 0 up to 1 that spreads retries; tests give their own.
  public var random: @Sendable () -> Double = { .random(in: 0..<1) }

  /// A configuration with a key, or without one for a key that is provided later.
  ///
  /// A key that no header can carry counts as none.
  public init(apiKey: String? = nil) { self.apiKey = apiKey.flatMap(Secret.init) }
}

/// A web service that knows places. Every call of both façades works on either.
public enum PlacesDialect: String, CaseIterable, Sendable {
  /// Places API (New).
  case new = "Places API (New)"
  /// Places API (Legacy), for projects that have it enabled; new ones cannot enable it.
  ///
  /// It has no name for the newer facts: asking for one of them alone is an `invalidRequest` that
  /// names it, and asking for everything asks for what it has.
  case legacy = "Places API (Legacy)"
}

/// The time as the engine sees it; tests give their own.
public struct PlacesClock: Sendable {
  /// The wall clock.
  public var now: @Sendable () -> Date
  /// A clock that only goes forward, for measuring.
  public var uptime: @Sendable () -> Duration { didSet { alarms = nil } }
  /// Waits for a time, or throws as soon as the task is cancelled.
  public var sleep: @Sendable (Duration) async throws -> Void { didSet { alarms = nil } }
  /// What wakes all who wait for this clock's limits; nil lets each limit sleep on its own.
  private(set) var alarms: Alarms?

  /// A clock from its parts.
  public init(
    now: @escaping @Sendable () -> Date, uptime: @escaping @Sendable () -> Duration,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.now = now
    self.uptime = uptime
    self.sleep = sleep
  }

  /// The clocks of this machine.
  public static var system: PlacesClock {
    let start = ContinuousClock.now
    var clock = PlacesClock(now: { Date() }, uptime: { ContinuousClock.now - start })
    clock.alarms = Alarms(clock)
    return clock
  }
}
