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
        package var direction: Direction
        /// The image in place of a page's dot; `nil` for a dot.
        package var image: (Int) -> ImageContent?

        package init(
            numberOfPages: Int, currentPage: Int, isProminent: Bool, pageIndicatorTintColor: Color?,
            currentPageIndicatorTintColor: Color?, direction: Direction, image: @escaping (Int) -> ImageContent?
        ) {
            self.numberOfPages = numberOfPages
            self.currentPage = currentPage
            self.isProminent = isProminent
            self.pageIndicatorTintColor = pageIndicatorTintColor
            self.currentPageIndicatorTintColor = currentPageIndicatorTintColor
            self.direction = direction
            self.image = image
        }
    }

    /// The direction from the first page to the last.
    package enum Direction {
        case leftToRight, rightToLeft, topToBottom, bottomToTop

        fileprivate var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
        fileprivate var isReversed: Bool { self == .rightToLeft || self == .bottomToTop }
    }

    /// The arrangement of dots, by version.
    private enum Form {
        /// White dots, close together: iOS 7 to 13.
        case white
        /// Dots in the color of text, further apart: from iOS 14 on.
        case spaced
    }

    private let version: SystemVersion
    private let form: Form
    private let dot: CGFloat
    private let height: CGFloat

    /// The look in a style of the system.
    package init(_ style: SystemStyle) {
        version = style.version
        form = style.version >= .iOS14 ? .spaced : .white
        dot = style.metrics(of: .pageControlDot).height
        height = style.metrics(of: .pageControl).height
    }

    /// The distance from one dot to the next, in points.
    private var pitch: CGFloat {
        switch form {
        case .white: 16
        case .spaced: 18
        }
    }

    /// The size for a number of pages, as stored in documents, which count dots closer together than a device draws
    /// them.
    package func size(numberOfPages: Int) -> CGSize {
        guard numberOfPages > 0 else { return CGSize(width: 0, height: height) }
        let count = CGFloat(numberOfPages)
        let width: CGFloat =
            switch version {
            case ..<SystemVersion.iOS14: rowWidth(numberOfPages)
            case ..<SystemVersion.iOS15: 69 + 17.5 * count
            case ..<SystemVersion.iOS18: 62 + 18 * count
            case ..<SystemVersion.iOS26: 20 + 18 * count
            default: 20 + 53 / 3 * count
            }
        return CGSize(width: width, height: height)
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
        let isVertical = content.direction.isVertical
        if content.isProminent {
            let size = isVertical ? CGSize(width: 26, height: width + 20) : CGSize(width: width + 20, height: 26)
            items.fill(bounds.centered(size), cornerRadius: 13, pen.color(.tertiarySystemFill))
        }
        for index in 0..<count {
            let place = CGFloat(content.direction.isReversed ? count - 1 - index : index) * pitch - width / 2
            let corner =
                isVertical
                ? CGPoint(x: bounds.midX - dot / 2, y: bounds.midY + place)
                : CGPoint(x: bounds.midX + place, y: bounds.midY - dot / 2)
            let rect = CGRect(origin: corner, size: CGSize(width: dot, height: dot))
            let color = index == content.currentPage ? current : rest
            if let image = content.image(index) {
                items += image.items(rect.centered(image.size), color)
            } else {
                items.fill(.ellipse(in: rect), color)
            }
        }
        return items
    }

    private func standardColor(isCurrent: Bool, _ pen: Pen) -> Color {
        switch form {
        case .white: Color(white: 1, alpha: isCurrent ? 1 : 0.2)
        case .spaced: pen.color(isCurrent ? .label : .tertiaryLabel)
        }
    }
}
