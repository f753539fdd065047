public import Devices
public import Foundation
public import Geometry
public import Traits

/// The sizes of sheets and popovers: the `presentations` section of the metrics.
public enum Presentations {
    /// Of a form sheet on an iPad where the content asks for no size: `formSheet`; from iOS 16 on slightly bigger, by no
    /// number that was published, so the older one stands.
    public static func formSheetSize(version: SystemVersion) -> CGSize { CGSize(width: 540, height: 620) }

    /// Of a page sheet on an iPad: not published; as wide as readable text with its margins, and a page's proportion
    /// high, within the window.
    public static func pageSheetSize(windowSize: CGSize, category: UIContentSizeCategory) -> CGSize {
        let width = min(windowSize.width, LayoutMargins.readableWidth(category) + 40)
        return CGSize(width: width, height: min(windowSize.height - 40, (width * 1.3).rounded()))
    }

    /// The size that a popover's content has by default: `popover.defaultContentSize`; taken down to what fits.
    public static let popoverSize = CGSize(width: 320, height: 1100)

    /// What Interface Builder's canvas draws for a popover: `popover.interfaceBuilderDefault`.
    public static let interfaceBuilderPopoverSize = CGSize(width: 320, height: 480)

    /// Between a popover and the edges of its window: `popover.layoutMargins`.
    public static let popoverMargin: CGFloat = 10

    /// Of a popover's arrow: `popover.arrow.height`.
    public static let popoverArrowHeight: CGFloat = 13

    /// Above a sheet on a phone in portrait: `sheet.phone.topGap`.
    public static func sheetTopGap(safeAreaTop: CGFloat, hasHomeIndicator: Bool) -> CGFloat {
        hasHomeIndicator ? safeAreaTop + 10 : 20
    }

    /// Of a sheet's upper corners: `sheet.cornerRadius`.
    public static func sheetCornerRadius(version: SystemVersion) -> CGFloat { version >= .iOS18 ? 12 : 10 }

    /// Where a sheet lies in its window.
    ///
    /// In compact width it spans the width, below a gap from iOS 13 on, over the whole window before and in compact
    /// height. In regular width it is centred and as large as its content asks for.
    ///
    /// - Parameters:
    ///   - windowSize: the window's.
    ///   - safeArea: the window's.
    ///   - environment: of the presenter.
    ///   - isForm: a form sheet rather than a page.
    ///   - preferredContentSize: where the content asks for a form's size.
    ///   - category: the size of text.
    /// - Returns: the sheet's frame in the window.
    /// > Rule: PRES-5 and PRES-6, SHEET-3.
    public static func sheetFrame(
        windowSize: CGSize, safeArea: UIEdgeInsets, environment: BarEnvironment, isForm: Bool,
        preferredContentSize: CGSize? = nil, category: UIContentSizeCategory = .large
    ) -> CGRect {
        let window = CGRect(origin: .zero, size: windowSize)
        if environment.horizontalSizeClass != .regular || environment.idiom != .pad {
            guard environment.version >= .iOS13, !environment.isCompactHeight else { return window }
            let gap = sheetTopGap(safeAreaTop: safeArea.top, hasHomeIndicator: environment.hasHomeIndicator)
            return window.inset(by: UIEdgeInsets(top: gap))
        }
        var size =
            isForm
            ? preferredContentSize ?? formSheetSize(version: environment.version)
            : pageSheetSize(windowSize: windowSize, category: category)
        size = CGSize(width: min(size.width, windowSize.width), height: min(size.height, windowSize.height))
        let grid = PixelGrid(scale: environment.scale)
        return CGRect(
            x: grid.round((windowSize.width - size.width) / 2), y: grid.round((windowSize.height - size.height) / 2),
            width: size.width, height: size.height)
    }
}
