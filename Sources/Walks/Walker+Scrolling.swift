import Foundation
import Geometry
import UIKit

extension Walker {
    func scroll(_ name: String?, to target: WalkStep.ScrollTarget) throws(WalkProblem) {
        let search = ScreenSearch(input)
        let scroll: UIScrollView
        var shown: UIView?
        if case .element(let target) = target { shown = try search.element(named: target).view }
        if let name {
            guard let found = try search.element(named: name).view.scrollView else { throw .notScrollable(name) }
            scroll = found
        } else if let shown {
            guard let found = shown.superview?.enclosingScrollView else { throw .notScrollable(shown.origin?.id) }
            scroll = found
        } else {
            guard let found = largestScrollView else { throw .notScrollable(nil) }
            scroll = found
        }
        guard scroll.isScrollEnabled else { throw .notScrollable(name ?? scroll.origin?.id) }
        scroll.delegate?.scrollViewWillBeginDragging(scroll)
        switch target {
        case .edge(let edge): scroll.scroll(toEdge: edge)
        case .distance(let distance):
            scroll.move(
                to: CGPoint(
                    x: scroll.contentOffset.x + distance.width, y: scroll.contentOffset.y + distance.height))
        case .element:
            if let shown { scroll.reveal(shown.convert(shown.bounds, to: scroll)) }
        }
        scroll.delegate?.scrollViewDidScroll(scroll)
        scroll.delegate?.scrollViewDidEndDragging(scroll, willDecelerate: false)
    }

    /// The largest scroll view on screen that has something to scroll, or the largest of all.
    private var largestScrollView: UIScrollView? {
        var found: [UIScrollView] = []
        func add(_ view: UIView) {
            if let scroll = view as? UIScrollView, !view.isHiddenInTree, window.visibleCenter(of: view) != nil {
                found.append(scroll)
            }
            for subview in view.subviews { add(subview) }
        }
        if let top = window.topmostController?.viewIfLoaded { add(top) }
        func area(_ view: UIView) -> CGFloat { view.bounds.width * view.bounds.height }
        let scrollable = found.filter { $0.isScrollEnabled && $0.reach != .zero }
        return (scrollable.isEmpty ? found : scrollable).max { area($0) < area($1) }
    }
}

extension UIView {
    /// The scroll view that the view is, holds, or is in.
    fileprivate var scrollView: UIScrollView? {
        if let scroll = self as? UIScrollView { return scroll }
        return subviews.lazy.compactMap { $0 as? UIScrollView }.first ?? enclosingScrollView
    }

    fileprivate var enclosingScrollView: UIScrollView? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
    }
}

extension UIScrollView {
    /// The distance between the first and the last offset, in points.
    fileprivate var reach: CGSize {
        let inset = adjustedContentInset
        return CGSize(
            width: max(0, contentSize.width + inset.left + inset.right - bounds.width),
            height: max(0, contentSize.height + inset.top + inset.bottom - bounds.height))
    }

    /// Scrolls to an offset within the content.
    fileprivate func move(to offset: CGPoint) {
        let (inset, reach) = (adjustedContentInset, reach)
        contentOffset = CGPoint(
            x: max(-inset.left, min(offset.x, reach.width - inset.left)),
            y: max(-inset.top, min(offset.y, reach.height - inset.top)))
    }

    fileprivate func scroll(toEdge edge: WalkStep.ScrollTarget.Edge) {
        let far: CGFloat = 1e9
        switch edge {
        case .top: move(to: CGPoint(x: contentOffset.x, y: -far))
        case .bottom: move(to: CGPoint(x: contentOffset.x, y: far))
        case .left: move(to: CGPoint(x: -far, y: contentOffset.y))
        case .right: move(to: CGPoint(x: far, y: contentOffset.y))
        }
    }

    /// Scrolls by the smallest distance that shows a rectangle of the content.
    fileprivate func reveal(_ rect: CGRect) {
        let inset = adjustedContentInset
        let room = CGRect(
            x: bounds.minX + inset.left, y: bounds.minY + inset.top,
            width: max(0, bounds.width - inset.left - inset.right),
            height: max(0, bounds.height - inset.top - inset.bottom))
        func shift(_ start: CGFloat, _ end: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            if start < from { return start - from }
            return end > to ? min(end - to, start - from) : 0
        }
        move(
            to: CGPoint(
                x: contentOffset.x + shift(rect.minX, rect.maxX, room.minX, room.maxX),
                y: contentOffset.y + shift(rect.minY, rect.maxY, room.minY, room.maxY)))
    }
}
