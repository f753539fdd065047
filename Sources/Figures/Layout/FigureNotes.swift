import Diagnostics
import Foundation

/// A part of a figure, or an element of a preview in it, as something else names it.
struct FigureReference: Hashable, Sendable {
    /// A part's name, or `PREVIEW.ELEMENT`.
    var name: String
    /// The preview whose elements may be named by their ids alone.
    var scope: String?
    /// Where a file says so.
    var location: SourceLocation?
}

/// The side of a part that a note stands at.
enum FigureSide: String, CaseIterable, Sendable {
    case top, right, bottom, left

    /// Whether notes here stand above or below the part.
    var isHorizontal: Bool { self == .top || self == .bottom }
    /// Whether it comes before the part, from left to right and from top to bottom.
    var isBefore: Bool { self == .top || self == .left }
}

/// A text beside a part, with a line to what it is about.
struct FigureCallout: Sendable {
    var target: FigureReference
    var text: String
    var side: FigureSide
    /// Lines are no longer.
    var width: CGFloat = 170
}

/// A dimension line or a brace beside a part, along what it is about.
struct FigureSpan: Sendable {
    enum Kind: Sendable { case dimension, brace }

    var kind: Kind
    /// What a brace holds together; of a dimension line one, whose length it gives, or two, and their distance.
    var targets: [FigureReference]
    var side: FigureSide
    /// A dimension line without a text has its length in points.
    var text: String?
}

/// What stands around a part and says something of it.
struct FigureNotes: Sendable {
    var callouts: [FigureCallout] = []
    var spans: [FigureSpan] = []
    /// What stands below the part and its notes, under its middle.
    var caption: FigureBlock?

    var isEmpty: Bool { callouts.isEmpty && spans.isEmpty && caption == nil }
}
