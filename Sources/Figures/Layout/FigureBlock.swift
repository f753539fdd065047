import Drawing
import Foundation

/// A part of a figure.
///
/// It has a size of its own, and is drawn into a frame at least as large.
///
/// Sizes depend only on the content, and rows and columns lay parts side by side, so nothing can overlap or be clipped.
indirect enum FigureBlock: Sendable {
    case text(FigureText)
    /// A picture at a scale.
    case picture(DisplayList, scale: CGFloat)
    /// A custom drawing, from the block's own corner.
    case drawing(CGSize, [DrawingItem])
    case stack(FigureStack)
    case grid(FigureGrid)
    case box(FigureBox)
    /// A part that arrows and notes may refer to, including the elements of a picture.
    case named(String, FigureBlock)
    /// A part with notes around it, which take up space.
    case noted(FigureNotes, FigureBlock)

    static let nothing = FigureBlock.drawing(.zero, [])

    /// A column of parts.
    static func column(_ gap: CGFloat, _ parts: [FigureBlock]) -> FigureBlock {
        .stack(FigureStack(axis: .vertical, gap: gap, alignment: .center, parts: parts))
    }

    /// A row of parts.
    static func row(_ gap: CGFloat, _ alignment: FigureAlignment = .center, of parts: [FigureBlock]) -> FigureBlock {
        .stack(FigureStack(axis: .horizontal, gap: gap, alignment: alignment, parts: parts))
    }
}

/// The alignment of a part in a larger place.
enum FigureAlignment: Sendable { case leading, center, trailing }

/// The role of a text; the theme defines its look.
enum FigureTextRole: String, CaseIterable, Sendable { case title, heading, caption, detail, accent }

/// A text that breaks into lines at a width.
struct FigureText: Sendable {
    var text: String
    var role: FigureTextRole
    /// Whether it is a name in code, in letters of one width.
    var isCode = false
    /// The largest width of a line.
    var width: CGFloat?
    var alignment = FigureAlignment.center
}

/// A row or column of parts.
struct FigureStack: Sendable {
    enum Axis: Sendable { case horizontal, vertical }

    var axis: Axis
    var gap: CGFloat
    /// The alignment across the line.
    var alignment: FigureAlignment
    var parts: [FigureBlock]
}

/// A grid of parts.
///
/// A column is as wide as its widest part, and a row as high as its highest.
struct FigureGrid: Sendable {
    var rows: [[FigureBlock]]
    var columnGap: CGFloat
    var rowGap: CGFloat
    var horizontal = FigureAlignment.center
    /// The alignment of the first column; `nil` if it is like the others.
    var firstColumn: FigureAlignment?
    /// The alignment of the first row; `nil` if it is like the others.
    var firstRow: FigureAlignment?
    var vertical = FigureAlignment.center
    /// Whether hairlines separate the rows.
    var hasLines = false
    /// Whether all cells except the headings have a panel.
    var hasPanels = false
}

/// A part with padding and an outline around it.
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

    /// The largest width of a line of its text.
    static let textWidth: CGFloat = 150
}
