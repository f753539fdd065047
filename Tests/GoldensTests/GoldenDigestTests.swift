import Bitmaps
import Drawing
import Foundation
import Geometry
import TestTraits
import Testing

@testable import Goldens

@Suite("The digest of a golden's picture", .blocking) struct GoldenDigestTests {
    /// Rows of runs, of single pixels and of both, many of them like the one above.
    private func picture(_ width: Int, _ height: Int, seed: UInt64) throws -> Bitmap {
        var state = seed
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var rows: [[UInt32]] = []
        for _ in 0..<height {
            if let last = rows.last, next(3) > 0 {
                rows.append(last)
                continue
            }
            var row: [UInt32] = []
            while row.count < width {
                let color = UInt32(next(4)) * 0x2030_4050
                row += Array(repeating: color, count: min(next(3) == 0 ? next(20) + 1 : 1, width - row.count))
            }
            rows.append(row)
        }
        let bytes = rows.joined().flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
        return try #require(Bitmap(size: PixelSize(width: width, height: height), pixels: bytes))
    }

    @Test("changes with every channel of every pixel", arguments: [1, 7, 42] as [UInt64])
    func everyPixelCounts(seed: UInt64) throws {
        let picture = try picture(13, 9, seed: seed)
        var seen: Set<String> = [picture.goldenDigest]
        for index in picture.pixels.indices {
            var pixels = picture.pixels
            pixels[index] ^= 1
            let changed = try #require(Bitmap(size: picture.size, pixels: pixels))
            #expect(seen.insert(changed.goldenDigest).inserted, "byte \(index)")
        }
        #expect(picture.goldenDigest == (try #require(Bitmap(size: picture.size, pixels: picture.pixels))).goldenDigest)
    }

    @Test("distinguishes all small pictures of two colors, whatever their size")
    func smallPictures() throws {
        var seen: Set<String> = []
        var count = 0
        for (width, height) in [(1, 1), (1, 8), (8, 1), (2, 4), (4, 2), (9, 1), (3, 3), (1, 9)] {
            for code in 0..<(1 << (width * height)) {
                let pixels = (0..<width * height).flatMap { place in
                    [UInt8](repeating: code >> place & 1 == 1 ? 255 : 0, count: 4)
                }
                let bitmap = try #require(Bitmap(size: PixelSize(width: width, height: height), pixels: pixels))
                seen.insert(bitmap.goldenDigest)
                count += 1
            }
        }
        #expect(seen.count == count)
    }

    @Test("of all bytes, as in older goldens, is still valid, for the golden and for additional approvals")
    func older() throws {
        let scratch = try ScratchFolder()
        let goldens = scratch.path + "/G"
        let here = try variants("iphone-se")
        try BoxSource().record(goldens, here)
        let store = try GoldenStore(path: goldens)
        let key = GoldenKey(document: "Boxes", variant: here[0])
        let bytes = try #require(FileManager.default.contents(atPath: store.picturePath(key)))
        let old = try Bitmap(decoding: [UInt8](bytes)).digest.hexadecimal
        let new = try #require(store.entry(key)?.pixels.first)
        func rewrite(_ pixels: [String]) throws {
            try GoldenTransaction(in: goldens).commit { $0.goldens[key.description]?.pixels = pixels }
        }
        try rewrite([old])
        let check = try BoxSource().check(goldens, here, renderer: "maquette 9").record.results[0]
        #expect(check.isGood && check.wasDrawn && !check.neededTolerance)
        #expect(
            try BoxSource().run(goldens: goldens, variants: here, renderer: "maquette 9").record(.failed).unchanged == 1
        )
        #expect(try GoldenStore(path: goldens).entry(key)?.pixels == [new], "recording writes it anew")
        // The golden has another picture, and this one was approved in addition.
        var other = BoxSource()
        other.color = .black
        try other.record(goldens, here)
        let blackDigest = try #require(try GoldenStore(path: goldens).entry(key)?.pixels.first)
        try rewrite([blackDigest, old])
        var run = try BoxSource().run(goldens: goldens, variants: here, renderer: "maquette 9")
        #expect(try run.check(title: "", inputs: [], inputDigest: nil).record.results[0].pixels == nil)
        try rewrite([blackDigest, String(repeating: "0", count: 64)])
        run = try BoxSource().run(goldens: goldens, variants: here, renderer: "maquette 9")
        #expect(try run.check(title: "", inputs: [], inputDigest: nil).record.results[0].kinds.contains(.pixels))
    }
}
