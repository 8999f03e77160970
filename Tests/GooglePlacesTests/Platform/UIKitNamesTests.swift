import Foundation
import GooglePlaces
import Testing

#if !canImport(UIKit)
  @Suite("The stand-in for images")
  struct UIKitNamesTests {
    /// Bytes written as hexadecimal numbers, blanks apart.
    private static func bytes(_ text: String) -> Data {
      Data(text.split(separator: " ").compactMap { UInt8($0, radix: 16) })
    }

    private static let png = bytes(
      "89 50 4E 47 0D 0A 1A 0A 00 00 00 0D 49 48 44 52 00 00 01 2C 00 00 00 C8")
    private static let jpeg = bytes(
      "FF D8 FF E0 00 04 00 00 FF C4 00 03 00 FF C2 00 11 08 00 C8 01 2C 03")
    private static let plainWebP = bytes(
      "52 49 46 46 00 00 00 00 57 45 42 50 56 50 38 20 00 00 00 00 00 00 00 9D 01 2A 2C 41 C8 00")
    private static let losslessWebP = bytes(
      "52 49 46 46 00 00 00 00 57 45 42 50 56 50 38 4C 00 00 00 00 2F 2B C1 31 00")
    private static let extendedWebP = bytes(
      "52 49 46 46 00 00 00 00 57 45 42 50 56 50 38 58 0A 00 00 00 00 00 00 00 2B 01 00 C7 00 00")

    @Test(
      "The size and kind of known formats are read",
      arguments: [
        (png, "image/png"), (jpeg, "image/jpeg"), (plainWebP, "image/webp"),
        (losslessWebP, "image/webp"), (extendedWebP, "image/webp"),
      ])
    func known(data: Data, mediaType: String) throws {
      let image = try #require(UIImage(data: data))
      #expect(image.size == CGSize(width: 300, height: 200))
      #expect(image.mediaType == mediaType && image.data == data && image.scale == 1)
    }

    @Test(
      "Other bytes and damaged ones are kept, without a size",
      arguments: [
        Data("GIF89a".utf8), png.prefix(20), jpeg.prefix(18), jpeg.prefix(3),
        plainWebP.prefix(29), losslessWebP.prefix(24), extendedWebP.prefix(20),
        bytes("FF D8 FF E0 00 01 00"), bytes("00"),
      ])
    func unknown(data: Data) throws {
      let image = try #require(UIImage(data: data))
      #expect(image.size == .zero && image.mediaType == "" && image.data == data)
    }

    @Test("The size is in points of the scale; no scale is 1", arguments: [(2, 150), (0, 300)])
    func scale(scale: CGFloat, width: CGFloat) throws {
      let image = try #require(UIImage(data: Self.png, scale: scale))
      #expect(image.size.width == width)
    }

    @Test("No bytes are no image")
    func empty() {
      #expect(UIImage(data: Data()) == nil && UIImage(data: Data(), scale: 2) == nil)
    }

    @Test("Only PNG bytes are handed out as such")
    func pngData() throws {
      #expect(try #require(UIImage(data: Self.png)).pngData() == Self.png)
      #expect(try #require(UIImage(data: Self.jpeg)).pngData() == nil)
    }

    @Test("Bytes that begin inside other data are read too")
    func slice() throws {
      let data = (Data([1, 2, 3]) + Self.png).dropFirst(3)
      #expect(try #require(UIImage(data: data)).size.width == 300)
    }
  }
#endif
