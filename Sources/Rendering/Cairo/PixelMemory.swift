import Foundation

/// Memory for the pixels of one picture after the other, as large as the largest of them.
///
/// Fresh memory costs a fault for every page that is touched first, which many threads wait for together; what was
/// touched before costs nothing.
final class PixelMemory {
    private var pixels: UnsafeMutableRawPointer?
    private var capacity = 0

    deinit { free(pixels) }

    /// Room for so many bytes, which hold whatever was there before; `nil` where there is none to be had.
    func reserve(_ count: Int) -> UnsafeMutableRawPointer? {
        if count > capacity {
            // Pictures of a matrix tend to grow from device to device. Room that is not touched yet costs nothing, and
            // without it each of them would come to fresh memory.
            let wanted = (max(count, 2 * capacity) + 63) / 64 * 64
            free(pixels)
            capacity = 0
            // As Cairo wants its rows.
            pixels = aligned_alloc(64, wanted)
            if pixels != nil { capacity = wanted }
        }
        return pixels
    }
}
