public import Foundation

#if canImport(UIKit)
  @_exported public import UIKit
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
#endif

#if !canImport(UIKit) && !canImport(AppKit)
  extension NSAttributedString.Key {
    /// The key of a link in attributed text; its value is a URL.
    public static let link = NSAttributedString.Key("NSLink")
  }
#endif
