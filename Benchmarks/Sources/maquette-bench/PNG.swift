import Bitmaps
import CCairo
import Foundation
import Geometry

/// Measures our encoder and Cairo's own writer on the same pixels, and checks that both files decode to them.
func benchmarkPNG(_ folder: String, output: String) throws {
    var pictures: [(String, Bitmap)] = []
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".png") }.sorted()
    for name in names {
        guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { continue }
        pictures.append((name, try Bitmap(decoding: Array(data))))
    }
    pictures += try madePictures()
    let encoder = PNGEncoder()
    for (name, bitmap) in pictures {
        let (width, height) = (bitmap.size.width, bitmap.size.height)
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            let pixels = cairo_image_surface_get_data(surface)
        else { continue }
        defer { cairo_surface_destroy(surface) }
        let stride = Int(cairo_image_surface_get_stride(surface))
        var isOpaque = true
        for y in 0..<height {
            for x in 0..<width {
                let at = (y * width + x) * 4
                let rgba = bitmap.pixels[at..<at + 4].map { UInt32($0) }
                isOpaque = isOpaque && rgba[3] == 255
                let alpha = rgba[3]
                let word =
                    alpha << 24 | (rgba[0] * alpha / 255) << 16 | (rgba[1] * alpha / 255) << 8 | rgba[2] * alpha / 255
                UnsafeMutableRawPointer(pixels).storeBytes(of: word, toByteOffset: y * stride + x * 4, as: UInt32.self)
            }
        }
        cairo_surface_mark_dirty(surface)
        guard
            let rows = PixelRows(
                UnsafeRawBufferPointer(start: pixels, count: stride * height),
                size: PixelSize(width: width, height: height), stride: stride, layout: .premultipliedARGBWord)
        else { continue }
        var size = 0
        let ours = leastTime(of: 5) { size = encoder.encode(rows).count }
        // Cairo drops the alpha channel of an opaque surface.
        let shown =
            isOpaque
            ? cairo_image_surface_create_for_data(
                pixels, CAIRO_FORMAT_RGB24, Int32(width), Int32(height), Int32(stride))
            : cairo_surface_reference(surface)
        defer { cairo_surface_destroy(shown) }
        var cairoSize = 0
        let theirs = leastTime(of: 2) {
            cairoSize = 0
            withUnsafeMutablePointer(to: &cairoSize) { size in
                _ = cairo_surface_write_to_png_stream(
                    shown,
                    { closure, _, length in
                        closure?.assumingMemoryBound(to: Int.self).pointee += Int(length)
                        return CAIRO_STATUS_SUCCESS
                    }, size)
            }
        }
        say(
            "png", name,
            [("seconds", ours), ("bytes", Double(size)), ("cairoSeconds", theirs), ("cairoBytes", Double(cairoSize))])
        let other = try Bitmap(decoding: encoder.encode(rows))
        let diff = leastTime(of: 5) { precondition(PictureComparison(bitmap, other) != nil) }
        say("diff", name, [("pixels", Double(width * height)), ("seconds", diff)])
    }
}

/// Pictures that are difficult for encoders: gradients, a soft picture, noise.
private func madePictures() throws -> [(String, Bitmap)] {
    func make(_ width: Int, _ height: Int, _ color: (Int, Int) -> (Int, Int, Int)) -> Bitmap? {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let (r, g, b) = color(x, y)
                pixels += [UInt8(clamping: r), UInt8(clamping: g), UInt8(clamping: b), 255]
            }
        }
        return Bitmap(size: PixelSize(width: width, height: height), pixels: pixels)
    }
    var seed: UInt32 = 1
    func noise(_ range: UInt32) -> Int {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        return Int((seed >> 16) % range)
    }
    let made: [(String, Bitmap?)] = [
        ("gradient down", make(1179, 2556) { _, y in (y / 10, 90 + y / 30, 200 - y / 20) }),
        ("gradient across", make(1179, 2556) { x, _ in (x / 5, 90 + x / 15, 200 - x / 10) }),
        ("gradient aslant", make(1179, 2556) { x, y in ((x + y) / 16, (x + 2 * y) / 30, 255 - (x + y) / 20) }),
        (
            "gradient around",
            make(1179, 2556) { x, y in
                let (dx, dy) = (x - 590, y - 1278)
                let d = Int(Double(dx * dx + dy * dy).squareRoot())
                return (255 - d / 7, 200 - d / 9, 120 + d / 12)
            }
        ),
        (
            "gradient with dither",
            make(1179, 2556) { x, y in
                let n = noise(3); return ((x + y) / 16 + n, y / 10 + n, 90 + n)
            }
        ),
        (
            "soft picture",
            make(1179, 1200) { x, y in
                let (a, b) = (Double(x) / 90, Double(y) / 70)
                return (
                    128
                        + Int(
                            90 * (a + (b * 0.7).truncatingRemainder(dividingBy: 3)).truncatingRemainder(dividingBy: 1.3)
                        ) + noise(6),
                    128 + Int(60 * (a * b).truncatingRemainder(dividingBy: 1)) + noise(6), 80 + (x ^ y) % 32 + noise(6)
                )
            }
        ),
        ("noise", make(600, 600) { _, _ in (noise(256), noise(256), noise(256)) }),
    ]
    return made.compactMap { name, bitmap in bitmap.map { (name, $0) } }
}
