import Foundation

/// Whether two areas contain the same bytes.
@inline(__always)
func equalBytes(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int) -> Bool {
    memcmp(a, b, count) == 0
}
