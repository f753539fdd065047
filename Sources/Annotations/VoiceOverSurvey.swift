import Foundation
import Geometry
import UIKit

/// What VoiceOver reads in a window, in the order of swipes to the right.
///
/// Apple documents only that elements are read from top to bottom and from leading to trailing, and that some containers
/// keep their elements together. Here, two elements are in one row if they share at least half of the lower one's height.
@MainActor struct VoiceOverSurvey {
    let elements: [SpokenElement]

    init(_ window: UIWindow) {
        var top = window.rootViewController
        while let next = top?.presentedViewController { top = next }
        // What is presented last hides everything below it from VoiceOver.
        let isPresented = top !== window.rootViewController
        let root = isPresented ? top?.viewIfLoaded ?? window : window
        let survey = Surveyor(window: window)
        elements = Surveyor.flattened(survey.nodes(of: root, within: window.bounds), isRightToLeft: root.isRightToLeft)
    }
}

/// An element, or several that are read together.
private indirect enum Node {
    case element(SpokenElement)
    /// In the given order if it is fixed, and otherwise by their places.
    case group([Node], frame: CGRect, isOrdered: Bool)

    var frame: CGRect {
        switch self {
        case .element(let element): element.frame
        case .group(_, let frame, _): frame
        }
    }
}

@MainActor private struct Surveyor {
    let window: UIWindow

    // MARK: Order

    static func flattened(_ nodes: [Node], isRightToLeft: Bool) -> [SpokenElement] {
        inReadingOrder(nodes, isRightToLeft: isRightToLeft).flatMap { node in
            switch node {
            case .element(let element): [element]
            case .group(let nodes, _, isOrdered: true):
                nodes.flatMap { flattened([$0], isRightToLeft: isRightToLeft) }
            case .group(let nodes, _, isOrdered: false): flattened(nodes, isRightToLeft: isRightToLeft)
            }
        }
    }

    private static func inReadingOrder(_ nodes: [Node], isRightToLeft: Bool) -> [Node] {
        func lead(_ node: Node) -> CGFloat { isRightToLeft ? -node.frame.maxX : node.frame.minX }
        // The order of the tree decides between equal places.
        func sorted(_ nodes: [Node], by key: (Node) -> (CGFloat, CGFloat)) -> [Node] {
            nodes.enumerated().sorted { a, b in
                let (left, right) = (key(a.element), key(b.element))
                return left == right ? a.offset < b.offset : left < right
            }.map(\.element)
        }
        var rows: [[Node]] = []
        for node in sorted(nodes, by: { ($0.frame.minY, lead($0)) }) {
            if let first = rows.last?.first?.frame {
                let shared = min(first.maxY, node.frame.maxY) - max(first.minY, node.frame.minY)
                if shared * 2 >= min(first.height, node.frame.height) {
                    rows[rows.count - 1].append(node)
                    continue
                }
            }
            rows.append([node])
        }
        return rows.flatMap { sorted($0, by: { (lead($0), $0.frame.minY) }) }
    }

    // MARK: Elements

    /// The elements of a view in the visible part of the window.
    func nodes(of view: UIView, within visible: CGRect) -> [Node] {
        guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
        let frame = view.convert(view.bounds, to: window)
        let shown = frame.intersection(visible)
        if let parts = parts(of: view, frame: frame) {
            let own = parts + customViews(of: view, within: visible)
            return [.group(own.filter { isVisible($0.frame, in: visible) }, frame: frame, isOrdered: false)]
        }
        if let cell = view as? UITableViewCell, cell.isAccessibilityElement {
            return isVisible(frame, in: visible) ? cellNodes(cell, frame: shown, within: visible) : []
        }
        // Its wheels are read as one here.
        let isPicker = view is UIDatePicker || view is UIPickerView
        if view.isAccessibilityElement || isPicker {
            return isVisible(frame, in: visible) ? [.element(SpokenElement(view, frame: shown))] : []
        }
        let inner = view.clipsToBounds ? shown : visible
        guard !inner.isNull, !inner.isEmpty else { return [] }
        if let given = view.accessibilityElements {
            return [.group(given.flatMap { nodes(of: $0, in: view, within: inner) }, frame: frame, isOrdered: true)]
        }
        let children = children(of: view, within: inner)
        let isGroup = view is UITableView || view is UICollectionView || view.shouldGroupAccessibilityChildren
        return isGroup ? [.group(children, frame: shown, isOrdered: false)] : children
    }

    private func children(of view: UIView, within visible: CGRect) -> [Node] {
        let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
        return (modal.map { [$0] } ?? view.subviews).flatMap { nodes(of: $0, within: visible) }
    }

    private func isVisible(_ frame: CGRect, in visible: CGRect) -> Bool {
        let shown = frame.intersection(visible)
        return !shown.isNull && shown.width >= 1 && shown.height >= 1
    }

    /// An element of a container that lists them itself.
    private func nodes(of element: Any, in container: UIView, within visible: CGRect) -> [Node] {
        if let view = element as? UIView { return nodes(of: view, within: visible) }
        guard let element = element as? UIAccessibilityElement, element.isAccessibilityElement else { return [] }
        let own = element.accessibilityFrameInContainerSpace
        let frame = own.isEmpty ? element.accessibilityFrame : container.convert(own, to: window)
        guard isVisible(frame, in: visible) else { return [] }
        return [
            .element(
                SpokenElement(
                    frame: frame, label: element.accessibilityLabel, value: element.accessibilityValue,
                    traits: element.accessibilityTraits))
        ]
    }

    // MARK: Rows

    /// A row is read as one, with all its texts, and its controls after it.
    private func cellNodes(_ cell: UITableViewCell, frame: CGRect, within visible: CGRect) -> [Node] {
        var texts: [Node] = []
        var controls: [Node] = []
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return }
            if view is UIControl {
                controls += nodes(of: view, within: visible)
            } else if view.isAccessibilityElement {
                texts += nodes(of: view, within: visible)
            } else {
                for child in view.subviews { visit(child) }
            }
        }
        for child in cell.subviews { visit(child) }
        let words = Self.flattened(texts, isRightToLeft: cell.isRightToLeft).map(\.words)
        let label = cell.accessibilityLabel ?? (words.isEmpty ? cell.elementLabel : words.joined(separator: ", "))
        // A row with controls and no texts is its controls.
        if label == nil, !controls.isEmpty { return controls }
        let element = SpokenElement(
            frame: frame, label: label, value: cell.accessibilityValue, traits: cell.accessibilityTraits)
        return [.group([.element(element)] + controls, frame: frame, isOrdered: true)]
    }

    // MARK: Parts without views

    /// The parts of bars and of controls that consist of several elements; `nil` for other views.
    private func parts(of view: UIView, frame: CGRect) -> [Node]? {
        func node(_ rect: CGRect, _ label: String?, _ kind: String?, _ traits: UIAccessibilityTraits = []) -> Node {
            .element(SpokenElement(frame: view.convert(rect, to: window), label: label, kind: kind, traits: traits))
        }
        func button(_ item: UIBarItem, in rect: CGRect) -> Node {
            var traits = item.accessibilityTraits
            if !item.isEnabled { traits.insert(.notEnabled) }
            let system = (item as? UIBarButtonItem)?.systemItem.map { "\($0)".capitalized }
            return node(rect, item.accessibilityLabel ?? item.title ?? system, "button", traits)
        }
        func barNode(_ part: BarPart) -> Node {
            switch part.kind {
            case .title(let title): node(part.frame, title, "heading")
            case .backButton(let title): node(part.frame, title, "back button")
            case .item(let item): button(item, in: part.frame)
            }
        }
        switch view {
        case let bar as UINavigationBar: return bar.parts.map(barNode)
        case let bar as UIToolbar: return bar.parts.map(barNode)
        case let bar as UITabBar:
            let items = bar.items ?? []
            return zip(items, bar.itemFrames).enumerated().map { index, pair in
                let (item, rect) = pair
                var traits = item.accessibilityTraits
                if item === bar.selectedItem { traits.insert(.selected) }
                return node(
                    rect, item.accessibilityLabel ?? item.title, "tab, \(index + 1) of \(items.count)", traits)
            }
        case let control as UISegmentedControl:
            let count = max(1, control.numberOfSegments)
            let width = control.bounds.width / CGFloat(count)
            return (0..<control.numberOfSegments).map { index in
                let place = control.isRightToLeft ? count - 1 - index : index
                return node(
                    CGRect(x: CGFloat(place) * width, y: 0, width: width, height: control.bounds.height),
                    control.titleForSegment(at: index), "button, \(index + 1) of \(count)",
                    index == control.selectedSegmentIndex ? .selected : [])
            }
        case let stepper as UIStepper where !stepper.isAccessibilityElement:
            let halves = stepper.bounds.divided(atDistance: stepper.bounds.width / 2, from: .minXEdge)
            return [node(halves.slice, "Decrement", "button"), node(halves.remainder, "Increment", "button")]
        default: return nil
        }
    }

    /// The views that an app put into a bar.
    private func customViews(of view: UIView, within visible: CGRect) -> [Node] {
        guard view is UINavigationBar || view is UIToolbar else { return [] }
        return children(of: view, within: visible)
    }
}
