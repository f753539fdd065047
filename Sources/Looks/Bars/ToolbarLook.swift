package import Foundation
import Geometry

/// The look of a toolbar: its row, and the distances between its items.
package struct ToolbarLook {
    private let era: SystemStyle.Era

    /// The look in a style of the system.
    package init(_ style: SystemStyle) {
        era = style.era
    }

    /// Whether the bar has a background by default; glass does not.
    package var hasStandardBackground: Bool { era != .glass }

    /// The row of items in a bar.
    ///
    /// Up to iOS 18 it is at most 44 points high, above the home indicator. Glass is 48 points high on a phone and 44
    /// on an iPad, and extends a few points into the home indicator's area.
    ///
    /// - Parameters:
    ///   - bar: The bar.
    ///   - bottomInset: The height of the home indicator's area at the bar's bottom.
    ///   - isPad: Whether the bar is on an iPad.
    /// - Returns: The row, in the coordinates of the bar.
    package func row(in bar: CGRect, bottomInset: CGFloat, isPad: Bool) -> CGRect {
        let room = bar.height - bottomInset
        let height = room > 20 ? room : bar.height
        var row = CGRect(x: bar.minX, y: bar.minY, width: bar.width, height: height)
        if era == .glass {
            row.size.height = min(isPad ? 44 : 48, height)
            row.origin.y =
                bottomInset > 0
                ? bar.maxY - bottomInset + (isPad ? 5 : 6) - row.height : bar.minY + (height - row.height) / 2
        } else {
            row.size.height = min(height, 44)
            row.origin.y = bar.minY + height - row.height
        }
        return row
    }

    /// The distance from the sides to the first item, in points.
    ///
    /// - Parameters:
    ///   - standard: The margin of every bar of this width.
    ///   - isPad: Whether the bar is on an iPad.
    /// - Returns: The margin of a toolbar.
    package func margin(standard: CGFloat, isPad: Bool) -> CGFloat { era == .glass && !isPad ? 28 : standard }

    /// The distance of an image's middle below the row's, in points.
    ///
    /// Measured in pictures of iOS 26: circle, gear, plus and chevron.down.circle are all 0.33 below the middle of
    /// their glass.
    package var imageDrop: CGFloat { era == .glass ? 1.0 / 3 : 0 }

    /// The minimum distance between two items, in points; on glass, between their capsules.
    package var itemGap: CGFloat { era == .glass ? 12 : 8 }
}
