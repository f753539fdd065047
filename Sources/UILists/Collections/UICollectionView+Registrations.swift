public import Foundation

extension UICollectionView {
    /// The way that cells of a class are created and configured.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        let handler: Handler

        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// The way that headers and footers of a class are created and configured.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (Supplementary, String, IndexPath) -> Void
        let elementKind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = RuntimeClass.make(Cell.self, frame: .zero)
        announcePlace(to: cell, UICollectionViewLayoutAttributes(forCellWith: indexPath))
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view = RuntimeClass.make(Supplementary.self, frame: .zero)
        announcePlace(
            to: view,
            UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: registration.elementKind, with: indexPath))
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}
