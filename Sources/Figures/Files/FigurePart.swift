import Diagnostics
import Foundation
import LocatedText

/// A part of a figure in a figure file.
struct FigurePart: Sendable {
    var kind = Kind.space(0)
    var id: String?
    var caption: FigureWording?
    var details: [FigureWording] = []
    var callouts: [Callout] = []
    var spans: [Span] = []

    indirect enum Kind: Sendable {
        case text(Words)
        case preview(FigurePreview)
        case line(Line)
        case grid(Grid)
        case table([[FigureWording]])
        case box(Box)
        case space(CGFloat)
    }

    struct Words: Sendable {
        var words = FigureWording("")
        var role = FigureTextRole.caption
        var width: CGFloat?
        var alignment = FigureAlignment.center
    }

    /// A row or column of parts.
    struct Line: Sendable {
        var axis = FigureStack.Axis.horizontal
        var parts: [FigurePart] = []
        var gap: CGFloat = 32
        var alignment = FigureAlignment.center
    }

    struct Grid: Sendable {
        var rows: [[FigurePart]] = []
        var columnGap: CGFloat = 36
        var rowGap: CGFloat = 28
        var horizontal = FigureAlignment.center
        var vertical = FigureAlignment.center
        var hasLines = false
        var hasPanels = false
    }

    struct Box: Sendable {
        var content = FigurePart()
        var style = FigureBox.Style.plain
        var padding: CGFloat = 14
    }

    struct Callout: Sendable {
        var target = FigureReference(name: "")
        var text = FigureWording("")
        var side = FigureSide.right
        var width: CGFloat = 170
    }

    struct Span: Sendable {
        var kind = FigureSpan.Kind.dimension
        var targets: [FigureReference] = []
        var side = FigureSide.bottom
        var text: FigureWording?
    }
}

extension FigurePart {
    /// The shape for recursive use.
    static var inner: Shape<FigurePart> { .deferred("a part of a figure") { shape } }

    /// A bare text is also a part; `~` is an empty place in a grid.
    private static var shape: Shape<FigurePart> {
        let text = Shape<FigurePart>(
            "a text", schema: { _ in .object([("type", .list([.text("string"), .text("null")]))]) }
        ) { node, reader in
            if node.isNull { return FigurePart() }
            return Shape<String>.text.read(node, &reader)
                .map { FigurePart(kind: .text(Words(words: FigureWording($0)))) }
        }
        let object = ObjectShape("part", FigurePart(), kinds: kinds, kindWord: "part", fields: fields).shape
        return .either(text, or: object) { $0.entries == nil && $0.elements == nil }
    }

    private static var kinds: [Field<FigurePart>] {
        [
            Field("text", wordsShape, "A text.") { $0.kind = .text($1) },
            Field("preview", FigurePreview.shape, "What a scene or document looks like somewhere.") {
                $0.kind = .preview($1)
            },
            Field("row", lineShape("row", .horizontal), "Parts beside one another.") { $0.kind = .line($1) },
            Field("column", lineShape("column", .vertical), "Parts below one another.") { $0.kind = .line($1) },
            Field("grid", gridShape, "Parts in rows and columns.") { $0.kind = .grid($1) },
            Field(
                "table", .list(.list(FigureWording.shape, atMost: 20), atMost: 100),
                "Rows of texts; the first row and column are headings."
            ) { $0.kind = .table($1) },
            Field("box", boxShape, "A part with an outline.") { $0.kind = .box($1) },
            Field("space", Shape<Double>.number(in: 0...2_000), "Points of nothing.") {
                $0.kind = .space(CGFloat($1))
            },
        ]
    }

    private static var fields: [Field<FigurePart>] {
        [
            .id(\.id),
            Field("caption", \.caption, FigureWording.shape, "The line below it."),
            Field("details", \.details, .list(FigureWording.shape, atMost: 10), "Smaller lines below the caption."),
            Field("callouts", \.callouts, .list(calloutShape, atMost: 40), "Texts beside it, with lines to elements."),
            Field("dimensions", .list(spanShape("dimension", .dimension), atMost: 40), "Lengths beside it.") {
                $0.spans += $1
            },
            Field("braces", .list(spanShape("brace", .brace), atMost: 40), "Braces beside it.") { $0.spans += $1 },
        ]
    }

    private static let alignments: [(String, FigureAlignment)] = [
        ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]

    private static var points: Shape<CGFloat> { Shape<Double>.number(in: 0...2_000).map { CGFloat($0) } }

    private static var wordsShape: Shape<Words> {
        let long = ObjectShape(
            "text", Words(),
            fields: [
                Field("words", \.words, FigureWording.shape, isRequired: true, "What it says."),
                Field(
                    "role", \.role, .choice(of: FigureTextRole.self), "What it is for; the theme says how that looks."),
                Field("width", \.width, points, "Lines are no longer."),
                Field("align", \.alignment, .choice(alignments), "Of its lines."),
            ]
        ).shape
        let short = FigureWording.shape.map { Words(words: $0) }
        return .either(short, or: long) { $0.entries == nil || $0["en"] != nil || $0["zh"] != nil }
    }

    private static func lineShape(_ name: String, _ axis: FigureStack.Axis) -> Shape<Line> {
        let long = ObjectShape(
            name, Line(axis: axis),
            fields: [
                Field("parts", \.parts, .list(inner, atMost: 60), isRequired: true, "What stands in it."),
                Field("gap", \.gap, points, "Between the parts."),
                Field("align", \.alignment, .choice(alignments), "Across its direction."),
            ]
        ).shape
        return .either(Shape<[FigurePart]>.list(inner, atMost: 60).map { Line(axis: axis, parts: $0) }, or: long) {
            $0.entries == nil
        }
    }

    private static var gridShape: Shape<Grid> {
        let rows = Shape<[[FigurePart]]>.list(.list(inner, atMost: 40), atMost: 60)
        let long = ObjectShape(
            "grid", Grid(),
            fields: [
                Field("rows", \.rows, rows, isRequired: true, "Lists of parts."),
                Field("columnGap", \.columnGap, points, "Between columns."),
                Field("rowGap", \.rowGap, points, "Between rows."),
                Field("align", \.horizontal, .choice(alignments), "Of parts in their columns."),
                Field("alignRows", \.vertical, .choice(alignments), "Of parts in their rows."),
                Field("lines", \.hasLines, .boolean, "Whether lines part the rows."),
                Field("panels", \.hasPanels, .boolean, "Whether all but headings have a ground of their own."),
            ]
        ).shape
        return .either(rows.map { Grid(rows: $0) }, or: long) { $0.entries == nil }
    }

    private static var boxShape: Shape<Box> {
        ObjectShape(
            "box", Box(),
            fields: [
                Field("content", \.content, inner, isRequired: true, "What stands in it."),
                Field(
                    "style", \.style, .choice([("plain", FigureBox.Style.plain), ("accent", .accent)]),
                    "Whether it stands out."),
                Field("padding", \.padding, points, "Around the content."),
            ]
        ).shape
    }

    private static var calloutShape: Shape<Callout> {
        ObjectShape(
            "callout", Callout(),
            fields: [
                Field(
                    "at", \.target, FigureReference.shape, isRequired: true,
                    "An element of this preview by its id, or the id of a part within this one."),
                Field("text", \.text, FigureWording.shape, isRequired: true, "What it says."),
                Field("side", \.side, .choice(of: FigureSide.self), "Where it stands; right unless given."),
                Field("width", \.width, points, "Lines are no longer."),
            ]
        ).shape
    }

    private static func spanShape(_ name: String, _ kind: FigureSpan.Kind) -> Shape<Span> {
        let meaning =
            kind == .dimension
            ? "One element, for its length, or two, for the distance between them." : "Its elements."
        return ObjectShape(
            name, Span(kind: kind),
            fields: [
                Field(
                    "of", \.targets, .list(FigureReference.shape, atMost: kind == .dimension ? 2 : 40),
                    isRequired: true, meaning),
                Field("side", \.side, .choice(of: FigureSide.self), "Where it stands; bottom unless given."),
                Field("text", \.text, FigureWording.shape, "What it says; a dimension has its length unless given."),
            ]
        ).shape
    }
}
