import Testing

@testable import PlacesCore

@Suite("Failure table")
struct FailureTableTests {
  @Test(
    "Each code has its number and its word in both façades",
    arguments: [
      (.network, -1, "network"), (.timedOut, -1, "network"), (.cancelled, -1, "network"),
      (.unavailable, -2, "server"),
      (.serverError, -2, "server"), (.internalError, -3, "internal"),
      (.keyInvalid, -4, "keyInvalid"), (.keyExpired, -5, "keyExpired"),
      (.usageLimitExceeded, -6, "usageLimitExceeded"),
      (.rateLimitExceeded, -7, "rateLimitExceeded"),
      (.deviceRateLimitExceeded, -8, "deviceRateLimitExceeded"),
      (.accessNotConfigured, -9, "accessNotConfigured"),
      (.incorrectBundleIdentifier, -10, "incorrectBundleIdentifier"),
      (.locationError, -11, "location"), (.notFound, -12, "invalidRequest"),
      (.invalidRequest, -12, "invalidRequest"),
    ] as [(PlacesFailure.Code, Int, String)])
  func codes(code: PlacesFailure.Code, number: Int, word: String) {
    #expect(code.row.gmsCode == number)
    #expect(code.row.swiftCase == word)
  }

  @Test("Every number from −1 to −12 is used")
  func numbers() {
    #expect(Set(PlacesFailure.Code.allCases.map(\.row.gmsCode)) == Set(-12...(-1)))
  }

  @Test("A number and a PlacesError case belong together")
  func pairs() {
    let pairs = Set(
      PlacesFailure.Code.allCases.map { "\($0.row.gmsCode) \($0.row.swiftCase)" })
    #expect(pairs.count == 12)
  }

  @Test("What the service says stands in one row only")
  func unique() {
    let rows = PlacesFailure.Code.allCases.map(\.row)
    let statuses = rows.flatMap(\.httpStatuses)
    let words = rows.flatMap(\.statusWords)
    let reasons = rows.flatMap(\.reasons)
    #expect(statuses.count == Set(statuses).count)
    #expect(words.count == Set(words).count)
    #expect(reasons.count == Set(reasons).count)
    #expect(Set(words).isDisjoint(with: reasons))
  }

  @Test("What a row says the service says leads to the row", arguments: PlacesFailure.Code.allCases)
  func lookup(code: PlacesFailure.Code) {
    #expect(code.row.httpStatuses.allSatisfy { PlacesFailure.Code(httpStatus: $0) == code })
    #expect(code.row.statusWords.allSatisfy { PlacesFailure.Code(statusWord: $0) == code })
    #expect(code.row.reasons.allSatisfy { PlacesFailure.Code(reason: $0) == code })
  }

  @Test(
    "Every reason that Google documents has a row",
    arguments: [
      "SERVICE_DISABLED", "BILLING_DISABLED", "API_KEY_INVALID", "API_KEY_SERVICE_BLOCKED",
      "RATE_LIMIT_EXCEEDED", "RESOURCE_QUOTA_EXCEEDED", "API_KEY_HTTP_REFERRER_BLOCKED",
      "API_KEY_IP_ADDRESS_BLOCKED", "API_KEY_ANDROID_APP_BLOCKED", "USER_PROJECT_DENIED",
      "CONSUMER_SUSPENDED", "API_KEY_IOS_APP_BLOCKED", "CONSUMER_INVALID",
    ])
  func reasons(reason: String) {
    #expect(PlacesFailure.Code(reason: reason) != nil)
  }

  @Test("Words that are not known have no row", arguments: ["", "BRAND_NEW", "api_key_invalid"])
  func unknown(word: String) {
    #expect(PlacesFailure.Code(reason: word) == nil)
    #expect(PlacesFailure.Code(statusWord: word) == nil)
    #expect(PlacesFailure.Code(httpStatus: 418) == nil)
  }

  @Test("Trying again helps against a broken connection, trouble and a rate, and nothing else")
  func retries() {
    let paces = PlacesFailure.Code.allCases.map { code -> RetryPace? in
      if case .again(let pace, _) = code.row.retry { pace } else { nil }
    }
    let again = zip(PlacesFailure.Code.allCases, paces).filter { $0.1 != nil }
    #expect(again.map(\.0) == [.network, .timedOut, .unavailable, .rateLimitExceeded])
    #expect(again.map(\.1) == [.transient, .transient, .transient, .rateLimited])
  }

  @Test("A word that may mean a rate is one of its row's", arguments: PlacesFailure.Code.allCases)
  func ambiguousWords(code: PlacesFailure.Code) {
    #expect(Set(code.row.ambiguousWords).isSubset(of: code.row.statusWords))
    #expect(code.row.ambiguousWords == (code == .usageLimitExceeded ? ["OVER_QUERY_LIMIT"] : []))
  }

  @Test("A row gives its reasons and its advice in words", arguments: PlacesFailure.Code.allCases)
  func words(code: PlacesFailure.Code) {
    let why: String
    switch code.row.retry {
    case .again(_, let reason), .never(let reason): why = reason
    }
    #expect(why.contains(" "))
    #expect(code.row.advice.hasSuffix("."))
  }

  @Test("Who may not use the API is told which one to enable")
  func advice() {
    #expect(PlacesFailure.Code.accessNotConfigured.row.advice.contains("Places API (New)"))
  }
}
