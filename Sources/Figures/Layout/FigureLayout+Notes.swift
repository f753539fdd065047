import Diagnostics
import Drawing
import Foundation

extension FigureLayout {
    /// The bounds of a part with its notes, in coordinates whose origin is the part's own corner.
    func bounds(of notes: FigureNotes, around block: FigureBlock) -> CGRect {
        var trial = self
        let size = trial.size(of: block)
        _ = trial.draw(block, in: CGRect(origin: .zero, size: size))
        return NoteLayout(notes, around: CGRect(origin: .zero, size: size), in: &trial).bounds
    }

    /// Draws a part and its notes.
    ///
    /// The origin is the top left corner of everything.
    mutating func draw(_ notes: FigureNotes, around block: FigureBlock, at origin: CGPoint) -> [DrawingItem] {
        let room = bounds(of: notes, around: block)
        let frame = CGRect(
            origin: CGPoint(x: origin.x - room.minX, y: origin.y - room.minY), size: size(of: block))
        let items = draw(block, in: frame)
        let layout = NoteLayout(notes, around: frame, in: &self)
        if case .named(let name, _) = block {
            reaches[name] = layout.reachedByArrows
            sides[name] = layout.beside
        }
        return items + layout.items
    }
}

/// The layout of the notes around a part: dimension lines and braces next to it in rows, and texts beyond them.
private struct NoteLayout {
    /// All items, with the lines of callouts behind the text.
    var items: [DrawingItem] { leaders + written }
    private var leaders: [DrawingItem] = []
    private var written: [DrawingItem] = []
    private(set) var bounds: CGRect
    /// The part with the notes to its left and right, but without wider notes above and below.
    private(set) var beside: CGRect
    /// The bounds for arrows: everything, but at the left and right of the part without the caption.
    private(set) var reachedByArrows: CGRect
    /// The occupied distance on each side.
    private var reach: [FigureSide: CGFloat] = [:]
    private let frame: CGRect

    init(_ notes: FigureNotes, around frame: CGRect, in layout: inout FigureLayout) {
        self.frame = frame
        bounds = frame
        beside = frame
        reachedByArrows = frame
        for side in FigureSide.allCases {
            let callouts = notes.callouts.filter { $0.side == side }
            draw(notes.spans.filter { $0.side == side }, at: side, hidesLines: !callouts.isEmpty, &layout)
            draw(callouts, at: side, &layout)
        }
        let sides = bounds
        if let caption = notes.caption {
            draw(Label(caption, layout), at: .bottom, away: bounds.maxY - frame.maxY + 8, along: frame.midX, &layout)
        }
        reachedByArrows = CGRect(x: sides.minX, y: bounds.minY, width: sides.width, height: bounds.height)
    }

    private mutating func take(_ rect: CGRect) {
        bounds = bounds.union(rect)
        if rect.maxY > frame.minY, rect.minY < frame.maxY { beside = beside.union(rect) }
    }

    /// A point at a distance from the part's edge, and at a position along it.
    private func point(_ side: FigureSide, away: CGFloat, along: CGFloat) -> CGPoint {
        switch side {
        case .top: CGPoint(x: along, y: frame.minY - away)
        case .bottom: CGPoint(x: along, y: frame.maxY + away)
        case .left: CGPoint(x: frame.minX - away, y: along)
        case .right: CGPoint(x: frame.maxX + away, y: along)
        }
    }

    private func range(_ rect: CGRect, _ side: FigureSide) -> ClosedRange<CGFloat> {
        side.isHorizontal ? rect.minX...rect.maxX : rect.minY...rect.maxY
    }

    /// The distance of a rectangle's end within the part's edge.
    private func depth(_ rect: CGRect, _ side: FigureSide) -> CGFloat {
        switch side {
        case .top: rect.minY - frame.minY
        case .bottom: frame.maxY - rect.maxY
        case .left: rect.minX - frame.minX
        case .right: frame.maxX - rect.maxX
        }
    }

    // MARK: Texts

    private struct Label {
        var block: FigureBlock
        var size: CGSize

        init(_ text: String, _ role: FigureTextRole, width: CGFloat, _ side: FigureSide, _ layout: FigureLayout) {
            let alignment: FigureAlignment =
                switch side {
                case .left: .trailing
                case .right: .leading
                case .top, .bottom: .center
                }
            block = .text(FigureText(text: text, role: role, width: width, alignment: alignment))
            size = layout.size(of: block)
        }

        init(_ block: FigureBlock, _ layout: FigureLayout) {
            self.block = block
            size = layout.size(of: block)
        }

        func length(_ side: FigureSide) -> CGFloat { side.isHorizontal ? size.width : size.height }
        func depth(_ side: FigureSide) -> CGFloat { side.isHorizontal ? size.height : size.width }
    }

    /// Draws a text at a distance from the part, centered at a position along the side.
    ///
    /// - Parameters:
    ///   - label: the text.
    ///   - side: the side of the part.
    ///   - away: the distance of its nearest edge from the part.
    ///   - along: the position of its center.
    ///   - hidesLines: whether it has the page's background, so that lines behind it do not run through it.
    ///   - layout: the layout that draws it.
    private mutating func draw(
        _ label: Label, at side: FigureSide, away: CGFloat, along: CGFloat, hidesLines: Bool = false,
        _ layout: inout FigureLayout
    ) {
        let near = point(side, away: away, along: along)
        let size = label.size
        let own =
            switch side {
            case .top:
                CGRect(x: near.x - size.width / 2, y: near.y - size.height, width: size.width, height: size.height)
            case .bottom: CGRect(x: near.x - size.width / 2, y: near.y, width: size.width, height: size.height)
            case .left:
                CGRect(x: near.x - size.width, y: near.y - size.height / 2, width: size.width, height: size.height)
            case .right: CGRect(x: near.x, y: near.y - size.height / 2, width: size.width, height: size.height)
            }
        take(own)
        if hidesLines { written.append(.rectangle(own.insetBy(dx: -3, dy: -1), layout.style.background)) }
        written += layout.draw(label.block, in: own)
    }

    // MARK: Dimension lines and braces

    private mutating func draw(
        _ spans: [FigureSpan], at side: FigureSide, hidesLines: Bool, _ layout: inout FigureLayout
    ) {
        var placed: [(span: FigureSpan, range: ClosedRange<CGFloat>, label: Label?, edges: [CGFloat])] = []
        for span in spans {
            guard let measured = measure(span, side, &layout) else { continue }
            let text = span.text ?? measured.length
            let label = text.map {
                Label($0, span.kind == .dimension ? .accent : .detail, width: 200, side, layout)
            }
            placed.append((span, measured.range, label, measured.edges))
        }
        // Each span is in the first row where neither it nor its text meets another.
        var rows: [[Int]] = []
        func meet(_ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>) -> Bool {
            min(a.upperBound, b.upperBound) - max(a.lowerBound, b.lowerBound) > 0.5
        }
        func room(_ index: Int) -> ClosedRange<CGFloat> {
            let (_, range, label, _) = placed[index]
            let half = max((label?.length(side) ?? 0) / 2 + 3, (range.upperBound - range.lowerBound) / 2)
            let middle = (range.lowerBound + range.upperBound) / 2
            return middle - half...middle + half
        }
        for index in placed.indices {
            let free = rows.firstIndex { row in row.allSatisfy { !meet(room($0), room(index)) } }
            if let free { rows[free].append(index) } else { rows.append([index]) }
        }
        var away: CGFloat = 0
        for row in rows {
            var depth: CGFloat = 0
            for index in row {
                let (span, range, label, edges) = placed[index]
                let middle = (range.lowerBound + range.upperBound) / 2
                let lineDepth: CGFloat = span.kind == .dimension ? 8 : 12
                switch span.kind {
                case .dimension: dimension(range, edges, side, away: away + lineDepth, layout.style)
                case .brace: brace(range, side, away: away + 4, layout.style)
                }
                if let label {
                    draw(
                        label, at: side, away: away + lineDepth + 6, along: middle, hidesLines: hidesLines, &layout)
                    depth = max(depth, lineDepth + 6 + label.depth(side))
                } else {
                    depth = max(depth, lineDepth + 4)
                }
            }
            away += depth + 4
        }
        reach[side] = away
        let middle = side.isHorizontal ? frame.midX : frame.midY
        take(CGRect(origin: point(side, away: away, along: middle), size: .zero))
    }

    /// The position of a span along its side, the depths of its ends in the part, and its length in points of the
    /// preview.
    private func measure(
        _ span: FigureSpan, _ side: FigureSide, _ layout: inout FigureLayout
    ) -> (range: ClosedRange<CGFloat>, edges: [CGFloat], length: String?)? {
        var rects: [CGRect] = []
        var scale: CGFloat?
        for target in span.targets {
            guard let found = layout.resolve(target), let rect = layout.frames[found.name] else {
                layout.unresolved.append(target)
                continue
            }
            rects.append(rect)
            scale = scale ?? layout.scales[found.part]
        }
        guard rects.count == span.targets.count, let first = rects.first else { return nil }
        let ranges = rects.map { range($0, side) }
        var (low, high) = (ranges.map(\.lowerBound).min() ?? 0, ranges.map(\.upperBound).max() ?? 0)
        var edges = [depth(first, side), depth(rects[rects.count - 1], side)]
        if span.kind == .dimension, ranges.count == 2 {
            // The distance is between consecutive targets; for overlapping ones, between their first edges.
            let (a, b) = ranges[0].lowerBound <= ranges[1].lowerBound ? (ranges[0], ranges[1]) : (ranges[1], ranges[0])
            if ranges[0].lowerBound > ranges[1].lowerBound { edges.reverse() }
            (low, high) = b.lowerBound >= a.upperBound ? (a.upperBound, b.lowerBound) : (a.lowerBound, b.lowerBound)
        }
        let points = (high - low) / (scale ?? 1)
        let words = span.kind == .dimension ? Self.caption(length: points) : nil
        return (low...max(low, high), edges, words)
    }

    /// The caption of a length, to a tenth of a point.
    private static func caption(length points: CGFloat) -> String {
        JSONText.number(Double((points * 10).rounded() / 10))
    }

    /// Draws a dimension line with ends, and thin lines from its targets.
    private mutating func dimension(
        _ range: ClosedRange<CGFloat>, _ edges: [CGFloat], _ side: FigureSide, away: CGFloat, _ style: FigureStyle
    ) {
        let ends = [range.lowerBound, range.upperBound]
        for (end, depth) in zip(ends, edges) {
            written.append(
                .stroke(
                    Path([
                        .move(point(side, away: -depth, along: end)), .line(point(side, away: away + 3, along: end)),
                    ]), .color(style.accent), StrokeStyle(width: 0.5, dashes: depth > 0.5 ? [2, 2] : [])))
        }
        written.append(
            .line(
                from: point(side, away: away, along: ends[0]), to: point(side, away: away, along: ends[1]),
                style.accent, width: 1))
        // The ends are arrows if there is room.
        guard ends[1] - ends[0] > 16 else { return }
        for (end, inward) in [(ends[0], CGFloat(1)), (ends[1], -1)] {
            var tip = Path([.move(point(side, away: away, along: end))])
            tip.line(to: point(side, away: away + 2.5, along: end + 6 * inward))
            tip.line(to: point(side, away: away - 2.5, along: end + 6 * inward))
            tip.close()
            written.append(.fill(tip, style.accent))
        }
    }

    /// Draws a curly brace that opens towards the part.
    private mutating func brace(
        _ range: ClosedRange<CGFloat>, _ side: FigureSide, away: CGFloat, _ style: FigureStyle
    ) {
        let (low, high) = (range.lowerBound, range.upperBound)
        let middle = (low + high) / 2
        let (half, full) = (away + 5, away + 10)
        // A short span has narrower curls.
        let curl = min(8, (high - low) / 4)
        var path = Path([.move(point(side, away: away, along: low))])
        path.bow(to: point(side, away: half, along: low + curl), control: point(side, away: half, along: low))
        path.line(to: point(side, away: half, along: middle - curl))
        path.bow(to: point(side, away: full, along: middle), control: point(side, away: half, along: middle))
        path.bow(
            to: point(side, away: half, along: middle + curl), control: point(side, away: half, along: middle))
        path.line(to: point(side, away: half, along: high - curl))
        path.bow(to: point(side, away: away, along: high), control: point(side, away: half, along: high))
        written.append(.stroke(path, .color(style.line), StrokeStyle(width: 1.25, join: .round)))
    }

    // MARK: Callouts

    private mutating func draw(_ callouts: [FigureCallout], at side: FigureSide, _ layout: inout FigureLayout) {
        var placed: [(label: Label, target: CGRect)] = []
        for callout in callouts {
            guard let found = layout.resolve(callout.target), let rect = layout.frames[found.name] else {
                layout.unresolved.append(callout.target)
                continue
            }
            placed.append((Label(callout.text, .detail, width: callout.width, side, layout), rect))
        }
        // Callouts are in the order of their targets, so that lines do not cross.
        func middle(_ rect: CGRect) -> CGFloat { side.isHorizontal ? rect.midX : rect.midY }
        placed.sort { (middle($0.target), depth($0.target, side)) < (middle($1.target), depth($1.target, side)) }
        let gap: CGFloat = side.isHorizontal ? 16 : 8
        let places = Self.spread(
            placed.map { (middle($0.target), $0.label.length(side)) }, gap: gap)
        let away = (reach[side] ?? 0) + 24
        for (index, (label, target)) in placed.enumerated() {
            draw(label, at: side, away: away, along: places[index], &layout)
            // The line ends just inside the edge that it reaches.
            let inset = min(4, (side.isHorizontal ? target.height : target.width) / 2)
            let end = point(side, away: -depth(target, side) - inset, along: middle(target))
            let start = point(side, away: away - 4, along: places[index])
            leaders.append(.line(from: start, to: end, layout.style.accent, width: 1))
            leaders.append(
                .fill(.ellipse(in: CGRect(x: end.x - 2.5, y: end.y - 2.5, width: 5, height: 5)), layout.style.accent))
        }
    }

    /// The centers of items in a row, each as close as possible to its preferred position, with a gap between
    /// neighbors.
    ///
    /// Items that meet form a group, which is placed where its members are closest to their preferred positions.
    static func spread(_ wishes: [(middle: CGFloat, length: CGFloat)], gap: CGFloat) -> [CGFloat] {
        struct Group {
            var start: CGFloat
            var length: CGFloat
            /// The preferred starts of its members, each minus the length before it in the group.
            var offsets: [CGFloat]
            var lengths: [CGFloat]
        }
        var groups: [Group] = []
        for wish in wishes {
            let start = wish.middle - wish.length / 2
            groups.append(Group(start: start, length: wish.length, offsets: [start], lengths: [wish.length]))
            while groups.count > 1,
                groups[groups.count - 2].start + groups[groups.count - 2].length + gap
                    > groups[groups.count - 1].start
            {
                let last = groups.removeLast()
                var joined = groups.removeLast()
                joined.offsets += last.offsets.map { $0 - joined.length - gap }
                joined.lengths += last.lengths
                joined.length += gap + last.length
                joined.start = joined.offsets.reduce(0, +) / CGFloat(joined.offsets.count)
                groups.append(joined)
            }
        }
        return groups.flatMap { group in
            var position = group.start
            return group.lengths.map { length in
                defer { position += length + gap }
                return position + length / 2
            }
        }
    }
}

extension Path {
    /// Adds a quadratic curve.
    fileprivate mutating func bow(to end: CGPoint, control: CGPoint) {
        guard let start = self.end else { return }
        func towards(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        curve(to: end, control1: towards(start), control2: towards(end))
    }
}
