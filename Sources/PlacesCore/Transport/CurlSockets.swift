#if CurlTransport && os(Linux)
  import CCurl
  import Foundation

  /// The sockets of one loop, watched by an epoll set.
  ///
  /// A connection that nobody waits for stays in the set until something arrives at it, which
  /// saves two system calls a request.
  final class CurlSockets {
    private struct Watch {
      /// What libcurl waits for.
      var wanted: UInt32 = 0
      /// What the kernel was told.
      var told: UInt32 = 0
      /// Whether libcurl says when it is closed; it does not for those it makes for itself.
      var isConnection = false
    }

    private static let reading = EPOLLIN.rawValue
    private static let writing = EPOLLOUT.rawValue
    private static let capacity = 64

    private let descriptor: Int32
    /// By descriptor.
    private var watches: [Watch] = []
    private let events = UnsafeMutablePointer<epoll_event>.allocate(capacity: capacity)

    /// Watches for a wake-up beside the sockets; nil when the system refuses.
    init?(wakeUp: Int32) {
      events.initialize(repeating: epoll_event(), count: Self.capacity)
      descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
      // Triggered by edges, so that the wake-up need not be read.
      guard descriptor >= 0, tell(EPOLL_CTL_ADD, wakeUp, Self.reading | EPOLLET.rawValue) else {
        return nil
      }
    }

    deinit {
      if descriptor >= 0 { close(descriptor) }
      events.deallocate()
    }

    // MARK: What libcurl says

    func open(_ address: curl_sockaddr) -> curl_socket_t {
      let kind = address.socktype | Int32(SOCK_CLOEXEC.rawValue)
      let socket = socket(address.family, kind, address.protocol)
      if socket >= 0 {
        reserve(socket)
        watches[Int(socket)] = Watch(isConnection: true)
      }
      return socket
    }

    func closed(_ socket: curl_socket_t) {
      if Int(socket) < watches.count { watches[Int(socket)] = Watch() }
      close(socket)
    }

    func watch(_ socket: curl_socket_t, for what: Int32) {
      reserve(socket)
      let isReading = what == CURL_POLL_IN || what == CURL_POLL_INOUT
      let isWriting = what == CURL_POLL_OUT || what == CURL_POLL_INOUT
      let wanted = (isReading ? Self.reading : 0) | (isWriting ? Self.writing : 0)
      watches[Int(socket)].wanted = wanted
      let watch = watches[Int(socket)]
      let isKnown = wanted == watch.told || wanted == 0
      if !watch.isConnection || !isKnown { update(socket) }
    }

    // MARK: Waiting

    /// Waits for events; how many there are.
    func wait(milliseconds: Int32) -> Int {
      Int(max(0, epoll_wait(descriptor, events, Int32(Self.capacity), milliseconds)))
    }

    /// A socket that is ready and how, in libcurl's terms; nil when libcurl does not care.
    func event(at index: Int) -> (socket: curl_socket_t, what: Int32)? {
      let (socket, happened) = (events[index].data.fd, events[index].events)
      guard Int(socket) < watches.count, watches[Int(socket)].told != 0 else { return nil }
      guard watches[Int(socket)].wanted != 0 else {
        update(socket)
        return nil
      }
      let isBroken = happened & (EPOLLERR.rawValue | EPOLLHUP.rawValue) != 0
      let isReadable = isBroken || happened & Self.reading != 0
      let isWritable = isBroken || happened & Self.writing != 0
      let what = (isReadable ? CURL_CSELECT_IN : 0) | (isWritable ? CURL_CSELECT_OUT : 0)
      return (socket, what)
    }

    private func reserve(_ socket: curl_socket_t) {
      while watches.count <= Int(socket) { watches.append(Watch()) }
    }

    /// Tells the kernel what is wanted.
    private func update(_ socket: curl_socket_t) {
      let watch = watches[Int(socket)]
      if watch.wanted == 0 {
        _ = tell(EPOLL_CTL_DEL, socket, 0)
      } else if watch.told == 0 || !tell(EPOLL_CTL_MOD, socket, watch.wanted) {
        _ = tell(EPOLL_CTL_ADD, socket, watch.wanted)
      }
      watches[Int(socket)].told = watch.wanted
    }

    private func tell(_ change: Int32, _ socket: Int32, _ what: UInt32) -> Bool {
      var event = epoll_event(events: what, data: epoll_data_t(fd: socket))
      return epoll_ctl(descriptor, change, socket, &event) == 0
    }
  }
#endif
