import Geometry
import RandomNumbers
import Testing

@testable import Bitmaps

@Suite("PNG files that are inflated in one call") struct StoredPictureTests {
    private static func stored(_ file: [UInt8]) -> StoredPicture? {
        file.withUnsafeBytes { StoredPicture(plainPNG: $0, limits: PixelLimits()) }
    }

    /// The result of the library that supports every kind of file.
    private static func reference(_ file: [UInt8]) -> Result<Bitmap, BitmapProblem> {
        file.withUnsafeBytes { bytes in
            do throws(BitmapProblem) {
                return .success(try Bitmap(decodingAnyKind: bytes, limits: PixelLimits()))
            } catch {
                return .failure(error)
            }
        }
    }

    @Test(
        "decode like the library's result, whatever the filters, color type and width",
        arguments: [PNGWriter.ColorType.grey, .rgb, .palette, .rgba])
    func everyFilter(type: PNGWriter.ColorType) throws {
        for width in [1, 2, 3, 7, 8, 33] {
            for filters in [[0], [1], [2], [3], [4], [4, 3, 2, 1, 0], [3, 4, 1, 1, 4]] as [[UInt8]] {
                let file = PlainFile(type: type, width: width, height: 9, filters: filters, seed: UInt64(width))
                for parts in [1, 5] {
                    let bytes = file.bytes(parts: parts)
                    let picture = try #require(Self.stored(bytes), "\(type) \(width) \(filters)")
                    #expect(try Self.reference(bytes).get() == picture.bitmap(), "\(type) \(width) \(filters)")
                    #expect(picture.bitmap() == picture.bitmap(workers: 4))
                    #expect(
                        picture.bitmap(rows: 3..<5).pixels[...]
                            == picture.bitmap().pixels[3 * width * 4..<5 * width * 4])
                }
            }
        }
    }

    @Test("of another kind are left to the library, with the same result", arguments: Fixtures.pngs)
    func otherKinds(name: String, file: [UInt8], expected: [SIMD4<UInt8>]) throws {
        let picture = try file.withUnsafeBytes { try StoredPicture(decoding: $0) }
        #expect((0..<4).map { picture.bitmap().pixel(x: $0 % 2, y: $0 / 2) } == expected, "\(name)")
    }

    @Test("with any byte damaged never decode to anything but the library's result")
    func damage() {
        for type in [PNGWriter.ColorType.palette, .rgb] {
            let file = PlainFile(type: type, width: 5, height: 4, filters: [4, 1, 2], seed: 3).bytes(parts: 2)
            for index in 8..<file.count {
                for flip in [0x01, 0x20, 0xFF] as [UInt8] {
                    var damaged = file
                    damaged[index] ^= flip
                    // With correct checksums of the chunks, the damaged stream itself is read.
                    for bytes in [damaged, withRightChecksums(damaged)] {
                        guard let picture = Self.stored(bytes) else { continue }
                        #expect(Self.reference(bytes) == .success(picture.bitmap()), "\(type), byte \(index)")
                    }
                }
            }
            for length in 0..<file.count { #expect(Self.stored(Array(file[..<length])) == nil) }
        }
    }

    @Test("compare like their bitmaps, whatever differs, is tolerated or masked")
    func comparison() throws {
        var numbers = SeededGenerator(seed: 7)
        let tolerances = [
            .exact, PictureTolerance(channel: 3), PictureTolerance(threshold: 0.1, ignoresAntialiasing: true),
            PictureTolerance(perceptualPrecision: 0.98, precision: 0.9, density: DensityLimit(side: 4, pixels: 3)),
        ]
        for round in 0..<60 {
            let (width, height) = (Int.random(in: 1...50, using: &numbers), Int.random(in: 1...90, using: &numbers))
            let size = PixelSize(width: width, height: height)
            let kind = PictureKind.allCases[round % PictureKind.allCases.count]
            let base = try kind.bitmap(size, seed: UInt64(round))
            var pixels = base.pixels
            for _ in 0..<[0, 1, 3, 400][round % 4] {
                let place = Int.random(in: 0..<pixels.count, using: &numbers)
                pixels[place] = round % 3 == 0 ? pixels[place] ^ 2 : UInt8.random(in: 0...255, using: &numbers)
            }
            let changed = try #require(Bitmap(size: size, pixels: pixels))
            let files = [base, changed].map { PNGEncoder().encode($0) }
            let (first, second) = (
                try files[0].withUnsafeBytes { try StoredPicture(decoding: $0) },
                try files[1].withUnsafeBytes { try StoredPicture(decoding: $0) }
            )
            let masks = round % 5 == 0 ? [PixelRect(left: 0, top: height / 2, right: width, bottom: height)] : []
            for tolerance in tolerances {
                let plain = try #require(PictureComparison(base, changed, tolerance: tolerance, masks: masks))
                let found = try #require(
                    PictureComparison(first, second, tolerance: tolerance, masks: masks, workers: 1 + round % 2 * 3))
                #expect(found == plain, "round \(round), \(tolerance)")
            }
        }
    }

    @Test("compare with the class of every pixel if many differ")
    func much() throws {
        let size = PixelSize(width: 150, height: 200)
        let columns = try PictureKind.columns.bitmap(size, seed: 4)
        let stripes = try PictureKind.stripes.bitmap(size, seed: 1)
        let pictures = try [columns, stripes].map { bitmap in
            try PNGEncoder().encode(bitmap).withUnsafeBytes { try StoredPicture(decoding: $0) }
        }
        for tolerance in [.exact, PictureTolerance(precision: 0.5, density: DensityLimit(side: 3, pixels: 2))] {
            let found = try #require(PictureComparison(pictures[0], pictures[1], tolerance: tolerance))
            let whole = try #require(PictureComparison(columns, stripes, tolerance: tolerance))
            #expect(found.changedPixels * 8 > size.width * size.height)
            #expect(found == whole && found.classes == whole.classes)
        }
    }

    @Test("never miss a pixel, wherever it is", arguments: [PictureKind.text, .stripes, .twoColors, .columns])
    func everyPixel(kind: PictureKind) throws {
        let size = PixelSize(width: 23, height: 13)
        let base = try kind.bitmap(size, seed: 2)
        let picture = try PNGEncoder().encode(base).withUnsafeBytes { try StoredPicture(decoding: $0) }
        for pixel in 0..<size.width * size.height {
            var pixels = base.pixels
            pixels[pixel * 4 + pixel % 4] ^= UInt8(pixel % 255 + 1)
            let file = PNGEncoder().encode(try #require(Bitmap(size: size, pixels: pixels)))
            let changed = try file.withUnsafeBytes { try StoredPicture(decoding: $0) }
            let found = try #require(PictureComparison(picture, changed))
            let (x, y) = (pixel % size.width, pixel / size.width)
            #expect(found.changedPixels == 1 && found.bounds == PixelRect(left: x, top: y, right: x + 1, bottom: y + 1))
        }
    }

    @Test("of different sizes are not compared")
    func sizes() throws {
        let pictures = try [3, 4].map { width in
            try #require(Self.stored(PlainFile(type: .rgb, width: width, height: 2, filters: [0], seed: 1).bytes()))
        }
        #expect(PictureComparison(pictures[0], pictures[1]) == nil)
    }
}
