#if CurlTransport && os(Linux)
  import CCurl
  import Foundation

  /// A request on its way to the loop, and who is told of its end.
  struct CurlErrand: Sendable {
    let token: CurlTransport.Token
    let request: HTTPRequest
    let onEnd: @Sendable (Result<HTTPResponse, any Error>) -> Void
  }

  /// What the threads of callers leave for the thread of the loop.
  ///
  /// Its descriptor wakes the loop, and is written only while the loop sleeps.
  final class CurlMailbox: Sendable {
    enum Command: Sendable {
      case start(CurlErrand)
      case cancel(CurlTransport.Token)
    }

    /// What the loop may do when it has done everything.
    enum Leisure: Sendable {
      /// Sleep: what is posted next wakes it.
      case sleep
      /// Look for more commands.
      case none
      /// End once nothing is under way, since nothing can be posted any more.
      case end
    }

    private enum Loop: Sendable {
      case missing, awake, asleep
    }

    private struct State: Sendable {
      var commands: [Command] = []
      var loop = Loop.missing
      var isClosed = false
      var lastToken = 0
    }

    /// An event descriptor; negative when the system had none to give, and then no loop can start.
    let descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    private let state = Locked(State())

    deinit { if descriptor >= 0 { close(descriptor) } }

    // MARK: For callers

    func newToken() -> CurlTransport.Token {
      state.withLock { state in
        state.lastToken += 1
        return state.lastToken
      }
    }

    /// Leaves a command, and starts or wakes the loop when it must.
    func post(_ command: Command) {
      rouse(
        state.withLock { state in
          state.commands.append(command)
          return Self.awaken(&state)
        })
    }

    /// Lets the loop end when it has done everything.
    func finish() {
      rouse(
        state.withLock { state in
          state.isClosed = true
          return state.loop == .missing ? .awake : Self.awaken(&state)
        })
    }

    private static func awaken(_ state: inout State) -> Loop {
      defer { state.loop = .awake }
      return state.loop
    }

    private func rouse(_ loop: Loop) {
      switch loop {
      case .awake: break
      case .asleep: eventfd_write(descriptor, 1)
      case .missing:
        Thread.detachNewThread { [self] in CurlEventLoop.run(self) }
      }
    }

    // MARK: For the loop

    /// Takes all commands; `emptied` is what the last ones lay in.
    func commands(replacing emptied: [Command]) -> [Command] {
      state.withLock { state in
        state.loop = .awake
        guard !state.commands.isEmpty else { return emptied }
        defer { state.commands = emptied }
        return state.commands
      }
    }

    /// What a loop may do that finds no command.
    func leisure() -> Leisure {
      state.withLock { state in
        guard state.commands.isEmpty else { return .none }
        state.loop = .asleep
        return state.isClosed ? .end : .sleep
      }
    }

    /// Takes all commands of a loop that could not start; the next command tries again.
    func commandsOfFailedLoop() -> [Command] {
      state.withLock { state in
        defer { state.commands = [] }
        state.loop = .missing
        return state.commands
      }
    }
  }
#endif
