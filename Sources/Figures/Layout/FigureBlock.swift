import Drawing
import Foundation

/// A part of a figure: it has a size of its own, and is drawn into a frame at least as large.
///
/// Sizes come from the content alone, rows and columns lay parts side by side, and so nothing can overlap or be cut.
indirect enum FigureBlock: Sendable {
    case text(FigureText)
    /// A picture at a scale.
    case picture(DisplayList, scale: CGFloat)
    /// What is drawn by hand, from the block's own corner.
    case drawing(CGSize, [DrawingItem])
    case stack(FigureStack)
    case grid(FigureGrid)
    case box(FigureBox)
    /// A part that arrows and notes may name; of a picture, its elements too.
    case named(String, FigureBlock)
    /// A part with notes around it, which take room of their own.
    case noted(FigureNotes, FigureBlock)

    static let nothing = FigureBlock.drawing(.zero, [])

    /// Parts below one another.
    static func column(_ gap: CGFloat, _ parts: [FigureBlock]) -> FigureBlock {
        .stack(FigureStack(axis: .vertical, gap: gap, alignment: .center, parts: parts))
    }

    /// Parts beside one another.
    static func row(_ gap: CGFloat, _ alignment: FigureAlignment = .center, of parts: [FigureBlock]) -> FigureBlock {
        .stack(FigureStack(axis: .horizontal, gap: gap, alignment: alignment, parts: parts))
    }
}

/// Where a part lies in a place that is larger.
enum FigureAlignment: Sendable { case leading, center, trailing }

/// What a text is for; the theme says how that looks.
enum FigureTextRole: String, CaseIterable, Sendable { case title, heading, caption, detail, accent }

/// A text that breaks into lines at a width.
struct FigureText: Sendable {
    var text: String
    var role: FigureTextRole
    /// Lines are no longer.
    var width: CGFloat?
    var alignment = FigureAlignment.center
}

/// Parts in a line.
struct FigureStack: Sendable {
    enum Axis: Sendable { case horizontal, vertical }

    var axis: Axis
    var gap: CGFloat
    /// Across the line.
    var alignment: FigureAlignment
    var parts: [FigureBlock]
}

/// Parts in rows and columns; a column is as wide as its widest part, a row as high as its highest.
struct FigureGrid: Sendable {
    var rows: [[FigureBlock]]
    var columnGap: CGFloat
    var rowGap: CGFloat
    var horizontal = FigureAlignment.center
    /// Of the first column, where it is not as the others.
    var firstColumn: FigureAlignment?
    /// Of the first row, where it is not as the others.
    var firstRow: FigureAlignment?
    var vertical = FigureAlignment.center
    /// Whether hairlines part the rows.
    var hasLines = false
    /// The column and row of headings have no panel; all other cells have one, where this is so.
    var hasPanels = false
}

/// A part with room and an outline around it.
struct FigureBox: Sendable {
    enum Style: Sendable { case plain, accent }

    var style = Style.plain
    var padding: CGSize
    var content: FigureBlock
}

/// An arrow from one named part to another.
struct FigureArrow: Sendable {
    var from: FigureReference
    var to: FigureReference
    var text: String?
    var isDashed = false

    init(from: FigureReference, to: FigureReference, text: String? = nil, isDashed: Bool = false) {
        self.from = from
        self.to = to
        self.text = text
        self.isDashed = isDashed
    }

    init(from: String, to: String) {
        self.init(from: FigureReference(name: from), to: FigureReference(name: to))
    }

    /// Lines of its text are no longer.
    static let textWidth: CGFloat = 150
}
