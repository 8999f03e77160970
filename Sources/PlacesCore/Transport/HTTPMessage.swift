public import Foundation

/// An HTTP request as the engine hands it to a transport.
///
/// Its headers hold the API key: printing the request shows header names only.
public struct HTTPRequest: Sendable, Hashable {
  /// `GET` or `POST`.
  public var method: String
  /// The absolute URL, already percent-encoded.
  public var url: URL
  /// Header values by name.
  public var headers: [String: String]
  /// The bytes to send, if any.
  public var body: Data?
  /// How many bytes of a body to receive, decompressed; a transport stops receiving beyond.
  public var maximumResponseSize = 8 << 20

  /// A request; without a body it is complete as given.
  public init(method: String, url: URL, headers: [String: String] = [:], body: Data? = nil) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }

  /// The value of a header, whatever the case of its name.
  public func header(_ name: String) -> String? { headers.value(ofHeader: name) }

  /// Hashes what differs between requests of one caller.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(url)
    hasher.combine(body)
  }
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Method, host and path, and the names of the headers.
  public var description: String {
    "\(method) \(url.host() ?? "")\(url.path()) [\(headers.keys.sorted().joined(separator: ", "))]"
  }

  /// The same as `description`.
  public var debugDescription: String { description }

  /// A mirror without children, so that dumping shows no header value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// An HTTP response as a transport hands it to the engine. Redirects are responses too.
public struct HTTPResponse: Sendable, Hashable {
  /// The HTTP status code.
  public var status: Int
  /// Header values by name.
  public var headers: [String: String]
  /// The bytes received, decompressed.
  public var body: Data

  /// A response.
  public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The value of a header, whatever the case of its name.
  public func header(_ name: String) -> String? { headers.value(ofHeader: name) }
}

extension [String: String] {
  fileprivate func value(ofHeader name: String) -> String? {
    self[name] ?? first { $0.key.lowercased() == name.lowercased() }?.value
  }
}
