import Arrangement
package import Drawing
package import Foundation
import Geometry

/// The look of a progress view: a line that is filled in proportion to the progress.
package struct ProgressLook {
    /// The state of a progress view.
    ///
    /// A color of `nil` is the system's.
    package struct Content {
        /// The progress from 0 to 1.
        package var progress: CGFloat
        package var progressTintColor: Color?
        package var trackTintColor: Color?

        package init(progress: CGFloat, progressTintColor: Color?, trackTintColor: Color?) {
            self.progress = progress
            self.progressTintColor = progressTintColor
            self.trackTintColor = trackTintColor
        }
    }

    /// The height of the line, in points: 2 up to iOS 13 and 4 from 14 on; in a bar at least 2.5.
    package let height: CGFloat
    private let isInBar: Bool

    /// The look in a style of the system.
    ///
    /// - Parameters:
    ///   - style: The style of the system.
    ///   - isInBar: Whether the line has square ends and no track, as in a bar.
    package init(_ style: SystemStyle, isInBar: Bool) {
        let height = style.metrics(of: .progressView).height
        self.height = isInBar ? max(height, 2.5) : height
        self.isInBar = isInBar
    }

    /// The items that draw the line in the bounds.
    package func items(_ content: Content, in bounds: CGRect, _ pen: Pen) -> [DrawingItem] {
        var items: [DrawingItem] = []
        let radius = isInBar ? 0 : bounds.height / 2
        items.fill(
            bounds, cornerRadius: radius, content.trackTintColor ?? (isInBar ? .clear : pen.color(.systemFill)))
        var done = bounds
        done.size.width = bounds.width * content.progress
        items.fill(
            done.mirrored(in: bounds, if: pen.isRightToLeft), cornerRadius: radius,
            content.progressTintColor ?? pen.tint)
        return items
    }
}
