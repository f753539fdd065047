import Bitmaps
import Foundation
import Geometry

/// The memory of a context of pixels, which code reads and writes as well.
final class ContextMemory {
    let start: UnsafeMutableRawPointer
    let bytesPerRow: Int
    private let size: PixelSize
    private let layout: PixelLayout
    /// Whether the memory ends with the context.
    private let isOwn: Bool

    /// Memory of the caller's, or transparent memory of its own.
    init(_ start: UnsafeMutableRawPointer?, size: PixelSize, bytesPerRow: Int, layout: PixelLayout) {
        (self.size, self.layout, self.bytesPerRow, isOwn) = (size, layout, bytesPerRow, start == nil)
        if let start {
            self.start = start
        } else {
            let length = size.height * bytesPerRow
            self.start = .allocate(byteCount: length, alignment: 16)
            self.start.initializeMemory(as: UInt8.self, repeating: 0, count: length)
        }
    }

    deinit { if isOwn { start.deallocate() } }

    private var bytes: UnsafeMutableRawBufferPointer {
        UnsafeMutableRawBufferPointer(start: start, count: size.height * bytesPerRow)
    }

    /// The image that the memory has now.
    var image: CGImage? {
        layout.bitmap(in: UnsafeRawBufferPointer(bytes), bytesPerRow: bytesPerRow, size: size).map(CGImage.init)
    }

    func write(_ bitmap: Bitmap) {
        guard bitmap.size == size else { return }
        layout.write(bitmap, to: bytes, bytesPerRow: bytesPerRow)
    }
}
