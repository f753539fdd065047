import Foundation
import Geometry

extension DisplayList {
    /// The picture on the way from this one to another, as an animation of frames and colors shows it.
    ///
    /// What both pictures show moves, and changes its size and color evenly. What only one of them shows fades. Elements
    /// are matched by their ids, and what is inside an element by its order.
    ///
    /// - Parameters:
    ///   - end: the picture at the end.
    ///   - fraction: 0 for this picture, 1 for the other.
    /// - Returns: a picture with the title of the other.
    public func blended(into end: DisplayList, at fraction: Double) -> DisplayList {
        if fraction <= 0 { return self }
        if fraction >= 1 { return end }
        var blended = end
        blended.size = size.blended(into: end.size, fraction)
        blended.items = items.blended(into: end.items, fraction)
        return blended
    }
}

/// The key that two matching items share.
private enum ItemKey: Hashable {
    case element(String)
    case group, fill, stroke, glyphs(String), image(String), shadow, backdrop

    init(_ item: DrawingItem) {
        switch item {
        case .element(let mark, _): self = .element(mark.id)
        case .group: self = .group
        case .fill: self = .fill
        case .stroke: self = .stroke
        case .glyphs(let run): self = .glyphs(run.text)
        case .image(let placed): self = .image(placed.image.digest)
        case .shadow: self = .shadow
        case .backdrop: self = .backdrop
        }
    }
}

extension [DrawingItem] {
    fileprivate func blended(into end: [DrawingItem], _ fraction: Double) -> [DrawingItem] {
        if self == end { return end }
        // Matching takes the square of what differs.
        guard count + end.count <= 4000 else {
            return [.group(GroupStyle(opacity: 1 - fraction), self), .group(GroupStyle(opacity: fraction), end)]
        }
        let (old, new) = (map(ItemKey.init), end.map(ItemKey.init))
        var (removed, inserted) = (Set<Int>(), Set<Int>())
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var blended: [DrawingItem] = []
        var (index, other) = (0, 0)
        // Both sequences without their own items are the same.
        while index < count || other < end.count {
            if index < count, removed.contains(index) {
                blended.append(.group(GroupStyle(opacity: 1 - fraction), [self[index]]))
                index += 1
            } else if other < end.count, inserted.contains(other) {
                blended.append(.group(GroupStyle(opacity: fraction), [end[other]]))
                other += 1
            } else {
                blended += self[index].blended(into: end[other], fraction)
                index += 1
                other += 1
            }
        }
        return blended
    }
}

extension DrawingItem {
    /// The item on the way to one with the same key.
    fileprivate func blended(into end: DrawingItem, _ fraction: Double) -> [DrawingItem] {
        if self == end { return [end] }
        switch (self, end) {
        case (.element(let mark, let items), .element(var mark2, let items2)):
            mark2.frame = mark.frame.blended(into: mark2.frame, fraction)
            return [.element(mark2, items.blended(into: items2, fraction))]
        case (.group(let style, let items), .group(let style2, let items2)):
            if let style = style.blended(into: style2, fraction) {
                return [.group(style, items.blended(into: items2, fraction))]
            }
        case (.fill(let path, let paint), .fill(let path2, let paint2)):
            if let path = path.blended(into: path2, fraction), let paint = paint.blended(into: paint2, fraction) {
                return [.fill(path, paint)]
            }
        case (.stroke(let path, let paint, let style), .stroke(let path2, let paint2, var style2)):
            if let path = path.blended(into: path2, fraction), let paint = paint.blended(into: paint2, fraction) {
                style2.width = style.width.blended(into: style2.width, fraction)
                return [.stroke(path, paint, style2)]
            }
        case (.glyphs(let run), .glyphs(let run2)):
            if let run = run.blended(into: run2, fraction) { return [.glyphs(run)] }
        case (.image(let placed), .image(var placed2)):
            placed2.frame = placed.frame.blended(into: placed2.frame, fraction)
            if let tint = placed.tint, let tint2 = placed2.tint { placed2.tint = tint.blended(into: tint2, fraction) }
            return [.image(placed2)]
        case (.shadow(let path, let shadow), .shadow(let path2, var shadow2)):
            if let path = path.blended(into: path2, fraction) {
                shadow2.color = shadow.color.blended(into: shadow2.color, fraction)
                shadow2.offset = shadow.offset.blended(into: shadow2.offset, fraction)
                shadow2.radius = shadow.radius.blended(into: shadow2.radius, fraction)
                return [.shadow(path, shadow2)]
            }
        case (.backdrop(let path, let backdrop), .backdrop(let path2, var backdrop2)):
            if let path = path.blended(into: path2, fraction) {
                backdrop2.radius = backdrop.radius.blended(into: backdrop2.radius, fraction)
                return [.backdrop(path, backdrop2)]
            }
        default: break
        }
        return [
            .group(GroupStyle(opacity: 1 - fraction), [self]), .group(GroupStyle(opacity: fraction), [end]),
        ]
    }
}

extension GroupStyle {
    /// `nil` if one of them clips to an outline that the other cannot become, or is composed in another way.
    fileprivate func blended(into end: GroupStyle, _ fraction: Double) -> GroupStyle? {
        guard composition == end.composition else { return nil }
        var style = end
        style.transform = CGAffineTransform(
            a: transform.a.blended(into: end.transform.a, fraction),
            b: transform.b.blended(into: end.transform.b, fraction),
            c: transform.c.blended(into: end.transform.c, fraction),
            d: transform.d.blended(into: end.transform.d, fraction),
            tx: transform.tx.blended(into: end.transform.tx, fraction),
            ty: transform.ty.blended(into: end.transform.ty, fraction))
        style.opacity = opacity + (end.opacity - opacity) * fraction
        if let clip, let clip2 = end.clip {
            guard let clip = clip.blended(into: clip2, fraction) else { return nil }
            style.clip = clip
        } else if clip != nil || end.clip != nil {
            return nil
        }
        return style
    }
}

extension Path {
    /// `nil` if the outlines have other elements.
    fileprivate func blended(into end: Path, _ fraction: Double) -> Path? {
        guard elements.count == end.elements.count else { return nil }
        var blended: [Element] = []
        for pair in zip(elements, end.elements) {
            switch pair {
            case (.move(let point), .move(let point2)):
                blended.append(.move(point.blended(into: point2, fraction)))
            case (.line(let point), .line(let point2)):
                blended.append(.line(point.blended(into: point2, fraction)))
            case (.curve(let point, let first, let second), .curve(let point2, let first2, let second2)):
                blended.append(
                    .curve(
                        point.blended(into: point2, fraction), control1: first.blended(into: first2, fraction),
                        control2: second.blended(into: second2, fraction)))
            case (.close, .close): blended.append(.close)
            default: return nil
            }
        }
        return Path(blended)
    }
}

extension Paint {
    /// `nil` if the paints are of other kinds.
    fileprivate func blended(into end: Paint, _ fraction: Double) -> Paint? {
        if self == end { return end }
        guard case .color(let color) = self, case .color(let color2) = end else { return nil }
        return .color(color.blended(into: color2, fraction))
    }
}

extension GlyphRun {
    /// `nil` if the runs show other glyphs, which cannot move to their places.
    fileprivate func blended(into end: GlyphRun, _ fraction: Double) -> GlyphRun? {
        guard font == end.font, glyphs.map(\.index) == end.glyphs.map(\.index) else { return nil }
        var run = end
        run.size = size.blended(into: end.size, fraction)
        run.color = color.blended(into: end.color, fraction)
        for index in run.glyphs.indices {
            run.glyphs[index].position = glyphs[index].position.blended(into: end.glyphs[index].position, fraction)
        }
        return run
    }
}

extension Color {
    fileprivate func blended(into end: Color, _ fraction: Double) -> Color {
        Color(
            red: red + (end.red - red) * fraction, green: green + (end.green - green) * fraction,
            blue: blue + (end.blue - blue) * fraction, alpha: alpha + (end.alpha - alpha) * fraction)
    }
}

extension CGFloat {
    fileprivate func blended(into end: CGFloat, _ fraction: Double) -> CGFloat {
        self + (end - self) * CGFloat(fraction)
    }
}

extension CGPoint {
    fileprivate func blended(into end: CGPoint, _ fraction: Double) -> CGPoint {
        CGPoint(x: x.blended(into: end.x, fraction), y: y.blended(into: end.y, fraction))
    }
}

extension CGSize {
    fileprivate func blended(into end: CGSize, _ fraction: Double) -> CGSize {
        CGSize(width: width.blended(into: end.width, fraction), height: height.blended(into: end.height, fraction))
    }
}

extension CGRect {
    fileprivate func blended(into end: CGRect, _ fraction: Double) -> CGRect {
        CGRect(origin: origin.blended(into: end.origin, fraction), size: size.blended(into: end.size, fraction))
    }
}
