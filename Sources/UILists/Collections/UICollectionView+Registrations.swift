public import Foundation

extension UICollectionView {
    /// The way that cells of a class are created and configured.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        let handler: Handler
        let cellNib: UINib?

        public init(handler: @escaping Handler) { (self.handler, cellNib) = (handler, nil) }

        /// Cells whose view is the first object of a xib.
        public init(cellNib: UINib, handler: @escaping Handler) { (self.handler, self.cellNib) = (handler, cellNib) }
    }

    /// The way that headers and footers of a class are created and configured.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (Supplementary, String, IndexPath) -> Void
        let elementKind: String
        let handler: Handler
        let supplementaryNib: UINib?

        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler, supplementaryNib) = (elementKind, handler, nil)
        }

        /// Views that are the first object of a xib.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler, self.supplementaryNib) = (elementKind, handler, supplementaryNib)
        }
    }

    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = registration.cellNib?.first() ?? RuntimeClass.make(Cell.self, frame: .zero)
        announcePlace(to: cell, UICollectionViewLayoutAttributes(forCellWith: indexPath))
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view =
            registration.supplementaryNib?.first()
            ?? RuntimeClass.make(Supplementary.self, frame: .zero)
        announcePlace(
            to: view,
            UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: registration.elementKind, with: indexPath))
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}
