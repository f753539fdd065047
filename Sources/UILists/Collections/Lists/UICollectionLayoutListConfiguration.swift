public import Foundation
public import Geometry

/// The configuration of a list section: rows one below another, as in a table.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Hashable, Sendable { case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Hashable, Sendable { case none = 0, supplementary, firstItemInSection }
    public enum FooterMode: Int, Hashable, Sendable { case none = 0, supplementary }
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    public let appearance: Appearance
    /// Whether separators are shown; sidebars show none by default.
    public var showsSeparators: Bool
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// A closure that changes the separators of a row, starting from the default.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The swipe actions of a row; stored, but has no effect.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The background color; `nil` for the appearance's own.
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// The padding above each supplementary header, in points; `nil` for the system's.
    public var headerTopPadding: CGFloat?

    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        showsSeparators = !appearance.isSidebar
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }

    /// The background behind the rows.
    var listBackground: UIColor {
        switch self {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
        }
    }

    /// The background of a row; `nil` for a transparent one.
    var rowBackground: UIColor? {
        switch self {
        case .plain: .systemBackground
        case .grouped, .insetGrouped: .secondarySystemGroupedBackground
        case .sidebar, .sidebarPlain: nil
        }
    }
}

/// The separators above and below a list row.
public struct UIListSeparatorConfiguration {
    public enum Visibility: Int, Hashable, Sendable { case automatic = 0, visible, hidden }

    /// The insets that align with the row's text.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = automaticInsets
    public var bottomSeparatorInsets = automaticInsets
    public var color = UIColor.separator
    public var multipleSelectionColor = UIColor.separator

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
