import Foundation

/// The size that an SVG document declares.
struct SVGSize {
    let size: CGSize

    /// Reads `width` and `height` of the root element, and its `viewBox` if they are missing or relative.
    ///
    /// Returns `nil` if this is not an SVG document, or if it gives no size that can be drawn.
    init?(_ bytes: [UInt8]) {
        let head = String(decoding: bytes.prefix(16_384), as: UTF8.self)
        guard let start = head.range(of: "<svg"), let end = head.range(of: ">", range: start.upperBound..<head.endIndex)
        else { return nil }
        let tag = head[start.upperBound..<end.lowerBound]
        let box = Self.attribute("viewBox", in: tag)?
            .split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) }
        let boxSize = box.flatMap { $0.count == 4 ? (width: $0[2], height: $0[3]) : nil }
        guard let width = Self.attribute("width", in: tag).flatMap(Self.length) ?? boxSize?.width,
            let height = Self.attribute("height", in: tag).flatMap(Self.length) ?? boxSize?.height,
            (0.01...16_384).contains(width), (0.01...16_384).contains(height)
        else { return nil }
        size = CGSize(width: width, height: height)
    }

    private static func attribute(_ name: String, in tag: Substring) -> String? {
        var rest = tag
        while let found = rest.range(of: name) {
            let before = found.lowerBound == tag.startIndex ? " " : tag[tag.index(before: found.lowerBound)]
            let after = tag[found.upperBound...].drop { $0.isWhitespace }
            if before.isWhitespace, after.first == "=" {
                let value = after.dropFirst().drop { $0.isWhitespace }
                guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
                return String(value.dropFirst().prefix { $0 != quote })
            }
            rest = tag[found.upperBound...]
        }
        return nil
    }

    /// A length in the units of drawings for screens.
    ///
    /// A point counts as a pixel, as in Xcode.
    private static func length(_ text: String) -> Double? {
        var number = text.trimmingCharacters(in: .whitespaces)
        for unit in ["px", "pt"] where number.hasSuffix(unit) { number.removeLast(2) }
        return Double(number).flatMap { $0.isFinite ? $0 : nil }
    }
}
