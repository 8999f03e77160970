import Dispatch
import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Configuration")
struct PlacesConfigurationTests {
  @Test("By default everything is left to the services and to this process")
  func defaults() {
    let configuration = PlacesConfiguration()
    #expect(configuration.apiKey == nil)
    #expect(configuration.languageCode == nil)
    #expect(configuration.regionCode == nil)
    #expect(configuration.bundleIdentifier == Bundle.main.bundleIdentifier)
    #expect(configuration.baseURL == nil)
    #expect(configuration.transport == nil)
    #expect(configuration.callbackQueue.label == DispatchQueue.main.label)
    #expect(configuration.onDiagnostic == nil)
    #expect(configuration.retryPolicy == RetryPolicy())
    #expect(configuration.attemptTimeout == .seconds(15))
    #expect(configuration.totalTimeout == .seconds(30))
    #expect(configuration.maximumResponseSize == 8_388_608)
    #expect(configuration.rateLimit == nil)
    #expect(configuration.highestTier == nil)
    #expect(configuration.meter == nil)
    #expect((0..<100).allSatisfy { _ in (0..<1).contains(configuration.random()) })
  }

  @Test("A key that can be sent is taken", arguments: ["AIza", "a-b_c", "!~"])
  func key(text: String) {
    #expect(PlacesConfiguration(apiKey: text).apiKey?.revealed() == text)
  }

  @Test("A key that no header can carry counts as none", arguments: ["", " a", "a\n", "é"])
  func unusableKey(text: String) {
    #expect(PlacesConfiguration(apiKey: text).apiKey == nil)
  }

  @Test("The system's clock tells the time of this machine, and only goes forward")
  func systemClock() {
    let clock = PlacesClock.system
    let before = Date()
    let now = clock.now()
    #expect(before <= now && now <= Date())
    let first = clock.uptime()
    #expect(first <= clock.uptime())
    #expect(first >= .zero)
  }
}
