import Foundation
import Geometry
import UIKit

/// Something in a window that a step can name: a view, a bar item, a tab or a segment.
struct ScreenElement {
    enum Object {
        case view(UIView)
        case barItem(UIBarButtonItem, in: UIView)
        case backButton(of: UINavigationBar)
        case tab(Int, of: UITabBarController)
        case tabItem(UITabBarItem, in: UITabBar)
        case segment(Int, of: UISegmentedControl)
    }

    var object: Object
    /// The id in the input, or the accessibility identifier; empty if it has none.
    var id: String
    /// The names by rank: ids, then labels, then texts that it shows.
    var names: [[String]]

    /// The view that receives a touch of it.
    @MainActor var view: UIView {
        switch object {
        case .view(let view), .barItem(_, let view): view
        case .backButton(let bar): bar
        case .tab(_, let tabs): tabs.tabBar
        case .tabItem(_, let bar): bar
        case .segment(_, let control): control
        }
    }

    /// Whether a touch of it does something by its kind, so that it wins over a text with the same name.
    var isInteractive: Bool {
        switch object {
        case .view(let view): view is UIControl || view is UITableViewCell || view is UICollectionViewCell
        default: true
        }
    }
}

extension ScreenElement {
    /// The elements of a window, outermost first, hidden ones too.
    @MainActor static func all(in window: UIWindow) -> [ScreenElement] {
        var found: [ScreenElement] = []
        func add(_ view: UIView) {
            found.append(ScreenElement(view))
            found += parts(of: view)
            for subview in view.subviews { add(subview) }
        }
        for view in window.subviews { add(view) }
        return found
    }

    @MainActor private init(_ view: UIView) {
        let ids = [view.origin?.id, view.accessibilityIdentifier]
        self.init(
            .view(view), ids: ids, labels: [view.origin?.label, view.accessibilityLabel], texts: [view.elementLabel])
    }

    private init(_ object: Object, ids: [String?], labels: [String?] = [], texts: [String?] = []) {
        self.object = object
        names = [ids, labels, texts].map { $0.compactMap(\.self).filter { !$0.isEmpty } }
        id = names[0].first ?? ""
    }

    /// The elements that a view shows without views of their own.
    @MainActor private static func parts(of view: UIView) -> [ScreenElement] {
        if let bar = view as? UINavigationBar {
            guard let item = bar.topItem else { return [] }
            let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
            let back = bar.backItem.map { previous in
                ScreenElement(
                    .backButton(of: bar), ids: [previous.backBarButtonItem?.origin?.id], labels: ["back"],
                    texts: [previous.backBarButtonItem?.title ?? previous.backButtonTitle ?? previous.title])
            }
            return (back.map { [$0] } ?? []) + items.map { element(of: $0, in: bar) }
        }
        if let bar = view as? UIToolbar { return (bar.items ?? []).map { element(of: $0, in: bar) } }
        if let bar = view as? UITabBar { return tabs(of: bar) }
        if let control = view as? UISegmentedControl {
            return (0..<control.numberOfSegments).map { index in
                ScreenElement(
                    .segment(index, of: control), ids: control.origin.map { ["\($0.id).\(index + 1)"] } ?? [],
                    texts: [control.titleForSegment(at: index)])
            }
        }
        return []
    }

    @MainActor private static func element(of item: UIBarButtonItem, in bar: UIView) -> ScreenElement {
        ScreenElement(
            .barItem(item, in: bar), ids: [item.origin?.id],
            labels: [item.origin?.label, item.systemItem.map { "\($0)" }], texts: [item.title])
    }

    @MainActor private static func tabs(of bar: UITabBar) -> [ScreenElement] {
        let controller = sequence(first: bar as UIView) { $0.superview }.lazy.compactMap {
            $0.next as? UITabBarController
        }
        .first { $0.tabBar === bar }
        guard let controller else {
            return (bar.items ?? []).map { item in
                ScreenElement(
                    .tabItem(item, in: bar), ids: [item.origin?.id], labels: [item.origin?.label], texts: [item.title])
            }
        }
        return (controller.viewControllers ?? []).enumerated().map { index, child in
            let item = child.tabBarItem
            return ScreenElement(
                .tab(index, of: controller), ids: [item?.origin?.id], labels: [item?.origin?.label],
                texts: [item?.title ?? child.title])
        }
    }
}
