/// The style of a split view: its number of columns, or the classic style from before iOS 14.
public enum SplitStyle: Int, Hashable, Sendable {
    /// The classic style of iOS 8 to 13, with `viewControllers` and without named columns.
    case unspecified
    case doubleColumn, tripleColumn

    /// The columns beside the secondary, outermost first.
    public var sidebars: [SplitColumn] { self == .tripleColumn ? [.primary, .supplementary] : [.primary] }
}

/// A column of a split view; the compact one replaces all others in compact width.
public enum SplitColumn: Int, Hashable, Sendable, CaseIterable {
    case primary, supplementary, secondary, compact
}

/// The side of the primary column.
public enum SplitPrimaryEdge: Int, Hashable, Sendable {
    case leading, trailing
}

/// The visible columns, and their position relative to the secondary.
///
/// > Rule: SPLIT-7.
public enum SplitDisplayMode: Int, Hashable, Sendable, CaseIterable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary

    public static var primaryHidden: SplitDisplayMode { .secondaryOnly }
    public static var allVisible: SplitDisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: SplitDisplayMode { .oneOverSecondary }

    /// The number of columns beside or over the secondary.
    public var sidebarCount: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }
}

/// The way in which columns make space for one another.
public enum SplitBehavior: Int, Hashable, Sendable, CaseIterable {
    case automatic, tile, overlay, displace

    /// The mode that shows a number of sidebars.
    ///
    /// > Rule: SPLIT-9.
    public func mode(showing sidebarCount: Int) -> SplitDisplayMode {
        guard sidebarCount > 0 else { return .secondaryOnly }
        return switch self {
        case .automatic, .tile: sidebarCount == 1 ? .oneBesideSecondary : .twoBesideSecondary
        case .overlay: sidebarCount == 1 ? .oneOverSecondary : .twoOverSecondary
        case .displace: sidebarCount == 1 ? .oneBesideSecondary : .twoDisplaceSecondary
        }
    }

    /// The modes that this behavior allows for a style, without automatic.
    public func modes(for style: SplitStyle) -> [SplitDisplayMode] {
        (0...style.sidebars.count).map { mode(showing: $0) }
    }
}
