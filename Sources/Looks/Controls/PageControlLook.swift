import Arrangement
import Devices
package import Drawing
package import Foundation
import Geometry

/// The look of a page control: a row of dots, one for each page.
package struct PageControlLook {
    /// The state of a page control.
    ///
    /// A color of `nil` is the system's.
    package struct Content {
        package var numberOfPages: Int
        package var currentPage: Int
        /// Whether the dots are on a pill.
        package var isProminent: Bool
        package var pageIndicatorTintColor: Color?
        package var currentPageIndicatorTintColor: Color?

        package init(
            numberOfPages: Int, currentPage: Int, isProminent: Bool, pageIndicatorTintColor: Color?,
            currentPageIndicatorTintColor: Color?
        ) {
            self.numberOfPages = numberOfPages
            self.currentPage = currentPage
            self.isProminent = isProminent
            self.pageIndicatorTintColor = pageIndicatorTintColor
            self.currentPageIndicatorTintColor = currentPageIndicatorTintColor
        }
    }

    /// The arrangement of dots, by version.
    private enum Form {
        /// White dots, close together, without padding: iOS 7 to 13.
        case white
        /// Dots in the color of text with padding at both ends: from iOS 14 on.
        case padded
    }

    private let form: Form
    private let dot: CGFloat
    private let height: CGFloat

    /// The look in a style of the system.
    package init(_ style: SystemStyle) {
        form = style.version >= .iOS14 ? .padded : .white
        dot = style.metrics(of: .pageControlDot).height
        height = style.metrics(of: .pageControl).height
    }

    /// The distance from one dot to the next, in points.
    private var pitch: CGFloat {
        switch form {
        case .white: 16
        case .padded: 18
        }
    }

    /// The padding beside the dots at either end, in points.
    private var padding: CGFloat {
        switch form {
        case .white: 0
        case .padded: 34
        }
    }

    /// The size for a number of pages, as stored in documents.
    ///
    /// Three pages are 39 by 37 up to iOS 13, and 27.5 high from 14 on.
    package func size(numberOfPages: Int) -> CGSize {
        guard numberOfPages > 0 else { return CGSize(width: 0, height: height) }
        // Documents store it for dots of 8 points, 17.5 apart; a device draws smaller ones further apart.
        let row = form == .padded ? CGFloat(numberOfPages - 1) * 17.5 + 8 : rowWidth(numberOfPages)
        return CGSize(width: row + 2 * padding, height: height)
    }

    private func rowWidth(_ dots: Int) -> CGFloat { CGFloat(dots - 1) * pitch + dot }

    /// The maximum number of dots to draw, which is more than fit on any screen.
    private static let mostDots = 500

    /// The items that draw the dots in the middle of the bounds.
    package func items(_ content: Content, in bounds: CGRect, _ pen: Pen) -> [DrawingItem] {
        guard content.numberOfPages > 0 else { return [] }
        var items: [DrawingItem] = []
        let count = min(content.numberOfPages, Self.mostDots)
        let width = rowWidth(count)
        let current = content.currentPageIndicatorTintColor ?? standardColor(isCurrent: true, pen)
        let rest = content.pageIndicatorTintColor ?? standardColor(isCurrent: false, pen)
        if content.isProminent {
            let pill = CGRect(x: bounds.midX - width / 2 - 10, y: bounds.midY - 13, width: width + 20, height: 26)
            items.fill(pill, cornerRadius: 13, pen.color(.tertiarySystemFill))
        }
        for index in 0..<count {
            let rect = CGRect(
                x: bounds.midX - width / 2 + CGFloat(index) * pitch, y: bounds.midY - dot / 2, width: dot, height: dot
            ).mirrored(in: bounds, if: pen.isRightToLeft)
            items.fill(.ellipse(in: rect), index == content.currentPage ? current : rest)
        }
        return items
    }

    private func standardColor(isCurrent: Bool, _ pen: Pen) -> Color {
        switch form {
        case .white: Color(white: 1, alpha: isCurrent ? 1 : 0.2)
        case .padded: pen.color(isCurrent ? .label : .tertiaryLabel)
        }
    }
}
