import Bitmaps
import Drawing
public import Foundation
import Geometry

/// An image in pixels.
///
/// An image that code drew keeps its shapes and its size in pixels. It gets pixels when a picture is rendered.
public final class CGImage: Hashable, Sendable {
    let content: UIImage.Content
    /// The size in the units of the content.
    let size: CGSize
    /// The number of pixels in a unit of the content.
    let scale: CGFloat

    init(content: UIImage.Content, size: CGSize, scale: CGFloat) {
        self.content = content
        self.size = size
        self.scale = scale
    }

    private static func pixels(_ length: CGFloat) -> Int {
        length.isFinite ? Int(min(1e6, max(0, length)).rounded()) : 0
    }

    public var width: Int { Self.pixels(size.width * scale) }
    public var height: Int { Self.pixels(size.height * scale) }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
    public var isMask: Bool { false }
    public var shouldInterpolate: Bool { true }
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// The ranges that the values of pixels are mapped to: none.
    public var decode: UnsafePointer<CGFloat>? { nil }

    /// The pixels: red, green, blue and alpha in turn, the colors multiplied by alpha.
    public var dataProvider: CGDataProvider? {
        guard let bitmap = UIImage(content: content, size: size, scale: scale).bitmap,
            let layout = PixelLayout(bitsPerComponent: bitsPerComponent, isGray: false, info: bitmapInfo)
        else { return nil }
        var pixels = Data(count: bitmap.pixels.count)
        pixels.withUnsafeMutableBytes { layout.write(bitmap, to: $0, bytesPerRow: bitmap.size.width * 4) }
        return CGDataProvider(data: pixels as NSData)
    }

    /// Creates an image of pixels.
    convenience init(_ bitmap: Bitmap) {
        self.init(
            content: .picture(DrawingImage(bitmap: bitmap)),
            size: CGSize(width: bitmap.size.width, height: bitmap.size.height), scale: 1)
    }

    /// Creates an image from pixels of a byte for each component.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard width > 0, height > 0, width <= 16_384, height <= 16_384,
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, isGray: space.model == .monochrome, info: bitmapInfo),
            bitsPerPixel == layout.length * 8, bytesPerRow >= width * layout.length, let data = provider.data as Data?,
            data.count / bytesPerRow >= height,
            let bitmap = data.withUnsafeBytes({
                layout.bitmap(in: $0, bytesPerRow: bytesPerRow, size: PixelSize(width: width, height: height))
            })
        else { return nil }
        self.init(bitmap)
    }

    /// Creates the image of a JPEG file.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) { self.init(file: source) }

    /// Creates the image of a PNG file.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) { self.init(file: source) }

    private convenience init?(file: CGDataProvider) {
        guard let data = file.data as Data?, let image = UIImage(data: data)?.cgImage else { return nil }
        self.init(content: image.content, size: image.size, scale: image.scale)
    }

    /// The part of the image inside a rectangle, in pixels; `nil` if it is empty.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.usable.intersection(whole)
        guard !part.isNull, part.width > 0, part.height > 0, scale > 0 else { return nil }
        let crop = CGRect(
            x: part.minX / scale, y: part.minY / scale, width: part.width / scale, height: part.height / scale)
        if case .placeholder = content { return CGImage(content: content, size: crop.size, scale: scale) }
        let shift = CGAffineTransform(translationX: -crop.minX, y: -crop.minY)
        let items = [DrawingItem.group(GroupStyle(transform: shift, clip: .rectangle(crop)), items)]
        return CGImage(content: .drawing(items), size: crop.size, scale: scale)
    }

    public func copy() -> CGImage? { self }

    /// The items that draw the image in the units of its content.
    var items: [DrawingItem] {
        UIImage(content: content, size: size, scale: 1).items(
            in: CGRect(origin: .zero, size: size), tint: .black, traits: .current, isStencil: false)
    }

    public static func == (a: CGImage, b: CGImage) -> Bool {
        a === b || (a.content == b.content && a.size == b.size && a.scale == b.scale)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

/// The place of alpha in a pixel.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The layout of a pixel.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The order of the machine that made the pixels first: red, green, blue.
    public static let byteOrderDefault: CGBitmapInfo = []
    public static let byteOrder32Host = byteOrder32Little
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
}

/// The quality of a scaled image; stored, but has no effect.
public enum CGInterpolationQuality: Int32, Hashable, Sendable { case `default`, none, low, high, medium }
