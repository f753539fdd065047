import Geometry

extension RowStretch {
    /// Looks for the rows that differ in two PNG files of one size, while these are inflated.
    ///
    /// Two rows that are written alike are alike, unless they are differences to rows that are not. Whatever else may
    /// differ is made pixels of.
    ///
    /// - Returns: `nil` where a file is not sound, or where an eighth of the picture differs, which is compared sooner
    ///   when both pictures are in memory.
    static func differing(in a: PlainPNG, and b: PlainPNG) -> [RowStretch]? {
        guard let first = PlainPNGRows(a), let second = PlainPNGRows(b) else { return nil }
        var pair = RowPair(first, second, a, b)
        var stretches: [RowStretch] = []
        var gathered: GatheredRows?
        var rowsLeft = a.size.height / 8 + 96
        for y in 0..<a.size.height {
            guard pair.advance() else { return nil }
            if !pair.isSame, gathered == nil {
                let above = min(y, surroundings)
                var rows = GatheredRows(top: y - above, width: a.size.width)
                for distance in stride(from: above, to: 0, by: -1) {
                    pair.withEqualPixels(above: distance) { rows.append($0, $0, differs: false) }
                }
                gathered = rows
            }
            guard var rows = gathered else { continue }
            gathered = nil
            let differs = !pair.isSame
            pair.withPixels { rows.append($0, $1, differs: differs) }
            if rows.isComplete {
                stretches += [rows.stretch].compactMap { $0 }
            } else {
                gathered = rows
                rowsLeft -= 1
                guard rowsLeft > 0 else { return nil }
            }
        }
        guard first.areComplete(), second.areComplete() else { return nil }
        return stretches + [gathered?.stretch].compactMap { $0 }
    }
}

/// A row of each of two files, and whether their pixels are the same.
private struct RowPair {
    private let a: PlainPNGRows
    private let b: PlainPNGRows
    private let layouts: (a: SampleLayout, b: SampleLayout)
    private let tables: (a: [UInt32], b: [UInt32])
    private let width: Int
    private var pixels: (a: [UInt32], b: [UInt32])
    /// Whether the rows hold pixels of one kind, and of it those less than a number mean the same.
    private let hasOneType: Bool
    private let commonSamples: Int
    /// Whether the samples are the same, and whether those of the second row were not made for that reason.
    private var hasSameSamples: Bool
    private var isSecondLeftOut = false
    private(set) var isSame: Bool

    init(_ a: PlainPNGRows, _ b: PlainPNGRows, _ first: PlainPNG, _ second: PlainPNG) {
        self.a = a
        self.b = b
        width = first.size.width
        layouts = (first.samples, second.samples)
        tables = (first.samples.table, second.samples.table)
        let row = [UInt32](repeating: 0, count: width)
        pixels = (row, row)
        hasOneType = layouts.a.type == layouts.b.type
        commonSamples = zip(tables.a, tables.b).enumerated().first { $1.0 != $1.1 }?.offset ?? 256
        // Above the first row of both lie zeros.
        hasSameSamples = hasOneType
        isSame = false
    }

    /// Goes on to the next row of both; gives whether the files are sound so far.
    mutating func advance() -> Bool {
        guard a.advance(), b.advance() else { return false }
        // Filters 0 and 1 do not look at the row above.
        let isWrittenAlike =
            hasOneType && (hasSameSamples || a.filtered[0] < RowFilter.up.rawValue)
            && equalBytes(a.filtered, b.filtered, count: a.rowBytes + 1)
        let repeatsSame = isSame && a.isRepeated && b.isRepeated
        if !isWrittenAlike, isSecondLeftOut { b.copySamples(a.samples) }
        guard a.makeSamples() else { return false }
        isSecondLeftOut = isWrittenAlike
        if isWrittenAlike {
            hasSameSamples = true
        } else {
            guard b.makeSamples() else { return false }
            hasSameSamples = hasOneType && equalBytes(a.samples, b.samples, count: a.rowBytes)
        }
        isSame = repeatsSame || hasSameSamples && haveCommonMeaning() || haveSamePixels()
        return true
    }

    /// Whether the samples, which are the same, stand for the same pixels.
    private func haveCommonMeaning() -> Bool {
        guard layouts.a.type == .palette, commonSamples < 256 else { return true }
        var most: UInt8 = 0
        for x in 0..<width { most = max(most, a.samples[x]) }
        return Int(most) < commonSamples
    }

    private mutating func haveSamePixels() -> Bool {
        guard !(hasOneType && layouts.a.type != .palette) else { return false }
        makePixels()
        return pixels.a == pixels.b
    }

    private mutating func makePixels() {
        layouts.a.expand(a.samples, into: &pixels.a, count: width, table: tables.a)
        layouts.b.expand(isSecondLeftOut ? a.samples : b.samples, into: &pixels.b, count: width, table: tables.b)
    }

    /// Lends the pixels of both rows.
    mutating func withPixels(_ body: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Void) {
        makePixels()
        pixels.a.withUnsafeBytes { first in pixels.b.withUnsafeBytes { body(first, $0) } }
    }

    /// Lends the pixels of a row above, which are the same in both.
    mutating func withEqualPixels(above distance: Int, _ body: (UnsafeRawBufferPointer) -> Void) {
        layouts.a.expand(a.samples(above: distance), into: &pixels.a, count: width, table: tables.a)
        pixels.a.withUnsafeBytes(body)
    }
}
