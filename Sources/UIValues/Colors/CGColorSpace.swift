public import Foundation

/// A color space; every color here is in sRGB.
public final class CGColorSpace: Hashable, Sendable {
    private let identifier: String

    public init?(name: NSString) { identifier = String(describing: name) }

    init(_ name: String) { identifier = name }

    /// The name of the space.
    public var name: NSString? { NSString(string: identifier) }

    public static var sRGB: NSString { "kCGColorSpaceSRGB" }
    public static var extendedSRGB: NSString { "kCGColorSpaceExtendedSRGB" }
    public static var linearSRGB: NSString { "kCGColorSpaceLinearSRGB" }
    public static var displayP3: NSString { "kCGColorSpaceDisplayP3" }
    public static var genericGrayGamma2_2: NSString { "kCGColorSpaceGenericGrayGamma2_2" }

    /// Whether pixels can be in the space.
    public var supportsOutput: Bool { true }
    public var model: CGColorSpaceModel { self == CGColorSpaceCreateDeviceGray() ? .monochrome : .rgb }
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.identifier == b.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// The kind of a color space.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// The space of colors by red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceRGB") }

/// The space of colors by their white.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceGray") }

extension CGColor {
    /// Creates a color from components: red, green, blue and alpha, or white and alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if space.model == .monochrome {
            self.init(gray: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }

    public convenience init(
        genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat
    ) { self.init(gray: gray, alpha: alpha) }

    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// The color in another space: the same one, because every color here is in sRGB.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? { self }
    public var pattern: CGPattern? { nil }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)
}

/// A pattern that fills shapes; none is ever created.
public final class CGPattern: Sendable {
    private init() {}
}

/// The way that colors outside a device's range are mapped; stored, but has no effect.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
