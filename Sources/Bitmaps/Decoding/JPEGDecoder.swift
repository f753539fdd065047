import CTurboJPEG
import Geometry

/// Decodes baseline and progressive JPEG files, and applies their EXIF orientation.
struct JPEGDecoder: ~Copyable {
    private let handle: tjhandle
    private let input: UnsafeRawBufferPointer
    private let orientation: Orientation

    /// Creates a decoder of bytes that must outlive it.
    init(_ input: UnsafeRawBufferPointer) throws(BitmapProblem) {
        guard let handle = tjInitDecompress() else {
            throw .unsupported(.jpeg, reason: "there is no memory for it")
        }
        self.handle = handle
        self.input = input
        orientation = Orientation(exifOf: input)
    }

    deinit { tjDestroy(handle) }

    /// The size of the picture after its orientation was applied.
    func size() throws(BitmapProblem) -> PixelSize {
        orientation.upright(try storedSize())
    }

    /// The picture divided by a whole number: as far as possible by the library while it decodes, and the rest by
    /// blocks.
    func bitmap(limits: PixelLimits, reducedBy factor: Int = 1) throws(BitmapProblem) -> Bitmap {
        let stored = try storedSize()
        guard limits.allow(stored) else { throw .tooLarge(stored, limits) }
        let inReading = [8, 4, 2, 1].first { factor.isMultiple(of: $0) } ?? 1
        let size = ReducedPicture.reduced(stored, by: inReading)
        let length = size.width * size.height * 4
        var status: Int32 = 0
        let pixels = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            buffer.initialize(repeating: 0)
            status = tjDecompress2(
                handle, input.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt(input.count),
                buffer.baseAddress, Int32(size.width), 0, Int32(size.height), Int32(TJPF_RGBA.rawValue),
                TJFLAG_ACCURATEDCT)
            count = length
        }
        if status != 0 { throw problem() }
        guard let bitmap = Bitmap(size: size, pixels: pixels) else {
            throw .corrupt(.jpeg, reason: "it has another number of pixels than its header says")
        }
        return orientation.upright(bitmap.reduced(by: factor / inReading))
    }

    private func storedSize() throws(BitmapProblem) -> PixelSize {
        var (width, height) = (Int32(0), Int32(0))
        var (subsampling, colorSpace) = (Int32(0), Int32(0))
        let status = tjDecompressHeader3(
            handle, input.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt(input.count), &width, &height,
            &subsampling, &colorSpace)
        // After a warning, the header may still be valid.
        if status != 0, width <= 0 || height <= 0 { throw problem() }
        if colorSpace == TJCS_CMYK.rawValue || colorSpace == TJCS_YCCK.rawValue {
            throw .unsupported(.jpeg, reason: "its colors are for print (CMYK)")
        }
        return PixelSize(width: Int(width), height: Int(height))
    }

    private func problem() -> BitmapProblem {
        let reason = String(cString: tjGetErrorStr2(handle))
        let isCutShort = reason.hasPrefix("Premature end") || reason.contains("file ends")
        return isCutShort ? .truncated(.jpeg) : .corrupt(.jpeg, reason: reason)
    }
}
