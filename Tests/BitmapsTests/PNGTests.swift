import Bitmaps
import Geometry
import RandomNumbers
import Testing

/// The kinds of pictures that an encoder may get.
enum PictureKind: String, CaseIterable, Sendable {
    case noise, opaqueNoise, grey, greyNoise, oneColor, transparent, twoColors, fewColors, colors256, colors257
    case stripes, columns, translucentPalette, gradient, diagonal, text, wideRuns, someShades

    func bitmap(_ size: PixelSize, seed: UInt64) throws -> Bitmap {
        var numbers = SeededGenerator(seed: seed)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(size.width * size.height * 4)
        var run = (left: 0, color: UInt32(0))
        for y in 0..<size.height {
            for x in 0..<size.width {
                let word: UInt32
                switch self {
                case .noise: word = UInt32.random(in: .min ... .max, using: &numbers)
                case .opaqueNoise: word = UInt32.random(in: .min ... .max, using: &numbers) | 0xFF00_0000
                case .grey: word = 0xFF00_0000 | UInt32((x + y) & 0xFF) * 0x010101
                case .greyNoise: word = 0xFF00_0000 | UInt32.random(in: 0...255, using: &numbers) * 0x010101
                case .oneColor: word = 0xFF12_3456
                case .transparent: word = 0
                case .twoColors: word = Bool.random(using: &numbers) ? 0xFFFF_FFFF : 0xFF00_00FF
                case .fewColors: word = 0xFF00_0000 | UInt32.random(in: 0...14, using: &numbers) * 0x0F1E2D
                case .colors256: word = 0xFF00_0000 | UInt32((y * size.width + x) % 256) * 0x010203
                case .colors257: word = 0xFF00_0000 | UInt32((y * size.width + x) % 257) * 0x0102
                case .stripes: word = 0xFF00_0000 | UInt32(y / 3) &* 0x3377
                case .columns: word = 0xFF00_0000 | UInt32(x / 3) &* 0x3377
                case .translucentPalette: word = UInt32((x ^ y) & 31) &* 0x0801_0307
                case .gradient: word = 0xFF00_0000 | UInt32(x & 0xFF) | UInt32(y & 0xFF) << 8
                case .diagonal: word = 0xFF00_0000 | UInt32((x + y) & 0xFF) << 16 | UInt32((x * 2 + y) & 0xFF)
                case .text:
                    word =
                        (x / 5 + y / 7) % 3 == 0 && (x * y) % 7 < 3 ? 0xFF00_0000 | UInt32((x * y) % 251) : 0xFFFF_FFFF
                case .someShades:
                    // A soft band across flat areas, so that rows of both kinds alternate.
                    let isSoft = y % 97 < 3 && x > 9 && x < 200
                    word =
                        isSoft
                        ? 0xFF00_0000 | UInt32((x + y * 2) & 0xFF) << 8 | UInt32((x / 2 + y) & 0xFF)
                        : 0xFF00_0000 | UInt32(x / 100 + y / 40) &* 0x112233
                case .wideRuns:
                    if run.left == 0 {
                        run = (Int.random(in: 1...700, using: &numbers), .random(in: .min ... .max, using: &numbers))
                    }
                    run.left -= 1
                    word = run.color
                }
                withUnsafeBytes(of: word.littleEndian) { pixels.append(contentsOf: $0) }
            }
        }
        return try #require(Bitmap(size: size, pixels: pixels))
    }
}

/// Pictures with pixels similar to their neighbors, each of which has another best encoding.
enum ShadeKind: CaseIterable, Sendable {
    case rings, slanted, dithered, noisy

    func bitmap(_ size: PixelSize) throws -> Bitmap {
        var numbers = SeededGenerator(seed: 4)
        var pixels: [UInt8] = []
        for y in 0..<size.height {
            for x in 0..<size.width {
                let distance = Int(Double(x * x + y * y).squareRoot())
                let noise = Int.random(in: 0...2, using: &numbers)
                let (red, green, blue) =
                    switch self {
                    case .rings: (255 - distance / 2, 200 - distance / 3, 90 + distance / 4)
                    case .slanted: ((x + y) / 5, (x + 2 * y) / 9, 255 - (x + y) / 7)
                    case .dithered: ((x + y) / 5 + noise, y / 3 + noise, 90 + noise)
                    case .noisy:
                        (
                            Int.random(in: 0...255, using: &numbers), .random(in: 0...255, using: &numbers),
                            .random(in: 0...255, using: &numbers)
                        )
                    }
                pixels += [UInt8(clamping: red), UInt8(clamping: green), UInt8(clamping: blue), 255]
            }
        }
        return try #require(Bitmap(size: size, pixels: pixels))
    }
}

@Suite("PNG") struct PNGTests {
    @Test("decodes to the picture that was encoded", arguments: PictureKind.allCases)
    func roundTrip(kind: PictureKind) throws {
        // One encoder for all pictures, because its state must not affect the next one.
        let encoder = PNGEncoder()
        let sizes = [
            (1, 1), (2, 1), (1, 7), (7, 8), (8, 8), (9, 5), (31, 3), (64, 64), (257, 20), (300, 41), (1021, 7),
            (3, 700),
        ]
        for (index, (width, height)) in sizes.enumerated() {
            let bitmap = try kind.bitmap(PixelSize(width: width, height: height), seed: UInt64(index))
            let file = encoder.encode(bitmap, scale: 2)
            let back = try Bitmap(decoding: file)
            #expect(back == bitmap, "\(kind) \(width)×\(height)")
            #expect(try PictureHeader(reading: file).size == bitmap.size)
        }
    }

    @Test(
        "with many or wide rows decodes to the same picture",
        arguments: [
            (PictureKind.someShades, 700, 900), (.text, 400, 900), (.someShades, 12_000, 200), (.wideRuns, 9000, 90),
        ])
    func large(kind: PictureKind, width: Int, height: Int) throws {
        let bitmap = try kind.bitmap(PixelSize(width: width, height: height), seed: 5)
        let file = PNGEncoder().encode(bitmap)
        #expect(try Bitmap(decoding: file) == bitmap)
        #expect(file.count < bitmap.pixels.count / 10)
    }

    @Test(
        "of shades is compressed as a sample of its rows suggests, and decodes to the same picture",
        // The size with the best encoding, plus a margin.
        arguments: [(ShadeKind.rings, 6500), (.slanted, 4000), (.dithered, 27_000), (.noisy, 132_400)])
    func shades(kind: ShadeKind, most: Int) throws {
        let bitmap = try kind.bitmap(PixelSize(width: 220, height: 200))
        let file = PNGEncoder().encode(bitmap)
        #expect(try Bitmap(decoding: file) == bitmap)
        #expect(file.count <= most, "\(kind)")
    }

    @Test("of shades in bands is the whole picture", arguments: ShadeKind.allCases)
    func bandsOfShades(kind: ShadeKind) throws {
        let size = PixelSize(width: 150, height: 120)
        let bitmap = try kind.bitmap(size)
        let encoder = PNGEncoder()
        let bands = try stride(from: 0, to: size.height, by: 50).map { top in
            let height = min(50, size.height - top)
            let part = bitmap.pixels[top * size.width * 4..<(top + height) * size.width * 4]
            let band = try #require(Bitmap(size: PixelSize(width: size.width, height: height), pixels: Array(part)))
            return band.withPixelRows { encoder.encodeBand($0, isTop: top == 0) }
        }
        let file = try #require(PNGBand.file(of: bands, scale: 1))
        #expect(try Bitmap(decoding: file) == bitmap)
    }

    @Test("with rows that are in memory only once decodes to the whole picture")
    func placedRows() throws {
        let size = PixelSize(width: 40, height: 60)
        let places = (0..<60).map { Int32($0 < 20 || $0 > 50 ? 3 : $0) }
        let memory = try PictureKind.text.bitmap(size, seed: 2)
        var shown: [UInt8] = []
        for place in places { shown += memory.pixels[Int(place) * 160..<Int(place) * 160 + 160] }
        let expected = try #require(Bitmap(size: size, pixels: shown))
        try places.withUnsafeBufferPointer { places in
            try memory.pixels.withUnsafeBytes { pixels in
                let rows = try #require(
                    PixelRows(pixels, size: size, stride: 160, layout: .straightRGBA, places: places.baseAddress))
                #expect(Bitmap(rows) == expected)
                #expect(PNGEncoder().encode(rows) == PNGEncoder().encode(expected))
            }
        }
    }

    @Test("has the same bytes from any encoder, whatever it encoded before", arguments: PictureKind.allCases)
    func deterministic(kind: PictureKind) throws {
        let bitmap = try kind.bitmap(PixelSize(width: 90, height: 50), seed: 3)
        let fresh = PNGEncoder().encode(bitmap)
        let used = PNGEncoder()
        _ = used.encode(try PictureKind.noise.bitmap(PixelSize(width: 200, height: 200), seed: 1))
        #expect(used.encode(bitmap) == fresh)
    }

    @Test("of a flat picture has these bytes, in every process and on every machine")
    func fixedBytes() throws {
        let bitmap = try PictureKind.stripes.bitmap(PixelSize(width: 50, height: 60), seed: 0)
        #expect(
            ContentDigest(of: PNGEncoder().encode(bitmap, scale: 3)).hexadecimal
                == "fe643cf734b7ae1b6d7c0e8eb99cf685e657cd5ffbeb76149b2097de6638f0d4")
    }

    @Test("stores a picture in the smallest color type")
    func colorTypes() throws {
        func colorType(_ kind: PictureKind) throws -> UInt8 {
            PNGEncoder().encode(try kind.bitmap(PixelSize(width: 40, height: 40), seed: 9))[25]
        }
        #expect(try colorType(.greyNoise) == 0)
        #expect(try colorType(.opaqueNoise) == 2)
        #expect(try colorType(.fewColors) == 3)
        #expect(try colorType(.colors256) == 3)
        #expect(try colorType(.colors257) == 2)
        #expect(try colorType(.translucentPalette) == 3)
        #expect(try colorType(.noise) == 6)
    }

    @Test("states that it is sRGB, and its pixel density", arguments: [(1.0, 2835), (2.0, 5669), (3.0, 8504)])
    func chunks(scale: Double, density: UInt32) throws {
        let file = PNGEncoder().encode(
            try PictureKind.oneColor.bitmap(PixelSize(width: 2, height: 2), seed: 0), scale: scale)
        var position = 8
        var names: [String] = []
        while position + 8 <= file.count {
            let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
            names.append(name)
            if name == "pHYs" {
                let stored = file[position + 8..<position + 12].reduce(0) { $0 << 8 | UInt32($1) }
                #expect(stored == density)
                #expect(file[position + 16] == 1)
            }
            position += 12 + length
        }
        #expect(position == file.count)
        #expect(names == ["IHDR", "sRGB", "pHYs", "PLTE", "IDAT", "IEND"])
    }

    @Test("of premultiplied words is the PNG of the straight pixels")
    func premultiplied() throws {
        let words: [UInt32] = [0xFF00_80FF, 0x8000_4080, 0, 0x0101_0101, 0xFFFF_FFFF, 0x40_10_20_40]
        let file = words.withUnsafeBytes { bytes in
            PixelRows(bytes, size: PixelSize(width: 6, height: 1), stride: 24, layout: .premultipliedARGBWord)
                .map { PNGEncoder().encode($0) } ?? []
        }
        let bitmap = try Bitmap(decoding: file)
        let expected: [SIMD4<UInt8>] = [
            [0, 128, 255, 255], [0, 128, 255, 128], [0, 0, 0, 0], [255, 255, 255, 1], [255, 255, 255, 255],
            [64, 128, 255, 64],
        ]
        for (x, color) in expected.enumerated() { #expect(bitmap.pixel(x: x, y: 0) == color) }
    }

    @Test("rejects memory that is too small for its pixels")
    func shortMemory() {
        [UInt8](repeating: 0, count: 31).withUnsafeBytes { bytes in
            #expect(PixelRows(bytes, size: PixelSize(width: 4, height: 2), stride: 16, layout: .straightRGBA) == nil)
            #expect(PixelRows(bytes, size: PixelSize(width: 0, height: 2), stride: 16, layout: .straightRGBA) == nil)
            #expect(PixelRows(bytes, size: PixelSize(width: 4, height: 1), stride: 8, layout: .straightRGBA) == nil)
        }
    }
}
