public import Foundation
import Geometry

/// When the side view of a versatile split view is hidden.
///
/// > Rule: VSV-2.
public enum SideViewDisplayOption: Int, Hashable, Sendable, CaseIterable {
    case alwaysDisplay, hideInPortraitOrientation, hideByDefault
}

/// How the list button shows a side view that is hidden.
///
/// > Rule: VSV-4.
public enum ListDisplayStyle: Int, Hashable, Sendable, CaseIterable {
    case popover
    /// Over the main view.
    case slideIn
    /// Beside the main view, which it pushes out.
    case slideInPushing
}

/// The side on which the side view stands; it does not follow the direction of writing.
///
/// > Rule: VSV-5.
public enum SideViewPosition: Int, Hashable, Sendable, CaseIterable {
    case left, right
}

/// What decides where the parts of a versatile split view lie.
public struct VersatileSplitRequest: Hashable, Sendable {
    /// The room for both views: what a toolbar leaves.
    public var area: CGRect
    public var displayOption = SideViewDisplayOption.alwaysDisplay
    public var listDisplayStyle = ListDisplayStyle.popover
    public var position = SideViewPosition.left
    /// From the side view's edge to the splitter's middle; `nil` for the default.
    public var splitPoint: CGFloat?
    public var splitterWidth: CGFloat
    /// Whether the list button was used to show a side view that is hidden.
    public var isListShown = false

    public init(area: CGRect, splitterWidth: CGFloat) {
        self.area = area
        self.splitterWidth = splitterWidth
    }

    /// Where a splitter stands in a view of a width if nobody says: 384 points from the side's edge on an iPad of 1024
    /// in landscape, which leaves the side and the main view about in the golden ratio; in narrower views at their
    /// golden section.
    ///
    /// > Rule: VSV-1.
    public static func defaultSplitPoint(width: CGFloat) -> CGFloat { min(384, width * 384 / (384 + 620)) }

    /// Whether the side view waits behind the list button.
    ///
    /// The shape of the view says whether it is upright, for it may be pushed or presented in a part of a screen.
    ///
    /// > Rule: VSV-2.
    public var hidesSide: Bool {
        switch displayOption {
        case .alwaysDisplay: false
        case .hideInPortraitOrientation: area.height > area.width
        case .hideByDefault: true
        }
    }
}

/// Where the parts of a versatile split view lie, in its own view.
public struct VersatileSplitArrangement: Hashable, Sendable {
    /// `nil` if the side view is hidden or in a popover.
    public var side: CGRect?
    public var splitter: CGRect?
    public var main: CGRect
}

extension VersatileSplitRequest {
    /// Places side view, splitter and main view.
    ///
    /// > Rules: VSV-1, VSV-2, VSV-4, VSV-5, VSV-7.
    ///
    /// - Returns: frames in the coordinates of the area.
    public func arrange() -> VersatileSplitArrangement {
        let isShownByButton = hidesSide && isListShown && listDisplayStyle != .popover
        guard !hidesSide || isShownByButton else { return VersatileSplitArrangement(main: area) }
        let width = min(max(0, splitterWidth), area.width)
        let wanted = splitPoint ?? Self.defaultSplitPoint(width: area.width)
        let middle = min(max(wanted, width / 2), area.width - width / 2)
        let sideWidth = middle - width / 2
        let mainX = sideWidth + width
        var arrangement = VersatileSplitArrangement(
            side: CGRect(x: area.minX, y: area.minY, width: sideWidth, height: area.height),
            splitter: CGRect(x: area.minX + sideWidth, y: area.minY, width: width, height: area.height),
            main: CGRect(
                x: area.minX + mainX, y: area.minY, width: area.width - mainX, height: area.height))
        if isShownByButton { arrangement.main = area }
        if isShownByButton, listDisplayStyle == .slideInPushing { arrangement.main.origin.x += mainX }
        guard position == .right else { return arrangement }
        func mirrored(_ rect: CGRect) -> CGRect {
            CGRect(x: area.minX + area.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        return VersatileSplitArrangement(
            side: arrangement.side.map(mirrored), splitter: arrangement.splitter.map(mirrored),
            main: mirrored(arrangement.main))
    }
}
