public import Foundation
import Geometry

/// A group of items or groups, in a row, a column, or at custom positions.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case line(Axis)
        /// A fixed number of items; if `divides` is true, they share the group's length equally.
        case counted(Axis, Int, divides: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    public let subitems: [NSCollectionLayoutItem]
    public var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]
    ) {
        self.arrangement = arrangement
        self.subitems = subitems
        super.init(layoutSize: layoutSize)
    }

    /// Creates a row that repeats the subitems as often as they fit.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { .init(layoutSize, .line(.horizontal), subitems) }

    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { .init(layoutSize, .line(.vertical), subitems) }

    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init(layoutSize, .counted(.horizontal, count, divides: false), [subitem]) }

    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init(layoutSize, .counted(.vertical, count, divides: false), [subitem]) }

    /// Creates a row of items with equal length, which overrides their own.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init(layoutSize, .counted(.horizontal, count, divides: true), [subitem]) }

    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init(layoutSize, .counted(.vertical, count, divides: true), [subitem]) }

    public static func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { .init(layoutSize, .custom(itemProvider), []) }
}

/// The position of an item in a custom group.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
    public let frame: CGRect
    public let zIndex: Int

    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
