public import Foundation

extension IndexPath {
    /// A row of a section.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// An item of a section.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// 0 for a path that names no section.
    public var section: Int { isEmpty ? 0 : self[0] }

    /// 0 for a path that names no row.
    public var row: Int { count > 1 ? self[1] : 0 }

    /// 0 for a path that names no item.
    public var item: Int { row }
}
