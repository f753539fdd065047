internal import AdaptiveKit
internal import Foundation

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
            for child in installedSubviews(of: source) { stack.addArrangedSubview(makeTree(child)) }
        default:
            for child in installedSubviews(of: source) { view.addSubview(makeTree(child)) }
            addKeyedViews(of: source, existing: [:], to: view)
            for child in source.prototypes { view.addSubview(makeTree(child)) }
            addItems(of: source, to: view)
        }
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
