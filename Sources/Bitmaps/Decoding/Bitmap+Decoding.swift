public import Geometry

/// What a picture file says of itself before its pixels.
public struct PictureHeader: Hashable, Sendable {
    public let format: PictureFormat
    /// The size of the upright picture.
    public let size: PixelSize

    /// Reads the header of a PNG or JPEG file; the pixels are not touched.
    ///
    /// - Parameter bytes: the file.
    /// - Throws: ``BitmapProblem`` where the bytes are no such file, or the header cannot be trusted.
    public init(reading bytes: [UInt8]) throws(BitmapProblem) {
        guard let format = PictureFormat(recognizing: bytes) else { throw .unknownFormat }
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
    /// Reads a PNG or JPEG file.
    ///
    /// Samples of 16 bits are brought to 8, grey and palettes to RGBA, a photograph is turned upright.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - limits: how large a picture may be; the size is checked before any memory is taken.
    /// - Throws: ``BitmapProblem`` where the file is no picture, is damaged, cut short or too large.
    public init(decoding bytes: [UInt8], limits: PixelLimits = PixelLimits()) throws(BitmapProblem) {
        self = try bytes.decoding { bytes throws(BitmapProblem) in
            if let stored = StoredPicture(plainPNG: bytes, limits: limits) { return stored.bitmap() }
            return try Bitmap(decodingAnyKind: bytes, limits: limits)
        }
    }

    /// Reads a PNG or JPEG file, and makes a very large picture smaller while it is read.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - pixels: how many pixels the picture may have in memory. One that has more is divided by a whole number; each
    ///     pixel is then the average of a block.
    ///   - limits: how large a picture may be; the size is checked before any memory is taken.
    /// - Returns: the picture, and the size that it has in the file.
    /// - Throws: ``BitmapProblem`` where the file is no picture, is damaged, cut short or too large.
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
            case nil: throw .unknownFormat
            }
        }
        return (bitmap, size)
    }

    /// Reads a file of any kind, by the libraries that know them all.
    init(decodingAnyKind file: UnsafeRawBufferPointer, limits: PixelLimits) throws(BitmapProblem) {
        self =
            switch PictureFormat(recognizing: file) {
            case .png: try PNGDecoder(file, limits: limits).bitmap(limits: limits)
            case .jpeg: try JPEGDecoder(file).bitmap(limits: limits)
            case nil: throw .unknownFormat
            }
    }
}

extension [UInt8] {
    /// Lends the bytes to a decoder, whose problem is passed on with its type.
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
