/// Bytes in memory; none at no place.
func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
}

/// Writes all bytes to memory.
///
/// - Returns: the memory.
@discardableResult
func write(_ bytes: some Sequence<UInt8>, to memory: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    for (index, byte) in bytes.enumerated() { memory[index] = byte }
    return memory
}
