import Geometry

/// What a picture's pixels have in common, found in one pass that skips what repeats.
struct PictureSurvey {
    /// Whether a row is the row above it once more; never so for the first.
    var repeatsAbove: [Bool]
    /// The picture's colours as they lie in memory, in order of appearance; `nil` where there are more than 256.
    var colors: ColorTable?
    /// Whether every pixel is opaque.
    var isOpaque: Bool
    /// Whether every pixel is opaque and a shade of grey.
    var isGrey: Bool

    init(_ rows: PixelRows) {
        let (width, height) = (rows.size.width, rows.size.height)
        repeatsAbove = [Bool](repeating: false, count: height)
        var table = ColorTable()
        var tableIsFull = false
        var allBits = UInt32.max
        var isGrey = true

        for y in 0..<height {
            let row = rows.row(y)
            // The first row is compared with itself, so nothing may be skipped in it.
            let above = y > 0 ? rows.row(y - 1) : row
            if y > 0, equalBytes(row, above, count: width * 4) {
                repeatsAbove[y] = true
                continue
            }
            var x = 0
            var last = ~row.loadUnaligned(as: UInt32.self)
            while x < width {
                if y > 0, x + 8 <= width,
                    row.loadUnaligned(fromByteOffset: x * 4, as: SIMD8<UInt32>.self)
                        == above.loadUnaligned(fromByteOffset: x * 4, as: SIMD8<UInt32>.self)
                {
                    x += 8
                    continue
                }
                let end = min(x + 8, width)
                while x < end {
                    let word = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
                    x += 1
                    guard word != last else { continue }
                    last = word
                    allBits &= word
                    if isGrey { isGrey = Self.isGrey(word) }
                    if !tableIsFull { tableIsFull = table.index(inserting: word) == nil }
                }
            }
        }
        let alphaMask = UInt32(0xFF00_0000)
        isOpaque = allBits & alphaMask == alphaMask
        self.isGrey = isGrey && isOpaque
        colors = tableIsFull ? nil : table
    }

    /// Whether the three lower bytes are equal; both layouts keep alpha in the highest.
    @inline(__always)
    private static func isGrey(_ word: UInt32) -> Bool {
        (word ^ word >> 8) & 0xFFFF == 0
    }
}

/// Up to 256 colours, each with a number in order of appearance.
struct ColorTable {
    private(set) var colors: [UInt32] = []
    private var slots = [UInt32](repeating: 0, count: 1024)
    private var numbers = [UInt16](repeating: 0, count: 1024)

    /// The number of a colour, which is entered if it is new; `nil` where 256 others are in already.
    @inline(__always)
    mutating func index(inserting color: UInt32) -> Int? {
        var slot = Self.slot(of: color)
        while numbers[slot] != 0 {
            if slots[slot] == color { return Int(numbers[slot]) - 1 }
            slot = (slot + 1) & 1023
        }
        guard colors.count < 256 else { return nil }
        colors.append(color)
        slots[slot] = color
        numbers[slot] = UInt16(colors.count)
        return colors.count - 1
    }

    /// The number of a colour that is in.
    @inline(__always)
    func index(of color: UInt32) -> UInt8 {
        var slot = Self.slot(of: color)
        while slots[slot] != color || numbers[slot] == 0 { slot = (slot + 1) & 1023 }
        return UInt8(truncatingIfNeeded: numbers[slot] - 1)
    }

    @inline(__always)
    private static func slot(of color: UInt32) -> Int {
        Int((color &* 0x9E37_79B1) >> 22)
    }
}
