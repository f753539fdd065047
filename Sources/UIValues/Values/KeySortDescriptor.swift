public import Foundation

/// A sort descriptor that compares the values of a name.
///
/// Foundation has `NSSortDescriptor(key:ascending:)` only with Objective-C.
open class KeySortDescriptor: NSSortDescriptor {
    private let path: [String]
    private let ownComparator: Comparator?

    /// Compares numbers, dates and texts; other values are equal.
    public convenience init(key: String?, ascending: Bool) {
        self.init(path: key, ascending: ascending, comparator: nil)
    }

    public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
        self.init(path: key, ascending: ascending, comparator: comparator)
    }

    private init(path key: String?, ascending: Bool, comparator: Comparator?) {
        path = key.map { $0.isEmpty ? [] : $0.components(separatedBy: ".") } ?? []
        ownComparator = comparator
        super.init(keyPath: \NSObject.hash, ascending: ascending, comparator: { _, _ in .orderedSame })
    }

    /// Compares texts as people of the locale order them.
    public static var localized: Comparator {
        { left, right in
            guard let left = left as? String, let right = right as? String else { return .orderedSame }
            return left.localizedStandardCompare(right)
        }
    }

    public required init?(coder: NSCoder) { nil }

    open override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let (left, right) = (KeyedValue.value(at: path, of: object1), KeyedValue.value(at: path, of: object2))
        let order: ComparisonResult
        if let left, let right {
            order =
                ownComparator?(left, right)
                ?? KeyedValue.order(left, right).flatMap(ComparisonResult.init(rawValue:)) ?? .orderedSame
        } else {
            // An object without the value comes first.
            order = left == nil && right == nil ? .orderedSame : left == nil ? .orderedAscending : .orderedDescending
        }
        guard !ascending else { return order }
        return order == .orderedAscending ? .orderedDescending : order == .orderedDescending ? .orderedAscending : order
    }
}
