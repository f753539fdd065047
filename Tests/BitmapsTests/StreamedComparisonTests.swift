import Geometry
import Testing

@testable import Bitmaps

@Suite("PNG files that are compared while they are inflated") struct StreamedComparisonTests {
    private static func plain(_ file: UnsafeRawBufferPointer) -> PlainPNG? { PlainPNG(file, limits: PixelLimits()) }

    /// What comes of two files row by row, whatever their size; `nil` where a file is not sound.
    private static func streamed(
        _ files: [[UInt8]], tolerance: PictureTolerance = .exact, masks: [PixelRect] = []
    ) -> PictureComparison? {
        files[0].withUnsafeBytes { first in
            files[1].withUnsafeBytes { second in
                guard let a = plain(first), let b = plain(second), a.size == b.size else { return nil }
                return PictureComparison(inflating: a, b, tolerance: tolerance, masks: masks, workers: 1)
            }
        }
    }

    private static func changing(_ bitmap: Bitmap, _ bytes: [Int], _ numbers: inout SeededNumbers) throws -> Bitmap {
        var pixels = bitmap.pixels
        for byte in bytes { pixels[byte] ^= UInt8.random(in: 1...255, using: &numbers) }
        return try #require(Bitmap(size: bitmap.size, pixels: pixels))
    }

    @Test("compare as their bitmaps do, in whatever way either file stores its pixels")
    func comparison() throws {
        var numbers = SeededNumbers(state: 11)
        let tolerances = [
            .exact, PictureTolerance(channel: 3, ignoresAntialiasing: true),
            PictureTolerance(precision: 0.9, density: DensityLimit(side: 4, pixels: 3)),
        ]
        for round in 0..<90 {
            let (width, height) = (Int.random(in: 1...60, using: &numbers), Int.random(in: 1...90, using: &numbers))
            let kind = PictureKind.allCases[round % PictureKind.allCases.count]
            let base = try kind.bitmap(PixelSize(width: width, height: height), seed: UInt64(round))
            let bytes = (0..<[0, 1, 2, 40][round % 4]).map { _ in Int.random(in: 0..<base.pixels.count, using: &numbers)
            }
            let changed = try Self.changing(base, bytes, &numbers)
            let files = [base, changed].map { PNGEncoder().encode($0) }
            let masks = round % 5 == 0 ? [PixelRect(left: 0, top: height / 2, right: width, bottom: height)] : []
            for tolerance in tolerances {
                let plain = try #require(PictureComparison(base, changed, tolerance: tolerance, masks: masks))
                let isSame = Self.streamed(files, tolerance: tolerance, masks: masks) == plain
                #expect(isSame, "round \(round), \(kind), \(tolerance)")
            }
        }
    }

    @Test("never miss a pixel, wherever it lies", arguments: [PictureKind.text, .stripes, .twoColors, .columns])
    func everyPixel(kind: PictureKind) throws {
        var numbers = SeededNumbers(state: 5)
        let size = PixelSize(width: 23, height: 13)
        let base = try kind.bitmap(size, seed: 2)
        let file = PNGEncoder().encode(base)
        for pixel in 0..<size.width * size.height {
            let changed = try Self.changing(base, [pixel * 4 + pixel % 4], &numbers)
            let found = try #require(Self.streamed([file, PNGEncoder().encode(changed)]))
            let (x, y) = (pixel % size.width, pixel / size.width)
            #expect(found.changedPixels == 1 && found.bounds == PixelRect(left: x, top: y, right: x + 1, bottom: y + 1))
        }
    }

    @Test("are what all filters make of them, also where rows are written alike and differ all the same")
    func filters() throws {
        for filters in [[0], [1], [2], [3], [4], [0, 2, 2, 3, 4, 2]] as [[UInt8]] {
            // A palette has no colours for whatever differences may add up to.
            for type in [PNGWriter.ColorType.grey, .rgb, .rgba] {
                let file = PlainFile(type: type, width: 13, height: 11, filters: filters, seed: 8)
                for row in [0, 5, 10] {
                    // A changed difference changes all rows that are differences to it.
                    var other = file
                    other.rows[row * (13 * type.bytesPerPixel + 1) + 4] ^= 1
                    let files = [file.bytes(), other.bytes(parts: 3)]
                    let bitmaps = try files.map { file in
                        try file.withUnsafeBytes { try Bitmap(decodingAnyKind: $0, limits: PixelLimits()) }
                    }
                    let found = try #require(Self.streamed(files))
                    #expect(found == PictureComparison(bitmaps[0], bitmaps[1]), "\(type), \(filters), row \(row)")
                    #expect(!found.isIdentical)
                }
            }
        }
    }

    @Test("that are damaged in any byte are left alone, or compare as what the library reads")
    func damage() throws {
        for kind in [PictureKind.text, .twoColors, .diagonal] {
            let base = try kind.bitmap(PixelSize(width: 17, height: 9), seed: 1)
            let file = PNGEncoder().encode(base)
            for index in 8..<file.count {
                for flip in [0x01, 0x10, 0xFF] as [UInt8] {
                    var damaged = file
                    damaged[index] ^= flip
                    // The checksums of the chunks are put right, so that the stream itself is looked at.
                    for bytes in [damaged, withRightChecksums(damaged)] {
                        guard let found = Self.streamed([file, bytes]) else { continue }
                        let bitmap = try bytes.withUnsafeBytes {
                            try Bitmap(decodingAnyKind: $0, limits: PixelLimits())
                        }
                        #expect(found == PictureComparison(base, bitmap), "\(kind), byte \(index)")
                    }
                }
            }
        }
    }

    @Test("of two pictures of which much differs are compared so as well, unless each pixel is to be looked at")
    func much() throws {
        let size = PixelSize(width: 150, height: 200)
        let columns = try PictureKind.columns.bitmap(size, seed: 4)
        let pictures = [
            try PictureKind.stripes.bitmap(size, seed: 1), try PictureKind.text.bitmap(size, seed: 2),
            try PictureKind.diagonal.bitmap(size, seed: 3),
        ]
        for picture in pictures {
            let files = [columns, picture].map { PNGEncoder().encode($0) }
            for tolerance in [.exact, PictureTolerance(precision: 0.5, density: DensityLimit(side: 3, pixels: 2))] {
                let found = try #require(Self.streamed(files, tolerance: tolerance))
                let whole = try #require(PictureComparison(columns, picture, tolerance: tolerance))
                #expect(found.changedPixels * 8 > size.width * size.height)
                // Classes and all: what is drawn of it is the same.
                #expect(found == whole && found.classes == whole.classes)
            }
        }
        let files = [columns, pictures[2]].map { PNGEncoder().encode($0) }
        #expect(Self.streamed(files, tolerance: PictureTolerance(channel: 3)) == nil)
        #expect(Self.streamed(files, masks: [PixelRect(left: 0, top: 0, right: 1, bottom: 1)]) == nil)
    }

    @Test("of large pictures keep to few rows, and are compared otherwise where much differs")
    func large() throws {
        let size = PixelSize(width: 700, height: 900)
        let base = try PictureKind.stripes.bitmap(size, seed: 1)
        var numbers = SeededNumbers(state: 3)
        let few = try Self.changing(base, [4, 700 * 4 * 450, 700 * 4 * 899], &numbers)
        let files = [base, few].map { PNGEncoder().encode($0) }
        let found = try files[0].withUnsafeBytes { first in
            try files[1].withUnsafeBytes { try #require(PictureComparison(ofFiles: first, $0)) }
        }
        #expect(found == PictureComparison(base, few) && found.changedPixels == 3)
        let many = try Self.changing(base, (0..<900).map { $0 * 700 * 4 }, &numbers)
        #expect(Self.streamed([files[0], PNGEncoder().encode(many)]) == nil)
    }
}

@Suite("Streams that are inflated piece by piece") struct InflateStreamTests {
    private static func inflated(_ stream: [UInt8], count: Int, piece: Int) -> [UInt8]? {
        stream.withUnsafeBytes { bytes in
            guard let inflate = InflateStream([bytes], piece: piece) else { return nil }
            var found: [UInt8] = []
            while found.count < count {
                let next = min(piece, count - found.count)
                guard let bytes = inflate.take(next) else { return nil }
                found += UnsafeRawBufferPointer(start: bytes, count: next)
            }
            return inflate.isAtEnd() ? found : nil
        }
    }

    @Test("come out as they went in, whatever the blocks, the pieces and the distances")
    func everyKind() throws {
        let kinds = PictureKind.allCases.map { kind in { try kind.bitmap($0, seed: 3) } }
        let shades = ShadeKind.allCases.map { kind in { try kind.bitmap($0) } }
        for make in kinds + shades as [(PixelSize) throws -> Bitmap] {
            let bitmap = try make(PixelSize(width: 310, height: 400))
            let file = PNGEncoder().encode(bitmap)
            try file.withUnsafeBytes { bytes in
                let plain = try #require(PlainPNG(bytes, limits: PixelLimits()))
                let count = plain.stride * plain.size.height
                let expected = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
                defer { expected.deallocate() }
                #expect(plain.inflate(into: expected))
                let stream = plain.stream.flatMap { Array($0) }
                for piece in [plain.stride, 1000] {
                    #expect(Self.inflated(stream, count: count, piece: piece) == Array(expected))
                }
                // One byte more or less is not what the stream holds.
                #expect(Self.inflated(stream, count: count - 1, piece: 999) == nil)
                #expect(Self.inflated(stream, count: count + 1, piece: 999) == nil)
                #expect(Self.inflated(stream.dropLast(), count: count, piece: 999) == nil)
            }
        }
    }

    @Test("in the fixed code, and in one of a single distance")
    func fixedCode() throws {
        // zlib made it, of words, all bytes up to 59 and a run of zeros.
        let stream = Fixtures.bytes(
            "7801cb4d2c2c4d2d294955c8258bc1c0c8c4ccc2cac6cec1c9c5cdc3cbc72f2028242c222a262e2129252d232b27afa0a8a4aca2aaa6"
                + "aea1a9a5ada3aba76f6068646c626a666e616965cd300a06060000f7c41f95")
        let words = Array(String(repeating: "maquette ", count: 7).utf8)
        let whole = words + Array(0..<60) + [UInt8](repeating: 0, count: 500 - words.count - 60)
        #expect(Self.inflated(stream, count: 500, piece: 100) == whole)
        for index in stream.indices {
            for flip in [0x01, 0x08, 0x80] as [UInt8] {
                var damaged = stream
                damaged[index] ^= flip
                let found = Self.inflated(damaged, count: 500, piece: 500)
                // Of the header's two bytes some bits only say how the stream was made.
                #expect(found == nil || found == whole, "byte \(index)")
            }
        }
    }
}
