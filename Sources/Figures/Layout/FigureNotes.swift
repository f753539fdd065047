import Diagnostics
import Foundation

/// A reference to a part of a figure, or to an element of a preview in it.
struct FigureReference: Hashable, Sendable {
    /// A part's name, or `PREVIEW.ELEMENT`.
    var name: String
    /// The preview whose elements may be referred to by ID alone.
    var scope: String?
    /// The location in the file.
    var location: SourceLocation?
}

/// The side of a part for a note.
enum FigureSide: String, CaseIterable, Sendable {
    case top, right, bottom, left

    /// Whether notes here are above or below the part.
    var isHorizontal: Bool { self == .top || self == .bottom }
    /// Whether it comes before the part, from left to right and from top to bottom.
    var isBefore: Bool { self == .top || self == .left }
}

/// A text beside a part, with a line to its target.
struct FigureCallout: Sendable {
    var target: FigureReference
    var text: String
    var side: FigureSide
    /// The largest width of a line.
    var width: CGFloat = 170
}

/// A dimension line or a brace beside a part, along its targets.
struct FigureSpan: Sendable {
    enum Kind: Sendable { case dimension, brace }

    var kind: Kind
    /// The targets: those that a brace groups; for a dimension line one, whose length it shows, or two, whose distance
    /// it shows.
    var targets: [FigureReference]
    var side: FigureSide
    /// The text; `nil` for the length in points on a dimension line.
    var text: String?
}

/// The notes around a part.
struct FigureNotes: Sendable {
    var callouts: [FigureCallout] = []
    var spans: [FigureSpan] = []
    /// The caption, centered below the part and its notes.
    var caption: FigureBlock?

    var isEmpty: Bool { callouts.isEmpty && spans.isEmpty && caption == nil }
}
