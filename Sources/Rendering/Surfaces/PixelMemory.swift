import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Memory that successive pictures reuse for their pixels.
///
/// New memory causes a page fault for every first access, and threads wait for each other there. Reused memory does
/// not.
final class PixelMemory {
    private var pixels: UnsafeMutableRawPointer?
    private var capacity = 0
    /// The size of the processor's large pages, which cause few faults.
    private static let pageSize = 1 << 21

    deinit { free(pixels) }

    /// Memory of a size in bytes with undefined content; `nil` if there is none.
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
                // The advice is optional, so the result is ignored.
                _ = pixels.map { madvise($0, wanted, MADV_HUGEPAGE) }
            #endif
        }
        return pixels
    }
}
