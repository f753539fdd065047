package import Devices
package import Foundation

/// The heights of the headers and footers of a table's sections, in points, before they are rounded to pixels.
package struct TableSectionMetrics {
    package var version: SystemVersion
    /// Whether the table is plain.
    ///
    /// Grouped and inset grouped tables have the same heights.
    package var isPlain: Bool
    /// Whether Interface Builder's canvas shows the table.
    package var isOnCanvas: Bool
    /// The padding above plain headers that is set on the table; `nil` or negative for the system's.
    package var requestedTopPadding: CGFloat?
    /// Whether the table has a header of its own above the first section.
    package var hasTableHeader: Bool

    /// The content of a header or footer.
    package enum Content: Hashable, Sendable {
        case none
        /// The view that the table makes for a title.
        case title
        /// The app's own view.
        case view
    }

    package init(
        version: SystemVersion, isPlain: Bool, isOnCanvas: Bool, requestedTopPadding: CGFloat?, hasTableHeader: Bool
    ) {
        self.version = version
        self.isPlain = isPlain
        self.isOnCanvas = isOnCanvas
        self.requestedTopPadding = requestedTopPadding
        self.hasTableHeader = hasTableHeader
    }

    /// The padding above the header of a plain section.
    package var topPadding: CGFloat {
        guard isPlain, TableMetrics.hasPlainHeaderTopPadding(version: version) else { return 0 }
        guard let requestedTopPadding, requestedTopPadding >= 0, requestedTopPadding.isFinite else {
            return TableMetrics.plainHeaderTopPadding(version: version)
        }
        return requestedTopPadding
    }

    /// The height of a header.
    ///
    /// Stored documents have 55.5 above the rows of a first group with a title, and 38 of a later one. Above a first
    /// group without a title they have 35 up to iOS 12, and the table's own height later, 17.5 if it is automatic. In
    /// a picture of an app in iOS 16 an automatic height is 35.
    ///
    /// - Parameters:
    ///   - content: the header's content.
    ///   - given: the height from the delegate or table; `nil` if the view determines it.
    ///   - isOfDelegate: whether the delegate gives the height, which titles of groups have too. Those of a picture of
    ///     iOS 16 have exactly 30.
    ///   - isFirst: whether the section is the first one.
    ///   - followsTitle: whether the section before has a footer with a title.
    ///   - fitting: the height of the view that fits its content.
    /// - Returns: the height; `nil` if the section has no header.
    package func headerHeight(
        _ content: Content, given: CGFloat?, isOfDelegate: Bool = false, isFirst: Bool, followsTitle: Bool = false,
        fitting: @autoclosure () -> CGFloat
    ) -> CGFloat? {
        if isPlain {
            return content == .none
                ? nil : (given ?? max(content == .title ? Self.plainTitleHeight : 0, fitting())) + topPadding
        }
        switch content {
        case .none:
            if isFirst, hasTableHeader { return 0 }
            if isFirst, let height = TableMetrics.firstGroupHeaderHeight(version: version) { return height }
            let hasSpacing = isFirst && !isOnCanvas
            return given
                ?? Self.emptyGroupEdge + (hasSpacing ? TableMetrics.firstGroupSpacing(version: version) : 0)
        case .title:
            if isOfDelegate, let given { return given }
            if !isOnCanvas, let margin = TableMetrics.groupTitleMargin(version: version) {
                return fitting() + 2 * margin
            }
            let above =
                isFirst
                ? TableMetrics.firstGroupSpacing(version: version)
                : followsTitle && !isOnCanvas ? TableMetrics.titleSpacing(version: version) : 0
            return 38 + max(0, fitting() - 20.5) + above
        case .view:
            return given ?? fitting()
        }
    }

    /// The height of a footer; `nil` if the section has none.
    ///
    /// The parameters are those of ``headerHeight(_:given:isFirst:fitting:)``.
    package func footerHeight(_ content: Content, given: CGFloat?, fitting: @autoclosure () -> CGFloat) -> CGFloat? {
        switch content {
        case .none: isPlain ? nil : given ?? Self.emptyGroupEdge
        case .title: isPlain ? given ?? max(Self.plainTitleHeight, fitting()) : fitting() + 14
        case .view: given ?? fitting()
        }
    }

    /// The least height of a title above or below the rows of a plain section.
    private static let plainTitleHeight: CGFloat = 28

    /// The space above or below a group that has no title there.
    private static let emptyGroupEdge: CGFloat = 17.5

    /// Computes how far a pinned header moves down to stay visible.
    ///
    /// - Parameters:
    ///   - header: the top and height of the header.
    ///   - end: the bottom of the section's rows.
    ///   - visible: the top of the visible area.
    /// - Returns: the distance in points, 0 where the header is visible.
    package static func pinnedShift(header: (top: CGFloat, height: CGFloat), end: CGFloat, visible: CGFloat) -> CGFloat
    {
        max(0, min(visible, end - header.height) - header.top)
    }

    /// Computes how far a pinned footer moves up to stay visible.
    ///
    /// - Parameters:
    ///   - footer: the top and height of the footer.
    ///   - start: the top of the section's rows.
    ///   - visible: the bottom of the visible area.
    /// - Returns: the distance in points, negative, or 0 where the footer is visible.
    package static func pinnedShift(
        footer: (top: CGFloat, height: CGFloat), start: CGFloat, visible: CGFloat
    ) -> CGFloat {
        min(0, max(visible - footer.height, start) - footer.top)
    }
}
