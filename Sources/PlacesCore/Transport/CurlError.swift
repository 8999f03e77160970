#if CurlTransport && os(Linux)
  import CCurl
  import Foundation

  extension URLError {
    /// What `URLSession` would call an error of libcurl's.
    ///
    /// Its text is libcurl's name for the error and the system's reason: the longer text that
    /// libcurl has of a single transfer can quote the address, and the key with it.
    init(_ code: CURLcode, systemError: Int32) {
      var text = curl_easy_strerror(code).map { String(cString: $0) } ?? "libcurl \(code.rawValue)"
      if systemError != 0, let reason = strerror(systemError) {
        text += " (\(String(cString: reason)))"
      }
      self.init(Self.code(for: code), userInfo: [NSLocalizedDescriptionKey: text])
    }

    private static func code(for code: CURLcode) -> Code {
      switch code {
      case CURLE_URL_MALFORMAT, CURLE_LOGIN_DENIED: .badURL
      case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: .cannotFindHost
      case CURLE_COULDNT_CONNECT: .cannotConnectToHost
      case CURLE_OPERATION_TIMEDOUT: .timedOut
      case CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2,
        CURLE_HTTP2_STREAM:
        .networkConnectionLost
      case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_SSL_ENGINE_INITFAILED,
        CURLE_USE_SSL_FAILED:
        .secureConnectionFailed
      case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR,
        CURLE_SSL_INVALIDCERTSTATUS:
        .serverCertificateUntrusted
      case CURLE_BAD_CONTENT_ENCODING: .cannotDecodeContentData
      case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_WRITE_ERROR:
        .badServerResponse
      default: .unknown
      }
    }
  }
#endif
