import Bitmaps
import Foundation
import Geometry

/// The layout of pixels in memory: 4 bytes of colors and alpha, or one of gray or of alpha.
struct PixelLayout {
    /// The bytes of a pixel.
    let length: Int
    /// The places of red, green and blue in a pixel; `nil` where there is only alpha.
    private let colors: (red: Int, green: Int, blue: Int)?
    /// The place of alpha; `nil` for opaque pixels.
    private let alpha: Int?
    /// Whether the colors are multiplied by alpha.
    private let isPremultiplied: Bool

    /// The layout that a context or an image has; `nil` for one that is not known here.
    init?(bitsPerComponent: Int, isGray: Bool, info: CGBitmapInfo) {
        guard bitsPerComponent == 8, let kind = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
        else { return nil }
        isPremultiplied = kind == .premultipliedFirst || kind == .premultipliedLast
        switch (kind, isGray) {
        case (.alphaOnly, _): (length, colors, alpha) = (1, nil, 0)
        case (.none, true): (length, colors, alpha) = (1, (0, 0, 0), nil)
        case (_, true): return nil
        default:
            let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(kind)
            let isReversed = info.intersection(.byteOrderMask) == .byteOrder32Little
            func place(_ index: Int) -> Int { isReversed ? 3 - index : index }
            let red = isFirst ? 1 : 0
            length = 4
            colors = (place(red), place(red + 1), place(red + 2))
            alpha = [.none, .noneSkipFirst, .noneSkipLast].contains(kind) ? nil : place(isFirst ? 0 : 3)
        }
    }

    /// Reads a picture.
    ///
    /// - Parameters:
    ///   - bytes: the memory; it has all rows.
    ///   - bytesPerRow: the bytes from a row to the next one.
    ///   - size: the size of the picture.
    /// - Returns: `nil` for a picture without pixels.
    func bitmap(in bytes: UnsafeRawBufferPointer, bytesPerRow: Int, size: PixelSize) -> Bitmap? {
        let count = size.width * size.height * 4
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
            var place = 0
            for row in 0..<size.height {
                for column in 0..<size.width {
                    let pixel = row * bytesPerRow + column * length
                    let opacity = alpha.map { bytes[pixel + $0] } ?? 255
                    func color(_ index: Int) -> UInt8 {
                        let stored = bytes[pixel + index]
                        guard isPremultiplied, opacity > 0, opacity < 255 else { return stored }
                        return UInt8(min(255, (Int(stored) * 255 + Int(opacity) / 2) / Int(opacity)))
                    }
                    target[place] = colors.map { color($0.red) } ?? 0
                    target[place + 1] = colors.map { color($0.green) } ?? 0
                    target[place + 2] = colors.map { color($0.blue) } ?? 0
                    target[place + 3] = opacity
                    place += 4
                }
            }
            initialized = count
        }
        return Bitmap(size: size, pixels: pixels)
    }

    /// Writes a picture.
    ///
    /// - Parameters:
    ///   - bitmap: the picture.
    ///   - bytes: the memory; it has all rows.
    ///   - bytesPerRow: the bytes from a row to the next one.
    func write(_ bitmap: Bitmap, to bytes: UnsafeMutableRawBufferPointer, bytesPerRow: Int) {
        let pixels = bitmap.pixels
        for row in 0..<bitmap.size.height {
            for column in 0..<bitmap.size.width {
                let source = (row * bitmap.size.width + column) * 4
                let pixel = row * bytesPerRow + column * length
                let opacity = Int(pixels[source + 3])
                if let alpha { bytes[pixel + alpha] = UInt8(opacity) }
                guard let colors else { continue }
                // What is opaque was drawn on black.
                let isMultiplied = isPremultiplied || alpha == nil
                func color(_ index: Int) -> Int {
                    let straight = Int(pixels[source + index])
                    return isMultiplied ? (straight * opacity + 127) / 255 : straight
                }
                if length == 1 {
                    // The weights of Rec. 709.
                    bytes[pixel] = UInt8((color(0) * 2126 + color(1) * 7152 + color(2) * 722 + 5000) / 10_000)
                } else {
                    (bytes[pixel + colors.red], bytes[pixel + colors.green], bytes[pixel + colors.blue]) =
                        (UInt8(color(0)), UInt8(color(1)), UInt8(color(2)))
                }
            }
        }
    }
}
