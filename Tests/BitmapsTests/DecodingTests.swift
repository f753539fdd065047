import Bitmaps
import Geometry
import Testing

@Suite("Reading pictures") struct DecodingTests {
    private func sample() throws -> [UInt8] {
        PNGEncoder().encode(try PictureKind.opaqueNoise.bitmap(PixelSize(width: 40, height: 30), seed: 1))
    }

    @Test(
        "of no known format is a problem of its own", arguments: [[], [0], Array("GIF89a".utf8), Array("<svg/>".utf8)])
    func unknownFormat(bytes: [UInt8]) {
        #expect(throws: BitmapProblem.unknownFormat) { try Bitmap(decoding: bytes) }
        #expect(throws: BitmapProblem.unknownFormat) { try PictureHeader(reading: bytes) }
    }

    @Test("cut short anywhere is a problem, never a crash")
    func truncation() throws {
        let file = try sample()
        for length in stride(from: 8, to: file.count - 12, by: 37) {
            let cut = Array(file[..<length])
            let problem = #expect(throws: BitmapProblem.self) { try Bitmap(decoding: cut) }
            #expect(problem == .truncated(.png))
        }
    }

    @Test("with any byte changed is read or refused, never a crash")
    func corruption() throws {
        let file = try sample()
        var refused = 0
        for index in stride(from: 8, to: file.count, by: 11) {
            var changed = file
            changed[index] ^= 0x55
            do throws(BitmapProblem) {
                _ = try Bitmap(decoding: changed)
            } catch {
                refused += 1
                #expect(!error.message.isEmpty && error.remedy != nil)
            }
        }
        #expect(refused > 300)
    }

    @Test("larger than the limits is refused before its pixels are read")
    func limits() throws {
        let file = try sample()
        let limits = PixelLimits(maximumSide: 39)
        #expect(throws: BitmapProblem.tooLarge(PixelSize(width: 40, height: 30), limits)) {
            try Bitmap(decoding: file, limits: limits)
        }
        #expect(throws: BitmapProblem.self) { try Bitmap(decoding: file, limits: PixelLimits(maximumPixels: 1199)) }
        // A header that promises 2 thousand million pixels a side, with a true checksum.
        var bomb = file
        bomb.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
        bomb.replaceSubrange(29..<33, with: chunkChecksum(bomb[12..<29]))
        #expect(throws: BitmapProblem.self) { try Bitmap(decoding: bomb) }
    }

    @Test("takes palettes, grey, 16 bits and interlacing for what they are", arguments: Fixtures.pngs)
    func pngVariants(name: String, file: [UInt8], expected: [SIMD4<UInt8>]) throws {
        let bitmap = try Bitmap(decoding: file)
        #expect(bitmap.size == PixelSize(width: 2, height: 2))
        for (index, color) in expected.enumerated() {
            #expect(bitmap.pixel(x: index % 2, y: index / 2) == color, "\(name), pixel \(index)")
        }
    }

    @Test("turns a photograph upright as its camera data says", arguments: 1...8)
    func orientation(number: Int) throws {
        let file = Fixtures.jpeg(orientation: UInt8(number))
        let bitmap = try Bitmap(decoding: file)
        let swaps = number >= 5
        #expect(bitmap.size == (swaps ? PixelSize(width: 16, height: 32) : PixelSize(width: 32, height: 16)))
        #expect(try PictureHeader(reading: file).size == bitmap.size)
        // The stored picture is red in its top left quarter and grey elsewhere.
        let corners = [
            (2, 2), (bitmap.size.width - 3, 2), (bitmap.size.width - 3, bitmap.size.height - 3),
            (2, bitmap.size.height - 3),
        ]
        let red = corners.map { x, y in
            bitmap.pixel(x: x, y: y).map { $0.x > 200 && $0.y < 80 } ?? false
        }
        let expected = [1: 0, 2: 1, 3: 2, 4: 3, 5: 0, 6: 1, 7: 2, 8: 3][number] ?? 0
        #expect(red == (0..<4).map { $0 == expected })
    }

    @Test("of a photograph cut short is a problem")
    func truncatedJPEG() {
        let file = Fixtures.jpeg(orientation: 1)
        for length in [3, 20, 100, 300, file.count - 60] {
            #expect(throws: BitmapProblem.self) { try Bitmap(decoding: Array(file[..<length])) }
        }
    }
}
