import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Memory for the pixels of one picture after the other, as large as the largest of them.
///
/// Fresh memory costs a fault for every page that is touched first, which many threads wait for together; what was
/// touched before costs nothing.
final class PixelMemory {
    private var pixels: UnsafeMutableRawPointer?
    private var capacity = 0
    /// As large as the processor's large pages, of which few need be faulted in.
    private static let pageSize = 1 << 21

    deinit { free(pixels) }

    /// Room for so many bytes, which hold whatever was there before; `nil` where there is none to be had.
    func reserve(_ count: Int) -> UnsafeMutableRawPointer? {
        if count > capacity {
            // Pictures of a matrix tend to grow from device to device. Room that is not touched yet costs nothing, and
            // without it each of them would come to fresh memory.
            let wanted = (max(count, 2 * capacity) + Self.pageSize - 1) / Self.pageSize * Self.pageSize
            free(pixels)
            capacity = 0
            pixels = aligned_alloc(Self.pageSize, wanted)
            if pixels != nil { capacity = wanted }
            #if os(Linux)
                // It is asked for, and no matter whether it is granted.
                _ = pixels.map { madvise($0, wanted, MADV_HUGEPAGE) }
            #endif
        }
        return pixels
    }
}
