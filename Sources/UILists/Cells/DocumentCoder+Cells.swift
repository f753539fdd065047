public import AdaptiveKit

extension DocumentCoder {
    private enum CellStyleKey: DocumentCoderKey { typealias Value = UITableViewCell.CellStyle }

    /// The style of a table's cell.
    public var cellStyle: UITableViewCell.CellStyle {
        get { self[CellStyleKey.self] ?? .default }
        set { self[CellStyleKey.self] = newValue }
    }

    private enum ReuseIdentifierKey: DocumentCoderKey { typealias Value = String }

    /// The reuse identifier of a table's cell.
    public var reuseIdentifier: String? {
        get { self[ReuseIdentifierKey.self] }
        set { self[ReuseIdentifierKey.self] = newValue }
    }

    private enum CollectionLayoutKey: DocumentCoderKey { typealias Value = UICollectionViewLayout }

    /// The layout of a collection view.
    public var collectionLayout: UICollectionViewLayout? {
        get { self[CollectionLayoutKey.self] }
        set { self[CollectionLayoutKey.self] = newValue }
    }
}
