import Geometry

/// What differs between two PNG files of one size, found while these are inflated.
///
/// Two rows that are written alike are alike, unless they are differences to rows that are not. Of the others pixels
/// are made, but for rows that repeat the one above in both files: between them is what was between those.
struct StreamedDifference {
    /// The rows that differ with those around them; `nil` where so many do that they are not kept.
    private(set) var stretches: [RowStretch]?
    /// What differs at all, where nothing may.
    private(set) var tally = DifferenceTally()
    /// The classes of the pixels, where nothing may differ, in the rows from the first that differs to the last.
    private(set) var classes: [[UInt8]] = []
    private let noClasses: [UInt8]

    /// Compares two pictures; `nil` where a file is not sound, or where so much differs that is to be looked at closely
    /// that this is sooner done when both are in memory.
    ///
    /// - Parameters:
    ///   - a: a picture.
    ///   - b: another.
    ///   - isExact: whether every pixel that differs is changed.
    ///   - room: how many rows may be kept that do not repeat the one above.
    init?(between a: PlainPNG, and b: PlainPNG, isExact: Bool, room: Int) {
        guard let first = PlainPNGRows(a), let second = PlainPNGRows(b) else { return nil }
        var pair = RowPair(first, second, a, b)
        let width = a.size.width
        noClasses = RowDifference(width: width).classes
        var kept: [GatheredRows]? = []
        var gathered: GatheredRows?
        var room = room
        var row = RowDifference(width: 0)
        for y in 0..<a.size.height {
            guard pair.advance() else { return nil }
            if isExact {
                if !pair.isSame, !pair.repeatsRows || classes.isEmpty {
                    pair.withPixels { row = RowDifference(between: $0, and: $1, width: width) }
                }
                add(row, isSame: pair.isSame, y: y)
                // Nobody looks closer at so much.
                if PictureComparison.isMuch(tally.differing, of: a.size) { (kept, gathered) = (nil, nil) }
            }
            guard kept != nil else { continue }
            if !pair.isSame, gathered == nil { gathered = Self.rows(above: y, in: &pair, width: width) }
            guard var rows = gathered else { continue }
            gathered = nil
            let count = rows.distinct
            let differs = !pair.isSame
            if pair.repeatsRows, y > rows.top {
                rows.appendLast(differs: differs)
            } else {
                pair.withPixels { rows.append($0, $1, differs: differs) }
            }
            if rows.isComplete {
                kept?.append(rows)
                continue
            }
            room -= rows.distinct - count
            if room > 0 {
                gathered = rows
            } else {
                kept = nil
                guard isExact else { return nil }
            }
        }
        guard first.areComplete(), second.areComplete() else { return nil }
        stretches = kept.map { ($0 + [gathered].compactMap { $0 }).compactMap(\.stretch) }
        if let rows = tally.differingBounds.map({ $0.bottom - $0.top }) { classes.removeLast(classes.count - rows) }
    }

    /// Takes note of a row of pictures in which nothing may differ.
    private mutating func add(_ row: RowDifference, isSame: Bool, y: Int) {
        if !isSame {
            tally.add(row.tally(y: y))
            classes.append(row.classes)
        } else if !classes.isEmpty {
            classes.append(noClasses)
        }
    }

    /// Begins to gather rows, with those above that lie around the first.
    private static func rows(above y: Int, in pair: inout RowPair, width: Int) -> GatheredRows {
        let above = min(y, RowStretch.surroundings)
        var rows = GatheredRows(top: y - above, width: width)
        for distance in stride(from: above, to: 0, by: -1) {
            pair.withEqualPixels(above: distance) { rows.append($0, $0, differs: false) }
        }
        return rows
    }
}

/// What differs in a row, where nothing may.
private struct RowDifference {
    private(set) var classes: [UInt8]
    private var found = DifferenceTally()

    init(width: Int) { classes = [UInt8](repeating: PictureComparison.PixelClass.same.rawValue, count: width) }

    init(between a: UnsafeRawBufferPointer, and b: UnsafeRawBufferPointer, width: Int) {
        self.init(width: width)
        guard let first = a.baseAddress, let second = b.baseAddress else { return }
        classes.withUnsafeMutableBufferPointer {
            RowComparison.compareExactly(first, second, into: $0, &found)
            found.addBounds(of: $0, y: 0)
        }
    }

    /// The same in a row of the picture.
    func tally(y: Int) -> DifferenceTally {
        var tally = found
        tally.move(down: y)
        return tally
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
    /// Whether those are the pixels of these rows.
    private var hasPixels = false
    /// Whether the rows hold pixels of one kind, and of it those less than a number mean the same.
    private let hasOneType: Bool
    private let commonSamples: Int
    /// Whether the samples are the same, and whether those of the second row were not made for that reason.
    private var hasSameSamples: Bool
    private var isSecondLeftOut = false
    private(set) var isSame: Bool
    /// Whether each is the row above it once more.
    var repeatsRows: Bool { a.isRepeated && b.isRepeated }

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
        hasPixels = false
        // Filters 0 and 1 do not look at the row above.
        let isWrittenAlike =
            hasOneType && (hasSameSamples || a.filtered[0] < RowFilter.up.rawValue)
            && equalBytes(a.filtered, b.filtered, count: a.rowBytes + 1)
        let repeatsSame = isSame && repeatsRows
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
        guard !hasPixels else { return }
        hasPixels = true
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
        hasPixels = false
        layouts.a.expand(a.samples(above: distance), into: &pixels.a, count: width, table: tables.a)
        pixels.a.withUnsafeBytes(body)
    }
}
