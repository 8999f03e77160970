import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Engines at work at once", .timeLimit(.minutes(15)))
struct PlacesEngineConcurrencyTests {
  /// An ID and a language, which the server answers with.
  struct Question: Hashable, Sendable {
    let id: String
    let language: String
  }

  private static let languages = ["en", "de", "vi", "pt-BR", "zh-Hant"]
  private static let questions = (0..<200).flatMap { number in
    languages.map { Question(id: "ChIJ\(number)", language: $0) }
  }

  @Test(
    "Each of a thousand answers in five languages belongs to its question",
    arguments: PlacesDialect.allCases, NetworkTransport.allCases)
  func languages(dialect: PlacesDialect, network: NetworkTransport) async throws {
    let server = try LoopbackServer { echo($0, dialect) }
    let transport = network.make()
    let engines = Dictionary(
      uniqueKeysWithValues: Self.languages.map {
        ($0, engine(at: server, transport, dialect, language: $0))
      })
    let answers = try await answers { question in
      try #require(engines[question.language])
    }
    let expected = Self.questions.map { ($0, Question(id: $0.id, language: $0.language)) }
    #expect(answers == Dictionary(uniqueKeysWithValues: expected))
    #expect(server.requests.count == 1_000)
    #expect(Set(server.requests.map(\.requestLine)).count == 1_000)
  }

  @Test(
    "A thousand equal and unequal questions of one engine get their own answers",
    arguments: PlacesDialect.allCases, NetworkTransport.allCases)
  func sharedRequests(dialect: PlacesDialect, network: NetworkTransport) async throws {
    let server = try LoopbackServer { echo($0, dialect) }
    let engine = engine(at: server, network.make(), dialect, language: "en")
    let answers = try await answers { _ in engine }
    let expected = Self.questions.map { ($0, Question(id: $0.id, language: "en")) }
    #expect(answers == Dictionary(uniqueKeysWithValues: expected))
    #expect((200...1_000).contains(server.requests.count))
  }

  // MARK: Helpers

  private func engine(
    at server: LoopbackServer, _ transport: any Transport, _ dialect: PlacesDialect,
    language: String
  ) -> PlacesEngine {
    var configuration = PlacesConfiguration.test(transport: transport)
    configuration.baseURL = server.url
    configuration.dialect = dialect
    configuration.languageCode = language
    return PlacesEngine(configuration: configuration)
  }

  /// Asks all questions at once; the answers by question.
  private func answers(
    _ engine: (Question) throws -> PlacesEngine
  ) async throws -> [Question: Question] {
    try await withThrowingTaskGroup(of: (Question, Question).self) { group in
      for question in Self.questions {
        let engine = try engine(question)
        group.addTask {
          let query = PlaceQuery(placeID: question.id, fields: [.placeID, .name])
          let place = try await engine.fetchPlace(query).get()
          let id = try #require(place.placeID)
          let language = try #require(place.name?.text)
          return (question, Question(id: id, language: language))
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }
}

/// A place with the ID that was asked for, named like the language.
private func echo(_ request: LoopbackRequest, _ dialect: PlacesDialect) -> LoopbackServer.Answer {
  let target = request.requestLine.split(separator: " ").dropFirst().first ?? ""
  let parts = URLComponents(string: String(target))
  let value = { (name: String) in parts?.queryItems?.first { $0.name == name }?.value ?? "" }
  switch dialect {
  case .new:
    let id = parts?.path.split(separator: "/").last ?? ""
    return .text(#"{"id": "\#(id)", "displayName": {"text": "\#(value("languageCode"))"}}"#)
  case .legacy:
    let place = #"{"place_id": "\#(value("place_id"))", "name": "\#(value("language"))"}"#
    return .text(#"{"status": "OK", "html_attributions": [], "result": \#(place)}"#)
  }
}
