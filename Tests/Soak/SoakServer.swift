import Foundation
import PlacesCore
import PlacesTestSupport

/// The server that is called: it tells from a place ID how to treat the question.
struct SoakServer: Sendable {
  let server: LoopbackServer

  /// Starts it; `onAnswer` is told the place ID when an answer is about to be sent.
  init(onAnswer: @escaping @Sendable (String) -> Void) throws {
    let flakyCount = Locked(0)
    server = try LoopbackServer(keepsRecord: false) { request in
      guard let question = ServedQuestion(request.requestLine) else {
        return .text("no question", status: 400)
      }
      if question.manner.delay > .zero {
        Thread.sleep(forTimeInterval: question.manner.delay / .seconds(1))
      }
      onAnswer(question.placeID)
      return question.answer {
        flakyCount.withLock { count in
          count += 1
          return count % 2 == 0
        }
      }
    }
  }

  /// A configuration that calls it.
  func configuration(_ dialect: PlacesDialect) -> PlacesConfiguration {
    var configuration = PlacesConfiguration(apiKey: PlacesConfiguration.testKey)
    configuration.dialect = dialect
    configuration.bundleIdentifier = nil
    configuration.baseURL = server.url
    return configuration
  }
}

/// A question as it arrives.
private struct ServedQuestion {
  let dialect: PlacesDialect
  let placeID: String
  let manner: Manner

  init?(_ requestLine: String) {
    if let match = requestLine.firstMatch(of: /\/v1\/places\/([\w-]+)/) {
      (dialect, placeID) = (.new, String(match.1))
    } else if let match = requestLine.firstMatch(of: /[?&]place_id=([\w-]+)/) {
      (dialect, placeID) = (.legacy, String(match.1))
    } else {
      return nil
    }
    guard let manner = Manner(rawValue: String(placeID.prefix { $0 != "-" })) else { return nil }
    self.manner = manner
  }

  func answer(isInTrouble: () -> Bool) -> LoopbackServer.Answer {
    let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json"
    let start = Data("\(head)\r\nContent-Length: 1000000\r\n\r\n{".utf8)
    switch manner {
    case .prompt, .slow, .shared, .session: return .text(place)
    case .flaky: return isInTrouble() ? .text("", status: 503) : .text(place)
    case .resetInHead: return .reset(after: Data(head.utf8))
    case .resetInBody: return .reset(after: start)
    case .silent: return .silence
    case .slowHead:
      return .drip(after: Data(head.utf8), byte: UInt8(ascii: "a"), every: .milliseconds(20))
    case .drip: return .drip(after: start, byte: UInt8(ascii: " "), every: .milliseconds(20))
    }
  }

  /// A place that has the ID in its name as well.
  private var place: String {
    let name = Question.name(of: placeID)
    return switch dialect {
    case .new: #"{"id": "\#(placeID)", "displayName": {"text": "\#(name)"}}"#
    case .legacy:
      """
      {"status": "OK", "html_attributions": [],
      "result": {"place_id": "\(placeID)", "name": "\(name)"}}
      """
    }
  }
}
