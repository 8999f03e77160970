import Foundation
import PlacesTestSupport

@testable import PlacesCore

extension PlacesEngine {
  /// An engine on the embedded service, compared or a candidate.
  static func shadowTest(
    _ dialect: PlacesDialect, _ places: EmbeddedPlaces = .sample, shadow: ShadowReads? = nil
  ) -> PlacesEngine {
    var configuration = PlacesConfiguration.test()
    configuration.dialect = dialect
    configuration.shadow = shadow
    return .embedded(places, configuration: configuration)
  }

  /// A candidate on a transport of the test's.
  static func candidate(_ transport: any Transport) -> PlacesEngine {
    PlacesEngine(configuration: .test(transport: transport))
  }
}

extension PlaceQuery {
  /// A sample place that is known by its name.
  static func name(
    of id: String = "ChIJSampleParisCafe00000004", token: SessionToken? = nil
  ) -> PlaceQuery {
    PlaceQuery(placeID: id, fields: [.name], sessionToken: token)
  }
}

extension PlacesDialect {
  var other: PlacesDialect { self == .new ? .legacy : .new }
}
