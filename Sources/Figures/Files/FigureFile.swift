import Annotations
import Devices
import Diagnostics
import Drawing
import Foundation
import Previews
import Scenes
import Theming

extension Figure {
    /// Creates the figure of a file, named after the file.
    init(_ document: FigureDocument) {
        let name = ((document.path as NSString).lastPathComponent as NSString).deletingPathExtension
        self.init(name: name, takesDevices: false) { context in
            var composition = FileComposition(document: document, context: context)
            return try composition.drawing()
        }
    }
}

/// Creates blocks from the content of a figure file.
private struct FileComposition {
    let document: FigureDocument
    let context: FigureContext
    private var log = ProblemLog()
    private var previewCount = 0
    private let measuring: FigureLayout

    init(document: FigureDocument, context: FigureContext) {
        self.document = document
        self.context = context
        measuring = FigureLayout(style: context.style, setter: context.tools.textSetter)
    }

    private func words(_ wording: FigureWording) -> String { wording(context.words.language) }

    mutating func drawing() throws -> FigureDrawing {
        let content = try block(document.content)
        let arrows = document.arrows.map { arrow in
            FigureArrow(from: arrow.from, to: arrow.to, text: arrow.text.map(words), isDashed: arrow.isDashed)
        }
        return FigureDrawing(
            title: document.title.map(words) ?? "", content: content, arrows: arrows, diagnostics: log.diagnostics)
    }

    // MARK: Parts

    private mutating func block(_ part: FigurePart) throws -> FigureBlock {
        var scope = part.id
        var block: FigureBlock
        switch part.kind {
        case .text(let text):
            block = context.text(words(text.words), text.role, width: text.width, alignment: text.alignment)
        case .preview(let preview):
            previewCount += 1
            // Its callouts refer to its elements even if it has no ID.
            let name = part.id ?? "preview-\(previewCount)"
            scope = preview.variants.count > 1 ? "\(name)-1" : name
            block = try previews(preview, name: name)
        case .line(let line):
            block = .stack(
                FigureStack(
                    axis: line.axis, gap: gap(line.gap, between: line.parts, line.axis), alignment: line.alignment,
                    parts: try line.parts.map { try self.block($0) }))
        case .grid(let grid): block = try self.grid(grid)
        case .table(let rows): block = context.table(rows.map { $0.map { .words(words($0)) } })
        case .box(let box):
            block = .box(
                FigureBox(
                    style: box.style, padding: CGSize(width: box.padding, height: box.padding),
                    content: try self.block(box.content)))
        case .space(let length): block = .drawing(CGSize(width: length, height: length), [])
        }
        // A single preview already has a name, so that its elements are found under it.
        if let id = part.id, !part.isSinglePreview { block = .named(id, block) }
        let notes = notes(of: part, scope: scope, width: measuring.size(of: block).width)
        return notes.isEmpty ? block : .noted(notes, block)
    }

    private func notes(of part: FigurePart, scope: String?, width: CGFloat) -> FigureNotes {
        func scoped(_ reference: FigureReference) -> FigureReference {
            FigureReference(name: reference.name, scope: scope, location: reference.location)
        }
        // Lines below a part are no wider than it, but not so narrow that each word needs its own line.
        let width = max(220, width)
        let lines =
            (part.caption.map { [context.text(words($0), width: width)] } ?? [])
            + part.details.map { context.text(words($0), .detail, width: width) }
        return FigureNotes(
            callouts: part.callouts.map {
                FigureCallout(target: scoped($0.target), text: words($0.text), side: $0.side, width: $0.width)
            },
            spans: part.spans.map {
                FigureSpan(kind: $0.kind, targets: $0.targets.map(scoped), side: $0.side, text: $0.text.map(words))
            }, caption: lines.isEmpty ? nil : .column(3, lines))
    }

    private mutating func grid(_ grid: FigurePart.Grid) throws -> FigureBlock {
        let columnCount = grid.rows.map(\.count).max() ?? 0
        let columns = (0..<columnCount).map { column in
            grid.rows.compactMap { $0.indices.contains(column) ? $0[column] : nil }
        }
        return .grid(
            FigureGrid(
                rows: try grid.rows.map { try $0.map { try block($0) } },
                columnGap: gap(grid.columnGap, betweenGroups: columns, .horizontal),
                rowGap: gap(grid.rowGap, betweenGroups: grid.rows, .vertical), horizontal: grid.horizontal,
                vertical: grid.vertical, hasLines: grid.hasLines, hasPanels: grid.hasPanels))
    }

    // MARK: Room for arrows

    private func gap(_ gap: CGFloat, between parts: [FigurePart], _ axis: FigureStack.Axis) -> CGFloat {
        self.gap(gap, betweenGroups: parts.map { [$0] }, axis)
    }

    /// The gap between groups of parts, wide enough for the text of an arrow from one group to another.
    private func gap(
        _ gap: CGFloat, betweenGroups groups: [[FigurePart]], _ axis: FigureStack.Axis
    ) -> CGFloat {
        let names = groups.map { Set($0.flatMap(\.names)) }
        func group(_ reference: FigureReference) -> Int? {
            let part = reference.name.split(separator: ".").first.map(String.init) ?? ""
            return names.firstIndex { $0.contains(reference.name) || $0.contains(part) }
        }
        return document.arrows.reduce(gap) { gap, arrow in
            guard let text = arrow.text, let from = group(arrow.from), let to = group(arrow.to), from != to else {
                return gap
            }
            let size = measuring.size(
                of: .text(FigureText(text: words(text), role: .detail, width: FigureArrow.textWidth)))
            return max(gap, (axis == .horizontal ? size.width : size.height) + 36)
        }
    }

    // MARK: Previews

    private mutating func previews(_ preview: FigurePreview, name: String) throws -> FigureBlock {
        let source = try source(of: preview)
        var blocks: [FigureBlock] = []
        for (index, variant) in preview.variants.enumerated() {
            let own = preview.variants.count > 1 ? "\(name)-\(index + 1)" : name
            let picture = try picture(preview, of: source, on: variant)
            let block = FigureBlock.named(own, .picture(picture.list, scale: picture.scale))
            guard preview.isDescribed else {
                blocks.append(block)
                continue
            }
            // These are notes rather than lines of a column, so that arrows avoid them.
            let lines = context.captionLines(
                [
                    context.deviceName(variant, withGeneration: true),
                    "\(context.place(variant)) · \(variant.sizeClasses)",
                ],
                width: max(180, picture.list.size.width * picture.scale))
            blocks.append(.noted(FigureNotes(caption: lines), block))
        }
        return blocks.count == 1 ? blocks[0] : .row(32, .center, of: blocks)
    }

    private mutating func source(of preview: FigurePreview) throws -> any PictureSource {
        switch preview.source {
        case .scene(let scene):
            let source = try SceneSource.load(scene, palette: context.theme.palette)
            log.append(contentsOf: source.diagnostics)
            return source.value
        case .file(let file):
            guard let path = InputFolder(path: SplitPath(document.path).folder).file(named: file) else {
                throw DiagnosedError(SceneProblem.outsideFolder(file), at: preview.location)
            }
            guard FileManager.default.fileExists(atPath: path) else {
                throw DiagnosedError(SceneProblem.noFile(file), at: preview.location)
            }
            let source = try InputSource.load([path], palette: context.theme.palette)
            log.append(contentsOf: source.diagnostics)
            return source.value
        }
    }

    private mutating func picture(
        _ preview: FigurePreview, of source: any PictureSource, on variant: Variant
    ) throws -> (list: DisplayList, scale: CGFloat) {
        func draw() throws -> Diagnosed<DisplayList> {
            try context.picture(source, on: variant, frame: preview.frame)
        }
        var drawn = try draw()
        let side = max(drawn.value.size.width, drawn.value.size.height)
        let scale = preview.scale ?? (preview.side ?? context.tile) / side
        if !preview.annotations.isEmpty {
            // Annotations of a preview have the size of the figure's own notes, if there is room.
            var style = context.theme.annotations
            let factor = min(max(1, 1 / scale), 2.2)
            style.textSize *= factor
            style.lineWidth *= factor
            context.tools.annotator = Annotator(Set(preview.annotations), style: style)
            defer { context.tools.annotator = nil }
            drawn = try draw()
        }
        log.append(contentsOf: drawn.diagnostics)
        return (drawn.value, scale)
    }
}

extension FigurePart {
    fileprivate var isSinglePreview: Bool {
        if case .preview(let preview) = kind { return preview.variants.count == 1 }
        return false
    }

    /// The IDs of the part and of all parts in it.
    fileprivate var names: [String] {
        let inner: [FigurePart] =
            switch kind {
            case .line(let line): line.parts
            case .grid(let grid): grid.rows.flatMap { $0 }
            case .box(let box): [box.content]
            case .text, .preview, .table, .space: []
            }
        var own = id.map { [$0] } ?? []
        if case .preview(let preview) = kind, preview.variants.count > 1, let id {
            own += preview.variants.indices.map { "\(id)-\($0 + 1)" }
        }
        return own + inner.flatMap(\.names)
    }
}
