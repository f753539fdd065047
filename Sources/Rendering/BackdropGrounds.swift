import Drawing
import Foundation
import Geometry

/// What lies below each backdrop of a list, where that is one colour all over.
///
/// A bar stands over nothing but the colour of a view more often than over a picture: told from the shapes alone, that
/// is a small part of what drawing them takes.
struct BackdropGrounds {
    /// In the order of the backdrops, from back to front; `nil` for more than one colour, or who knows.
    var colors: [Color?] { panes.map(\.color) }

    private struct Pane {
        /// What is seen of it, in the list's points.
        var box: CGRect
        var color: Color?
    }

    /// How faint a shadow may be to count as nothing.
    private static let faintShadow = 0.2

    private var panes: [Pane] = []
    /// How many of the panes lie below what is looked at.
    private var passed = 0

    /// Looks at a list that lies on a background.
    init(of list: DisplayList, on background: Color) {
        collect(list.items, .identity, within: CGRect(origin: .zero, size: list.size))
        guard !panes.isEmpty else { return }
        for index in panes.indices where !panes[index].box.isEmpty {
            panes[index].color = background.alpha == 1 ? background : nil
        }
        look(at: list.items, Place())
    }

    private mutating func collect(_ items: [DrawingItem], _ transform: CGAffineTransform, within bounds: CGRect) {
        for item in items where item.holdsBackdrop {
            switch item {
            case .backdrop(let path, _):
                let box = path.bounds?.applying(transform).intersection(bounds) ?? .null
                // Nobody sees what has no size or place.
                let isSeen = box.width > 0 && box.height > 0 && box.minX.isFinite && box.minY.isFinite
                panes.append(Pane(box: isSeen ? box : .null, color: .clear))
            case .group(let style, let inner):
                collect(inner, style.transform.concatenating(transform), within: bounds)
            case .element(_, let inner): collect(inner, transform, within: bounds)
            case .fill, .stroke, .glyphs, .image, .shadow: break
            }
        }
    }

    private struct Place {
        var transform = CGAffineTransform.identity
        /// What groups leave of the picture.
        var visible = CGRect.infinite
        /// Whether a shape may show less than its colour, or less than its outline.
        var isCut = false
    }

    private mutating func look(at items: [DrawingItem], _ place: Place) {
        for item in items where passed < panes.count {
            switch item {
            case .backdrop: passed += 1
            case .element(_, let inner): look(at: inner, place)
            case .group(let style, let inner):
                var within = place
                within.transform = style.transform.concatenating(place.transform)
                if let clip = style.clip {
                    within.visible =
                        clip.bounds.map { place.visible.intersection($0.applying(within.transform)) } ?? .null
                    within.isCut = within.isCut || clip.asRectangle == nil
                }
                within.isCut = within.isCut || style.opacity < 1
                look(at: inner, within)
            case .fill(let path, .color(let color)):
                guard color.alpha > 0 else { continue }
                take(item, place, path.asRectangle == nil ? nil : color)
            case .shadow(_, let shadow) where shadow.color.alpha <= Self.faintShadow: continue
            case .fill, .stroke, .glyphs, .image, .shadow: take(item, place, nil)
            }
        }
    }

    /// Lays an item over the panes that it reaches: one of a colour is an upright rectangle.
    private mutating func take(_ item: DrawingItem, _ place: Place, _ color: Color?) {
        guard let bounds = item.bounds?.applying(place.transform).intersection(place.visible) else { return }
        let isUpright = place.transform.b == 0 && place.transform.c == 0
        for index in passed..<panes.count {
            // What reaches into a pane by less than this is not seen.
            let box = panes[index].box.insetBy(dx: 0.01, dy: 0.01)
            guard bounds.intersects(box) else { continue }
            guard let color, isUpright, !place.isCut, bounds.contains(box) else {
                panes[index].color = nil
                continue
            }
            panes[index].color = color.alpha == 1 ? color : panes[index].color.map { color.composited(over: $0) }
        }
    }
}

extension DrawingItem {
    /// Whether there is a backdrop, at any depth.
    var holdsBackdrop: Bool {
        switch self {
        case .backdrop: true
        case .group(_, let items), .element(_, let items): items.contains(where: \.holdsBackdrop)
        case .fill, .stroke, .glyphs, .image, .shadow: false
        }
    }

    /// How many backdrops there are, at any depth.
    var backdropCount: Int {
        switch self {
        case .backdrop: 1
        case .group(_, let items), .element(_, let items): items.backdropCount
        case .fill, .stroke, .glyphs, .image, .shadow: 0
        }
    }
}

extension [DrawingItem] {
    /// How many backdrops there are, at any depth.
    var backdropCount: Int { reduce(0) { $0 + $1.backdropCount } }
}
