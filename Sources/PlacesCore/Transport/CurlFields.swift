#if CurlTransport && os(Linux)
  import CCurl
  import Foundation

  /// The header fields of a request as libcurl takes them.
  struct CurlFields: ~Copyable {
    /// To be used only while this lives.
    let list: UnsafeMutablePointer<curl_slist>?

    /// The fields of a request; throws for one that could be read as more than one.
    init(of request: HTTPRequest) throws {
      list = try Self.list(of: Self.lines(of: request, hasBody: request.method == "POST"))
    }

    deinit { curl_slist_free_all(list) }

    private static func list(of lines: [String]) throws -> UnsafeMutablePointer<curl_slist>? {
      try lines.reduce(nil) { list, line in
        guard let longer = curl_slist_append(list, line) else {
          curl_slist_free_all(list)
          throw URLError(CURLE_OUT_OF_MEMORY, systemError: 0)
        }
        return longer
      }
    }

    /// The lines as libcurl has them: a name with a semicolon is an empty field, one with a colon
    /// and nothing else is none.
    private static func lines(of request: HTTPRequest, hasBody: Bool) throws -> [String] {
      var lines = ["Expect:"]
      if hasBody, request.header("Content-Type") == nil { lines.append("Content-Type:") }
      if request.header("User-Agent") == nil { lines.append("User-Agent: \(userAgent)") }
      for (name, value) in request.headers {
        guard !name.isEmpty, name.utf8.allSatisfy(\.isOfToken), value.utf8.allSatisfy(\.isOfValue)
        else {
          throw PlacesFailure(.invalidRequest, "A header has characters that none may have.")
        }
        let isBlank = value.utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        lines.append(isBlank ? "\(name);" : "\(name): \(value)")
      }
      return lines
    }

    /// The library and its version.
    private static let userAgent = String(cString: curl_version()).prefix { $0 != " " }
  }

  extension UInt8 {
    /// Whether the byte may stand in the name of a field.
    fileprivate var isOfToken: Bool {
      switch self {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "!#$%&'*+-.^_`|~".utf8.contains(self)
      }
    }

    /// Whether the byte may stand in the value of a field: no control character may, so that none
    /// can begin another line.
    fileprivate var isOfValue: Bool { self == UInt8(ascii: "\t") || (self >= 0x20 && self != 0x7F) }
  }
#endif
