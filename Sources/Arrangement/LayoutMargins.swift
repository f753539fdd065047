public import Devices
public import Foundation
public import Geometry
public import Traits

/// The system's margins and spacings, from the `layout` section of the metrics.
public enum LayoutMargins {
    /// The default margin of a view on every side: `layout.viewMargins`.
    public static var view: NSDirectionalEdgeInsets {
        let margin = Metrics.standard.layout.viewMargins.value
        return NSDirectionalEdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    }

    /// The system minimum margins of a view controller's root view: `layout.rootViewMargins` and
    /// `rootViewVerticalMargins`.
    ///
    /// They depend on the view's width, not on its size class: 16 up to 402 points, 20 from 414 on. Before there were
    /// screens of 402 points, 20 began lower: documents of Xcode 10 have views of 402 and 412 with 20. The safe area is
    /// added to them.
    ///
    /// > Rule: AL-6.
    public static func rootView(width: CGFloat, version: SystemVersion) -> NSDirectionalEdgeInsets {
        let margin: CGFloat = width < (version >= .iOS18 ? 414 : 400) ? 16 : 20
        let vertical = Metrics.standard.layout.rootViewVerticalMargins.value
        return NSDirectionalEdgeInsets(top: vertical, leading: margin, bottom: vertical, trailing: margin)
    }

    /// The leading margin of a table cell's content: `layout.cellMargins`.
    ///
    /// It depends on the screen: 16 up to 375 wide, from iOS 18 on up to 390, and 20 beyond, but a table of 320 points
    /// or less keeps 16. On iOS 7 it is 15. On iOS 12 and 13 it is 15 in place of 16 in a cell whose indentation has no
    /// width, as in eight cells of three projects that Xcode 10 and 11 saved. On iOS 13 a cell outside of a table
    /// has 15 in place of 16, as the cells of xibs that Xcode 11 saved. Up to iOS 12, such a cell has 20 depending on
    /// its own width, as in four cells of two projects that Xcode 10 saved.
    public static func cell(
        tableWidth: CGFloat, screenWidth: CGFloat, version: SystemVersion, isInTable: Bool = true,
        hasIndentation: Bool = true
    ) -> CGFloat {
        if version < .iOS8 { return 15 }
        if version < .iOS13, !isInTable, tableWidth >= 400 { return 20 }
        if screenWidth <= 375 {
            if version == .iOS13, !isInTable { return 15 }
            if version == .iOS12 || version == .iOS13, isInTable, !hasIndentation { return 15 }
        }
        return screenWidth <= (version >= .iOS18 ? 390 : 375) || tableWidth <= 320 ? 16 : 20
    }

    /// The distance before a cell's separator on the leading side: `layout.separatorInset`.
    public static func separatorInset(
        tableWidth: CGFloat, screenWidth: CGFloat, version: SystemVersion
    ) -> CGFloat {
        cell(tableWidth: tableWidth, screenWidth: screenWidth, version: version)
    }

    /// The maximum width of text for reading: `layout.readableContent`.
    ///
    /// It is measured at Large, 672, and at the largest ordinary size, 904. At other sizes, a line has the same number
    /// of characters of body text: 672 × body size / 17, rounded to a whole multiple of 8.
    ///
    /// > Rule: AL-9.
    public static func readableWidth(_ category: UIContentSizeCategory) -> CGFloat {
        let body = DynamicType.style(.body, category).size
        if category == .extraExtraExtraLarge { return 904 }
        return (672 * body / 17 / 8).rounded() * 8
    }

    /// The frame of a view's readable content guide.
    ///
    /// - Parameters:
    ///   - bounds: the view's bounds.
    ///   - margins: its layout margins including the safe area, on the left and right.
    ///   - category: the content size category.
    /// - Returns: a frame in the view's coordinates, centered between its margins, with the height between them.
    /// > Rule: AL-9.
    public static func readableContentFrame(
        bounds: CGRect, margins: UIEdgeInsets, category: UIContentSizeCategory
    ) -> CGRect {
        let inner = bounds.inset(by: margins)
        let width = min(inner.width, readableWidth(category))
        return CGRect(x: inner.midX - width / 2, y: inner.minY, width: width, height: inner.height)
    }
}
