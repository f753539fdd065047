/// The rows of a PNG file of the common kind one after another, of which only the last few are ever in memory.
final class PlainPNGRows {
    private let stream: InflateStream
    private let unfilter: RowUnfilter
    private let stride: Int
    let rowBytes: Int
    /// The row as the stream has it: the number of its filter, and differences.
    private(set) var filtered: UnsafePointer<UInt8>
    /// Whether the row is the one above it once more, by a filter that says so.
    private(set) var isRepeated = false

    private let memory: UnsafeMutablePointer<UInt8>
    private let slotBytes: Int
    /// Where the samples of this row, of the one above and of the one above that are.
    private var slots = (here: 0, above: 0, twoAbove: 0)

    /// Rows of zeros lie above the first.
    init?(_ file: PlainPNG) {
        stride = file.stride
        rowBytes = stride - 1
        guard let stream = InflateStream(file.stream, piece: stride) else { return nil }
        self.stream = stream
        unfilter = RowUnfilter(bytesPerPixel: file.samples.type.bytesPerPixel, count: rowBytes)
        // Whole pixels are read as four bytes, so there is room behind the last one.
        slotBytes = (rowBytes + 8 + 63) & ~63
        memory = .allocate(capacity: 4 * slotBytes)
        memory.initialize(repeating: 0, count: 4 * slotBytes)
        filtered = UnsafePointer(memory)
    }

    deinit { memory.deallocate() }

    /// The samples of this row, once they were made or taken over.
    var samples: UnsafePointer<UInt8> { UnsafePointer(memory + slots.here * slotBytes) }

    /// The samples of a row above; 0 is this one, and 2 the farthest that is there.
    func samples(above count: Int) -> UnsafePointer<UInt8> {
        let slot = count == 0 ? slots.here : count == 1 ? slots.above : slots.twoAbove
        return UnsafePointer(memory + slot * slotBytes)
    }

    /// Goes on to the next row, whose samples are not made yet.
    ///
    /// - Returns: whether the stream is sound so far.
    func advance() -> Bool {
        guard let next = stream.take(stride) else { return false }
        filtered = next.assumingMemoryBound(to: UInt8.self)
        isRepeated =
            filtered[0] == RowFilter.up.rawValue && filtered[1] == 0
            && equalBytes(filtered + 1, filtered + 2, count: rowBytes - 1)
        return true
    }

    /// Makes the samples of this row.
    ///
    /// - Returns: whether its filter is known.
    func makeSamples() -> Bool {
        (slots.above, slots.twoAbove) = (slots.here, slots.above)
        guard !isRepeated else { return true }
        let row = takeFreeSlot()
        row.update(from: filtered + 1, count: rowBytes)
        return unfilter.undo(filtered[0], in: row, above: samples(above: 1))
    }

    /// Takes over samples as those of this row.
    func copySamples(_ samples: UnsafePointer<UInt8>) {
        (slots.above, slots.twoAbove) = (slots.here, slots.above)
        takeFreeSlot().update(from: samples, count: rowBytes)
    }

    private func takeFreeSlot() -> UnsafeMutablePointer<UInt8> {
        slots.here = (0..<4).first { $0 != slots.above && $0 != slots.twoAbove } ?? 0
        return memory + slots.here * slotBytes
    }

    /// Whether the file holds no more rows than were taken, and all of them are as they were written.
    func areComplete() -> Bool { stream.isAtEnd() }
}
