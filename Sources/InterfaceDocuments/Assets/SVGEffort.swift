import Foundation

/// How much drawing an SVG document asks for with its filters, before anything is drawn.
///
/// A filter goes over all that it is put on, pixel by pixel, and `use` repeats what has filters: a few lines may ask
/// for hours, and nothing ends the drawing but the time limit of the whole variant.
struct SVGEffort {
    /// Steps that filters take for each point of the picture: about ten nanoseconds each.
    private(set) var steps = 0.0
    /// The most numbers that a filter's matrix has.
    private(set) var largestMatrix = 0.0

    /// So many steps on all points together are half a minute where a pixel is a point.
    static let mostSteps = 4e9
    /// librsvg stops the program at a larger one.
    static let largestMatrixDrawn = 400.0

    private struct Element {
        var name: String
        var children: [Int] = []
        /// What it takes over: the targets of `use`, masks and patterns.
        var references: [String] = []
        var filter: String?
        /// A filter's part: what it takes for each point.
        var cost = 0.0
    }

    private var elements: [Element] = []
    private var ids: [String: Int] = [:]
    private var known: [Int: Double] = [:]

    init(_ bytes: [UInt8]) {
        var (open, roots): ([Int], [Int]) = ([], [])
        var reader = SVGTagReader(bytes)
        while let tag = reader.next() {
            guard !tag.closes else {
                _ = open.popLast()
                continue
            }
            let place = elements.count
            elements.append(element(of: tag))
            if let id = tag.attributes["id"], ids[id] == nil { ids[id] = place }
            if let parent = open.last { elements[parent].children.append(place) } else { roots.append(place) }
            if !tag.isEmpty { open.append(place) }
        }
        steps = roots.reduce(0) { $0 + steps(of: $1, depth: 0) }
    }

    private mutating func element(of tag: SVGTagReader.Tag) -> Element {
        var element = Element(name: tag.name)
        func numbers(_ name: String, _ standard: Double) -> [Double] {
            let words = tag.attributes[name]?.split { $0.isWhitespace || $0 == "," } ?? []
            let numbers = words.compactMap { Double($0) }.filter(\.isFinite).map { min(max(0, $0), 100_000) }
            return numbers.isEmpty ? [standard] : numbers
        }
        func product(_ numbers: [Double]) -> Double { (numbers.first ?? 0) * (numbers.last ?? 0) }
        switch tag.name {
        case "feGaussianBlur", "feDropShadow": element.cost = 8
        case "feTurbulence": element.cost = 10 * (numbers("numOctaves", 1).first ?? 1)
        case "feMorphology": element.cost = product(numbers("radius", 0).map { 2 * $0 + 1 }) / 25 + 1
        case "feConvolveMatrix":
            element.cost = product(numbers("order", 3)) + 1
            largestMatrix = max(largestMatrix, element.cost - 1)
        case "feDiffuseLighting", "feSpecularLighting": element.cost = 5
        case "use":
            if let target = tag.attributes["href"], target.hasPrefix("#") {
                element.references.append(String(target.dropFirst()))
            }
        case let name where name.hasPrefix("fe"): element.cost = 1
        default: break
        }
        let style = tag.attributes["style"]?.split(separator: ";").map { $0.drop { $0.isWhitespace } } ?? []
        for property in ["filter", "mask", "fill", "stroke"] {
            let declared = style.first { $0.hasPrefix(property + ":") }.map(String.init)
            guard let value = declared ?? tag.attributes[property], let start = value.firstRange(of: "url(#") else {
                continue
            }
            let target = String(value[start.upperBound...].prefix { $0 != ")" })
            if property == "filter" { element.filter = target } else { element.references.append(target) }
        }
        return element
    }

    /// What an element and those in it take, where they are drawn: definitions only through who refers to them.
    private mutating func steps(of place: Int, depth: Int) -> Double {
        if let known = known[place] { return known }
        // What goes round in a circle is not drawn, and what lies so deep neither.
        known[place] = 0
        guard depth < 1_000 else { return 0 }
        let element = elements[place]
        var sum = 0.0
        if let filter = element.filter.flatMap({ ids[$0] }) {
            sum += elements[filter].children.reduce(1) { $0 + elements[$1].cost }
        }
        for child in element.children where !Self.definitions.contains(elements[child].name) {
            sum += steps(of: child, depth: depth + 1)
        }
        for target in element.references.compactMap({ ids[$0] }) { sum += steps(of: target, depth: depth + 1) }
        known[place] = sum
        return sum
    }

    private static let definitions: Set<String> = [
        "defs", "symbol", "pattern", "mask", "clipPath", "marker", "filter", "linearGradient", "radialGradient",
    ]
}
