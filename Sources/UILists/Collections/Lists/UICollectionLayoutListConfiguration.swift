public import Foundation
public import Geometry

/// How a section of a collection is a list: rows below one another, as in a table.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Hashable, Sendable { case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Hashable, Sendable { case none = 0, supplementary, firstItemInSection }
    public enum FooterMode: Int, Hashable, Sendable { case none = 0, supplementary }
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    public let appearance: Appearance
    /// Sidebars show none unless asked.
    public var showsSeparators: Bool
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// What one row's separators look like, given what they would look like.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// What a row offers when it is swiped; stored, but has no effect.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// `nil` for the appearance's own.
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// Above each header of a supplementary, in points; `nil` for what the system leaves.
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

    /// Behind the rows.
    var listBackground: UIColor {
        switch self {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
        }
    }

    /// Of a row; `nil` if what lies behind shows.
    var rowBackground: UIColor? {
        switch self {
        case .plain: .systemBackground
        case .grouped, .insetGrouped: .secondarySystemGroupedBackground
        case .sidebar, .sidebarPlain: nil
        }
    }
}

/// The lines above and below a row of a list.
public struct UIListSeparatorConfiguration {
    public enum Visibility: Int, Hashable, Sendable { case automatic = 0, visible, hidden }

    /// Insets that the row's text gives.
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
