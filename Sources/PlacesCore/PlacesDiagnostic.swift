/// Something worth knowing that is no failure; see ``PlacesConfiguration/onDiagnostic``.
///
/// None holds the API key, the bundle identifier or a token.
public enum PlacesDiagnostic: Hashable, Sendable {
  /// A legacy call named no field and so asks for all 35, at the price given.
  case allFieldsRequested(RequestCost)
  /// A bitmask holds bits that mean nothing; they were ignored.
  case unknownFieldBits(UInt64)
  /// Fields were left out of the request, since what is named there cannot give them.
  case fieldsDropped([String], String)
  /// The call ends a session, and so costs more than without its token.
  case sessionRaisesCost(from: PlaceSKU, to: PlaceSKU)
  /// A token was used whose session had ended already: the call is billed as one without.
  case sessionTokenReused
  /// A details call ended a session; what the session is billed as.
  case sessionEnded(SessionBill)
  /// The App Check provider gave no token, and the request went without one.
  case appCheckTokenMissing(String)
  /// A request goes out.
  case attemptStarted(PlacesAttempt)
  /// A request came back, or did not.
  case attemptEnded(PlacesAttempt, PlacesAttempt.Outcome)
  /// An attempt failed, and another will follow.
  case retryPlanned(PlacesAttempt, after: Duration, because: PlacesFailure.Code)
  /// A call waits for the answer of an equal one under way and sends nothing.
  case requestJoined(PlacesCall)
}

/// A call of an engine.
public struct PlacesCall: Hashable, Sendable {
  /// Counted from 1 within the engine.
  public let number: Int
  /// What it asks for, such as `Place Details`.
  public let operation: String

  func attempt(_ number: Int) -> PlacesAttempt { PlacesAttempt(call: self, number: number) }
}

/// One sending of a call's request.
public struct PlacesAttempt: Hashable, Sendable {
  /// How an attempt ended.
  public struct Outcome: Hashable, Sendable {
    /// From sending to the end.
    public let duration: Duration
    /// The bytes of the body, decompressed; 0 when no whole response came.
    public let receivedBytes: Int
    /// The HTTP status; nil when no response came.
    public let httpStatus: Int?
    /// What went wrong; nil for an answer.
    public let failure: PlacesFailure.Code?
  }

  /// Whose it is.
  public let call: PlacesCall
  /// Counted from 1.
  public let number: Int
}

// MARK: Logs

extension PlacesDiagnostic {
  /// How much an event matters.
  public enum Level: String, CaseIterable, Comparable, Sendable {
    /// What happens in every call.
    case trace
    /// What may surprise: a cost, a retry, something left out.
    case notice

    /// The lesser one first.
    public static func < (left: Level, right: Level) -> Bool {
      left == .trace && right == .notice
    }
  }

  /// How much the event matters.
  public var level: Level {
    switch self {
    case .attemptStarted, .attemptEnded, .requestJoined: .trace
    case .allFieldsRequested, .unknownFieldBits, .fieldsDropped, .sessionRaisesCost,
      .sessionTokenReused, .sessionEnded, .appCheckTokenMissing, .retryPlanned:
      .notice
    }
  }
}

extension PlacesDiagnostic: CustomStringConvertible {
  /// One line for a log.
  public var description: String {
    switch self {
    case .allFieldsRequested(let cost):
      "no field was named, so all 35 are requested: \(cost.bill)"
    case .unknownFieldBits(let bits):
      "bits without a meaning were ignored: 0x\(String(bits, radix: 16, uppercase: true))"
    case .fieldsDropped(let fields, let source):
      "fields that \(source) does not have were left out: \(fields.joined(separator: ", "))"
    case .sessionRaisesCost(let alone, let inSession):
      "the session token raises the cost of the call: \(inSession), without it \(alone)"
    case .sessionTokenReused:
      "the session token was used up by an earlier call, so this one is billed as one without"
    case .sessionEnded(let bill): "the session has ended: \(bill)"
    case .appCheckTokenMissing(let reason): "sent without an App Check token: \(reason)"
    case .attemptStarted(let attempt): "\(attempt) started"
    case .attemptEnded(let attempt, let outcome): "\(attempt) ended: \(outcome)"
    case .retryPlanned(let attempt, let delay, let code):
      "\(attempt) failed (\(code.rawValue)), the next follows in \(delay.inMilliseconds) ms"
    case .requestJoined(let call): "\(call) joined an equal request under way"
    }
  }
}

extension PlacesCall: CustomStringConvertible {
  /// The operation and the number.
  public var description: String { "\(operation), call \(number)" }
}

extension PlacesAttempt: CustomStringConvertible {
  /// The call, and which attempt it is.
  public var description: String { "\(call), attempt \(number)" }
}

extension PlacesAttempt.Outcome: CustomStringConvertible {
  /// The status or what went wrong, the size and the time.
  public var description: String {
    let status = httpStatus.map { "HTTP \($0)" }
    let parts = [
      status, failure?.rawValue, "\(receivedBytes) bytes", "\(duration.inMilliseconds) ms",
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}

extension Duration {
  fileprivate var inMilliseconds: Int { Int(min(max(inSeconds * 1000, 0), 1e15).rounded()) }
}
