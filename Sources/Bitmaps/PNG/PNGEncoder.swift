/// Writes pictures as PNG files: small, fast, and the same bytes whenever the pixels are the same.
///
/// Each worker has one of its own, since the memory for filtering and compressing is used again for every picture.
/// A file has no time stamp; it says that its colours are sRGB and how many pixels a point has.
public final class PNGEncoder {
    private let flat = FlatPictureCompressor.Storage()
    private let rich = RichPictureCompressor.Storage()

    public init() {}

    /// A picture as a PNG file.
    ///
    /// - Parameters:
    ///   - bitmap: the pixels.
    ///   - scale: pixels in a point, from which programs know how large to show it.
    /// - Returns: the file's bytes.
    public func encode(_ bitmap: Bitmap, scale: Double = 1) -> [UInt8] {
        bitmap.withPixelRows { encode($0, scale: scale) }
    }

    /// Pixels as a PNG file, stored as palette, grey, RGB or RGBA, whichever holds them at the least size.
    public func encode(_ rows: PixelRows, scale: Double = 1) -> [UInt8] {
        let survey = PictureSurvey(rows)
        let type: PNGWriter.ColorType =
            if survey.isGrey { .grey } else if survey.colors != nil { .palette } else if survey.isOpaque {
                .rgb
            } else {
                .rgba
            }
        var writer = PNGWriter(size: rows.size, colorType: type, pixelsPerPoint: scale)
        if type == .palette, let table = survey.colors {
            writer.write(palette: table.colors.map { rows.layout.rgba($0) })
        }
        if survey.isFlat {
            FlatPictureCompressor(rows, survey: survey, type: type).compress(in: flat) { writer.write(pixels: $0) }
        } else {
            RichPictureCompressor(rows, survey: survey, type: type).compress(in: rich) { writer.write(pixels: $0) }
        }
        writer.end()
        return writer.bytes
    }

    /// Some rows of an opaque picture, compressed apart from the rest.
    ///
    /// - Parameters:
    ///   - rows: the pixels, all of them opaque.
    ///   - isTop: whether the picture begins with them.
    /// - Returns: the band, to be joined with the others.
    public func encodeBand(_ rows: PixelRows, isTop: Bool) -> PNGBand {
        let survey = PictureSurvey(rows)
        let (bytes, adler) =
            if survey.isFlat {
                FlatPictureCompressor(rows, survey: survey, type: .rgb).compressPart(in: flat, isTop: isTop)
            } else {
                RichPictureCompressor(rows, survey: survey, type: .rgb).compressPart(in: rich, isTop: isTop)
            }
        return PNGBand(compressed: bytes, adler32: adler, size: rows.size)
    }
}
