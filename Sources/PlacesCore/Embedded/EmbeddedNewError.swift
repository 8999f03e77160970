/// A failure of the embedded service, in the shape Places API (New) gives it.
struct EmbeddedNewError: Error {
  var httpStatus: Int
  var status: String
  var message: String
  var details: [JSONValue] = []

  /// The body.
  var json: JSONValue {
    var error: JSONValue = [
      "code": JSONValue(httpStatus), "message": .string(message), "status": .string(status),
    ]
    if !details.isEmpty { error["details"] = .array(details) }
    return ["error": error]
  }
}

extension EmbeddedNewError {
  static let unregistered = EmbeddedNewError(
    httpStatus: 403, status: "PERMISSION_DENIED",
    message: "Unregistered callers may not use this method: send an API key.")

  static let keyInvalid = EmbeddedNewError(
    httpStatus: 400, status: "INVALID_ARGUMENT", message: "API key not valid.",
    details: [errorInfo(reason: "API_KEY_INVALID")])

  static let noSuchMethod = EmbeddedNewError(
    httpStatus: 404, status: "NOT_FOUND", message: "The embedded service has no such method.")

  static let maskMissing = EmbeddedNewError(
    httpStatus: 400, status: "INVALID_ARGUMENT",
    message: "The field mask is required: give it as X-Goog-FieldMask, $fields or fields.")

  static func maskUnknown(mask: String, path: String) -> EmbeddedNewError {
    EmbeddedNewError(
      httpStatus: 400, status: "INVALID_ARGUMENT",
      message: "The request holds an invalid argument.",
      details: [violation(field: mask, description: "No field matches the path '\(path)'.")])
  }

  static func argument(_ name: String, _ value: String) -> EmbeddedNewError {
    EmbeddedNewError(
      httpStatus: 400, status: "INVALID_ARGUMENT",
      message: "The request holds an invalid argument.",
      details: [violation(field: name, description: "'\(value)' is not a valid \(name).")])
  }

  /// The error of a body that cannot be read, or of a value in it that the service does not take.
  static func body(_ error: WireError) -> EmbeddedNewError {
    EmbeddedNewError(
      httpStatus: 400, status: "INVALID_ARGUMENT",
      message: "The request holds an invalid argument.",
      details: [violation(field: error.path, description: "\(error.problem).")])
  }

  static func photoUnknown(_ name: String) -> EmbeddedNewError {
    EmbeddedNewError(
      httpStatus: 400, status: "INVALID_ARGUMENT",
      message: "No photo has the name '\(name)' any longer: fetch the place again.")
  }

  static func idMalformed(_ id: String) -> EmbeddedNewError {
    EmbeddedNewError(
      httpStatus: 400, status: "INVALID_ARGUMENT", message: "'\(id)' is not a valid place ID.")
  }

  static let idObsolete = EmbeddedNewError(
    httpStatus: 404, status: "NOT_FOUND",
    message: "No place has this ID any longer: refresh the IDs you keep.")

  private static func errorInfo(reason: String) -> JSONValue {
    [
      "@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": .string(reason),
      "domain": "googleapis.com", "metadata": ["service": "places.googleapis.com"],
    ]
  }

  private static func violation(field: String, description: String) -> JSONValue {
    [
      "@type": "type.googleapis.com/google.rpc.BadRequest",
      "fieldViolations": [["field": .string(field), "description": .string(description)]],
    ]
  }
}
