import Drawing
import Foundation
import Geometry

/// The color below each backdrop of a list, if it is uniform.
///
/// Most bars are over the plain color of a view. Finding that from the shapes costs a fraction of drawing them.
struct BackdropGrounds {
    /// The colors in the order of the backdrops, from back to front; `nil` if not uniform or unknown.
    var colors: [Color?] { panes.map(\.color) }

    private struct Pane {
        /// The visible part, in the list's points.
        var box: CGRect
        var color: Color?
    }

    /// The opacity below which a shadow does not count.
    private static let faintShadow = 0.2

    private var panes: [Pane] = []
    /// The number of panes below the current item.
    private var passed = 0

    /// Examines a list on a background.
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
                // Items without size or position are invisible.
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
        /// The clip of the enclosing groups.
        var visible = CGRect.infinite
        /// Whether a shape may be translucent or clipped.
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
                within.isCut = within.isCut || style.isComposed
                look(at: inner, within)
            case .fill(let path, .color(let color)):
                guard color.alpha > 0 else { continue }
                take(item, place, path.asRectangle == nil ? nil : color)
            case .shadow(_, let shadow) where shadow.color.alpha <= Self.faintShadow: continue
            case .fill, .stroke, .glyphs, .image, .shadow: take(item, place, nil)
            }
        }
    }

    /// Applies an item to the panes that it reaches.
    private mutating func take(_ item: DrawingItem, _ place: Place, _ color: Color?) {
        guard let bounds = item.bounds?.applying(place.transform).intersection(place.visible) else { return }
        let isUpright = place.transform.b == 0 && place.transform.c == 0
        for index in passed..<panes.count {
            // An overlap smaller than this is invisible.
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

    /// The number of backdrops, at any depth.
    var backdropCount: Int {
        switch self {
        case .backdrop: 1
        case .group(_, let items), .element(_, let items): items.backdropCount
        case .fill, .stroke, .glyphs, .image, .shadow: 0
        }
    }
}

extension [DrawingItem] {
    /// The number of backdrops, at any depth.
    var backdropCount: Int { reduce(0) { $0 + $1.backdropCount } }
}
