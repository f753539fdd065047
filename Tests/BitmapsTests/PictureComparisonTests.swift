import Geometry
import Testing

@testable import Bitmaps

@Suite("Comparing pictures") struct PictureComparisonTests {
    private static let size = PixelSize(width: 67, height: 13)

    /// A picture of flat areas and noise, which depends only on the seed.
    private static func picture(_ size: PixelSize = size, seed: UInt64 = 1) throws -> Bitmap {
        var state = seed
        let pixels = (0..<size.width * size.height).flatMap { index -> [UInt8] in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let isNoise = index / size.width % 16 < 4
            return isNoise
                ? [UInt8(state >> 56), UInt8(state >> 48 & 255), UInt8(state >> 40 & 255), 255] : [9, 90, 200, 255]
        }
        return try #require(Bitmap(size: size, pixels: pixels))
    }

    private static func changing(_ bitmap: Bitmap, _ change: (inout [UInt8]) -> Void) throws -> Bitmap {
        var pixels = bitmap.pixels
        change(&pixels)
        return try #require(Bitmap(size: bitmap.size, pixels: pixels))
    }

    @Test("finds every changed byte, wherever it is", arguments: [1, 4])
    func neverMissesOnePixel(workers: Int) throws {
        let base = try Self.picture()
        for pixel in 0..<Self.size.width * Self.size.height {
            // Each channel in turn, including alpha, by one step or by many.
            let (channel, step) = (pixel % 4, pixel % 3 == 0 ? UInt8(1) : 77)
            let changed = try Self.changing(base) { $0[pixel * 4 + channel] ^= step }
            let found = try #require(PictureComparison(base, changed, workers: workers))
            let (x, y) = (pixel % Self.size.width, pixel / Self.size.width)
            #expect(!found.isAllowed && !found.isIdentical)
            #expect(found.changedPixels == 1 && found.differingPixels == 1)
            #expect(found.bounds == PixelRect(left: x, top: y, right: x + 1, bottom: y + 1))
            #expect(found.classes.firstIndex(of: 3) == pixel)
        }
    }

    @Test("counts the same with one thread and with several, and in both directions")
    func independentOfThreads() throws {
        for seed in UInt64(1)...20 {
            let size = PixelSize(width: 5 + Int(seed) * 13, height: 3 + Int(seed) * 7)
            let (a, b) = (try Self.picture(size, seed: seed), try Self.picture(size, seed: seed + 1))
            let one = try #require(PictureComparison(a, b, workers: 1))
            let many = try #require(PictureComparison(a, b, workers: 4))
            let back = try #require(PictureComparison(b, a, workers: 4))
            #expect(one.changedPixels == many.changedPixels && one.classes == many.classes)
            #expect(one.changedPixels == back.changedPixels && one.bounds == back.bounds)
            #expect(one.maximumChannelDifference == back.maximumChannelDifference)
            // The number of differing pixels, counted one by one.
            let plain = (0..<size.width * size.height).count {
                a.pixels[$0 * 4..<$0 * 4 + 4] != b.pixels[$0 * 4..<$0 * 4 + 4]
            }
            #expect(one.differingPixels == plain)
        }
    }

    @Test("returns nil for pictures of different sizes")
    func sizes() throws {
        #expect(PictureComparison(try Self.picture(), try Self.picture(PixelSize(width: 13, height: 67))) == nil)
    }

    @Test("allows as many steps of a channel as the tolerance, and no more")
    func channels() throws {
        let base = try Self.picture()
        let changed = try Self.changing(base) { $0[4 * 600 + 1] &+= 3 }
        let within = try #require(PictureComparison(base, changed, tolerance: PictureTolerance(channel: 3)))
        #expect(within.isAllowed && !within.isIdentical && within.differingPixels == 1 && within.changedPixels == 0)
        #expect(
            try #require(PictureComparison(base, changed, tolerance: PictureTolerance(channel: 2))).isAllowed == false)
    }

    @Test("agrees with OKLab's published coordinates")
    func oklab() {
        // Björn Ottosson's own table for white, and the common values for red and blue.
        let cases: [(SIMD4<UInt8>, SIMD3<Double>)] = [
            ([255, 255, 255, 255], [1, 0, 0]), ([0, 0, 0, 255], [0, 0, 0]),
            ([255, 0, 0, 255], [0.62796, 0.22486, 0.12585]), ([0, 0, 255, 255], [0.45201, -0.03246, -0.31153]),
            ([128, 128, 128, 255], [0.59987, 0, 0]),
        ]
        for (pixel, expected) in cases {
            let found = ColorDistance.oklab(pixel)
            for index in 0..<3 { #expect(abs(found[index] - expected[index]) < 1e-4, "\(pixel) \(found)") }
        }
        #expect(abs(ColorDistance.perceptual([0, 0, 0, 255], [255, 255, 255, 255]) - 100) < 0.01)
        #expect(abs(ColorDistance.yiq([0, 0, 0, 255], [255, 255, 255, 255]) - 32_857) < 20)
        // A fully transparent pixel looks like its background, whatever its color.
        #expect(ColorDistance.perceptual([0, 0, 0, 0], [255, 255, 255, 255]) == 0)
    }

    @Test("judges by perception: one step of gray is invisible, ten are not")
    func perceptual() throws {
        let size = PixelSize(width: 4, height: 4)
        let a = try #require(Bitmap(size: size, pixels: Array(repeating: 128, count: 64)))
        for (step, isSeen) in [(UInt8(1), false), (2, false), (12, true)] {
            let b = try #require(
                Bitmap(size: size, pixels: a.pixels.enumerated().map { $0 % 4 == 3 ? 128 : $1 + step }))
            let opaque = { (bitmap: Bitmap) in try Self.changing(bitmap) { for i in 0..<16 { $0[i * 4 + 3] = 255 } } }
            let found = try #require(
                PictureComparison(opaque(a), opaque(b), tolerance: PictureTolerance(perceptualPrecision: 0.98)))
            #expect(found.isAllowed == !isSeen, "\(step)")
        }
    }

    @Test("allows as many changed pixels as the precision, and not one more")
    func precisionAtItsLimit() throws {
        let white = try #require(
            Bitmap(size: PixelSize(width: 16, height: 1), pixels: Array(repeating: 255, count: 64)))
        for changed in 0...16 {
            let other = try Self.changing(white) { pixels in
                for pixel in 0..<changed { pixels[pixel * 4] = 0 }
            }
            let found = try #require(PictureComparison(white, other, tolerance: PictureTolerance(precision: 0.75)))
            #expect(found.isAllowed == (changed <= 4), "\(changed) of 16")
        }
    }

    @Test("hides everything inside a mask, and nothing outside")
    func edgesOfMasks() throws {
        let white = try #require(
            Bitmap(size: PixelSize(width: 9, height: 9), pixels: Array(repeating: 255, count: 324)))
        let black = try Self.changing(white) { pixels in
            for pixel in 0..<81 { pixels[pixel * 4] = 0 }
        }
        let mask = PixelRect(left: 2, top: 3, right: 5, bottom: 7)
        for tolerance in [PictureTolerance.exact, PictureTolerance(channel: 3), PictureTolerance(threshold: 0.01)] {
            let found = try #require(PictureComparison(white, black, tolerance: tolerance, masks: [mask]))
            #expect(found.changedPixels == 81 - 3 * 4)
            let hidden = (0..<81).filter { found.pixelClass(x: $0 % 9, y: $0 / 9) == .same }
            #expect(hidden == (3..<7).flatMap { y in (2..<5).map { y * 9 + $0 } })
        }
    }

    @Test("limits the density of changed pixels, whatever their share of the whole")
    func density() throws {
        let size = PixelSize(width: 400, height: 400)
        let base = try #require(Bitmap(size: size, pixels: Array(repeating: 255, count: 640_000)))
        let tolerance = PictureTolerance(precision: 0.99)
        // 1 600 pixels may change: scattered ones are allowed, a button of 400 is not.
        let scattered = try Self.changing(base) { for i in 0..<400 { $0[(i / 20 * 20 * 400 + i % 20 * 20) * 4] = 0 } }
        let button = try Self.changing(base) {
            for y in 100..<120 { for x in 200..<220 { $0[(y * 400 + x) * 4] = 0 } }
        }
        let passed = try #require(PictureComparison(base, scattered, tolerance: tolerance))
        #expect(passed.isAllowed && passed.changedPixels == 400 && passed.densest == 1)
        let refused = try #require(PictureComparison(base, button, tolerance: tolerance))
        #expect(!refused.isAllowed && refused.changedPixels == 400 && refused.densest == 64)
        #expect(refused.reason == "64 changed pixels lie in 8 × 8, where 16 may")
        var loose = tolerance
        loose.density = DensityLimit(side: 8, pixels: 64)
        #expect(try #require(PictureComparison(base, button, tolerance: loose)).isAllowed)
    }

    @Test("distinguishes the antialiasing of an edge from a change of shape")
    func smoothing() throws {
        let size = PixelSize(width: 40, height: 40)
        /// A black disc on white, with the gray rim of a slightly moved center.
        func disc(_ shift: Double, dark: Bool = false) throws -> Bitmap {
            var pixels: [UInt8] = []
            for y in 0..<40 {
                for x in 0..<40 {
                    let (dx, dy) = (Double(x) - 20 - shift, Double(y) - 20)
                    let distance = (dx * dx + dy * dy).squareRoot()
                    let cover = max(0, min(1, 14.5 - distance))
                    let value = UInt8(255 - cover * (dark ? 200 : 255))
                    pixels += [value, value, value, 255]
                }
            }
            return try #require(Bitmap(size: size, pixels: pixels))
        }
        let rim = try #require(PictureComparison(disc(0), disc(0.1)))
        #expect(rim.differingPixels > 20 && rim.smoothingPixels * 10 > rim.differingPixels * 9)
        #expect(!rim.isAllowed, "nothing is ignored unless it is said")
        let ignoring = PictureTolerance(ignoresAntialiasing: true)
        let whole = try #require(PictureComparison(disc(0), disc(0, dark: true), tolerance: ignoring))
        #expect(!whole.isAllowed && whole.changedPixels > 400)
    }

    @Test("ignores masked parts")
    func masks() throws {
        let base = try Self.picture()
        let changed = try Self.changing(base) {
            for y in 5..<9 { for x in 20..<30 { $0[(y * 67 + x) * 4] ^= 255 } }
        }
        let hidden = PixelRect(left: 20, top: 5, right: 30, bottom: 9)
        #expect(try #require(PictureComparison(base, changed, masks: [hidden])).isIdentical)
        var small = hidden
        small.right = 29
        #expect(try #require(PictureComparison(base, changed, masks: [small])).changedPixels == 4)
    }

    @Test("puts boxes around adjacent changes, and recognizes the same change elsewhere")
    func regionsAndSignature() throws {
        let size = PixelSize(width: 200, height: 100)
        let base = try #require(Bitmap(size: size, pixels: Array(repeating: 255, count: 80_000)))
        func dots(_ places: [(Int, Int)]) throws -> Bitmap {
            try Self.changing(base) {
                for (x, y) in places { for i in 0..<3 { $0[((y + i) * 200 + x) * 4] = 0 } }
            }
        }
        let two = try dots([(10, 10), (150, 60)])
        let found = try #require(PictureComparison(base, two))
        #expect(
            found.regions() == [
                PixelRect(left: 10, top: 10, right: 11, bottom: 13),
                PixelRect(left: 150, top: 60, right: 151, bottom: 63),
            ])
        let (here, there) = (try dots([(10, 10)]), try dots([(99, 40)]))
        let first = try #require(PictureComparison(base, here)), second = try #require(PictureComparison(base, there))
        #expect(first.signature(base, here) == second.signature(base, there))
        #expect(first.signature(base, here) != found.signature(base, two))
    }

    @Test("draws the difference over the expected picture")
    func differencePicture() throws {
        let base = try Self.picture()
        let changed = try Self.changing(base) { $0[4 * 70] ^= 9 }
        let found = try #require(PictureComparison(base, changed))
        let picture = try #require(found.picture(over: base))
        #expect(picture.pixel(x: 70 % 67, y: 1) == [229, 0, 57, 255])
        #expect(picture.pixel(x: 30, y: 8).map { $0.x == $0.y && $0.x > 200 } == true)
        #expect(found.summary == "1 of 871 pixels (0.11 %), by up to 9 of 255")
    }
}
