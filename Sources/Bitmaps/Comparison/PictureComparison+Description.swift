import Geometry

extension PictureComparison {
    /// A short description of the difference: `41 of 2 000 000 pixels (0.002 %), by up to 12 of 255`.
    public var summary: String {
        guard !isIdentical else { return "identical" }
        let count = isAllowed && changedPixels == 0 ? differingPixels : changedPixels
        let all = size.width * size.height
        var text = "\(count) of \(all) pixels (\(Self.percent(of: count, in: all))), by up to "
        text += "\(maximumChannelDifference) of 255"
        if isSmoothingOnly {
            text += ", all of it antialiasing"
        } else if smoothingPixels > 0 {
            text += ", \(smoothingPixels) of them antialiasing"
        }
        return text
    }

    /// The reason why the tolerance does not allow the difference; `nil` if it does.
    public var reason: String? {
        guard !isAllowed else { return nil }
        guard tolerance.precision < 1 else { return nil }
        guard changedShare <= 1 - tolerance.precision else {
            return "more than precision \(tolerance.precision) allows"
        }
        return "\(densest ?? 0) changed pixels lie in \(density.side) × \(density.side), "
            + "where \(density.pixels) may"
    }

    /// A share as a percentage with enough decimals to be more than zero.
    static func percent(of count: Int, in all: Int) -> String {
        guard count > 0, all > 0 else { return "0 %" }
        let share = Double(count) * 100 / Double(all)
        var (factor, decimals) = (1.0, 0)
        while decimals < 6, share * factor < 10 {
            factor *= 10
            decimals += 1
        }
        let units = Int((share * factor).rounded())
        let (whole, rest) = (units / Int(factor), String(units % Int(factor)))
        guard decimals > 0, rest != "0" else { return "\(whole) %" }
        var digits = String(repeating: "0", count: max(0, decimals - rest.count)) + rest
        while digits.hasSuffix("0") { digits.removeLast() }
        return digits.isEmpty ? "\(whole) %" : "\(whole).\(digits) %"
    }

    /// Boxes around changed pixels, from the top down, with nearby ones in one box.
    ///
    /// - Parameters:
    ///   - distance: the distance in pixels below which pixels belong to one region.
    ///   - limit: the largest number of regions; more become one.
    /// - Returns: the boxes, in pixels.
    public func regions(apart distance: Int = 16, atMost limit: Int = 64) -> [PixelRect] {
        guard changedPixels > 0, let bounds else { return [] }
        let columns = (bounds.width + distance - 1) / distance
        let rows = (bounds.height + distance - 1) / distance
        var cells = [PixelRect?](repeating: nil, count: columns * rows)
        for y in bounds.top..<bounds.bottom {
            for x in bounds.left..<bounds.right
            where pixelClass(x: x, y: y) == .changed {
                let cell = (y - bounds.top) / distance * columns + (x - bounds.left) / distance
                cells[cell] =
                    cells[cell]?.including(x: x, y: y) ?? PixelRect(left: x, top: y, right: x + 1, bottom: y + 1)
            }
        }
        var found: [PixelRect] = []
        for start in cells.indices {
            guard var box = cells[start] else { continue }
            cells[start] = nil
            var open = [start]
            while let cell = open.popLast() {
                let (column, row) = (cell % columns, cell / columns)
                for y in max(0, row - 1)...min(rows - 1, row + 1) {
                    for x in max(0, column - 1)...min(columns - 1, column + 1) {
                        guard let next = cells[y * columns + x] else { continue }
                        box = box.union(next)
                        cells[y * columns + x] = nil
                        open.append(y * columns + x)
                    }
                }
            }
            found.append(box)
        }
        return found.count <= limit ? found : [bounds]
    }

    /// A signature that two differences share if they change the same pixels in the same way, wherever they are.
    ///
    /// - Returns: a digest of the changed pixels' positions within their bounds and of their colors before and after.
    public func signature(_ a: Bitmap, _ b: Bitmap) -> ContentDigest {
        var builder = DigestBuilder()
        builder.combine(changedPixels)
        guard changedPixels > 0, let bounds, a.size == size, b.size == size else { return builder.finish() }
        // The first pixels suffice to distinguish large differences.
        var left = 50_000
        for y in bounds.top..<bounds.bottom where left > 0 {
            for x in bounds.left..<bounds.right
            where left > 0 && pixelClass(x: x, y: y) == .changed {
                builder.combine(x - bounds.left)
                builder.combine(y - bounds.top)
                let start = (y * size.width + x) * 4
                builder.append(bytes: a.pixels[start..<start + 4])
                builder.append(bytes: b.pixels[start..<start + 4])
                left -= 1
            }
        }
        return builder.finish()
    }

    /// A picture of the difference: the expected picture pale and gray, with changed pixels red, ignored antialiasing
    /// yellow, and tolerated pixels blue.
    public func picture(over expected: Bitmap) -> Bitmap? {
        guard expected.size == size else { return nil }
        var pixels = [UInt8](repeating: 255, count: size.width * size.height * 4)
        for index in 0..<size.width * size.height {
            let start = index * 4
            switch pixelClass(x: index % size.width, y: index / size.width) {
            case .changed: (pixels[start], pixels[start + 1], pixels[start + 2]) = (229, 0, 57)
            case .smoothed: (pixels[start], pixels[start + 1], pixels[start + 2]) = (240, 190, 0)
            case .tolerated: (pixels[start], pixels[start + 1], pixels[start + 2]) = (60, 130, 240)
            case .same:
                let (red, green, blue) = (
                    Int(expected.pixels[start]), Int(expected.pixels[start + 1]), Int(expected.pixels[start + 2])
                )
                let alpha = Int(expected.pixels[start + 3])
                let grey = (red * 77 + green * 150 + blue * 29) / 256
                // A fifth of the original contrast, over white.
                let pale = UInt8(255 - (255 - grey) * alpha / 255 / 5)
                (pixels[start], pixels[start + 1], pixels[start + 2]) = (pale, pale, pale)
            }
        }
        return Bitmap(size: size, pixels: pixels)
    }
}
