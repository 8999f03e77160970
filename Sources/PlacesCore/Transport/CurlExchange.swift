#if CurlTransport && os(Linux)
  import CCurl
  import Foundation

  /// One request and its response, over an easy handle of its own.
  ///
  /// Handles are not used again, though that would save a little: of a head that begins in the midst
  /// of a field, libcurl 7.88 reads what the transfer before on the handle has freed.
  final class CurlExchange {
    let easy: UnsafeMutableRawPointer
    private var errand: CurlErrand?
    private var head = CurlHead()
    private var body = Data()
    /// Why the rest of the response is not wanted.
    private var refusal: (any Error)?
    private var fields: CurlFields?

    /// The most bytes of a body that are made room for before they come.
    private static let largestReserve = 1 << 20

    /// An exchange over connections of a loop's; nil when there is no memory for it.
    init?(_ sockets: CurlSockets) {
      guard let easy = curl_easy_init() else { return nil }
      self.easy = easy
      guard setConstants(), setCallbacks(sockets) else { return nil }
    }

    deinit { curl_easy_cleanup(easy) }

    /// The exchange that a handle belongs to.
    static func owner(of easy: UnsafeMutableRawPointer?) -> CurlExchange? {
      at(easy.flatMap { ccurl_owner($0) })
    }

    private static func at(_ context: UnsafeMutableRawPointer?) -> CurlExchange? {
      context.map { Unmanaged<CurlExchange>.fromOpaque($0).takeUnretainedValue() }
    }

    // MARK: Options

    private func setConstants() -> Bool {
      let day = 86_400
      let numbers: [(CURLoption, Int)] = [
        (CURLOPT_NOSIGNAL, 1), (CURLOPT_TCP_NODELAY, 1), (CURLOPT_PATH_AS_IS, 1),
        (CURLOPT_SSL_VERIFYPEER, 1), (CURLOPT_SSL_VERIFYHOST, 2), (CURLOPT_FOLLOWLOCATION, 0),
        (CURLOPT_HTTP09_ALLOWED, 0), (CURLOPT_SUPPRESS_CONNECT_HEADERS, 1),
        (CURLOPT_DISALLOW_USERNAME_IN_URL, 1), (CURLOPT_CONNECTTIMEOUT, day),
        (CURLOPT_BUFFERSIZE, 1 << 15),
      ]
      return numbers.allSatisfy { ccurl_set_number(easy, $0, $1) == CURLE_OK }
        && ccurl_allow_http_only(easy) == CURLE_OK && ccurl_abandon_lookups(easy) == CURLE_OK
        && ccurl_set_text(easy, CURLOPT_ACCEPT_ENCODING, "") == CURLE_OK
    }

    private func setCallbacks(_ sockets: CurlSockets) -> Bool {
      let own = Unmanaged.passUnretained(self).toOpaque()
      let opener = Unmanaged.passUnretained(sockets).toOpaque()
      let pointers: [(CURLoption, UnsafeMutableRawPointer)] = [
        (CURLOPT_PRIVATE, own), (CURLOPT_HEADERDATA, own), (CURLOPT_WRITEDATA, own),
        (CURLOPT_OPENSOCKETDATA, opener), (CURLOPT_CLOSESOCKETDATA, opener),
      ]
      ccurl_set_receiver(easy, CURLOPT_HEADERFUNCTION) { start, size, count, context in
        let bytes = UnsafeRawBufferPointer(start: start, count: size * count)
        return CurlExchange.at(context)?.takeLine(bytes) ?? 0
      }
      ccurl_set_receiver(easy, CURLOPT_WRITEFUNCTION) { start, size, count, context in
        let bytes = UnsafeRawBufferPointer(start: start, count: size * count)
        return CurlExchange.at(context)?.takeBody(bytes) ?? 0
      }
      ccurl_set_opener(easy) { context, _, address in
        guard let context, let address else { return -1 }
        return Unmanaged<CurlSockets>.fromOpaque(context).takeUnretainedValue()
          .open(address.pointee)
      }
      ccurl_set_closer(easy) { context, socket in
        context.map { Unmanaged<CurlSockets>.fromOpaque($0).takeUnretainedValue() }?.closed(socket)
        return 0
      }
      return pointers.allSatisfy { ccurl_set_pointer(easy, $0, $1) == CURLE_OK }
    }

    // MARK: The request

    /// Makes the handle ready for a request; throws when it cannot be sent.
    func prepare(_ errand: CurlErrand) throws {
      let request = errand.request
      try setAddress(request.url)
      try setContent(request)
      let fields = try CurlFields(of: request)
      try check(ccurl_set_list(easy, CURLOPT_HTTPHEADER, fields.list))
      self.fields = consume fields
      let limit = curl_off_t(max(0, request.maximumResponseSize))
      try check(ccurl_set_size(easy, CURLOPT_MAXFILESIZE_LARGE, limit))
      self.errand = errand
    }

    private func setAddress(_ url: URL) throws {
      let scheme = url.scheme?.lowercased()
      guard let scheme, ["http", "https"].contains(scheme) else {
        throw URLError(.unsupportedURL)
      }
      try check(ccurl_set_text(easy, CURLOPT_URL, url.absoluteString))
      let isSecure = scheme == "https"
      let version = isSecure ? CURL_HTTP_VERSION_2TLS : CURL_HTTP_VERSION_1_1
      try check(ccurl_set_number(easy, CURLOPT_HTTP_VERSION, Int(version)))
      // The first requests to a host wait for a connection that may carry them all.
      try check(ccurl_set_number(easy, CURLOPT_PIPEWAIT, isSecure ? 1 : 0))
      // Plain requests go to this machine only, and with them the key: past all proxies.
      try check(ccurl_set_text(easy, CURLOPT_PROXY, isSecure ? nil : ""))
    }

    private func setContent(_ request: HTTPRequest) throws {
      if request.method == "GET", request.body == nil { return }
      if request.method == "POST" {
        try check(ccurl_set_number(easy, CURLOPT_POST, 1))
        // Some byte is there even of an empty body.
        let body = request.body ?? Data()
        try check(ccurl_set_size(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count)))
        try (body.isEmpty ? Data([0]) : body).withUnsafeBytes { bytes in
          try check(ccurl_set_pointer(easy, CURLOPT_COPYPOSTFIELDS, bytes.baseAddress))
        }
      } else {
        throw PlacesFailure(.invalidRequest, "Requests are GET without a body, or POST.")
      }
    }

    private func check(_ code: CURLcode) throws {
      if code != CURLE_OK { throw URLError(code, systemError: 0) }
    }

    // MARK: The response

    private func takeLine(_ line: UnsafeRawBufferPointer) -> Int {
      head.take(line) { ccurl_number(easy, CURLINFO_RESPONSE_CODE) } ? line.count : 0
    }

    private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Int {
      guard let request = errand?.request, let start = bytes.baseAddress else { return 0 }
      guard bytes.count <= request.maximumResponseSize - body.count else {
        refusal = tooLarge
        return 0
      }
      if body.isEmpty { reserve() }
      body.append(start.assumingMemoryBound(to: UInt8.self), count: bytes.count)
      return bytes.count
    }

    private func reserve() {
      let length = Int(ccurl_size(easy, CURLINFO_CONTENT_LENGTH_DOWNLOAD_T))
      if length > 0 { body.reserveCapacity(min(length, Self.largestReserve)) }
    }

    private var tooLarge: PlacesFailure? {
      let status = ccurl_number(easy, CURLINFO_RESPONSE_CODE)
      return (errand?.request).map { .tooLarge($0, status > 0 ? status : nil) }
    }

    /// What came of the exchange.
    func outcome(of code: CURLcode) -> Result<HTTPResponse, any Error> {
      if let refusal = code == CURLE_FILESIZE_EXCEEDED ? tooLarge : refusal {
        return .failure(refusal)
      }
      guard code == CURLE_OK else {
        let systemError = ccurl_number(easy, CURLINFO_OS_ERRNO)
        return .failure(URLError(code, systemError: Int32(truncatingIfNeeded: systemError)))
      }
      // An orderly end within the head is no error to libcurl.
      guard head.isComplete else {
        return .failure(URLError(CURLE_WEIRD_SERVER_REPLY, systemError: 0))
      }
      let status = ccurl_number(easy, CURLINFO_RESPONSE_CODE)
      return .success(HTTPResponse(status: status, headers: head.fields, body: body))
    }

    /// Gives back the request, once.
    func takeErrand() -> CurlErrand? {
      defer { errand = nil }
      return errand
    }
  }
#endif
