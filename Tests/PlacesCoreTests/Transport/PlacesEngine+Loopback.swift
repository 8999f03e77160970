import PlacesTestSupport

@testable import PlacesCore

extension PlacesEngine {
  /// An engine for tests that asks a server on this machine.
  convenience init(
    at server: LoopbackServer, over transport: any Transport,
    _ change: (inout PlacesConfiguration) -> Void = { _ in }
  ) {
    var configuration = PlacesConfiguration.test(transport: transport)
    configuration.baseURL = server.url
    change(&configuration)
    self.init(configuration: configuration)
  }
}
