internal import Foundation
internal import Geometry
internal import InterfaceDocuments
internal import UIKit

extension TreeBuilder {
    /// Creates the contents of a view and places them.
    func addContents(of source: DocumentView, to view: UIView) {
        switch view {
        case let effect as UIVisualEffectView:
            addKeyedViews(of: source, existing: ["contentView": effect.contentView], to: effect)
        case let table as UITableView: addContents(of: source, to: table)
        case let cell as UITableViewCell: addContents(of: source, to: cell)
        case let collection as UICollectionView: addContents(of: source, to: collection)
        case let item as UICollectionReusableView: addContents(of: source, to: item)
        case let stack as UIStackView:
            for child in installedSubviews(of: source) {
                let view = makeTree(child)
                if purpose == .canvas, let frame = child.frame { keepSize(frame.size, of: view) }
                stack.addArrangedSubview(view)
            }
        default:
            for child in installedSubviews(of: source) {
                let subview = makeTree(child)
                if child.frame == nil, child.properties.isFixedFrame { place(subview, in: view.bounds.size) }
                view.addSubview(subview)
            }
            addKeyedViews(of: source, existing: [:], to: view)
            for child in source.prototypes { view.addSubview(makeTree(child)) }
            addItems(of: source, to: view)
        }
    }

    /// Keeps a view that its mask sizes at its size in the document, where a stack view arranges it on the canvas.
    private func keepSize(_ size: CGSize, of view: UIView) {
        guard view.translatesAutoresizingMaskIntoConstraints else { return }
        view.placeholderIntrinsicContentSize = size
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(UILayoutPriority(999), for: axis)
            view.setContentCompressionResistancePriority(UILayoutPriority(999), for: axis)
        }
    }

    /// Places a fixed-frame view whose frame is missing from the document, according to its autoresizing mask.
    ///
    /// A flexible dimension fills the superview, a fixed margin is zero, and an inflexible dimension fits the content.
    private func place(_ view: UIView, in room: CGSize) {
        let mask = view.autoresizingMask
        let content = view.intrinsicContentSize
        func span(
            _ room: CGFloat, _ content: CGFloat, _ before: UIView.AutoresizingMask, _ length: UIView.AutoresizingMask,
            _ after: UIView.AutoresizingMask
        ) -> (origin: CGFloat, length: CGFloat) {
            if mask.contains(length) { return (0, room) }
            let length = max(0, content)
            guard mask.contains(before) else { return (0, length) }
            return (mask.contains(after) ? (room - length) / 2 : room - length, length)
        }
        let x = span(room.width, content.width, .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
        let y = span(room.height, content.height, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
        view.frame = CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    }

    /// Adds the views that are properties of their parent.
    ///
    /// Views that the parent created itself are filled, others are added.
    private func addKeyedViews(of source: DocumentView, existing: [String: UIView], to view: UIView) {
        for child in source.keyedViews {
            if let own = child.key.flatMap({ existing[$0] }) {
                fill(own, with: child)
            } else {
                view.addSubview(makeTree(child))
            }
        }
    }
}
