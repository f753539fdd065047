internal import Diagnostics
internal import Drawing
internal import Foundation
internal import Geometry
internal import LocatedText
internal import Symbols

extension SymbolTemplate {
    /// Reads a template as Apple's SF Symbols app exports it.
    ///
    /// Glyphs are groups with names such as `Regular-M`. Guides give the baseline of each scale, and the margins of
    /// some glyphs. The page has a font size of 100 points.
    ///
    /// - Throws: the reason why the bytes are not such a template.
    init(svg bytes: [UInt8], file: String) throws(AssetProblem) {
        let root: LocatedXML
        do {
            root = try LocatedXML(parsing: Data(Self.withoutDocumentType(bytes)), file: file, limits: Self.limits)
        } catch {
            throw .damagedPicture(error.diagnostics.first?.problem.message ?? "it is not well-formed")
        }
        var page = SymbolPage()
        page.layers = SymbolLayers(root)
        page.read(root, SymbolPage.Surroundings())
        guard let template = SymbolTemplate(page.glyphs) else {
            throw .damagedPicture("the symbol template has no glyph such as Regular-M")
        }
        self = template
    }

    /// The document with spaces in place of a document type that declares nothing, as drawing programs write it.
    private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
        let mark = Array("<!DOCTYPE".utf8)
        let head = bytes.prefix(4096)
        guard let start = head.indices.first(where: { head[$0...].starts(with: mark) }),
            let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
            !bytes[start..<end].contains(UInt8(ascii: "["))
        else { return bytes }
        var cleared = bytes
        for index in start...end where cleared[index] > UInt8(ascii: " ") { cleared[index] = UInt8(ascii: " ") }
        return cleared
    }

    private static let limits = ReadingLimits(bytes: 16 << 20, depth: 60, nodes: 50_000, text: 4 << 20)
}

/// The layers of a template in one color: classes that its style sheet describes.
private struct SymbolLayers {
    enum Ink { case drawn, hidden, erasing }

    /// The classes that are not simply drawn.
    private var inks: [String: Ink] = [:]

    init() {}

    init(_ root: LocatedXML) {
        guard let sheet = root.child("style")?.text ?? root.child("defs")?.child("style")?.text else { return }
        for rule in sheet.split(separator: "}") {
            let parts = rule.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let name = parts[0].trimmingCharacters(in: .whitespacesAndNewlines)
            guard name.hasPrefix(".monochrome-") else { continue }
            var values: [Substring: Substring] = [:]
            for declaration in parts[1].filter({ !$0.isWhitespace }).split(separator: ";") {
                let words = declaration.split(separator: ":", maxSplits: 1)
                if words.count == 2 { values[words[0]] = words[1] }
            }
            // A layer such as the cross of `xmark.circle.fill` is cut out of what is below it.
            if values["-sfsymbols-clear-behind"] == "true" {
                inks[String(name.dropFirst())] = .erasing
            } else if values["opacity"].flatMap({ Double($0) }) == 0 {
                inks[String(name.dropFirst())] = .hidden
            }
        }
    }

    func ink(of element: LocatedXML) -> Ink {
        let names = (element.attributes["class"] ?? "").split(separator: " ")
        return names.lazy.compactMap { inks[String($0)] }.first ?? .drawn
    }
}

/// The page of a template: its glyphs and guides by name, in the page's coordinates.
private struct SymbolPage {
    /// The properties that an element inherits.
    struct Surroundings {
        var transform = CGAffineTransform.identity
        var isEvenOdd = false
        /// The variant of the glyph that the element belongs to.
        var variant: SymbolTemplate.Variant?
    }

    var layers = SymbolLayers()
    private var outlines: [SymbolTemplate.Variant: Path] = [:]
    private var guides: [String: CGRect] = [:]

    mutating func read(_ element: LocatedXML, _ around: Surroundings) {
        var here = around
        if let text = element.attributes["transform"] {
            here.transform = SVGTransform(text).transform.concatenating(around.transform)
        }
        let style = element.attributes["style"] ?? ""
        if let rule = element.attributes["fill-rule"] {
            here.isEvenOdd = rule == "evenodd"
        } else if style.contains("fill-rule") {
            here.isEvenOdd = style.contains("evenodd")
        }
        let name = element.attributes["id"] ?? ""
        if let variant = SymbolTemplate.Variant(name: name) { here.variant = variant }
        let hidden = style.contains("display:none") || element.attributes["display"] == "none"
        guard !hidden, !["defs", "clipPath", "mask"].contains(element.name) else { return }
        if let shape = Self.shape(of: element) {
            let path = (here.isEvenOdd ? shape.woundByDepth : shape).applying(here.transform)
            if let variant = here.variant {
                switch layers.ink(of: element) {
                case .drawn: outlines[variant, default: Path()].append(path)
                case .hidden: break
                case .erasing:
                    let below = Outline(filling: outlines[variant] ?? Path())
                    outlines[variant] = below.subtracting(Outline(filling: path)).path
                }
            } else if let bounds = path.bounds, guides[name] == nil {
                guides[name] = bounds
            }
        }
        for child in element.children { read(child, here) }
    }

    private static func shape(of element: LocatedXML) -> Path? {
        func number(_ name: String) -> CGFloat {
            element.attributes[name].flatMap { Double($0) }.map { CGFloat($0) } ?? 0
        }
        switch element.name {
        case "path": return element.attributes["d"].map { SVGPathReader($0).path }
        case "line":
            return Path([
                .move(CGPoint(x: number("x1"), y: number("y1"))), .line(CGPoint(x: number("x2"), y: number("y2"))),
            ])
        case "rect":
            let rect = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
            return .roundedRectangle(rect, cornerRadius: number("rx"))
        case "circle":
            let radius = number("r")
            return .ellipse(
                in: CGRect(x: number("cx") - radius, y: number("cy") - radius, width: 2 * radius, height: 2 * radius))
        default: return nil
        }
    }

    /// The glyphs, with their margins and baselines at 0.
    var glyphs: [SymbolTemplate.Variant: SymbolTemplate.Glyph] {
        // The margins of one glyph hold for all, in proportion to their scale.
        let known = outlines.keys.sorted {
            ($0.weight.rawValue, $0.scale.rawValue) < ($1.weight.rawValue, $1.scale.rawValue)
        }
        let spaces = known.compactMap { variant in space(around: variant).map { (variant: variant, sides: $0) } }
        let shared = spaces.first { $0.variant.weight == .regular } ?? spaces.first
        return outlines.reduce(into: [:]) { glyphs, entry in
            let (variant, outline) = entry
            guard let bounds = outline.bounds, bounds.width > 0 || bounds.height > 0 else { return }
            let factor = shared.map { variant.scale.factor / $0.variant.scale.factor } ?? 1
            let sides: (left: CGFloat, right: CGFloat) =
                spaces.first { $0.variant == variant }?.sides
                ?? shared.map { ($0.sides.left * factor, $0.sides.right * factor) } ?? (0, 0)
            let baseline = guides["Baseline-\(variant.scale.letter)"]?.midY ?? bounds.maxY
            glyphs[variant] = SymbolTemplate.Glyph(
                outline: outline.applying(
                    CGAffineTransform(translationX: sides.left - bounds.minX, y: -baseline)),
                width: sides.left + bounds.width + sides.right)
        }
    }

    /// The distances of a glyph from its margins, if the template has guides for them.
    private func space(around variant: SymbolTemplate.Variant) -> (left: CGFloat, right: CGFloat)? {
        // Old templates have guides for the regular glyph of medium scale, without its name.
        let names = [variant.name] + (variant == SymbolTemplate.Variant(.regular, .medium) ? [""] : [])
        for name in names {
            let suffix = name.isEmpty ? "" : "-\(name)"
            guard let left = guides["left-margin\(suffix)"], let right = guides["right-margin\(suffix)"],
                let bounds = outlines[variant]?.bounds
            else { continue }
            // The old guides are strips, whose inner edges touch the glyph.
            let distances = (left: bounds.minX - left.minX, right: right.maxX - bounds.maxX)
            if abs(distances.left) < bounds.width + 100, abs(distances.right) < bounds.width + 100 { return distances }
        }
        return nil
    }
}

extension SymbolTemplate.Scale {
    fileprivate var letter: String {
        switch self {
        case .small: "S"
        case .medium: "M"
        case .large: "L"
        }
    }
}

extension SymbolTemplate.Variant {
    /// The variant with a name such as `Regular-M`; `nil` for other names.
    fileprivate init?(name: String) {
        let parts = name.split(separator: "-")
        guard parts.count == 2,
            let weight = SymbolTemplate.Weight.allCases.first(where: { "\($0)" == parts[0].lowercased() }),
            let scale = SymbolTemplate.Scale.allCases.first(where: { $0.letter == parts[1] })
        else { return nil }
        self.init(weight, scale)
    }

    fileprivate var name: String { "\(weight)".capitalized + "-\(scale.letter)" }
}

extension Path {
    /// The outline with each figure turned so that it fills as it would by the even-odd rule.
    ///
    /// Figures that cross each other are not split.
    fileprivate var woundByDepth: Path {
        var figures: [[Element]] = []
        for element in elements {
            if case .move = element { figures.append([]) }
            if !figures.isEmpty { figures[figures.count - 1].append(element) }
        }
        let outlines = figures.map { $0.compactMap(\.end) }
        var turned = Path()
        for (index, figure) in figures.enumerated() {
            guard let point = outlines[index].first else { continue }
            let depth = outlines.indices.count { $0 != index && Self.polygon(outlines[$0], contains: point) }
            let isPositive = Self.area(of: outlines[index]) >= 0
            turned.append(Path(isPositive == depth.isMultiple(of: 2) ? figure : Self.reversed(figure)))
        }
        return turned
    }

    private static func area(of points: [CGPoint]) -> CGFloat {
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }

    private static func polygon(_ points: [CGPoint], contains point: CGPoint) -> Bool {
        var isInside = false
        for (a, b) in zip(points, points.dropFirst() + points.prefix(1))
        where (a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x {
            isInside.toggle()
        }
        return isInside
    }

    private static func reversed(_ figure: [Element]) -> [Element] {
        let drawn = figure.filter { $0 != .close }
        guard let last = drawn.last?.end else { return figure }
        var result: [Element] = [.move(last)]
        for index in drawn.indices.dropFirst().reversed() {
            guard let before = drawn[index - 1].end else { continue }
            if case .curve(_, let first, let second) = drawn[index] {
                result.append(.curve(before, control1: second, control2: first))
            } else {
                result.append(.line(before))
            }
        }
        return result + (figure.contains(.close) ? [.close] : [])
    }
}

extension Path.Element {
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .curve(let point, _, _): point
        case .close: nil
        }
    }
}
