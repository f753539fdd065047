/// The checksum of a chunk's name and content, according to the PNG specification.
func chunkChecksum(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var crc = UInt32.max
    for byte in bytes {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return withUnsafeBytes(of: (~crc).bigEndian) { Array($0) }
}

/// A PNG file with corrected checksums of its chunks, as far as it can be parsed.
func withRightChecksums(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var start = 8
    while start + 12 <= file.count {
        let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
        let end = start + 8 + length
        guard end + 4 <= file.count else { break }
        file.replaceSubrange(end..<end + 4, with: chunkChecksum(file[start + 4..<end]))
        start = end + 4
    }
    return file
}
