public import Foundation
import Geometry

/// The condition under which the side view of a versatile split view is hidden.
///
/// > Rule: VSV-2.
public enum SideViewDisplayOption: Int, Hashable, Sendable, CaseIterable {
    case alwaysDisplay, hideInPortraitOrientation, hideByDefault
}

/// The way in which the list button shows a hidden side view.
///
/// > Rule: VSV-4.
public enum ListDisplayStyle: Int, Hashable, Sendable, CaseIterable {
    case popover
    /// Over the main view.
    case slideIn
    /// Beside the main view, which it pushes out.
    case slideInPushing
}

/// The side of the side view, which does not depend on the layout direction.
///
/// > Rule: VSV-5.
public enum SideViewPosition: Int, Hashable, Sendable, CaseIterable {
    case left, right
}

/// The properties that determine the frames of a versatile split view's parts.
public struct VersatileSplitRequest: Hashable, Sendable {
    /// The area for both views, without a toolbar.
    public var area: CGRect
    public var displayOption = SideViewDisplayOption.alwaysDisplay
    public var listDisplayStyle = ListDisplayStyle.popover
    public var position = SideViewPosition.left
    /// The distance from the side view's edge to the splitter's middle; `nil` for the default.
    public var splitPoint: CGFloat?
    public var splitterWidth: CGFloat
    /// Whether a hidden side view was shown with the list button.
    public var isListShown = false

    public init(area: CGRect, splitterWidth: CGFloat) {
        self.area = area
        self.splitterWidth = splitterWidth
    }

    /// The default position of the splitter in a view with a width.
    ///
    /// It is 384 points from the side's edge on an iPad of 1024 in landscape, which divides side and main view about in
    /// the golden ratio. In narrower views it is at their golden section.
    ///
    /// > Rule: VSV-1.
    public static func defaultSplitPoint(width: CGFloat) -> CGFloat { min(384, width * 384 / (384 + 620)) }

    /// Whether the side view is hidden until the list button shows it.
    ///
    /// The orientation is that of the view itself, because it may be pushed or presented in a part of a screen.
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

/// The frames of a versatile split view's parts, in its own view.
public struct VersatileSplitArrangement: Hashable, Sendable {
    /// The frame of the side view; `nil` if it is hidden or in a popover.
    public var side: CGRect?
    public var splitter: CGRect?
    public var main: CGRect
}

extension VersatileSplitRequest {
    /// Computes the frames of side view, splitter and main view.
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
