import CDeflate
import Geometry

/// Compresses pictures of flat areas, lines and text, which is what interfaces consist of.
///
/// ## Why it exists
///
/// Everything else that the project compresses or decompresses goes through libdeflate and libspng. This writer is the
/// exception, because `deflate` would otherwise take a large part of every run with hundreds of variants. A general
/// compressor hashes every byte of a picture of millions of bytes, and a screen of an app is nearly all repetition: the
/// row above, the pixel to the left, the same letter some rows earlier. A compressor that knows that it has pixels
/// skips what repeats, and by that writes a picture several times as fast as Cairo's PNG writer, with zlib behind it,
/// and in fewer bytes. `make bench BENCH="--only micro"` measures both, picture by picture, against targets of four
/// times the speed and no more bytes. Files also stay the same whichever version of a library a machine has, so that
/// goldens can be compared by their bytes.
///
/// ## How it works
///
/// 1. ``PictureSurvey`` reads the pixels once. It finds the smallest PNG color type, the rows that repeat the row
///    above, and the rows of shades. A picture with many shades, such as a photograph, goes to
///    ``RichPictureCompressor``, which uses libdeflate.
/// 2. A row that repeats the row above is written with PNG's filter 2 (the difference to the row above) and takes two
///    symbols: a zero and a match. Its Adler-32 checksum is calculated from its length, without reading it.
/// 3. A row of shades, such as a row of a gradient or a shadow, is filtered and its differences are matched.
/// 4. Any other row is written unfiltered. Matches are looked for at three places: to the left, in the row above, and
///    at the last places that began with the same pixels (``EarlierPlaces``). They are whole pixels, never parts of
///    one.
///
/// ## What it guarantees
///
/// The output is a plain zlib stream of DEFLATE blocks with their own Huffman codes (RFC 1950 and 1951). The same
/// pixels give the same bytes. Tests decode what it writes with libspng and compare the pixels, for every kind of
/// picture and with random ones.
struct FlatPictureCompressor {
    /// The memory for one picture at a time.
    final class Storage {
        fileprivate let stream = DeflateStream.Storage()
        fileprivate let places = EarlierPlaces.Storage()
        fileprivate let differences = DifferenceMatcher()
        fileprivate var current: [UInt8] = []
        fileprivate var above: [UInt8] = []

        fileprivate func prepare(rowBytes: Int) {
            differences.reset(rowBytes: rowBytes)
            // The margin before a row must be zero, and so must the row above the first one.
            current = [UInt8](repeating: 0, count: FilteredRow.leadingRoom + rowBytes + FilteredRow.trailingRoom)
            above = current
        }
    }

    /// The match length in pixels at which the search for a longer one stops.
    private static let sufficientMatch = 48
    /// The number of earlier places that are examined for one pixel.
    private static let mostSteps = 12
    /// The number of bytes from which repeated rows get a block of their own.
    private static let bytesOfOwnBlock = 1 << 17

    private let rows: PixelRows
    private let survey: PictureSurvey
    private let type: PNGWriter.ColorType
    private let bytesPerPixel: Int
    private let rowBytes: Int
    /// The longest match at a large distance: one token, because the rest may have a match at a cheaper distance.
    private let longestFarMatch: Int

    init(_ rows: PixelRows, survey: PictureSurvey, type: PNGWriter.ColorType) {
        self.rows = rows
        self.survey = survey
        self.type = type
        bytesPerPixel = type.bytesPerPixel
        rowBytes = rows.size.width * bytesPerPixel
        longestFarMatch = DeflateStream.longestMatch / bytesPerPixel
    }

    /// Compresses the picture, and passes the zlib stream to a function.
    func compress<Result>(in storage: Storage, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        var stream = DeflateStream(storage.stream)
        let adler = write(into: &stream, storage, isTop: true)
        return body(storage.stream.bytes(stream.finish(adler32: adler)))
    }

    /// Compresses some rows of a picture, as a part of its stream.
    ///
    /// - Parameters:
    ///   - storage: the memory for one picture at a time.
    ///   - isTop: whether these are the first rows of the picture.
    /// - Returns: the part, and the checksum of these rows only.
    func compressPart(in storage: Storage, isTop: Bool) -> (bytes: [UInt8], adler32: UInt32) {
        var stream = DeflateStream(storage.stream, hasHeader: isTop)
        let adler = write(into: &stream, storage, isTop: isTop)
        return (Array(storage.stream.bytes(stream.finishPart())), adler)
    }

    /// Writes all rows, and returns the checksum of the uncompressed stream.
    private func write(into stream: inout DeflateStream, _ storage: Storage, isTop: Bool) -> UInt32 {
        storage.prepare(rowBytes: rowBytes)
        var places = EarlierPlaces(storage.places, rows, bytesPerPixel: bytesPerPixel)
        var adler: UInt32 = 1
        // The last row of a range of repeated rows that has a block of its own.
        var endOfBlock: Int?
        // The row that was written unfiltered and contains the pixels of the row above.
        var plainRow: Int?
        for y in 0..<rows.size.height {
            if y == endOfBlock { stream.beginBlock() }
            if survey.repeatsAbove[y] {
                if y > 0, !survey.repeatsAbove[y - 1] {
                    let end = survey.repeatsAbove[y...].firstIndex(of: false) ?? rows.size.height
                    if (end - y) * rowBytes >= Self.bytesOfOwnBlock {
                        stream.beginBlock()
                        endOfBlock = end
                    }
                }
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
                    // The row above the first row of a part is unknown here.
                    if y > 0 || isTop, let filter = filterForShades(row, y) {
                        adler = storage.differences.write(row, filter, &stream, adler32: adler)
                        plainRow = nil
                    } else {
                        adler = storage.differences.remember(row, adler32: adler)
                        stream.literal(RowFilter.none.rawValue)
                        writeRow(y, samples, plainRow: plainRow, &places, &stream)
                        plainRow = y
                    }
                }
            }
        }
        return adler
    }

    /// The filter for a row of shades, which is smaller as differences; `nil` for all other rows.
    private func filterForShades(_ row: FilteredRow, _ y: Int) -> RowFilter? {
        let shaded = survey.shadedPixels[y]
        // A few new pixels are cheap to write, and differences of palette indices mean nothing.
        guard type != .palette, shaded >= 64, shaded * 2 > survey.novelPixels[y] else { return nil }
        return row.best()
    }

    /// Writes filter 2, the difference to the row above, and a row of zeros.
    private func writeRepeatedRow(_ stream: inout DeflateStream) {
        stream.literal(2)
        guard rowBytes >= 4 else {
            for _ in 0..<rowBytes { stream.literal(0) }
            return
        }
        stream.literal(0)
        stream.match(length: rowBytes - 1, distance: 1)
    }

    /// The checksum after a 2 and a row of zeros: the first sum grows by 2, and the second by the first for every byte.
    private func adlerOfRepeatedRow(after adler: UInt32) -> UInt32 {
        let modulus: UInt64 = 65_521
        let first = (UInt64(adler & 0xFFFF) + 2) % modulus
        let second = (UInt64(adler >> 16) + first * UInt64(rowBytes + 1)) % modulus
        return UInt32(second << 16 | first)
    }

    /// A match with earlier pixels.
    private struct Match {
        /// The number of pixels; 0 for no match.
        var length: Int
        /// The distance back in bytes.
        var distance: Int
    }

    private func writeRow(
        _ y: Int, _ samples: UnsafePointer<UInt8>, plainRow: Int?, _ places: inout EarlierPlaces,
        _ stream: inout DeflateStream
    ) {
        let width = rows.size.width
        // The row above may be written as differences; the row that it repeats is written unfiltered.
        let aboveDistance = plainRow.map { (y - $0) * (rowBytes + 1) } ?? .max
        let above = aboveDistance <= DeflateStream.farthestMatch ? rows.row(y - 1) : nil
        places.begin(row: y)
        var x = 0
        var match = longestMatch(at: x, above, aboveDistance, &places)
        while x < width {
            var next: Match?
            if match.length < Self.sufficientMatch, x &+ 1 < width {
                next = longestMatch(at: x &+ 1, above, aboveDistance, &places)
            }
            if match.length == 0 {
                writePixel(x, samples, &stream)
                x &+= 1
            } else if match.length > 1, let next, next.length > match.length {
                // A longer match begins one pixel later.
                writePixel(x, samples, &stream)
                x &+= 1
            } else {
                stream.match(length: match.length * bytesPerPixel, distance: match.distance)
                if match.length > 2, match.length < Self.sufficientMatch {
                    for passed in x &+ 2..<x &+ match.length { _ = places.note(passed) }
                }
                x &+= match.length
                if match.length > 1 { next = nil }
            }
            guard x < width else { break }
            match = next ?? longestMatch(at: x, above, aboveDistance, &places)
        }
    }

    @inline(__always)
    private func writePixel(_ x: Int, _ samples: UnsafePointer<UInt8>, _ stream: inout DeflateStream) {
        let pixel = samples + x &* bytesPerPixel
        for index in 0..<bytesPerPixel { stream.literal(pixel[index]) }
    }

    /// Finds the longest match at a place, and adds the place for later matches.
    @inline(__always)
    private func longestMatch(
        at x: Int, _ above: UnsafeRawPointer?, _ aboveDistance: Int, _ places: inout EarlierPlaces
    ) -> Match {
        let row = places.row
        let limit = rows.size.width &- x
        let word = row.word(x)
        var best = Match(length: 0, distance: 0)
        if x > 0, word == row.word(x &- 1) {
            best = Match(length: row.runLength(from: x, to: x &+ limit), distance: bytesPerPixel)
        }
        if best.length < Self.sufficientMatch, let above, word == above.word(x) {
            let length = row.equalLength(at: x, above, at: x, limit: min(limit, longestFarMatch))
            if length > best.length { best = Match(length: length, distance: aboveDistance) }
        }
        guard best.length < Self.sufficientMatch else { return best }
        var candidate = places.note(x)
        var steps = Self.mostSteps
        while let place = candidate, steps > 0 {
            steps &-= 1
            let distance = places.distance(from: place, to: x)
            guard distance <= DeflateStream.farthestMatch else { break }
            let earlier = places.pixels(at: place)
            let room = min(rows.size.width &- max(x, place.x), longestFarMatch)
            if best.length < room, earlier.word(best.length) == row.word(x &+ best.length) {
                let length = row.equalLength(at: x, earlier, at: 0, limit: room)
                if length > best.length {
                    best = Match(length: length, distance: distance)
                    if length >= Self.sufficientMatch { break }
                }
            }
            candidate = places.before(place)
        }
        if best.length < 2, best.distance != bytesPerPixel, bytesPerPixel >= 3, let place = places.single,
            places.pixels(at: place).word(0) == word
        {
            let distance = places.distance(from: place, to: x)
            if distance <= DeflateStream.farthestMatch { return Match(length: 1, distance: distance) }
        }
        // A match has at least three bytes, and one at a large distance must save more than it costs.
        let least = bytesPerPixel >= 3 ? (best.distance == bytesPerPixel ? 1 : 2) : (best.distance == 1 ? 3 : 4)
        return best.length >= least ? best : Match(length: 0, distance: 0)
    }
}
