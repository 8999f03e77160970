import GooglePlaces
import PlacesCore

/// What one call style did with the question.
struct Column {
  /// How a call ended.
  enum Outcome {
    /// The style has no way to ask for any of the facts, and nothing was sent.
    case notAsked
    /// The value of each fact as text, by name.
    case answered([String: String])
    case failed(any Error)
  }

  let style: CallStyle
  /// The part of the question that the style can ask.
  let question: Question
  let requests: [HTTPRequest]
  let outcome: Outcome

  /// Asks a question in a style, on an engine of its own.
  init(_ style: CallStyle, _ question: Question, _ service: Service) async {
    self.style = style
    self.question = Question(
      placeID: question.placeID, facts: question.facts.filter(style.canAsk))
    let (engine, recorder) = service.engine()
    outcome = await Self.outcome(of: style, self.question, engine)
    requests = await recorder.requests
  }

  private static func outcome(
    of style: CallStyle, _ question: Question, _ engine: PlacesEngine
  ) async -> Outcome {
    if question.facts.isEmpty { return .notAsked }
    do {
      return .answered(try await style.fetch(question, engine))
    } catch {
      return .failed(error)
    }
  }

  var isAnswered: Bool {
    if case .answered = outcome { true } else { false }
  }

  var isFailed: Bool {
    if case .failed = outcome { true } else { false }
  }
}

// MARK: Its cells

extension Column {
  var call: String {
    isAsked ? style.call(question) : "// not called: it cannot ask for these fields"
  }

  /// Method, path and query, without the host and without any header.
  var request: String {
    requests.map { request in
      let query = request.url.query().map { "\n  ?\($0)" } ?? ""
      return "\(request.method) \(request.url.path(percentEncoded: true))\(query)"
    }.joined(separator: "\n")
  }

  var mask: String {
    requests.map { $0.header("X-Goog-FieldMask") ?? "(none)" }.joined(separator: "\n")
  }

  var price: String {
    guard isAsked else { return "" }
    do {
      let sku = try style.sku(question)
      return "\(sku.tier.rawValue)\n\(priceText(of: sku))"
    } catch {
      return "\(error)"
    }
  }

  /// The value of a fact; nil when the style gave none because it failed.
  func value(of fact: Fact) -> String? {
    switch outcome {
    case .failed: nil
    case .notAsked: Self.notAvailable
    case .answered(let texts): texts[fact.name] ?? Self.notAvailable
    }
  }

  /// Why the style failed; empty when it did not.
  var failure: String {
    guard case .failed(let error) = outcome else { return "" }
    return PlacesFailure(error).map { "\($0)" } ?? "\(error)"
  }

  private static let notAvailable = "(not available in this style)"

  private var isAsked: Bool { !question.facts.isEmpty }

  private func priceText(of sku: PlaceSKU) -> String {
    guard let price = sku.listPricePerThousand else { return "list price unknown" }
    return price == 0 ? "free" : "$\(price) per 1,000 requests"
  }
}
