import Foundation
import Geometry
import Traits
import UIKit

/// The facts about a laid-out tree that overlays need, in the window's coordinates.
@MainActor struct TreeSurvey {
    /// A view that the input declares.
    struct Element {
        var name: String
        var frame: CGRect
        /// The frame in its superview's coordinates.
        var ownFrame: CGRect
        var depth: Int
        /// The index of the enclosing element.
        var parent: Int?
        var hasChildren: Bool
        /// The rectangle within the layout margins.
        var marginFrame: CGRect
        /// Distances of the text's baselines from the window's top.
        var baselines: [CGFloat]
    }

    /// A constraint in the input, between two points.
    struct Link {
        var start: CGPoint
        var end: CGPoint
        var isHorizontal: Bool
        var label: String
        /// Whether it fixes a size rather than a distance.
        var isDimension: Bool
        /// The index of the element that owns the constraint, including covered ones.
        var owner: Int?
    }

    /// A controller's part of the window.
    struct Area {
        var frame: CGRect
        var name: String
    }

    var bounds: CGRect
    var safeFrame: CGRect
    var elements: [Element] = []
    var links: [Link] = []
    var areas: [Area] = []

    init(_ window: UIWindow) {
        bounds = window.bounds
        safeFrame = bounds.inset(by: window.safeAreaInsets)
        survey(window, window, depth: 0, parent: nil)
        removeCovered()
        if let controller = window.rootViewController { survey(controller, window) }
    }

    /// The indices of elements entirely covered by something opaque, which need no overlay.
    private var covered: Set<Int> = []

    private mutating func removeCovered() {
        guard !covered.isEmpty else { return }
        links.removeAll { $0.owner.map(covered.contains) ?? false }
        let kept = elements.indices.filter { !covered.contains($0) }
        let places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($0.element, $0.offset) })
        elements = kept.map { index in
            var element = elements[index]
            element.parent = element.parent.flatMap { places[$0] }
            return element
        }
    }

    /// Records the earlier elements that a view hides, except its ancestors.
    private mutating func cover(with view: UIView, at frame: CGRect, parent: Int?) {
        guard !elements.isEmpty, view.alpha == 1,
            view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor.alpha == 1
        else { return }
        var around: Set<Int> = []
        var ancestor = parent
        while let index = ancestor {
            around.insert(index)
            ancestor = elements[index].parent
        }
        for (index, element) in elements.enumerated() where frame.contains(element.frame) && !around.contains(index) {
            covered.insert(index)
        }
    }

    private mutating func survey(_ view: UIView, _ window: UIWindow, depth: Int, parent: Int?) {
        guard !view.isHidden, view.alpha > 0.01 else { return }
        var parent = parent
        var depth = depth
        let frame = view.convert(view.bounds, to: window)
        cover(with: view, at: frame, parent: parent)
        if view.origin != nil || Self.isKnownPart(view), frame.width > 0, frame.height > 0 {
            let inner = view.bounds.inset(by: view.layoutMargins)
            let offsets = view.baselineOffsets(for: view.bounds.size)
            var baselines: [CGFloat] = []
            if let offsets {
                baselines.append(frame.minY + offsets.firstFromTop)
                let last = frame.maxY - offsets.lastFromBottom
                if abs(last - baselines[0]) > 1 { baselines.append(last) }
            }
            if let parent { elements[parent].hasChildren = true }
            elements.append(
                Element(
                    name: Self.name(of: view), frame: frame, ownFrame: view.frame, depth: depth, parent: parent,
                    hasChildren: false, marginFrame: view.convert(inner, to: window), baselines: baselines))
            parent = elements.count - 1
            depth += 1
        }
        for constraint in view.constraints where constraint.origin != nil {
            guard var link = Self.link(constraint, window) else { continue }
            link.owner = parent
            links.append(link)
        }
        for child in view.subviews { survey(child, window, depth: depth, parent: parent) }
    }

    /// The parts that a container adds.
    private static func isKnownPart(_ view: UIView) -> Bool {
        view is UINavigationBar || view is UITabBar || view is UIToolbar || view is UISearchBar
            || view is UITableViewCell
    }

    private static func name(of view: UIView) -> String {
        let kind = String(describing: type(of: view))
        let short = kind.hasPrefix("UI") ? String(kind.dropFirst(2)) : kind
        guard let label = view.origin?.label ?? view.elementLabel, !label.isEmpty, label != kind else { return short }
        let line = label.split(separator: "\n").first.map(String.init) ?? label
        return "\(short) “\(line.count > 24 ? line.prefix(23) + "…" : line[...])”"
    }

    private mutating func survey(_ controller: UIViewController, _ window: UIWindow) {
        guard let view = controller.viewIfLoaded, view.window != nil else { return }
        let traits = controller.traitCollection
        func letter(_ sizeClass: UIUserInterfaceSizeClass) -> String {
            switch sizeClass {
            case .compact: "C"
            case .regular: "R"
            case .unspecified: "–"
            }
        }
        let name = "w\(letter(traits.horizontalSizeClass)) h\(letter(traits.verticalSizeClass))"
        let frame = view.convert(view.bounds, to: window)
        // A container adds nothing if a child with equal traits fills it.
        let repeated = areas.contains { $0.name == name && $0.frame == frame }
        if !repeated, frame.width > 0, frame.height > 0 { areas.append(Area(frame: frame, name: name)) }
        for child in controller.children { survey(child, window) }
    }

    // MARK: Constraints

    private static func link(_ constraint: NSLayoutConstraint, _ window: UIWindow) -> Link? {
        guard let first = frame(of: constraint.firstItem, window) else { return nil }
        let attribute = constraint.firstAttribute
        let sign =
            switch constraint.relation {
            case .lessThanOrEqual: "≤ "
            case .greaterThanOrEqual: "≥ "
            case .equal: ""
            }
        guard let second = frame(of: constraint.secondItem, window) else {
            let size = number(constraint.constant)
            switch attribute {
            case .width:
                return Link(
                    start: CGPoint(x: first.minX, y: first.midY), end: CGPoint(x: first.maxX, y: first.midY),
                    isHorizontal: true, label: sign + size, isDimension: true)
            case .height:
                return Link(
                    start: CGPoint(x: first.midX, y: first.minY), end: CGPoint(x: first.midX, y: first.maxY),
                    isHorizontal: false, label: sign + size, isDimension: true)
            default: return nil
            }
        }
        guard let a = edge(attribute, of: first, constraint.firstItem),
            let b = edge(constraint.secondAttribute, of: second, constraint.secondItem),
            a.isHorizontal == b.isHorizontal
        else { return nil }
        let label = sign + number(abs(constraint.constant))
        // Across its direction, the line is in the overlap of both.
        if a.isHorizontal {
            let y = middle(first.minY...max(first.minY, first.maxY), second.minY...max(second.minY, second.maxY))
            return Link(
                start: CGPoint(x: a.position, y: y), end: CGPoint(x: b.position, y: y), isHorizontal: true,
                label: label, isDimension: false)
        }
        let x = middle(first.minX...max(first.minX, first.maxX), second.minX...max(second.minX, second.maxX))
        return Link(
            start: CGPoint(x: x, y: a.position), end: CGPoint(x: x, y: b.position), isHorizontal: false, label: label,
            isDimension: false)
    }

    private static func middle(_ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>) -> CGFloat {
        guard a.overlaps(b) else { return (a.lowerBound + a.upperBound) / 2 }
        let shared = a.clamped(to: b)
        return (shared.lowerBound + shared.upperBound) / 2
    }

    private static func frame(of item: AnyObject?, _ window: UIWindow) -> CGRect? {
        switch item {
        case let view as UIView: view.window == nil ? nil : view.convert(view.bounds, to: window)
        case let guide as UILayoutGuide: guide.owningView.map { $0.convert(guide.layoutFrame, to: window) }
        default: nil
        }
    }

    private static func edge(
        _ attribute: NSLayoutConstraint.Attribute, of frame: CGRect, _ item: AnyObject?
    ) -> (position: CGFloat, isHorizontal: Bool)? {
        let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
        let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch attribute {
        case .left, .leftMargin: return (frame.minX, true)
        case .right, .rightMargin: return (frame.maxX, true)
        case .leading, .leadingMargin: return (isMirrored ? frame.maxX : frame.minX, true)
        case .trailing, .trailingMargin: return (isMirrored ? frame.minX : frame.maxX, true)
        case .centerX, .centerXWithinMargins: return (frame.midX, true)
        case .top, .topMargin: return (frame.minY, false)
        case .bottom, .bottomMargin: return (frame.maxY, false)
        case .centerY, .centerYWithinMargins: return (frame.midY, false)
        case .firstBaseline, .lastBaseline:
            guard let view, let offsets = view.baselineOffsets(for: view.bounds.size) else {
                return (frame.maxY, false)
            }
            return (
                attribute == .firstBaseline ? frame.minY + offsets.firstFromTop : frame.maxY - offsets.lastFromBottom,
                false
            )
        default: return nil
        }
    }

    /// A length for people: at most two decimals, and a minus sign.
    static func number(_ value: CGFloat) -> String {
        let hundredths = (value * 100).rounded() / 100
        let text = hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(Double(hundredths))"
        return text.replacingOccurrences(of: "-", with: "−")
    }
}
