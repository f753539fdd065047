public import Devices
public import Foundation
import Geometry

/// The sizes of sheets and popovers, from the `presentations` section of the metrics.
public enum Presentations {
    /// The size of a form sheet on an iPad without a preferred content size: `formSheet`.
    ///
    /// It is slightly larger from iOS 16 on, but no number was published, so the older one is used.
    public static func formSheetSize(version: SystemVersion) -> CGSize { CGSize(width: 540, height: 620) }

    /// The size of a page sheet on an iPad.
    ///
    /// Up to iOS 12 it is as wide as the screen in portrait and as high as the window, less the status bar in a window
    /// that is higher than wide. From 13 on it is not published; here it is as wide as readable text with its margins,
    /// with 44 points above and below, and no higher than 936 to 712 of its width, as in a picture of iPadOS 13 on a
    /// screen of 1366 by 1024.
    public static func pageSheetSize(_ environment: PresentationEnvironment) -> CGSize {
        let window = environment.size
        guard environment.bars.version >= .iOS13 else {
            let upright = min(environment.screenSize.width, environment.screenSize.height)
            let statusBar = window.height > window.width ? environment.safeArea.top : 0
            return CGSize(width: min(window.width, upright), height: window.height - statusBar)
        }
        let width = min(window.width, LayoutMargins.readableWidth(environment.category) + 40)
        return CGSize(width: width, height: min(window.height - 88, (width * 936 / 712).rounded()))
    }

    /// The default size of a popover's content: `popover.defaultContentSize`, reduced to the space there is.
    public static let popoverSize = CGSize(width: 320, height: 1100)

    /// The size of a popover on Interface Builder's canvas: `popover.interfaceBuilderDefault`.
    public static let interfaceBuilderPopoverSize = CGSize(width: 320, height: 480)

    /// The minimum distance between a popover and the edges of its window: `popover.layoutMargins`.
    public static let popoverMargin: CGFloat = 10

    /// The height of a popover's arrow: `popover.arrow.height`.
    public static let popoverArrowHeight: CGFloat = 13

    /// The width of a popover's arrow at the body: `popover.arrow.baseWidth`, which has no source.
    public static let popoverArrowBase: CGFloat = 26

    /// The radius of a popover's corners, which has no source.
    public static func popoverCornerRadius(version: SystemVersion) -> CGFloat {
        switch version {
        case ..<SystemVersion.iOS13: 10
        case ..<SystemVersion.iOS26: 13
        default: 26
        }
    }

    /// Whether a popover's content view extends under the arrow: `popover.contentIncludesArrow`.
    ///
    /// The arrow is then outside of the view's safe area.
    public static func popoverContentIncludesArrow(version: SystemVersion) -> Bool { version >= .iOS13 }

    /// The gap above a sheet on a phone in portrait: `sheet.phone.topGap`.
    public static func sheetTopGap(safeAreaTop: CGFloat, hasHomeIndicator: Bool) -> CGFloat {
        hasHomeIndicator ? safeAreaTop + 10 : 20
    }

    /// The radius of a sheet's upper corners: `sheet.cornerRadius`.
    ///
    /// The radius on iOS 26, and that of sheets before iOS 13, have no source.
    public static func sheetCornerRadius(version: SystemVersion) -> CGFloat {
        switch version {
        case ..<SystemVersion.iOS13: 5
        case ..<SystemVersion.iOS26: 10
        default: 38
        }
    }

    /// The opacity of the black that dims the area behind a presentation.
    ///
    /// It is 0.4 up to iOS 12. From 13 on it is 0.2 in light mode and 0.48 in dark mode. Above a presenter that is
    /// pushed back it is 0.12 in light mode: a card behind a sheet of iOS 18 is 224 of 255 over white.
    ///
    /// > Rule: PRES-14.
    public static func dimming(isDark: Bool, pushesPresenterBack: Bool = false, version: SystemVersion) -> CGFloat {
        guard version >= .iOS13 else { return 0.4 }
        if pushesPresenterBack, !isDark { return 0.12 }
        return isDark ? 0.48 : 0.2
    }
}
