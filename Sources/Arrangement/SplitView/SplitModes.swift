public import Devices
public import Foundation
public import Traits

/// The properties that determine how an expanded split view shows its columns.
public struct SplitRequest: Hashable, Sendable {
    public var style: SplitStyle
    /// The size of the split view, which is narrower than the screen in a split window.
    public var size: CGSize
    public var idiom: UIUserInterfaceIdiom
    public var version: SystemVersion
    /// The height of the safe area above the split view's content, in points; a floating panel begins below it.
    public var safeAreaTop: CGFloat = 0
    public var preferredMode = SplitDisplayMode.automatic
    public var preferredBehavior = SplitBehavior.automatic
    public var presentsWithGesture = true
    /// The mode chosen with a button, `show(_:)` or `hide(_:)`; it applies until the behavior changes.
    public var chosenMode: SplitDisplayMode?
    public var primary = SplitColumns.Request()
    public var supplementary = SplitColumns.Request()

    public init(style: SplitStyle, size: CGSize, idiom: UIUserInterfaceIdiom, version: SystemVersion) {
        self.style = style
        self.size = size
        self.idiom = idiom
        self.version = version
    }
}

/// The current mode, and the modes that follow it.
extension SplitRequest {
    /// The minimum width of the secondary column if columns are automatically beside it on an iPad.
    ///
    /// It is not published. 12.9-inch iPads tile three columns in landscape and 11-inch ones do not, which is true of
    /// any number between 570 and 670.
    private static let leastSecondaryWidth: CGFloat = 600

    private var isWide: Bool { size.width > size.height }

    private func leavesRoom(besides sidebars: [SplitColumn]) -> Bool {
        guard idiom == .pad else { return true }
        let taken = sidebars.reduce(0) { $0 + SplitColumns.width(of: $1, self) }
        return size.width - taken >= Self.leastSecondaryWidth
    }

    /// The effective behavior, never automatic; for the classic style, the most similar one.
    ///
    /// A double column tiles in landscape and overlays in portrait and narrow windows. A triple one tiles if there is
    /// space for both columns, displaces if there is space for one, and overlays otherwise.
    ///
    /// > Rule: SPLIT-9.
    public var behavior: SplitBehavior {
        guard style != .unspecified else { return classicBehavior }
        if preferredBehavior != .automatic { return preferredBehavior }
        guard isWide, leavesRoom(besides: Array(style.sidebars.suffix(1))) else { return .overlay }
        guard style == .tripleColumn else { return .tile }
        return idiom == .pad && leavesRoom(besides: style.sidebars) ? .tile : .displace
    }

    private var classicBehavior: SplitBehavior {
        switch preferredMode {
        case .oneOverSecondary: .overlay
        case .oneBesideSecondary: .tile
        default: isWide && leavesRoom(besides: [.primary]) ? .tile : .overlay
        }
    }

    /// The effective display mode, never automatic.
    ///
    /// > Rules: SPLIT-8 for the classic style, SPLIT-9 for columns.
    public var displayMode: SplitDisplayMode {
        let behavior = behavior
        let most = style.sidebars.count
        if let chosenMode, chosenMode != .automatic { return chosenMode }
        guard preferredMode != .automatic else {
            guard behavior != .overlay else { return .secondaryOnly }
            return behavior.mode(showing: behavior == .displace ? most - 1 : most)
        }
        // A double column has no second sidebar to show.
        let count = min(preferredMode.sidebarCount, most)
        // Without the gesture, a preferred mode applies literally; otherwise it is translated to the behavior's modes.
        guard style != .unspecified, !presentsWithGesture, count == preferredMode.sidebarCount else {
            return behavior.mode(showing: count)
        }
        return preferredMode
    }

    /// The mode after `show(_:)` of a column: the nearest one that the behavior allows and that shows it completely.
    ///
    /// Showing the secondary column hides the columns that overlay or displace it.
    ///
    /// > Rule: SPLIT-13.
    public func mode(showing column: SplitColumn) -> SplitDisplayMode {
        let now = displayMode
        if let index = style.sidebars.firstIndex(of: column) {
            let needed = style.sidebars.count - index
            return now.sidebarCount >= needed ? now : behavior.mode(showing: needed)
        }
        guard column == .secondary else { return now }
        return switch now {
        case .oneOverSecondary, .twoOverSecondary: .secondaryOnly
        case .twoDisplaceSecondary: .oneBesideSecondary
        default: now
        }
    }

    /// The mode after `hide(_:)` of a column; the secondary cannot be hidden.
    ///
    /// > Rule: SPLIT-13.
    public func mode(hiding column: SplitColumn) -> SplitDisplayMode {
        let now = displayMode
        guard let index = style.sidebars.firstIndex(of: column) else { return now }
        let left = style.sidebars.count - index - 1
        return now.sidebarCount <= left ? now : behavior.mode(showing: left)
    }

    /// The mode after the display-mode button if the delegate leaves it to the system.
    ///
    /// It is automatic if the button has no effect, and is then hidden. In the classic style, an iPad that shows both
    /// columns automatically has nothing to toggle; a phone does. With three columns, the button shows and hides the
    /// primary while another column is visible.
    ///
    /// > Rule: SPLIT-15.
    public var modeAfterButton: SplitDisplayMode {
        let now = displayMode
        guard style == .unspecified else {
            let isWhole = now.sidebarCount == style.sidebars.count
            let next = isWhole ? now.sidebarCount - 1 : now.sidebarCount + 1
            // All columns over the secondary are hidden together.
            return isWhole && behavior == .overlay ? .secondaryOnly : behavior.mode(showing: next)
        }
        switch now {
        case .secondaryOnly: return behavior.mode(showing: 1)
        case .oneOverSecondary: return .secondaryOnly
        default: return idiom == .pad && preferredMode == .automatic ? .automatic : .secondaryOnly
        }
    }
}
