import Drawing
import Foundation
import Geometry
import Typography

/// A layout that measures a figure's parts, draws them, and records the frames of named ones.
///
/// Arrows are in `FigureLayout+Arrows.swift`, and notes around a part in `FigureLayout+Notes.swift`.
struct FigureLayout {
    let style: FigureStyle
    let setter: any TextSetter
    /// The frames of named parts, and of elements of named pictures.
    private(set) var frames: [String: CGRect] = [:]
    /// The scales of named pictures.
    private(set) var scales: [String: CGFloat] = [:]
    /// The bounds of named parts with their notes, at the sides without a centered caption.
    var reaches: [String: CGRect] = [:]
    /// The same without notes above and below: the ends of straight arrows from the side.
    var sides: [String: CGRect] = [:]
    /// The frames of texts.
    var textFrames: [CGRect] = []
    /// The references that could not be resolved.
    var unresolved: [FigureReference] = []

    init(style: FigureStyle, setter: any TextSetter) {
        self.style = style
        self.setter = setter
    }

    // MARK: Measuring

    func size(of block: FigureBlock) -> CGSize {
        switch block {
        case .text(let text): lines(of: text).size
        case .picture(let list, let scale): CGSize(width: list.size.width * scale, height: list.size.height * scale)
        case .drawing(let size, _): size
        case .stack(let stack): size(of: stack)
        case .grid(let grid): measures(of: grid).size
        case .box(let box):
            {
                let inner = size(of: box.content)
                return CGSize(
                    width: inner.width + 2 * box.padding.width, height: inner.height + 2 * box.padding.height)
            }()
        case .named(_, let inner): size(of: inner)
        case .noted(let notes, let inner): bounds(of: notes, around: inner).size
        }
    }

    private func size(of stack: FigureStack) -> CGSize {
        let sizes = stack.parts.map(size)
        let gaps = stack.gap * CGFloat(max(0, sizes.count - 1))
        let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
        return stack.axis == .horizontal
            ? CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
            : CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
    }

    private struct GridMeasures {
        var columns: [CGFloat]
        var rows: [CGFloat]
        var gaps: CGSize

        var size: CGSize {
            CGSize(
                width: columns.reduce(gaps.width * CGFloat(max(0, columns.count - 1)), +),
                height: rows.reduce(gaps.height * CGFloat(max(0, rows.count - 1)), +))
        }
    }

    private func measures(of grid: FigureGrid) -> GridMeasures {
        let sizes = grid.rows.map { $0.map(size) }
        let count = sizes.map(\.count).max() ?? 0
        return GridMeasures(
            columns: (0..<count).map { column in
                sizes.map { column < $0.count ? $0[column].width : 0 }.max() ?? 0
            },
            rows: sizes.map { $0.map(\.height).max() ?? 0 },
            gaps: CGSize(width: grid.columnGap, height: grid.rowGap))
    }

    func lines(of text: FigureText) -> TextLayout {
        let look = style.font(text.role)
        // Letters of one width look larger than others of their size.
        let font = FontDescriptor(
            family: text.isCode ? .systemMonospaced : .system, size: text.isCode ? look.size * 0.92 : look.size,
            weight: look.weight)
        let alignment: TextOptions.Alignment =
            switch text.alignment {
            case .leading: .left
            case .center: .center
            case .trailing: .right
            }
        let styled = StyledText([StyledText.Run(text: text.text, font: font, color: look.color)])
        let free = setter.layout(styled, options: TextOptions(alignment: alignment))
        guard let width = text.width, free.size.width > width else { return free }
        return setter.layout(styled, options: TextOptions(width: width, alignment: alignment))
    }

    // MARK: Drawing

    /// Draws a part centered in a frame, or at its edges.
    mutating func draw(
        _ block: FigureBlock, in frame: CGRect, horizontal: FigureAlignment = .center,
        vertical: FigureAlignment = .center
    ) -> [DrawingItem] {
        let size = size(of: block)
        let own = CGRect(
            x: Self.place(size.width, in: (frame.minX, frame.width), horizontal),
            y: Self.place(size.height, in: (frame.minY, frame.height), vertical), width: size.width,
            height: size.height)
        switch block {
        case .text(let text):
            let layout = lines(of: text)
            // Alignment within a width shifts lines, so they begin at the leftmost one.
            let left = layout.lines.map(\.frame.minX).min() ?? 0
            let runs = layout.lines.flatMap(\.runs).map(DrawingItem.glyphs)
            textFrames.append(own)
            let origin = CGPoint(x: own.minX + (layout.size.width < (text.width ?? 0) ? -left : 0), y: own.minY)
            return runs.isEmpty ? [] : [.translated(by: origin, runs)]
        case .picture(let list, let scale): return [list.placed(at: own.origin, scale: scale)]
        case .drawing(_, let items): return [.translated(by: own.origin, items)]
        case .stack(let stack): return draw(stack, in: own)
        case .grid(let grid): return draw(grid, in: own)
        case .box(let box):
            let outline = Path.roundedRectangle(own, cornerRadius: 8)
            let isAccent = box.style == .accent
            return [
                .fill(outline, style.panel),
                .stroke(
                    outline, .color(isAccent ? style.accent : style.hairline), StrokeStyle(width: isAccent ? 2 : 1)),
            ] + draw(box.content, in: own.insetBy(dx: box.padding.width, dy: box.padding.height))
        case .named(let name, let inner):
            frames[name] = own
            if case .picture(let list, let scale) = inner { noteElements(of: list, in: own, scale: scale, name: name) }
            return draw(inner, in: own)
        case .noted(let notes, let inner):
            return draw(notes, around: inner, at: own.origin)
        }
    }

    private static func place(
        _ length: CGFloat, in room: (start: CGFloat, length: CGFloat), _ alignment: FigureAlignment
    ) -> CGFloat {
        switch alignment {
        case .leading: room.start
        case .center: room.start + (room.length - length) / 2
        case .trailing: room.start + room.length - length
        }
    }

    private mutating func draw(_ stack: FigureStack, in own: CGRect) -> [DrawingItem] {
        var items: [DrawingItem] = []
        var position = stack.axis == .horizontal ? own.minX : own.minY
        for part in stack.parts {
            let size = size(of: part)
            if stack.axis == .horizontal {
                let place = CGRect(x: position, y: own.minY, width: size.width, height: own.height)
                items += draw(part, in: place, vertical: stack.alignment)
                position += size.width + stack.gap
            } else {
                let place = CGRect(x: own.minX, y: position, width: own.width, height: size.height)
                items += draw(part, in: place, horizontal: stack.alignment)
                position += size.height + stack.gap
            }
        }
        return items
    }

    private mutating func draw(_ grid: FigureGrid, in own: CGRect) -> [DrawingItem] {
        let measures = measures(of: grid)
        var items: [DrawingItem] = []
        var y = own.minY
        for (row, height) in measures.rows.enumerated() {
            var x = own.minX
            if grid.hasLines, row > 0 {
                let middle = y - grid.rowGap / 2
                items.append(
                    .line(
                        from: CGPoint(x: own.minX, y: middle), to: CGPoint(x: own.maxX, y: middle),
                        row == 1 ? style.line : style.hairline, width: row == 1 ? 1 : 0.5))
            }
            for (column, width) in measures.columns.enumerated() {
                let place = CGRect(x: x, y: y, width: width, height: height)
                if grid.hasPanels, row > 0, column > 0 {
                    let half = CGSize(width: grid.columnGap / 2 - 4, height: grid.rowGap / 2 - 4)
                    let panel = Path.roundedRectangle(
                        place.insetBy(dx: -half.width, dy: -half.height), cornerRadius: 12)
                    items += [
                        .fill(panel, style.panel), .stroke(panel, .color(style.hairline), StrokeStyle(width: 1)),
                    ]
                }
                if column < grid.rows[row].count {
                    items += draw(
                        grid.rows[row][column], in: place,
                        horizontal: (column == 0 ? grid.firstColumn : nil) ?? grid.horizontal,
                        vertical: (row == 0 ? grid.firstRow : nil) ?? grid.vertical)
                }
                x += width + grid.columnGap
            }
            y += height + grid.rowGap
        }
        return items
    }

    // MARK: Names

    /// Records the visible frame of each element.
    ///
    /// The first one of an ID counts, because a list's rows may share one.
    private mutating func noteElements(of list: DisplayList, in frame: CGRect, scale: CGFloat, name: String) {
        scales[name] = scale
        let toFigure = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY)
        noteElements(list.items, name: name, transform: toFigure, clip: frame)
    }

    private mutating func noteElements(
        _ items: [DrawingItem], name: String, transform: CGAffineTransform, clip: CGRect
    ) {
        for item in items {
            switch item {
            case .group(let style, let inner):
                let own = style.transform.concatenating(transform)
                let seen = style.clip?.bounds.map { $0.applying(own).intersection(clip) } ?? clip
                if !seen.isNull { noteElements(inner, name: name, transform: own, clip: seen) }
            case .element(let mark, let inner):
                let key = "\(name).\(mark.id)"
                let seen = mark.frame.applying(transform).intersection(clip)
                if frames[key] == nil, !seen.isNull { frames[key] = seen }
                noteElements(inner, name: name, transform: transform, clip: clip)
            case .fill, .stroke, .glyphs, .image, .shadow, .backdrop: break
            }
        }
    }

    /// The names of parts, in order.
    var partNames: [String] { frames.keys.filter { !$0.contains(".") }.sorted() }

    /// The IDs of the elements of a named picture, in order.
    func elementNames(in part: String) -> [String] {
        frames.keys.filter { $0.hasPrefix("\(part).") }.map { String($0.dropFirst(part.count + 1)) }.sorted()
    }

    /// The target of a reference: its full name, and the name of the part that contains it.
    func resolve(_ reference: FigureReference) -> (name: String, part: String)? {
        let names = [reference.scope.map { "\($0).\(reference.name)" }, reference.name]
        guard let name = names.compactMap({ $0 }).first(where: { frames[$0] != nil }) else { return nil }
        let part = name.split(separator: ".", maxSplits: 1).first.map(String.init) ?? name
        return (name, scales[part] == nil ? name : part)
    }
}
