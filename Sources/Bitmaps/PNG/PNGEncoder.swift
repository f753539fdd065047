/// Encodes pictures as PNG files: small, fast, and with the same bytes whenever the pixels are the same.
///
/// Each worker has its own encoder, which reuses its memory for every picture. A file has no time stamp. It states that
/// its colors are sRGB, and the number of pixels per point.
public final class PNGEncoder {
    private let flat = FlatPictureCompressor.Storage()
    private let rich = RichPictureCompressor.Storage()

    public init() {}

    /// Encodes a picture as a PNG file.
    ///
    /// - Parameters:
    ///   - bitmap: the pixels.
    ///   - scale: the number of pixels per point, which tells programs at what size to show it.
    /// - Returns: the file's bytes.
    public func encode(_ bitmap: Bitmap, scale: Double = 1) -> [UInt8] {
        bitmap.withPixelRows { encode($0, scale: scale) }
    }

    /// Encodes pixels as a PNG file with a palette, gray, RGB or RGBA, whichever is smallest.
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

    /// Compresses some rows of an opaque picture separately.
    ///
    /// - Parameters:
    ///   - rows: the pixels, all of them opaque.
    ///   - isTop: whether these are the first rows of the picture.
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
