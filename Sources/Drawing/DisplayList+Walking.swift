public import Foundation
import Geometry

/// An element mark with its place in the whole picture.
public struct PlacedMark: Hashable, Sendable {
    public var mark: ElementMark
    /// The frame in the picture, in points; the bounding box if the element is transformed.
    public var frame: CGRect
    /// The number of enclosing elements.
    public var depth: Int

    public init(mark: ElementMark, frame: CGRect, depth: Int) {
        self.mark = mark
        self.frame = frame
        self.depth = depth
    }
}

extension DisplayList {
    /// All element marks from back to front, each before the elements inside it.
    public var marks: [PlacedMark] {
        var found: [PlacedMark] = []
        func walk(_ items: [DrawingItem], _ transform: CGAffineTransform, _ depth: Int) {
            for item in items {
                switch item {
                case .element(let mark, let children):
                    found.append(PlacedMark(mark: mark, frame: mark.frame.applying(transform), depth: depth))
                    walk(children, transform, depth + 1)
                case .group(let style, let children):
                    walk(children, style.transform.concatenating(transform), depth)
                case .fill, .stroke, .glyphs, .image, .shadow, .backdrop: break
                }
            }
        }
        walk(items, .identity, 0)
        return found
    }

    /// The list with every item transformed by a function, inner items first.
    ///
    /// - Parameter transform: returns the replacements of an item, whose inner items are already replaced.
    /// - Returns: a list of the same size and title.
    public func mapItems(_ transform: (DrawingItem) throws -> [DrawingItem]) rethrows -> DisplayList {
        var result = self
        result.items = try items.mapItems(transform)
        return result
    }

    /// The list without the places of its elements in the input.
    public var withoutLocations: DisplayList {
        mapItems { item in
            guard case .element(var mark, let items) = item else { return [item] }
            mark.location = nil
            return [.element(mark, items)]
        }
    }

    /// The bounding box of the drawing, in points; `nil` if nothing is drawn.
    public var bounds: CGRect? { items.bounds }
}

extension [DrawingItem] {
    fileprivate func mapItems(_ transform: (DrawingItem) throws -> [DrawingItem]) rethrows -> [DrawingItem] {
        try flatMap { item in
            switch item {
            case .group(let style, let children): try transform(.group(style, children.mapItems(transform)))
            case .element(let mark, let children): try transform(.element(mark, children.mapItems(transform)))
            case .fill, .stroke, .glyphs, .image, .shadow, .backdrop: try transform(item)
            }
        }
    }

    /// The bounding box of the items; `nil` if they draw nothing.
    public var bounds: CGRect? {
        reduce(nil) { $0.union($1.bounds) }
    }
}

extension DrawingItem {
    /// The bounding box of the item, in the coordinates of its group.
    ///
    /// Glyphs count as a box of the font size around each origin, because their outlines are in the font.
    public var bounds: CGRect? {
        switch self {
        case .fill(let path, _), .backdrop(let path, _): path.bounds
        case .stroke(let path, _, let style): path.bounds?.insetBy(dx: -style.width, dy: -style.width)
        case .image(let placed): placed.frame
        case .glyphs(let run):
            run.glyphs.reduce(nil) { box, glyph in
                box.union(
                    CGRect(
                        x: glyph.position.x - run.size / 4, y: glyph.position.y - run.size * 1.1,
                        width: run.size * 1.5, height: run.size * 1.5))
            }
        case .shadow(let path, let shadow):
            path.bounds.map(shadow.reach)
        case .group(let style, let items):
            style.clip?.bounds.map { clip in style.reach(of: items).flatMap { $0.overlap(with: clip) } }
                .map { $0?.applying(style.transform) } ?? style.reach(of: items)?.applying(style.transform)
        case .element(_, let items): items.bounds
        }
    }
}

extension Shadow {
    /// The bounding box of the shadow of a box.
    ///
    /// Three box blurs approximate a Gaussian and reach three standard deviations.
    fileprivate func reach(of box: CGRect) -> CGRect {
        box.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -3 * radius, dy: -3 * radius)
    }
}

extension GroupStyle {
    /// The bounding box of items and their shadow, in the group's coordinates.
    fileprivate func reach(of items: [DrawingItem]) -> CGRect? {
        guard let bounds = items.bounds, let shadow = composition?.shadow else { return items.bounds }
        return bounds.union(shadow.reach(of: bounds))
    }
}

extension CGRect? {
    fileprivate func union(_ other: CGRect?) -> CGRect? {
        guard let self else { return other }
        guard let other else { return self }
        return self.union(other)
    }
}

extension CGRect {
    fileprivate func overlap(with other: CGRect) -> CGRect? {
        let (left, right) = (Swift.max(minX, other.minX), Swift.min(maxX, other.maxX))
        let (top, bottom) = (Swift.max(minY, other.minY), Swift.min(maxY, other.maxY))
        guard left <= right, top <= bottom else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
