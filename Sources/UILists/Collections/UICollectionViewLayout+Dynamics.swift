public import AdaptiveKit
import Foundation

extension UIDynamicAnimator {
    /// Creates an animator for the items of a layout, which stay where the layout puts them.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) { self.init() }

    /// The attributes that the animator moves: none.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    public func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    public func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
}
