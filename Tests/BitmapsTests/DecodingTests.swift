import Bitmaps
import Geometry
import Testing

@Suite("Reading pictures") struct DecodingTests {
    private func sample() throws -> [UInt8] {
        PNGEncoder().encode(try PictureKind.opaqueNoise.bitmap(PixelSize(width: 40, height: 30), seed: 1))
    }

    @Test(
        "of an unknown format is a separate problem", arguments: [[], [0], Array("GIF89a".utf8), Array("<svg/>".utf8)])
    func unknownFormat(bytes: [UInt8]) {
        #expect(throws: BitmapProblem.unknownFormat) { try Bitmap(decoding: bytes) }
        #expect(throws: BitmapProblem.unknownFormat) { try PictureHeader(reading: bytes) }
    }

    @Test("that Git LFS did not fetch is a separate problem, with the command that fetches them")
    func notFetched() {
        let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 5\n".utf8)
        #expect(throws: BitmapProblem.notFetched) { try Bitmap(decoding: pointer) }
        #expect(throws: BitmapProblem.notFetched) { try PictureHeader(reading: pointer) }
        #expect(throws: BitmapProblem.notFetched) { try Bitmap.decoding(pointer, atMost: 1) }
        #expect(BitmapProblem.notFetched.remedy?.contains("git lfs pull") == true)
    }

    @Test("truncated anywhere is a problem, never a crash")
    func truncation() throws {
        let file = try sample()
        for length in stride(from: 8, to: file.count - 12, by: 37) {
            let cut = Array(file[..<length])
            let problem = #expect(throws: BitmapProblem.self) { try Bitmap(decoding: cut) }
            #expect(problem == .truncated(.png))
        }
    }

    @Test("with any byte changed is decoded or rejected, never a crash")
    func corruption() throws {
        let file = try sample()
        var refused = 0
        for index in stride(from: 8, to: file.count, by: 11) {
            var changed = file
            changed[index] ^= 0x55
            // With correct checksums of the chunks, the damaged stream itself is read.
            for bytes in [changed, withRightChecksums(changed)] {
                do throws(BitmapProblem) {
                    _ = try Bitmap(decoding: bytes)
                } catch {
                    refused += 1
                    #expect(!error.message.isEmpty && error.remedy != nil)
                }
            }
        }
        #expect(refused > 300)
    }

    @Test("larger than the limits is rejected before its pixels are decoded")
    func limits() throws {
        let file = try sample()
        let limits = PixelLimits(maximumSide: 39)
        #expect(throws: BitmapProblem.tooLarge(PixelSize(width: 40, height: 30), limits)) {
            try Bitmap(decoding: file, limits: limits)
        }
        #expect(throws: BitmapProblem.self) { try Bitmap(decoding: file, limits: PixelLimits(maximumPixels: 1199)) }
        // A header that claims two billion pixels per side, with a correct checksum.
        var bomb = file
        bomb.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
        bomb.replaceSubrange(29..<33, with: chunkChecksum(bomb[12..<29]))
        #expect(throws: BitmapProblem.self) { try Bitmap(decoding: bomb) }
    }

    @Test("decodes palettes, gray, 16 bits and interlacing", arguments: Fixtures.pngs)
    func pngVariants(name: String, file: [UInt8], expected: [SIMD4<UInt8>]) throws {
        let bitmap = try Bitmap(decoding: file)
        #expect(bitmap.size == PixelSize(width: 2, height: 2))
        for (index, color) in expected.enumerated() {
            #expect(bitmap.pixel(x: index % 2, y: index / 2) == color, "\(name), pixel \(index)")
        }
    }

    @Test("applies the EXIF orientation of a photograph", arguments: 1...8)
    func orientation(number: Int) throws {
        let file = Fixtures.jpeg(orientation: UInt8(number))
        let bitmap = try Bitmap(decoding: file)
        let swaps = number >= 5
        #expect(bitmap.size == (swaps ? PixelSize(width: 16, height: 32) : PixelSize(width: 32, height: 16)))
        #expect(try PictureHeader(reading: file).size == bitmap.size)
        // The stored picture is red in its top left quarter and gray elsewhere.
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

    @Test("of a truncated photograph is a problem")
    func truncatedJPEG() {
        let file = Fixtures.jpeg(orientation: 1)
        for length in [3, 20, 100, 300, file.count - 60] {
            #expect(throws: BitmapProblem.self) { try Bitmap(decoding: Array(file[..<length])) }
        }
    }

    /// A bitmap of averages, computed in the simplest way.
    private func averaged(_ bitmap: Bitmap, to size: PixelSize) -> [SIMD4<UInt8>] {
        (0..<size.height * size.width).map { index in
            let (x, y) = (index % size.width, index / size.width)
            var (sum, count) = (SIMD4<Double>(repeating: 0), 0.0)
            for v in y * bitmap.size.height / size.height..<(y + 1) * bitmap.size.height / size.height {
                for u in x * bitmap.size.width / size.width..<(x + 1) * bitmap.size.width / size.width {
                    let pixel = bitmap.pixel(x: u, y: v) ?? SIMD4(repeating: 0)
                    let alpha = Double(pixel.w)
                    sum += SIMD4(Double(pixel.x) * alpha, Double(pixel.y) * alpha, Double(pixel.z) * alpha, alpha)
                    count += 1
                }
            }
            func color(_ value: Double) -> UInt8 { sum.w == 0 ? 0 : UInt8((value / sum.w).rounded()) }
            return SIMD4(color(sum.x), color(sum.y), color(sum.z), UInt8((sum.w / count).rounded()))
        }
    }

    @Test(
        "of a very large picture downsamples it row by row, each pixel the average of a block",
        arguments: [
            (40, 30, 300, 20, 15), (41, 29, 315, 21, 15), (40, 30, 140, 14, 10), (64, 1, 20, 16, 1),
            (20_000, 2, 99_999, 10_000, 1),
        ],
        [PictureKind.opaqueNoise, .noise])
    func reduction(sides: (width: Int, height: Int, most: Int, newWidth: Int, newHeight: Int), kind: PictureKind) throws
    {
        let original = try kind.bitmap(PixelSize(width: sides.width, height: sides.height), seed: 3)
        let (bitmap, size) = try Bitmap.decoding(PNGEncoder().encode(original), atMost: sides.most)
        #expect(size == original.size)
        #expect(bitmap.size == PixelSize(width: sides.newWidth, height: sides.newHeight))
        let expected = averaged(original, to: bitmap.size)
        for (index, color) in expected.enumerated() {
            let found = try #require(
                bitmap.pixel(x: index % bitmap.size.width, y: index / bitmap.size.width))
            #expect(found == color, "pixel \(index)")
        }
    }

    @Test("of a picture within the limit does not change it")
    func noReduction() throws {
        let file = try sample()
        let (bitmap, size) = try Bitmap.decoding(file, atMost: 1_200)
        #expect(try bitmap == Bitmap(decoding: file) && size == bitmap.size)
    }

    @Test("downsamples photographs and interlaced pictures too, and rejects truncated ones")
    func reductionOfOtherKinds() throws {
        for (most, width, height) in [(128, 8, 16), (66, 6, 11), (64, 4, 8)] {
            let (photograph, size) = try Bitmap.decoding(Fixtures.jpeg(orientation: 6), atMost: most)
            #expect(size == PixelSize(width: 16, height: 32))
            #expect(photograph.size == PixelSize(width: width, height: height))
            let corner = try #require(photograph.pixel(x: width - 1, y: 0))
            #expect(corner.x > 200 && corner.y < 80)
        }
        let interlaced = try #require(Fixtures.pngs.last?.file)
        let (one, _) = try Bitmap.decoding(interlaced, atMost: 1)
        #expect(one.size == PixelSize(width: 1, height: 1))
        let file = try sample()
        #expect(throws: BitmapProblem.truncated(.png)) {
            try Bitmap.decoding(Array(file[..<(file.count / 2)]), atMost: 300)
        }
        #expect(throws: BitmapProblem.self) {
            try Bitmap.decoding(Array(Fixtures.jpeg(orientation: 1)[..<300]), atMost: 64)
        }
    }
}
