import CSPNG
import Geometry

/// Decodes PNG files of every bit depth and color type, interlaced or not.
struct PNGDecoder: ~Copyable {
    private let context: OpaquePointer
    private let input: UnsafeRawBufferPointer

    /// Creates a decoder of bytes that must outlive it.
    init(_ input: UnsafeRawBufferPointer, limits: PixelLimits) throws(BitmapProblem) {
        guard let context = spng_ctx_new(0) else {
            throw .unsupported(.png, reason: "there is no memory for it")
        }
        self.context = context
        self.input = input
        let side = UInt32(clamping: limits.maximumSide)
        // The side is checked again with the header, whose problem states the size. This limit applies to chunks as
        // well.
        spng_set_image_limits(context, max(side, 0x7FFF_FFFF), max(side, 0x7FFF_FFFF))
        spng_set_chunk_limits(context, 1 << 26, 1 << 26)
        spng_set_png_buffer(context, input.baseAddress, input.count)
    }

    deinit { spng_ctx_free(context) }

    func size() throws(BitmapProblem) -> PixelSize {
        // A PNG file that Xcode optimized for iPhone has a chunk of Apple's own before its header.
        if input.count >= 16, input[12..<16].elementsEqual("CgBI".utf8) {
            throw .unsupported(.png, reason: "it is packed in Apple's own way")
        }
        var header = spng_ihdr()
        try check(spng_get_ihdr(context, &header))
        return PixelSize(width: Int(header.width), height: Int(header.height))
    }

    func bitmap(limits: PixelLimits) throws(BitmapProblem) -> Bitmap {
        let size = try size()
        guard limits.allow(size) else { throw .tooLarge(size, limits) }
        let format = Int32(SPNG_FMT_RGBA8.rawValue)
        var length = 0
        try check(spng_decoded_image_size(context, format, &length))
        var status: Int32 = 0
        let pixels = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            buffer.initialize(repeating: 0)
            status = spng_decode_image(
                context, buffer.baseAddress, length, format, Int32(SPNG_DECODE_TRNS.rawValue))
            count = length
        }
        try check(status)
        guard let bitmap = Bitmap(size: size, pixels: pixels) else {
            throw .corrupt(.png, reason: "it has another number of pixels than its header says")
        }
        return bitmap
    }

    /// The picture divided by a whole number, row by row; only an interlaced picture is in memory as a whole meanwhile.
    func bitmap(limits: PixelLimits, reducedBy factor: Int) throws(BitmapProblem) -> Bitmap {
        let size = try size()
        guard limits.allow(size) else { throw .tooLarge(size, limits) }
        var header = spng_ihdr()
        try check(spng_get_ihdr(context, &header))
        guard header.interlace_method == 0 else { return try bitmap(limits: limits).reduced(by: factor) }
        let flags = Int32(SPNG_DECODE_TRNS.rawValue | SPNG_DECODE_PROGRESSIVE.rawValue)
        try check(spng_decode_image(context, nil, 0, Int32(SPNG_FMT_RGBA8.rawValue), flags))
        var picture = ReducedPicture(size, factor: factor)
        var row = [UInt8](repeating: 0, count: size.width * 4)
        for _ in 0..<size.height {
            let status = row.withUnsafeMutableBytes { spng_decode_row(context, $0.baseAddress, $0.count) }
            if status != SPNG_EOI.rawValue { try check(status) }
            row.withUnsafeBytes { picture.add($0) }
        }
        guard let bitmap = picture.bitmap() else {
            throw .corrupt(.png, reason: "it has another number of pixels than its header says")
        }
        return bitmap
    }

    private func check(_ status: Int32) throws(BitmapProblem) {
        guard status != 0 else { return }
        if status == SPNG_IO_EOF.rawValue { throw .truncated(.png) }
        throw .corrupt(.png, reason: String(cString: spng_strerror(status)))
    }
}
