internal import Foundation
internal import Geometry
internal import InterfaceDocuments
internal import UIKit

extension TreeBuilder {
    /// Makes what a view holds and puts it where it belongs.
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

    /// Holds a view that its mask sizes to what the document says, where a stack view places it on the canvas.
    private func keepSize(_ size: CGSize, of view: UIView) {
        guard view.translatesAutoresizingMaskIntoConstraints else { return }
        view.placeholderIntrinsicContentSize = size
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(UILayoutPriority(999), for: axis)
            view.setContentCompressionResistancePriority(UILayoutPriority(999), for: axis)
        }
    }

    /// Places a view whose frame the document should give and does not: as its mask would have it in its superview.
    ///
    /// What is flexible fills, what keeps to one side touches it, and what is not flexible is as large as its content.
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

    /// Views that are a property of their parent: those that the parent made itself are filled, the others added.
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
