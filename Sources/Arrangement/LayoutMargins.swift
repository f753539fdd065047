public import Devices
public import Foundation
public import Geometry
public import Traits

/// Margins and spacings that the system gives, by the `layout` section of the metrics.
public enum LayoutMargins {
    /// The margin of any view, on every side: `layout.viewMargins`.
    public static var view: NSDirectionalEdgeInsets {
        let margin = Metrics.standard.layout.viewMargins.value
        return NSDirectionalEdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    }

    /// The system minimum of a view controller's root view: `layout.rootViewMargins` and `rootViewVerticalMargins`.
    ///
    /// By the view's width, whatever its size class: 16 up to 402 points, 20 from 414 on. Before there were screens of
    /// 402 points, 20 began below that: documents of Xcode 10 have views of 402 and 412 with 20. The safe area comes on
    /// top.
    ///
    /// > Rule: AL-6.
    public static func rootView(width: CGFloat, version: SystemVersion) -> NSDirectionalEdgeInsets {
        let margin: CGFloat = width < (version >= .iOS18 ? 414 : 400) ? 16 : 20
        let vertical = Metrics.standard.layout.rootViewVerticalMargins.value
        return NSDirectionalEdgeInsets(top: vertical, leading: margin, bottom: vertical, trailing: margin)
    }

    /// The leading margin of a table cell's content: `layout.cellMargins`.
    ///
    /// The screen decides, 16 up to 375 wide, from iOS 18 on up to 390, and 20 beyond, but a table of 320 points or
    /// less keeps 16. 15 on iOS 7, and up to iOS 12 on screens of 320 points, as five views of a document of Xcode 10
    /// have it. On iOS 13 a cell that is in no table has 15 in place of 16: so the cells of xibs that Xcode 11 saved.
    /// Up to iOS 12, one in no table has 20 by its own width, as four cells of two projects have it that Xcode 10
    /// saved.
    public static func cell(
        tableWidth: CGFloat, screenWidth: CGFloat, version: SystemVersion, isInTable: Bool = true
    ) -> CGFloat {
        if version < .iOS8 || (version < .iOS13 && screenWidth <= 320) { return 15 }
        if version < .iOS13, !isInTable, tableWidth >= 400 { return 20 }
        if version == .iOS13, !isInTable, screenWidth <= 375 { return 15 }
        return screenWidth <= (version >= .iOS18 ? 390 : 375) || tableWidth <= 320 ? 16 : 20
    }

    /// Before a cell's separator on the leading side: `layout.separatorInset`.
    public static func separatorInset(
        tableWidth: CGFloat, screenWidth: CGFloat, version: SystemVersion
    ) -> CGFloat {
        cell(tableWidth: tableWidth, screenWidth: screenWidth, version: version)
    }

    /// The widest that text is to be for reading: `layout.readableContent`.
    ///
    /// Measured at Large, 672, and at the largest ordinary size, 904; the others keep body text at as many characters a
    /// line: 672 × body size / 17, on a whole multiple of 8.
    ///
    /// > Rule: AL-9.
    public static func readableWidth(_ category: UIContentSizeCategory) -> CGFloat {
        let body = DynamicType.style(.body, category).size
        if category == .extraExtraExtraLarge { return 904 }
        return (672 * body / 17 / 8).rounded() * 8
    }

    /// The readable content guide of a view.
    ///
    /// - Parameters:
    ///   - bounds: the view's.
    ///   - margins: its layout margins with the safe area, on the left and right.
    ///   - category: the size of text.
    /// - Returns: a frame in the view's coordinates, centred between its margins and as high as between them.
    /// > Rule: AL-9.
    public static func readableContentFrame(
        bounds: CGRect, margins: UIEdgeInsets, category: UIContentSizeCategory
    ) -> CGRect {
        let inner = bounds.inset(by: margins)
        let width = min(inner.width, readableWidth(category))
        return CGRect(x: inner.midX - width / 2, y: inner.minY, width: width, height: inner.height)
    }
}
