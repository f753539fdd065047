public import Foundation

extension IndexPath {
    /// Creates an index path for a row of a section.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// Creates an index path for an item of a section.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section; 0 for an empty path.
    public var section: Int { isEmpty ? 0 : self[0] }

    /// The row; 0 for a path without one.
    public var row: Int { count > 1 ? self[1] : 0 }

    /// The item; 0 for a path without one.
    public var item: Int { row }
}

extension NSIndexPath {
    /// The section; 0 for an empty path.
    public var section: Int { (self as IndexPath).section }
    /// The row; 0 for a path without one.
    public var row: Int { (self as IndexPath).row }
    /// The item; 0 for a path without one.
    public var item: Int { row }
}
