import Foundation

/// An estimate of the work that an SVG document's filters and references cause, made before anything is drawn.
///
/// A filter processes its whole area pixel by pixel, and `use` repeats content. A few lines may cause hours of work, and
/// only the time limit of the whole variant would end the drawing.
struct SVGEffort {
    /// The steps that filters take for each point of the picture, at about ten nanoseconds each.
    var steps: Double { work.steps }
    /// The number of elements that are drawn, each as often as it is referred to.
    var elementCount: Double { work.elements }
    /// The number of values in the largest filter matrix.
    private(set) var largestMatrix = 0.0

    /// The limit of steps over all points, about half a minute if a pixel is a point.
    static let mostSteps = 4e9
    /// The limit of drawn elements, about a second.
    static let mostElements = 100_000.0
    /// The largest matrix that librsvg draws.
    ///
    /// It stops the program at a larger one.
    static let largestMatrixDrawn = 400.0

    private struct Element {
        var name: String
        var children: [Int] = []
        /// The elements that it refers to: targets of `use`, masks and patterns.
        var references: [String] = []
        var filter: String?
        /// The cost of a filter primitive for each point.
        var cost = 0.0
    }

    private var elements: [Element] = []
    private var ids: [String: Int] = [:]
    private var known: [Int: Work] = [:]
    private var work = Work()

    /// The work for an element with its descendants.
    private struct Work {
        var steps = 0.0
        var elements = 0.0

        static func += (sum: inout Work, part: Work) {
            sum.steps += part.steps
            sum.elements += part.elements
        }
    }

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
        for root in roots { work += work(of: root, depth: 0) }
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

    /// The work for an element and its descendants where they are drawn.
    ///
    /// Definitions count only through their references.
    private mutating func work(of place: Int, depth: Int) -> Work {
        if let known = known[place] { return known }
        // Circular references are not drawn, and neither are elements nested this deep.
        known[place] = Work()
        guard depth < 1_000 else { return Work() }
        let element = elements[place]
        var sum = Work(elements: 1)
        if let filter = element.filter.flatMap({ ids[$0] }) {
            sum.steps += elements[filter].children.reduce(1) { $0 + elements[$1].cost }
        }
        for child in element.children where !Self.definitions.contains(elements[child].name) {
            sum += work(of: child, depth: depth + 1)
        }
        for target in element.references.compactMap({ ids[$0] }) { sum += work(of: target, depth: depth + 1) }
        known[place] = sum
        return sum
    }

    private static let definitions: Set<String> = [
        "defs", "symbol", "pattern", "mask", "clipPath", "marker", "filter", "linearGradient", "radialGradient",
    ]
}
