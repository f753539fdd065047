import CDeflate
import Geometry

/// Compresses pictures of flat areas, lines and text, as interfaces are.
///
/// A general compressor looks at every byte. This one knows that it has pixels: a row that repeats the one above it
/// takes a handful of symbols without being looked at again; within a row, repetitions are sought to the left, in
/// the row above and among the last places that began with the same pixels, a whole pixel at a time.
///
/// Rows that repeat are written as differences to the row above, which are all zero, and so are rows of shades, as
/// gradients and shadows make them; all others as they are.
struct FlatPictureCompressor {
    /// Memory for one picture at a time.
    final class Storage {
        fileprivate let stream = DeflateStream.Storage()
        /// Where pixels that hash alike last stood: the row in the upper bits, the column in the lower, plus one.
        fileprivate let places = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << FlatPictureCompressor.hashBits)
        fileprivate let differences = DifferenceMatcher()
        fileprivate var current: [UInt8] = []
        fileprivate var above: [UInt8] = []

        deinit { places.deallocate() }

        fileprivate func prepare(rowBytes: Int) {
            places.initialize(repeating: 0, count: 1 << FlatPictureCompressor.hashBits)
            differences.reset(rowBytes: rowBytes)
            // The margin before a row must be zero, and so must the row above the first.
            current = [UInt8](repeating: 0, count: FilteredRow.leadingRoom + rowBytes + FilteredRow.trailingRoom)
            above = current
        }
    }

    private static let hashBits = 13

    private let rows: PixelRows
    private let survey: PictureSurvey
    private let type: PNGWriter.ColorType
    private let bytesPerPixel: Int
    private let rowBytes: Int

    init(_ rows: PixelRows, survey: PictureSurvey, type: PNGWriter.ColorType) {
        self.rows = rows
        self.survey = survey
        self.type = type
        bytesPerPixel = type.bytesPerPixel
        rowBytes = rows.size.width * bytesPerPixel
    }

    /// Compresses the picture and lends the zlib stream.
    func compress<Result>(in storage: Storage, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        var stream = DeflateStream(storage.stream)
        let adler = write(into: &stream, storage, isTop: true)
        return body(storage.stream.bytes(stream.finish(adler32: adler)))
    }

    /// Compresses some rows of a picture, as a part of its stream.
    ///
    /// - Parameters:
    ///   - storage: memory for one picture at a time.
    ///   - isTop: whether the picture begins with them.
    /// - Returns: the part, and the checksum of these rows alone.
    func compressPart(in storage: Storage, isTop: Bool) -> (bytes: [UInt8], adler32: UInt32) {
        var stream = DeflateStream(storage.stream, hasHeader: isTop)
        let adler = write(into: &stream, storage, isTop: isTop)
        return (Array(storage.stream.bytes(stream.finishPart())), adler)
    }

    /// Writes all rows, and gives the checksum of what they are as a file has them.
    private func write(into stream: inout DeflateStream, _ storage: Storage, isTop: Bool) -> UInt32 {
        storage.prepare(rowBytes: rowBytes)
        var adler: UInt32 = 1
        // The row that holds, as they are, the pixels of the row above.
        var plainRow: Int?
        for y in 0..<rows.size.height {
            if survey.repeatsAbove[y] {
                writeRepeatedRow(&stream)
                storage.differences.forget()
                adler = adlerOfRepeatedRow(after: adler)
                continue
            }
            swap(&storage.current, &storage.above)
            storage.current.withUnsafeMutableBufferPointer { current in
                storage.above.withUnsafeBufferPointer { above in
                    guard let current = current.baseAddress, let above = above.baseAddress else { return }
                    let samples = current + FilteredRow.leadingRoom
                    rows.unpack(row: y, as: type, colors: survey.colors, into: samples)
                    let row = FilteredRow(
                        current: samples, above: above + FilteredRow.leadingRoom, count: rowBytes,
                        bytesPerPixel: bytesPerPixel)
                    // What lies above the first row of a part is not known here.
                    if y > 0 || isTop, let filter = filterForShades(row, y) {
                        adler = storage.differences.write(row, filter, &stream, adler32: adler)
                        plainRow = nil
                    } else {
                        adler = storage.differences.remember(row, adler32: adler)
                        stream.literal(RowFilter.none.rawValue)
                        writeRow(y, samples, plainRow: plainRow, storage.places, &stream)
                        plainRow = y
                    }
                }
            }
        }
        return adler
    }

    /// The filter for a row of shades, which takes less room as differences than as it is; `nil` for all other rows.
    private func filterForShades(_ row: FilteredRow, _ y: Int) -> RowFilter? {
        let shaded = survey.shadedPixels[y]
        // Few new pixels are soon written, and numbers of colours have no differences that mean anything.
        guard type != .palette, shaded >= 16, shaded * 2 > survey.novelPixels[y] else { return nil }
        return row.best()
    }

    /// Filter 2, the difference to the row above, and a row of zeros.
    private func writeRepeatedRow(_ stream: inout DeflateStream) {
        stream.literal(2)
        guard rowBytes >= 4 else {
            for _ in 0..<rowBytes { stream.literal(0) }
            return
        }
        stream.literal(0)
        stream.match(length: rowBytes - 1, distance: 1)
    }

    /// The checksum after a 2 and a row of zeros: the first sum grows by 2, the second by the first for every byte.
    private func adlerOfRepeatedRow(after adler: UInt32) -> UInt32 {
        let modulus: UInt64 = 65_521
        let first = (UInt64(adler & 0xFFFF) + 2) % modulus
        let second = (UInt64(adler >> 16) + first * UInt64(rowBytes + 1)) % modulus
        return UInt32(second << 16 | first)
    }

    private func writeRow(
        _ y: Int, _ samples: UnsafePointer<UInt8>, plainRow: Int?, _ places: UnsafeMutablePointer<UInt32>,
        _ stream: inout DeflateStream
    ) {
        let width = rows.size.width
        let row = rows.row(y)
        let above = rows.row(max(0, y - 1))
        // The row above may be written as differences; the one it repeats is there as it is.
        let aboveDistance = plainRow.map { (y - $0) * (rowBytes + 1) } ?? .max
        let hasAbove = aboveDistance <= DeflateStream.farthestMatch
        // A match has at least three bytes, and one to a far place must save more than it costs.
        let leastRun = bytesPerPixel >= 3 ? 1 : 3
        let leastMatch = bytesPerPixel >= 3 ? 2 : 4
        let hashedPixels = leastMatch
        var x = 0
        while x < width {
            let word = row.word(x)
            let run = x > 0 && word == row.word(x - 1) ? row.runLength(from: x, to: width) : 0
            if run * bytesPerPixel >= DeflateStream.longestMatch {
                stream.match(length: run * bytesPerPixel, distance: bytesPerPixel)
                x += run
                continue
            }
            let copied =
                hasAbove && word == above.word(x) ? row.equalLength(at: x, above, at: x, limit: width - x) : 0
            if copied >= leastMatch, copied > run + 1 {
                stream.match(length: copied * bytesPerPixel, distance: aboveDistance)
                x += copied
                continue
            }
            if run >= leastRun {
                stream.match(length: run * bytesPerPixel, distance: bytesPerPixel)
                x += run
                continue
            }
            if x + hashedPixels <= width {
                let hash = row.hash(at: x, pixels: hashedPixels, bits: Self.hashBits)
                let place = places[hash]
                places[hash] = UInt32(truncatingIfNeeded: y << 15 | x) + 1
                if place != 0 {
                    let (placeY, placeX) = (Int((place - 1) >> 15), Int((place - 1) & 0x7FFF))
                    let distance = (y - placeY) * (rowBytes + 1) + (x - placeX) * bytesPerPixel
                    if distance <= DeflateStream.farthestMatch {
                        let length = row.equalLength(
                            at: x, rows.row(placeY), at: placeX, limit: width - max(x, placeX))
                        if length >= leastMatch {
                            stream.match(length: length * bytesPerPixel, distance: distance)
                            x += length
                            continue
                        }
                    }
                }
            }
            for index in x * bytesPerPixel..<(x + 1) * bytesPerPixel {
                stream.literal(samples[index])
            }
            x += 1
        }
    }
}

extension UnsafeRawPointer {
    /// A number that equal pixels share.
    @inline(__always)
    fileprivate func hash(at x: Int, pixels: Int, bits: Int) -> Int {
        var hash: UInt32 = 0
        for index in 0..<pixels { hash = (hash &* 31 &+ word(x + index)) &* 0x9E37_79B1 }
        return Int(hash >> UInt32(32 - bits))
    }
}
