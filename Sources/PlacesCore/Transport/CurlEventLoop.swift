#if CurlTransport && os(Linux)
  import CCurl
  import Foundation

  /// Carries out the commands of a mailbox on one thread, to which everything of libcurl is
  /// confined.
  final class CurlEventLoop {
    private static let isLibraryReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
    private static let connectionsPerHost = 32
    private static let cachedConnections = 128

    private let mailbox: CurlMailbox
    private let multi: UnsafeMutableRawPointer
    private let sockets: CurlSockets
    private var underWay: [CurlTransport.Token: CurlExchange] = [:]
    /// When libcurl wants to be called even if nothing happens, on the clock that only goes
    /// forward.
    private var alarm: UInt64?

    /// Runs until a mailbox is closed and all is done; without a loop every request is an error.
    static func run(_ mailbox: CurlMailbox) {
      Thread.current.name = "Places"
      blockBrokenPipes()
      if let loop = CurlEventLoop(mailbox) { return loop.run() }
      for case .start(let errand) in mailbox.commandsOfFailedLoop() {
        errand.onEnd(.failure(URLError(.cannotLoadFromNetwork)))
      }
    }

    /// A connection that breaks must be an error, not a signal, and older libraries send it.
    private static func blockBrokenPipes() {
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    private init?(_ mailbox: CurlMailbox) {
      guard Self.isLibraryReady, let sockets = CurlSockets(wakeUp: mailbox.descriptor),
        let multi = curl_multi_init()
      else { return nil }
      self.mailbox = mailbox
      self.multi = multi
      self.sockets = sockets
      // Left to itself the cache shrinks with the number of requests.
      ccurl_multi_set_number(multi, CURLMOPT_MAXCONNECTS, Self.cachedConnections)
      ccurl_multi_set_number(multi, CURLMOPT_MAX_HOST_CONNECTIONS, Self.connectionsPerHost)
      ccurl_multi_set_number(multi, CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
      listen()
    }

    deinit { curl_multi_cleanup(multi) }

    private func listen() {
      ccurl_multi_set_watcher(
        multi,
        { _, socket, what, context, _ in
          context.map { Unmanaged<CurlSockets>.fromOpaque($0).takeUnretainedValue() }?
            .watch(socket, for: what)
          return 0
        }, Unmanaged.passUnretained(sockets).toOpaque())
      ccurl_multi_set_timer(
        multi,
        { _, milliseconds, context in
          context.map { Unmanaged<CurlEventLoop>.fromOpaque($0).takeUnretainedValue() }?
            .setAlarm(after: milliseconds)
          return 0
        }, Unmanaged.passUnretained(self).toOpaque())
    }

    // MARK: The loop

    private func run() {
      var commands: [CurlMailbox.Command] = []
      var eventCount = 0
      while true {
        commands = mailbox.commands(replacing: commands)
        for index in 0..<eventCount { pass(sockets.event(at: index)) }
        commands.forEach(carryOut)
        commands.removeAll(keepingCapacity: true)
        answerAlarm()
        endExchanges()
        guard let pause = pause() else { return }
        eventCount = sockets.wait(milliseconds: pause)
      }
    }

    /// How long to wait for events, in milliseconds; nil when there is nothing left to do.
    private func pause() -> Int32? {
      switch mailbox.leisure() {
      case .none: 0
      case .end where underWay.isEmpty: nil
      case .end, .sleep: millisecondsToAlarm
      }
    }

    private func pass(_ event: (socket: curl_socket_t, what: Int32)?) {
      guard let event else { return }
      var running: Int32 = 0
      curl_multi_socket_action(multi, event.socket, event.what, &running)
    }

    private func endExchanges() {
      var left: Int32 = 0
      while let message = curl_multi_info_read(multi, &left) {
        guard message.pointee.msg == CURLMSG_DONE,
          let exchange = CurlExchange.owner(of: message.pointee.easy_handle)
        else { continue }
        end(exchange, exchange.outcome(of: message.pointee.data.result))
      }
    }

    // MARK: Commands

    private func carryOut(_ command: CurlMailbox.Command) {
      switch command {
      case .start(let errand): start(errand)
      case .cancel(let token):
        if let exchange = underWay[token] { end(exchange, .failure(CancellationError())) }
      }
    }

    private func start(_ errand: CurlErrand) {
      guard let exchange = CurlExchange(sockets) else {
        return errand.onEnd(.failure(URLError(.cannotLoadFromNetwork)))
      }
      do {
        try exchange.prepare(errand)
      } catch {
        return errand.onEnd(.failure(error))
      }
      underWay[errand.token] = exchange
      guard curl_multi_add_handle(multi, exchange.easy) == CURLM_OK else {
        return end(exchange, .failure(URLError(.cannotLoadFromNetwork)))
      }
    }

    private func end(_ exchange: CurlExchange, _ result: Result<HTTPResponse, any Error>) {
      curl_multi_remove_handle(multi, exchange.easy)
      guard let errand = exchange.takeErrand() else { return }
      underWay[errand.token] = nil
      errand.onEnd(result)
    }

    // MARK: The alarm

    private func setAlarm(after milliseconds: Int) {
      alarm =
        switch milliseconds {
        case ..<0: nil
        case 0: 0
        default: ccurl_uptime() + UInt64(milliseconds) * 1_000_000
        }
    }

    private var millisecondsToAlarm: Int32 {
      guard let alarm else { return -1 }
      guard alarm > 0 else { return 0 }
      let (now, roundingUp) = (ccurl_uptime(), UInt64(999_999))
      return alarm <= now ? 0 : Int32(clamping: (alarm - now + roundingUp) / 1_000_000)
    }

    private func answerAlarm() {
      guard let alarm, alarm == 0 || alarm <= ccurl_uptime() else { return }
      self.alarm = nil
      pass((CURL_SOCKET_TIMEOUT, 0))
    }
  }
#endif
