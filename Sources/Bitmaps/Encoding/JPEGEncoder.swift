import CTurboJPEG
import Geometry

/// Encodes pictures as baseline JPEG files, without their alpha.
public struct JPEGEncoder: Sendable {
    /// The quality, from 1 to 100.
    private let quality: Int32

    /// - Parameter quality: the quality, from 0 to 1.
    public init(quality: Double) { self.quality = Int32(min(100, max(1, (quality.isNaN ? 1 : quality) * 100))) }

    /// The file of a picture, whose transparent parts are drawn on black.
    ///
    /// - Returns: the file's bytes; `nil` if there is no memory for it.
    public func encode(_ bitmap: Bitmap) -> [UInt8]? {
        guard let handle = tjInitCompress() else { return nil }
        defer { tjDestroy(handle) }
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        defer { tjFree(bytes) }
        let status = tjCompress2(
            handle, bitmap.onBlack, Int32(bitmap.size.width), 0, Int32(bitmap.size.height), Int32(TJPF_RGBA.rawValue),
            &bytes, &count, Int32(TJSAMP_420.rawValue), quality, TJFLAG_ACCURATEDCT)
        guard status == 0, let bytes else { return nil }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
}

extension Bitmap {
    /// The pixels with their colors multiplied by their alpha.
    fileprivate var onBlack: [UInt8] {
        var result = pixels
        for pixel in stride(from: 0, to: result.count, by: 4) where result[pixel + 3] < 255 {
            let alpha = Int(result[pixel + 3])
            for color in pixel..<(pixel + 3) { result[color] = UInt8((Int(result[color]) * alpha + 127) / 255) }
        }
        return result
    }
}
