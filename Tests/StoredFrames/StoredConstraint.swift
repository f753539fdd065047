import Foundation

/// A constraint of a document that can be compared with stored frames.
struct StoredConstraint {
    /// A side, a center or a length of a view.
    struct Term {
        let element: Int
        let attribute: String
    }

    let first: Term
    /// The second term; `nil` if the constraint has only a constant.
    let second: Term?
    let relation: String
    let multiplier: Double
    let constant: Double

    /// The elements of the views in the constraint.
    var elements: [Int] { [first.element] + (second.map { [$0.element] } ?? []) }
}

extension MarkupDocument {
    /// The required constraints between views that apply in every size class, with the document's numbers.
    var requiredConstraints: [StoredConstraint] {
        var views: [String: Int] = [:]
        for (index, element) in elements.enumerated() {
            guard let id = element["id"], frameElement(of: index) != nil else { continue }
            views[id] = index
        }
        let excluded = Set(elements.filter { $0.name == "exclude" }.compactMap { $0["reference"] })
        return elements.indices.compactMap { index in
            let element = elements[index]
            guard element.name == "constraint", element.subtree.count == 1, element["priority"] ?? "1000" == "1000",
                element["placeholder"] != "YES", element["symbolic"] != "YES", !excluded.contains(element["id"] ?? "")
            else { return nil }
            return constraint(element, views)
        }
    }

    private func constraint(_ element: Element, _ views: [String: Int]) -> StoredConstraint? {
        // A constraint without a first view applies to the view that contains it.
        let owner = element.parent.flatMap { elements[$0].parent }
        let firstElement = element["firstItem"].map { views[$0] } ?? owner
        guard let firstElement, let attribute = element["firstAttribute"] else { return nil }
        let first = StoredConstraint.Term(element: firstElement, attribute: attribute)
        var second: StoredConstraint.Term?
        if let id = element["secondItem"] {
            guard let place = views[id], let attribute = element["secondAttribute"] else { return nil }
            second = StoredConstraint.Term(element: place, attribute: attribute)
        }
        let ratio = (element["multiplier"] ?? "1").split(separator: ":").compactMap { Double($0) }
        guard let numerator = ratio.first, ratio.count < 3 else { return nil }
        return StoredConstraint(
            first: first, second: second, relation: element["relation"] ?? "equal",
            multiplier: ratio.count == 2 ? numerator / ratio[1] : numerator,
            constant: element["constant"].flatMap(Double.init) ?? 0)
    }

    /// The difference of the stored frames from a constraint, in points; `nil` if it is unknown.
    func error(of constraint: StoredConstraint) -> Double? {
        guard let first = value(of: constraint.first, beside: constraint.second) else { return nil }
        var wanted = constraint.constant
        if let second = constraint.second {
            guard let value = value(of: second, beside: constraint.first) else { return nil }
            wanted += constraint.multiplier * value
        }
        switch constraint.relation {
        case "greaterThanOrEqual": return max(wanted - first, 0)
        case "lessThanOrEqual": return max(first - wanted, 0)
        default: return abs(first - wanted)
        }
    }

    /// Scroll views: constraints to their edges apply to their content.
    private static let scrolling: Set<String> = ["scrollView", "tableView", "collectionView", "textView"]
    /// Views whose alignment rectangle differs from their frame.
    private static let insetWithin: Set<String> = [
        "switch", "slider", "stepper", "segmentedControl", "progressView", "datePicker", "pageControl", "imageView",
    ]

    private func value(of term: StoredConstraint.Term, beside other: StoredConstraint.Term?) -> Double? {
        let element = elements[term.element]
        guard let frame = storedFrame(of: term.element), !Self.insetWithin.contains(element.name) else { return nil }
        if term.attribute == "width" { return frame.width }
        if term.attribute == "height" { return frame.height }
        let isContent = other.map { element.subtree.contains($0.element) } ?? false
        guard !isContent || !Self.scrolling.contains(element.name) else { return nil }
        let origin = origin(of: term.element)
        switch term.attribute {
        case "leading", "left": return origin.x
        case "trailing", "right": return origin.x + frame.width
        case "top": return origin.y
        case "bottom": return origin.y + frame.height
        case "centerX": return origin.x + frame.width / 2
        case "centerY": return origin.y + frame.height / 2
        default: return nil
        }
    }

    /// The position of a view's origin in its outermost ancestor.
    private func origin(of index: Int) -> CGPoint {
        var origin = CGPoint.zero
        for element in [index] + Array(ancestors(of: index)) {
            guard let frame = storedFrame(of: element) else { continue }
            origin.x += frame.origin.x
            origin.y += frame.origin.y
        }
        return origin
    }
}
