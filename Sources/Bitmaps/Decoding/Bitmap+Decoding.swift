public import Geometry

/// The header of a picture file.
public struct PictureHeader: Hashable, Sendable {
    public let format: PictureFormat
    /// The size of the picture after its orientation was applied.
    public let size: PixelSize

    /// Reads the header of a PNG or JPEG file without decoding pixels.
    ///
    /// - Parameter bytes: the file.
    /// - Throws: ``BitmapProblem`` if the bytes are not such a file, or the header is invalid.
    public init(reading bytes: [UInt8]) throws(BitmapProblem) {
        guard let format = PictureFormat(recognizing: bytes) else { throw .noPicture(bytes) }
        self.format = format
        size = try bytes.decoding { bytes throws(BitmapProblem) in
            switch format {
            case .png: try PNGDecoder(bytes, limits: PixelLimits()).size()
            case .jpeg: try JPEGDecoder(bytes).size()
            }
        }
    }
}

extension Bitmap {
    /// Decodes a PNG or JPEG file.
    ///
    /// Samples of 16 bits are converted to 8, gray and palettes to RGBA, and the EXIF orientation is applied.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - limits: the limits of the picture's size, which is checked before memory is allocated.
    /// - Throws: ``BitmapProblem`` if the file is not a picture, or is damaged, truncated or too large.
    public init(decoding bytes: [UInt8], limits: PixelLimits = PixelLimits()) throws(BitmapProblem) {
        self = try bytes.decoding { bytes throws(BitmapProblem) in
            switch PictureFormat(recognizing: bytes) {
            case .png: try PNGDecoder(bytes, limits: limits).bitmap(limits: limits)
            case .jpeg: try JPEGDecoder(bytes).bitmap(limits: limits)
            case nil: throw .noPicture(bytes)
            }
        }
    }

    /// Decodes a PNG or JPEG file, and downsamples a very large picture while it is read.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - pixels: the largest number of pixels to keep in memory. A larger picture is divided by a whole number; each
    ///     pixel is then the average of a block.
    ///   - limits: the limits of the picture's size, which is checked before memory is allocated.
    /// - Returns: the picture, and its size in the file.
    /// - Throws: ``BitmapProblem`` if the file is not a picture, or is damaged, truncated or too large.
    public static func decoding(
        _ bytes: [UInt8], atMost pixels: Int, limits: PixelLimits = PixelLimits()
    ) throws(BitmapProblem) -> (bitmap: Bitmap, size: PixelSize) {
        let size = try PictureHeader(reading: bytes).size
        guard limits.allow(size) else { throw .tooLarge(size, limits) }
        let factor = ReducedPicture.factor(for: size, atMost: max(1, pixels))
        guard factor > 1 else { return (try Bitmap(decoding: bytes, limits: limits), size) }
        let bitmap = try bytes.decoding { bytes throws(BitmapProblem) in
            switch PictureFormat(recognizing: bytes) {
            case .png: try PNGDecoder(bytes, limits: limits).bitmap(limits: limits, reducedBy: factor)
            case .jpeg: try JPEGDecoder(bytes).bitmap(limits: limits, reducedBy: factor)
            case nil: throw .noPicture(bytes)
            }
        }
        return (bitmap, size)
    }
}

extension [UInt8] {
    /// Passes the bytes to a decoder, and rethrows its typed error.
    fileprivate func decoding<Result>(
        _ body: (UnsafeRawBufferPointer) throws(BitmapProblem) -> Result
    ) throws(BitmapProblem) -> Result {
        let result: Swift.Result<Result, BitmapProblem> = withUnsafeBytes { bytes in
            do throws(BitmapProblem) {
                return .success(try body(bytes))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
