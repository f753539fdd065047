public import Devices
public import Foundation
import Geometry

/// The sizes of sheets and popovers: the `presentations` section of the metrics.
public enum Presentations {
    /// Of a form sheet on an iPad where the content asks for no size: `formSheet`; from iOS 16 on slightly bigger, by
    /// no number that was published, so the older one stands.
    public static func formSheetSize(version: SystemVersion) -> CGSize { CGSize(width: 540, height: 620) }

    /// Of a page sheet on an iPad.
    ///
    /// To iOS 12 as wide as the screen is upright and as high as the window. From 13 on not published; as wide as
    /// readable text with its margins, and with 44 points above and below, no higher than 936 to 712 of its width: so a
    /// picture of iPadOS 13 on a screen of 1366 by 1024.
    public static func pageSheetSize(_ environment: PresentationEnvironment) -> CGSize {
        let window = environment.size
        guard environment.bars.version >= .iOS13 else {
            let upright = min(environment.screenSize.width, environment.screenSize.height)
            return CGSize(width: min(window.width, upright), height: window.height)
        }
        let width = min(window.width, LayoutMargins.readableWidth(environment.category) + 40)
        return CGSize(width: width, height: min(window.height - 88, (width * 936 / 712).rounded()))
    }

    /// The size that a popover's content has by default: `popover.defaultContentSize`; taken down to what fits.
    public static let popoverSize = CGSize(width: 320, height: 1100)

    /// What Interface Builder's canvas draws for a popover: `popover.interfaceBuilderDefault`.
    public static let interfaceBuilderPopoverSize = CGSize(width: 320, height: 480)

    /// Between a popover and the edges of its window: `popover.layoutMargins`.
    public static let popoverMargin: CGFloat = 10

    /// Of a popover's arrow: `popover.arrow.height`.
    public static let popoverArrowHeight: CGFloat = 13

    /// How wide a popover's arrow is where it meets the body: `popover.arrow.baseWidth`, which has no source.
    public static let popoverArrowBase: CGFloat = 26

    /// Of a popover's corners; no source.
    public static func popoverCornerRadius(version: SystemVersion) -> CGFloat {
        switch version {
        case ..<SystemVersion.iOS13: 10
        case ..<SystemVersion.iOS26: 13
        default: 26
        }
    }

    /// Whether a popover's content view reaches under the arrow, which is then outside of its safe area:
    /// `popover.contentIncludesArrow`.
    public static func popoverContentIncludesArrow(version: SystemVersion) -> Bool { version >= .iOS13 }

    /// Above a sheet on a phone in portrait: `sheet.phone.topGap`.
    public static func sheetTopGap(safeAreaTop: CGFloat, hasHomeIndicator: Bool) -> CGFloat {
        hasHomeIndicator ? safeAreaTop + 10 : 20
    }

    /// Of a sheet's upper corners: `sheet.cornerRadius`.
    ///
    /// That of iOS 26, and those of sheets before 13, have no source.
    public static func sheetCornerRadius(version: SystemVersion) -> CGFloat {
        switch version {
        case ..<SystemVersion.iOS13: 5
        case ..<SystemVersion.iOS26: 10
        default: 38
        }
    }

    /// How dark it is behind what dims: black of this share.
    ///
    /// 0.4 to iOS 12; from 13 on 0.2 in a light interface and 0.48 in a dark one. Above a presenter that is pushed back it
    /// is 0.12 in a light one: a card behind a sheet of iOS 18 is 224 of 255 over white.
    ///
    /// > Rule: PRES-14.
    public static func dimming(isDark: Bool, pushesPresenterBack: Bool = false, version: SystemVersion) -> CGFloat {
        guard version >= .iOS13 else { return 0.4 }
        if pushesPresenterBack, !isDark { return 0.12 }
        return isDark ? 0.48 : 0.2
    }
}
