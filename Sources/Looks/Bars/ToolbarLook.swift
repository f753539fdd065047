package import Foundation
import Geometry

/// The look of a toolbar: its row, and the distances between its items.
package struct ToolbarLook {
    private let era: SystemStyle.Era

    /// The look in a style of the system.
    package init(_ style: SystemStyle) {
        era = style.era
    }

    /// Whether the bar has a background where nothing gives it one; glass needs none.
    package var hasStandardBackground: Bool { era != .glass }

    /// The height of the row of items in a bar: up to iOS 18 no more than 44 points at its foot.
    package func rowHeight(inBarOfHeight height: CGFloat) -> CGFloat { era == .glass ? height : min(height, 44) }

    /// From the sides to the first item, in points.
    ///
    /// - Parameter standard: The margin of every bar of this width.
    /// - Returns: The margin of a toolbar.
    package func margin(standard: CGFloat) -> CGFloat { era == .glass ? 28 : standard }

    /// The least distance between two items, in points.
    package var itemGap: CGFloat { era == .glass ? 20 : 8 }

    /// How far a capsule reaches beyond its button on either side, in points.
    package var capsuleOutset: CGFloat { 11 }

    /// The height of capsules in a bar, in points.
    package func glassHeight(inBarOfHeight height: CGFloat) -> CGFloat { min(44, height) }
}
