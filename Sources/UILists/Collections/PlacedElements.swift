import Foundation

/// What a layout that places everything at once answers from.
struct PlacedElements {
    var attributes: [UICollectionViewLayoutAttributes] = []
    /// Of the whole content, in points.
    var size = CGSize.zero

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        attributes.filter { $0.frame.intersects(rect) }
    }

    func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    func supplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.first { $0.representedElementKind == kind && $0.indexPath == indexPath }
    }
}
