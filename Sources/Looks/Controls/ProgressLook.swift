import Arrangement
package import Drawing
package import Foundation
package import Geometry

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

    /// The height of the line, in points: 2 up to iOS 13 and 4 from 14 on; 2.5 in a bar.
    package let height: CGFloat
    /// The insets of the alignment rectangle: in a bar, the line is a point higher at the bottom.
    ///
    /// All 7 views in 6 projects whose constraints determine the height are a point higher than that, in documents of
    /// Xcode 6 to 26; without such constraints, they are 2.5 points high, rounded up to the pixel.
    package let alignmentRectInsets: UIEdgeInsets
    private let isInBar: Bool

    /// The look in a style of the system.
    ///
    /// - Parameters:
    ///   - style: The style of the system.
    ///   - isInBar: Whether the line has square ends and no track, as in a bar.
    package init(_ style: SystemStyle, isInBar: Bool) {
        let height = style.metrics(of: .progressView).height
        self.height = isInBar ? 2.5 : height
        alignmentRectInsets = UIEdgeInsets(bottom: isInBar ? 1 : 0)
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
