import Foundation

/// The result of a layout that places all elements at once.
@MainActor struct PlacedElements {
    var attributes: [UICollectionViewLayoutAttributes] = []
    /// The size of the whole content, in points.
    var size = CGSize.zero

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        attributes.filter { $0.frame.intersects(rect) }
    }

    func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    @MainActor
    func supplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.first { $0.representedElementKind == kind && $0.indexPath == indexPath }
    }
}
