#if CurlTransport
  import BareCurl

  /// GETs with libcurl and nothing around them; the bytes that come are thrown away.
  enum BareCurl {
    /// One after the other, over one handle of the easy interface.
    static func get(_ url: String, count: Int) throws {
      let handle = try easyHandle(url)
      defer { curl_easy_cleanup(handle) }
      for _ in 0..<count { try check(curl_easy_perform(handle)) }
    }

    /// So many at a time, in this thread, over handles of one multi handle that are used again.
    static func get(_ url: String, count: Int, inFlight: Int) throws {
      guard let multi = curl_multi_init() else { throw CurlError(code: CURLE_FAILED_INIT) }
      let handles = try (0..<inFlight).map { _ in try easyHandle(url) }
      defer {
        for handle in handles {
          curl_multi_remove_handle(multi, handle)
          curl_easy_cleanup(handle)
        }
        curl_multi_cleanup(multi)
      }
      for handle in handles { curl_multi_add_handle(multi, handle) }
      var unstarted = count - inFlight
      var unfinished = count
      while unfinished > 0 {
        var running: Int32 = 0
        curl_multi_perform(multi, &running)
        unfinished -= try restartFinished(of: multi, &unstarted)
        if unfinished > 0 { curl_multi_poll(multi, nil, 0, 1_000, nil) }
      }
    }

    /// Starts anew what is done, as often as there is something to do; how many were done.
    private static func restartFinished(
      of multi: UnsafeMutableRawPointer, _ unstarted: inout Int
    ) throws -> Int {
      var finished = 0
      var left: Int32 = 0
      while let message = curl_multi_info_read(multi, &left) {
        try check(bare_result(message))
        let handle = message.pointee.easy_handle
        finished += 1
        curl_multi_remove_handle(multi, handle)
        guard unstarted > 0 else { continue }
        unstarted -= 1
        curl_multi_add_handle(multi, handle)
      }
      return finished
    }

    private static func easyHandle(_ url: String) throws -> UnsafeMutableRawPointer {
      guard let handle = curl_easy_init() else { throw CurlError(code: CURLE_FAILED_INIT) }
      try check(bare_set_text(handle, CURLOPT_URL, url))
      try check(bare_set_number(handle, CURLOPT_NOSIGNAL, 1))
      try check(bare_set_writer(handle) { _, size, count, _ in size * count })
      return handle
    }

    private static func check(_ code: CURLcode) throws {
      guard code == CURLE_OK else { throw CurlError(code: code) }
    }
  }

  /// What libcurl says is wrong.
  struct CurlError: Error, CustomStringConvertible {
    let code: CURLcode

    var description: String { "libcurl: \(String(cString: curl_easy_strerror(code)))" }
  }
#endif
