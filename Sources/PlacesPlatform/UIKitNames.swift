public import Foundation

#if canImport(UIKit)
  @_exported public import UIKit

  extension UIImage {
    /// The image of bytes that came over the wire; nil when they are none.
    package static func image(
      decoding data: Data, mediaType _: String, scale: CGFloat
    ) -> UIImage? {
      UIImage(data: data, scale: scale)
    }
  }
#else
  /// A colour in sRGB: the stand-in for UIKit's class where that framework is absent.
  ///
  /// Two colours with the same components are equal.
  public final class UIColor: NSObject, Sendable {
    private let components: [CGFloat]

    /// A colour from components in 0…1; values outside are kept as given.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    /// Writes the four components and answers true, as every colour here is sRGB.
    @discardableResult
    public func getRed(
      _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
      blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      for (pointer, component) in zip([red, green, blue, alpha], components) {
        pointer?.pointee = component
      }
      return true
    }

    /// Equality by components.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? UIColor)?.components == components
    }

    /// A hash of the components.
    public override var hash: Int { components.hashValue }
  }

  /// An image as its encoded bytes: the stand-in for UIKit's class where that framework is absent.
  ///
  /// Nothing is decoded: ``data`` are the bytes as they came, to be written to a file or sent on.
  public final class UIImage: NSObject, Sendable {
    /// The encoded bytes.
    public let data: Data
    /// What the bytes are, such as `image/jpeg`; empty when not known.
    public let mediaType: String
    /// The pixels of a point.
    public let scale: CGFloat
    private let pixelSize: CGSize

    init?(data: Data, mediaType: String?, scale: CGFloat) {
      guard !data.isEmpty else { return nil }
      let header = ImageHeader(data)
      self.data = data
      self.mediaType = mediaType ?? header?.mediaType ?? ""
      self.scale = scale > 0 ? scale : 1
      pixelSize = CGSize(width: header?.width ?? 0, height: header?.height ?? 0)
    }

    /// An image of encoded bytes; nil for none.
    public convenience init?(data: Data) { self.init(data: data, mediaType: nil, scale: 1) }

    /// An image of encoded bytes with several pixels a point; nil for no bytes.
    public convenience init?(data: Data, scale: CGFloat) {
      self.init(data: data, mediaType: nil, scale: scale)
    }

    /// The size in points, as PNG, JPEG and WebP tell it; zero for other bytes.
    public var size: CGSize {
      CGSize(width: pixelSize.width / scale, height: pixelSize.height / scale)
    }

    /// The bytes if they are PNG; nil for others, since nothing is converted.
    public func pngData() -> Data? { ImageHeader(data)?.mediaType == "image/png" ? data : nil }

    /// The image of bytes that came over the wire; nil when they are none.
    package static func image(
      decoding data: Data, mediaType: String, scale: CGFloat
    ) -> UIImage? {
      UIImage(data: data, mediaType: mediaType, scale: scale)
    }
  }
#endif

#if !canImport(UIKit) && !canImport(AppKit)
  extension NSAttributedString.Key {
    /// The key of a link in attributed text; its value is a URL.
    public static let link = NSAttributedString.Key("NSLink")
  }
#endif
