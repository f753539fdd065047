package import Drawing
import Foundation

/// The look of the cards of presentations: sheets and popovers.
package struct CardLook {
    private let era: SystemStyle.Era

    /// The look in a style of the system.
    package init(_ style: SystemStyle) {
        era = style.era
    }

    /// Whether the corners of a sheet are continuous curves rather than quarter circles.
    package var hasContinuousCorners: Bool { era != .flat }

    /// Whether a floating sheet has a shadow.
    package var floatingSheetCastsShadow: Bool { era != .flat }

    /// The items that draw the shadow of a sheet.
    package func sheetShadowItems(around outline: Path) -> [DrawingItem] {
        var items: [DrawingItem] = []
        items.shadow(
            around: outline,
            Shadow(color: Color(white: 0, alpha: 0.12), offset: CGSize(width: 0, height: 4), radius: 18))
        return items
    }

    /// The items that draw a popover's bubble with its shadow.
    ///
    /// The shadow was estimated by eye.
    ///
    /// - Parameters:
    ///   - outline: The bubble with its arrow.
    ///   - color: The app's background color; `nil` for the standard one.
    ///   - isDark: Whether the bubble is dark.
    /// - Returns: The items, from back to front.
    package func bubbleItems(_ outline: Path, color: Color?, isDark: Bool) -> [DrawingItem] {
        var items: [DrawingItem] = []
        items.shadow(around: outline, bubbleShadow)
        items.fill(outline, color ?? (isDark ? Color(white: 0.14, alpha: 0.96) : Color(white: 0.97, alpha: 0.98)))
        return items
    }

    private var bubbleShadow: Shadow {
        switch era {
        case .flat: Shadow(color: Color(white: 0, alpha: 0.22), offset: CGSize(width: 0, height: 2), radius: 12)
        case .raised, .glass:
            Shadow(color: Color(white: 0, alpha: 0.16), offset: CGSize(width: 0, height: 6), radius: 26)
        }
    }
}

extension [DrawingItem] {
    /// Appends a shadow that is clipped to the outside of its shape, so that it is not visible through the shape.
    fileprivate mutating func shadow(around outline: Path, _ shadow: Shadow) {
        guard let bounds = outline.bounds else { return }
        let reach = 3 * shadow.radius + Swift.max(abs(shadow.offset.width), abs(shadow.offset.height))
        var outside = Path.rectangle(bounds.insetBy(dx: -reach, dy: -reach))
        outside.append(outline.reversed())
        append(.clipped(to: outside, [.shadow(outline, shadow)]))
    }
}
