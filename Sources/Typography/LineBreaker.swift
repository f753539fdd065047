import CPango

/// The line breaks that Unicode's line breaking algorithm allows.
enum LineBreaker {
    /// Whether a line may begin before each cluster.
    static func opportunities(in text: MeasuredText) -> [Bool] {
        quick(text) ?? full(text)
    }

    /// Text of letters and digits between single spaces breaks before the words.
    ///
    /// It does not need the algorithm.
    private static func quick(_ text: MeasuredText) -> [Bool]? {
        var result = [Bool](repeating: false, count: text.clusters.count)
        var previous: UInt8 = 0
        for (index, cluster) in text.clusters.enumerated() {
            guard cluster.bytes.count == 1 else { return nil }
            let byte = text.utf8[cluster.bytes.lowerBound]
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
                if previous == 0x20 { result[index] = true }
            case 0x20, 0x0A: break
            // These end a word or are inside it. A line never begins with one of them.
            case 0x2E, 0x2C, 0x3A, 0x3B, 0x27: if previous == 0x20 { return nil }
            default: return nil
            }
            previous = byte
        }
        return result
    }

    private static func full(_ text: MeasuredText) -> [Bool] {
        var result = [Bool](repeating: false, count: text.clusters.count)
        var scalarStarts: [Int] = []
        for (offset, byte) in text.utf8.enumerated() where byte & 0xC0 != 0x80 { scalarStarts.append(offset) }
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalarStarts.count + 1)
        text.utf8.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                pango_get_log_attrs(
                    $0.baseAddress, Int32($0.count), -1, pango_language_from_string("en"), &attributes,
                    Int32(attributes.count))
            }
        }
        var canBreak: Set<Int> = []
        for (index, offset) in scalarStarts.enumerated() where attributes[index].is_line_break != 0 {
            canBreak.insert(offset)
        }
        for (index, cluster) in text.clusters.enumerated() where index > 0 {
            result[index] = canBreak.contains(cluster.bytes.lowerBound) && cluster.kind == .visible
        }
        return result
    }
}
