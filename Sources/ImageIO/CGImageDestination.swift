public import CoreGraphics
public import Foundation

/// A picture's file that is being written.
public final class CGImageDestination {
    fileprivate let type: String
    fileprivate let receiver: Receiver
    fileprivate var image: CGImage?
    fileprivate var quality = 1.0

    /// Where the bytes go.
    fileprivate enum Receiver {
        case data(NSMutableData)
        case file(URL)
    }

    fileprivate init(type: String, receiver: Receiver) { (self.type, self.receiver) = (type, receiver) }
}

/// Creates a destination that writes a PNG or JPEG picture into data.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { destination(type, .data(data)) }

/// Creates a destination that writes a PNG or JPEG file.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { destination(type, .file(url as URL)) }

private func destination(_ type: CFString, _ receiver: CGImageDestination.Receiver) -> CGImageDestination? {
    let type = type as String
    return ["public.png", "public.jpeg"].contains(type) ? CGImageDestination(type: type, receiver: receiver) : nil
}

/// Adds an image; a file has one, the last.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.image = image
    if let quality = properties?[kCGImageDestinationLossyCompressionQuality] as? Double { idst.quality = quality }
}

/// Adds the image of a source.
///
/// Its metadata is not kept.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
    CGImageDestinationAddImage(idst, image, properties)
}

/// Adds an image.
///
/// Its metadata is not kept.
public func CGImageDestinationAddImageAndMetadata(
    _ idst: CGImageDestination, _ image: CGImage, _ metadata: CGImageMetadata?, _ options: CFDictionary?
) { CGImageDestinationAddImage(idst, image, options) }

/// Does nothing: a file has only an image.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}

/// Writes the file.
///
/// - Returns: whether there is an image and the file could be written.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let image = idst.image.map({ UIImage(cgImage: $0) }),
        let data = idst.type == "public.png" ? image.pngData() : image.jpegData(compressionQuality: idst.quality)
    else { return false }
    switch idst.receiver {
    case .data(let receiver):
        receiver.setData(data)
        return true
    case .file(let url):
        do {
            try data.write(to: url, options: .atomic)
            return true
        } catch { return false }
    }
}

public var kCGImageDestinationLossyCompressionQuality: CFString { "kCGImageDestinationLossyCompressionQuality" }
public var kCGImageDestinationBackgroundColor: CFString { "kCGImageDestinationBackgroundColor" }
public var kCGImageDestinationImageMaxPixelSize: CFString { "kCGImageDestinationImageMaxPixelSize" }
