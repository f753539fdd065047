import Bitmaps
import CCairo
import Geometry

/// Pixels that Cairo draws into and reads from: premultiplied words, or bytes of alpha alone.
final class ImageSurface {
    enum Kind {
        case color
        case alpha
    }

    let pointer: OpaquePointer
    let width: Int
    let height: Int
    /// The memory of the pixels, if it is not Cairo's own.
    private let memory: PixelMemory?
    /// For each row, the row with the same content, if not all are drawn.
    var places: [Int32]?

    /// Creates a transparent surface; `nil` if memory is missing or it is larger than Cairo allows.
    init?(width: Int, height: Int, kind: Kind = .color) {
        guard (1...RenderingOptions.maximumSide).contains(width), (1...RenderingOptions.maximumSide).contains(height),
            let pointer = cairo_image_surface_create(
                kind == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(pointer)
            return nil
        }
        self.pointer = pointer
        self.width = width
        self.height = height
        memory = nil
    }

    /// Creates a surface in reused memory.
    ///
    /// Its pixels are undefined.
    init?(width: Int, height: Int, in memory: PixelMemory) {
        guard (1...RenderingOptions.maximumSide).contains(width), (1...RenderingOptions.maximumSide).contains(height)
        else { return nil }
        let stride = width * 4
        guard let pixels = memory.reserve(stride * height),
            let pointer = cairo_image_surface_create_for_data(
                pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
                Int32(stride))
        else { return nil }
        guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(pointer)
            return nil
        }
        self.pointer = pointer
        self.width = width
        self.height = height
        self.memory = memory
    }

    deinit { cairo_surface_destroy(pointer) }

    var byteCount: Int { Int(cairo_image_surface_get_stride(pointer)) * height }

    /// Gives access to the memory, with the distance between rows in bytes, and marks the surface as changed.
    func withPixels<Result>(_ body: (UnsafeMutableRawPointer, Int) throws -> Result) rethrows -> Result? {
        cairo_surface_flush(pointer)
        guard let data = cairo_image_surface_get_data(pointer) else { return nil }
        defer { cairo_surface_mark_dirty(pointer) }
        return try body(UnsafeMutableRawPointer(data), Int(cairo_image_surface_get_stride(pointer)))
    }

    /// Takes the alpha of a color surface of the same size into this surface of alpha.
    func takeAlpha(of picture: ImageSurface) {
        picture.withPixels { colors, colorStride in
            withPixels { alphas, alphaStride in
                for y in 0..<min(height, picture.height) {
                    let words = (colors + y * colorStride).assumingMemoryBound(to: UInt32.self)
                    let bytes = (alphas + y * alphaStride).assumingMemoryBound(to: UInt8.self)
                    for x in 0..<min(width, picture.width) { bytes[x] = UInt8(words[x] >> 24) }
                }
            }
        }
    }

    /// Gives an encoder access to the pixels.
    func withPixelRows<Result>(_ body: (PixelRows) throws -> Result?) rethrows -> Result? {
        func lend(_ places: UnsafePointer<Int32>?) throws -> Result? {
            let result: Result?? = try withPixels { pixels, stride in
                try PixelRows(
                    UnsafeRawBufferPointer(start: pixels, count: stride * height),
                    size: PixelSize(width: width, height: height), stride: stride, layout: .premultipliedARGBWord,
                    places: places
                ).flatMap(body)
            }
            return result ?? nil
        }
        guard let places else { return try lend(nil) }
        return try places.withUnsafeBufferPointer { try lend($0.baseAddress) }
    }

    /// Creates a surface with a bitmap's pixels.
    convenience init?(_ bitmap: Bitmap) {
        self.init(width: bitmap.size.width, height: bitmap.size.height)
        let width = bitmap.size.width
        withPixels { pixels, stride in
            bitmap.pixels.withUnsafeBytes { source in
                for y in 0..<bitmap.size.height {
                    for x in 0..<width {
                        let rgba = UInt32(
                            littleEndian: source.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: UInt32.self))
                        pixels.storeBytes(
                            of: Self.premultiplied(rgba), toByteOffset: y * stride + x * 4, as: UInt32.self)
                    }
                }
            }
        }
    }

    /// A word of the surface from a straight color with red in its lowest byte.
    @inline(__always)
    private static func premultiplied(_ rgba: UInt32) -> UInt32 {
        let alpha = rgba >> 24
        let (red, green, blue) = (rgba & 0xFF, rgba >> 8 & 0xFF, rgba >> 16 & 0xFF)
        guard alpha != 255 else { return 0xFF00_0000 | red << 16 | green << 8 | blue }
        func times(_ component: UInt32) -> UInt32 {
            let product = component * alpha + 128
            return (product + product >> 8) >> 8
        }
        return alpha << 24 | times(red) << 16 | times(green) << 8 | times(blue)
    }
}
