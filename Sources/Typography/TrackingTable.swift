/// A font's `trak` table: the space that Apple's text systems add after each character, by size.
///
/// > Rule: Apple's TrueType Reference Manual, "The 'trak' table". The track of value 0 is the normal one.
struct TrackingTable: Hashable, Sendable {
    /// Sizes in points with their tracking in design units, smallest first.
    private let entries: [(size: Double, value: Double)]

    /// Reads a table; `nil` if it is damaged or has no normal track.
    init?(_ bytes: [UInt8]) {
        func unsigned(_ offset: Int) -> Int? {
            guard offset >= 0, offset + 1 < bytes.count else { return nil }
            return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
        }
        func signed(_ offset: Int) -> Int? { unsigned(offset).map { Int(Int16(truncatingIfNeeded: $0)) } }
        func fixed(_ offset: Int) -> Double? {
            guard let whole = signed(offset), let fraction = unsigned(offset + 2) else { return nil }
            return Double(whole) + Double(fraction) / 65536
        }
        func offset(_ place: Int) -> Int? {
            guard let high = unsigned(place), let low = unsigned(place + 2) else { return nil }
            return high << 16 | low
        }
        guard let horizontal = unsigned(6), horizontal > 0, let tracks = unsigned(horizontal),
            let sizes = unsigned(horizontal + 2), let sizeTable = offset(horizontal + 4)
        else { return nil }
        let normal = (0..<tracks).map { horizontal + 8 + 8 * $0 }.first { fixed($0) == 0 }
        guard let normal, let values = unsigned(normal + 6) else { return nil }
        var entries: [(size: Double, value: Double)] = []
        for index in 0..<sizes {
            guard let size = fixed(sizeTable + 4 * index), let value = signed(values + 2 * index) else { return nil }
            entries.append((size, Double(value)))
        }
        guard !entries.isEmpty else { return nil }
        self.entries = entries.sorted { $0.size < $1.size }
    }

    /// The tracking at a size, in design units: between two sizes in proportion, beyond the table as at its end.
    func units(at size: Double) -> Double {
        guard let first = entries.first, let last = entries.last else { return 0 }
        if size <= first.size { return first.value }
        if size >= last.size { return last.value }
        guard let above = entries.firstIndex(where: { $0.size >= size }), above > 0 else { return first.value }
        let (a, b) = (entries[above - 1], entries[above])
        guard b.size > a.size else { return b.value }
        return a.value + (b.value - a.value) * (size - a.size) / (b.size - a.size)
    }

    static func == (a: TrackingTable, b: TrackingTable) -> Bool {
        a.entries.elementsEqual(b.entries) { $0 == $1 }
    }

    func hash(into hasher: inout Hasher) {
        for entry in entries {
            hasher.combine(entry.size)
            hasher.combine(entry.value)
        }
    }
}
