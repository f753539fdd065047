public import Devices
public import Foundation
public import Traits

/// What decides how an expanded split view shows its columns.
public struct SplitRequest: Hashable, Sendable {
    public var style: SplitStyle
    /// The split view's own size; inside a split window it is narrower than the screen.
    public var size: CGSize
    public var idiom: UIUserInterfaceIdiom
    public var version: SystemVersion
    /// The height of the safe area above the split view's content, in points: a floating panel begins below it.
    public var safeAreaTop: CGFloat = 0
    public var preferredMode = SplitDisplayMode.automatic
    public var preferredBehavior = SplitBehavior.automatic
    public var presentsWithGesture = true
    /// What somebody chose since, with a button, `show(_:)` or `hide(_:)`; it holds until the behaviour changes.
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

/// Which mode holds, and what changes it.
extension SplitRequest {
    /// What the secondary keeps at least where columns stand beside it by themselves on an iPad.
    ///
    /// Not published. 12.9-inch iPads tile three columns in landscape and 11-inch ones do not, which is true of any
    /// number between 570 and 670.
    private static let leastSecondaryWidth: CGFloat = 600

    private var isWide: Bool { size.width > size.height }

    private func leavesRoom(besides sidebars: [SplitColumn]) -> Bool {
        guard idiom == .pad else { return true }
        let taken = sidebars.reduce(0) { $0 + SplitColumns.width(of: $1, self) }
        return size.width - taken >= Self.leastSecondaryWidth
    }

    /// The behaviour in force, never automatic; of the classic style the nearest that says what it does.
    ///
    /// A double column tiles in landscape and overlays in portrait and narrow windows. A triple one tiles where
    /// both columns leave room, displaces where one does, and overlays else.
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

    /// The display mode in force, never automatic.
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
        // A double column has no second one to show.
        let count = min(preferredMode.sidebarCount, most)
        // Without the gesture a preferred mode is taken at its word; else it is read in the behaviour's terms.
        guard style != .unspecified, !presentsWithGesture, count == preferredMode.sidebarCount else {
            return behavior.mode(showing: count)
        }
        return preferredMode
    }

    /// The mode that `show(_:)` of a column leads to: the nearest that the behaviour allows and that shows it whole.
    ///
    /// Showing the secondary takes away what lies over it or displaces it.
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

    /// The mode that `hide(_:)` of a column leads to; the secondary cannot be hidden.
    ///
    /// > Rule: SPLIT-13.
    public func mode(hiding column: SplitColumn) -> SplitDisplayMode {
        let now = displayMode
        guard let index = style.sidebars.firstIndex(of: column) else { return now }
        let left = style.sidebars.count - index - 1
        return now.sidebarCount <= left ? now : behavior.mode(showing: left)
    }

    /// The mode that the display-mode button leads to where the delegate leaves it to the system; automatic where it
    /// leads nowhere, so that the button is not shown.
    ///
    /// In the classic style an iPad that shows both columns by itself has nothing to toggle; a phone has. Among three
    /// columns it is the primary that comes and goes while another is shown.
    ///
    /// > Rule: SPLIT-15.
    public var modeAfterButton: SplitDisplayMode {
        let now = displayMode
        guard style == .unspecified else {
            let isWhole = now.sidebarCount == style.sidebars.count
            let next = isWhole ? now.sidebarCount - 1 : now.sidebarCount + 1
            // What lies over the secondary goes as a whole.
            return isWhole && behavior == .overlay ? .secondaryOnly : behavior.mode(showing: next)
        }
        switch now {
        case .secondaryOnly: return behavior.mode(showing: 1)
        case .oneOverSecondary: return .secondaryOnly
        default: return idiom == .pad && preferredMode == .automatic ? .automatic : .secondaryOnly
        }
    }
}
