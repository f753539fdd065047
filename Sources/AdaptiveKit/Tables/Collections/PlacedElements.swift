import Foundation

/// What a layout that places everything at once answers from.
extension [UICollectionViewLayoutAttributes] {
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        filter { $0.frame.intersects(rect) }
    }

    func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    func supplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        first { $0.representedElementKind == kind && $0.indexPath == indexPath }
    }
}
