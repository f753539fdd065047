public import Foundation
public import Geometry

/// The layout of a page view controller: one page or two, and the page control below.
public struct PageRequest: Hashable, Sendable {
    public var size: CGSize
    public var safeArea: UIEdgeInsets
    public var isVertical = false
    /// Whether the spine is between two visible pages.
    public var hasSpineInMiddle = false
    /// The distance between pages that scroll, in points.
    public var pageSpacing: CGFloat = 0
    /// The height of the page control; `nil` if there is none.
    public var controlHeight: CGFloat?

    public init(size: CGSize, safeArea: UIEdgeInsets) {
        self.size = size
        self.safeArea = safeArea
    }
}

/// The frames of pages and page control.
public struct PageArrangement: Hashable, Sendable {
    /// The frames in the view of the page view controller; the second is the page after the spine.
    public var pages: [CGRect]
    public var control: CGRect?
    /// The frame of the scrolling area.
    ///
    /// It extends beyond the pages by half of their spacing, so that one page is one step.
    public var scrollFrame: CGRect
    /// The frame of the visible page in the scrolling area, with one page before it and one after.
    public var pageInScroll: CGRect
}

extension PageRequest {
    /// Computes the frames of the pages and their control, left to right.
    ///
    /// The page control is at the bottom, above the edge of the safe area, and the pages end above it.
    public func arrange() -> PageArrangement {
        var area = CGRect(origin: .zero, size: size)
        var control: CGRect?
        if let controlHeight {
            let taken = min(area.height, controlHeight + safeArea.bottom)
            area.size.height -= taken
            control = CGRect(x: 0, y: area.maxY, width: size.width, height: min(controlHeight, taken))
        }
        var pages = [area]
        if hasSpineInMiddle {
            let halves =
                isVertical
                ? area.divided(atDistance: area.height / 2, from: .minYEdge)
                : area.divided(atDistance: area.width / 2, from: .minXEdge)
            pages = [halves.slice, halves.remainder]
        }
        let step =
            isVertical
            ? CGSize(width: area.width, height: area.height + pageSpacing)
            : CGSize(width: area.width + pageSpacing, height: area.height)
        let outset = CGPoint(x: (step.width - area.width) / 2, y: (step.height - area.height) / 2)
        return PageArrangement(
            pages: pages, control: control,
            scrollFrame: CGRect(origin: CGPoint(x: -outset.x, y: -outset.y), size: step),
            pageInScroll: CGRect(
                x: isVertical ? 0 : step.width + outset.x, y: isVertical ? step.height + outset.y : 0,
                width: area.width, height: area.height))
    }
}
