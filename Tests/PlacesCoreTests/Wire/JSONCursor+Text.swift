import Foundation

@testable import PlacesCore

extension JSONCursor {
  /// The outermost value of a JSON text.
  init(text: String) throws(WireError) {
    self = try JSONDocument(Data(text.utf8)).root
  }
}

extension JSONDocument {
  /// The index of a text by its bytes.
  convenience init(_ bytes: [UInt8], maximumDepth: Int = 100) throws(WireError) {
    try self.init(Data(bytes), maximumDepth: maximumDepth)
  }
}
