import Bitmaps
public import CoreGraphics
public import Foundation

/// The images of a file.
public final class CGImageSource {
    fileprivate private(set) var image: UIImage?
    fileprivate private(set) var format: PictureFormat?

    fileprivate init(_ data: Data) { read(data) }

    fileprivate func read(_ data: Data) {
        image = UIImage(data: data)
        format = PictureFormat(recognizing: data)
    }
}

/// Creates a source of a PNG or JPEG picture's bytes.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(Data(referencing: data))
}

/// Creates a source of a PNG or JPEG file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    url.path.flatMap { FileManager.default.contents(atPath: $0) }.map(CGImageSource.init)
}

/// Creates a source that receives its data later.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(Data()) }

/// Replaces a source's data with all of the data received so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.read(Data(referencing: data))
}

/// The uniform type identifier of the file; `nil` if it is neither PNG nor JPEG.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    switch isrc.format {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case nil: nil
    }
}

/// The number of images: one, or none in a file that cannot be read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

/// The image at an index.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.image?.cgImage : nil }

/// The whole image: a picture is drawn at its own resolution.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { CGImageSourceCreateImageAtIndex(isrc, index, options) }

/// The size of an image in pixels, under its keys.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, options) else { return nil }
    return NSDictionary(dictionary: [
        kCGImagePropertyPixelWidth: NSNumber(value: image.width),
        kCGImagePropertyPixelHeight: NSNumber(value: image.height),
    ])
}

public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { "kCGImageSourceCreateThumbnailFromImageAlways" }
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString { "kCGImageSourceCreateThumbnailFromImageIfAbsent" }
public var kCGImageSourceCreateThumbnailWithTransform: CFString { "kCGImageSourceCreateThumbnailWithTransform" }
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
public var kCGImagePropertyOrientation: CFString { "Orientation" }
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
