import Geometry

/// The properties of a picture's pixels, found in one pass that skips repetitions.
struct PictureSurvey {
    let width: Int
    /// Whether each row repeats the row above; `false` for the first.
    var repeatsAbove: [Bool]
    /// The picture's colors as words in memory, in order of appearance; `nil` if there are more than 256.
    var colors: ColorTable?
    /// Whether every pixel is opaque.
    var isOpaque: Bool
    /// Whether every pixel is opaque and a shade of gray.
    var isGrey: Bool
    /// The number of pixels in each row that equal neither the one to their left nor the one above.
    var novelPixels: [Int32]
    /// The number of those that are close to one of the two, as in gradients and shadows, but not in text.
    var shadedPixels: [Int32]
    /// Whether hardly any of the picture is shades (photographs, gradients in two directions), and not all of it is
    /// noise.
    ///
    /// Not all pixels of other pictures are counted.
    let isFlat: Bool

    init(_ rows: PixelRows) {
        let height = rows.size.height
        width = rows.size.width
        novelPixels = [Int32](repeating: 0, count: height)
        shadedPixels = novelPixels
        repeatsAbove = [Bool](repeating: false, count: height)
        var table = ColorTable()
        var tableIsFull = false
        var allBits = UInt32.max
        var isGrey = true
        let mostShaded = width * height / 64
        var (allNovel, allShaded) = (0, 0)

        for y in 0..<height {
            let row = rows.row(y)
            // The first row is compared with itself, so nothing may be skipped in it.
            let above = y > 0 ? rows.row(y - 1) : row
            if y > 0, row == above || equalBytes(row, above, count: width * 4) {
                repeatsAbove[y] = true
                continue
            }
            if allShaded > mostShaded, tableIsFull, !isGrey {
                for x in 0..<width { allBits &= row.word(x) }
                continue
            }
            var x = 0
            var (novel, shaded) = (Int32(0), Int32(0))
            var last = ~row.loadUnaligned(as: UInt32.self)
            while x < width {
                if y > 0, x + 8 <= width, row.hasEqualOctet(above, at: x) {
                    x += 8
                    continue
                }
                let end = min(x + 8, width)
                while x < end {
                    let word = row.word(x)
                    x += 1
                    guard word != last else { continue }
                    let wordAbove = above.word(x &- 1)
                    if word != wordAbove {
                        novel &+= 1
                        if Self.isShade(word, of: last) || Self.isShade(word, of: wordAbove) { shaded &+= 1 }
                    }
                    last = word
                    // The pixel above was examined before.
                    guard word != wordAbove || y == 0 else { continue }
                    allBits &= word
                    if isGrey { isGrey = Self.isGrey(word) }
                    if !tableIsFull { tableIsFull = table.index(inserting: word) == nil }
                }
            }
            novelPixels[y] = novel
            shadedPixels[y] = shaded
            allNovel += Int(novel)
            allShaded += Int(shaded)
        }
        isFlat = allShaded <= mostShaded && allNovel * 2 <= width * height
        let alphaMask = UInt32(0xFF00_0000)
        isOpaque = allBits & alphaMask == alphaMask
        self.isGrey = isGrey && isOpaque
        colors = tableIsFull ? nil : table
    }

    /// Whether every component of a color is at most 8 above and 7 below another's, modulo 256.
    @inline(__always)
    private static func isShade(_ a: UInt32, of b: UInt32) -> Bool {
        // Each byte minus the other plus 7 is in 0...15. The lowest seven bits of every byte are added separately from
        // the highest, so that no byte carries into the next.
        let difference = ((a | 0x8080_8080) &- (b & 0x7F7F_7F7F)) ^ ((a ^ ~b) & 0x8080_8080)
        let shifted = ((difference & 0x7F7F_7F7F) &+ 0x0707_0707) ^ (difference & 0x8080_8080)
        return shifted & 0xF0F0_F0F0 == 0
    }

    /// Whether the three lower bytes are equal; both layouts have alpha in the highest.
    @inline(__always)
    private static func isGrey(_ word: UInt32) -> Bool {
        (word ^ word >> 8) & 0xFFFF == 0
    }
}

/// A table of up to 256 colors, numbered in order of appearance.
struct ColorTable {
    private(set) var colors: [UInt32] = []
    private var slots = [UInt32](repeating: 0, count: 1024)
    private var numbers = [UInt16](repeating: 0, count: 1024)

    /// The number of a color, which is added if it is new; `nil` if the table is full.
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

    /// The number of a color in the table.
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
