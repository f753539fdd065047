import Devices
public import Foundation
public import Geometry

/// The frames of an expanded split view's columns, in the split view's own coordinates.
public struct SplitArrangement: Hashable, Sendable {
    /// A visible column.
    public struct Column: Hashable, Sendable {
        public var column: SplitColumn
        /// The visible frame, with the width that `primaryColumnWidth` and similar properties have.
        public var frame: CGRect
        /// The frame of the column's view, which may extend beyond the visible frame.
        public var viewFrame: CGRect
        /// The insets of the column's content in addition to the split view's own safe area.
        public var insets: UIEdgeInsets
        /// Whether it is a panel of glass above the column beside it.
        public var floats = false
    }

    public var mode: SplitDisplayMode
    /// The visible columns, from back to front.
    public var columns: [Column]
    /// The lines between columns.
    public var separators: [CGRect]
    /// The dimmed area, which receives no touches; `nil` for none.
    public var dimmed: CGRect?

    /// The visible column of a kind; `nil` if it is hidden.
    public subscript(column: SplitColumn) -> Column? { columns.first { $0.column == column } }
}

extension SplitRequest {
    /// The width by which the primary column extends beyond the edge of the split view: `splitView.offscreenBuffer`.
    ///
    /// It applies to the column style before iOS 26.
    private var offscreenBuffer: CGFloat { style != .unspecified && version >= .iOS14 && version < .iOS26 ? 100 : 0 }

    /// Whether the primary of the column style is a panel above the other columns.
    private var primaryFloats: Bool { style != .unspecified && version >= .iOS26 }

    /// The distance between a floating panel and the edges, except above, where the safe area is.
    ///
    /// It was measured on a 13-inch iPad.
    private static let floatMargin: CGFloat = 10

    /// Computes the frames of the columns.
    ///
    /// - Parameters:
    ///   - edge: the side of the primary.
    ///   - isRightToLeft: whether leading is on the right.
    ///   - scale: the pixels per point, for the separator.
    /// - Returns: the visible parts, in the split view's own coordinates.
    /// > Rules: SPLIT-9 to SPLIT-11, SPLIT-16.
    public func arrange(edge: SplitPrimaryEdge = .leading, isRightToLeft: Bool = false, scale: CGFloat)
        -> SplitArrangement
    {
        let mode = displayMode
        let shown = style.sidebars.suffix(mode.sidebarCount)
        let line = SplitColumns.separatorWidth(scale: scale)
        var arrangement = SplitArrangement(mode: mode, columns: [], separators: [])
        var sidebars: [SplitArrangement.Column] = []
        var x: CGFloat = 0
        for column in shown {
            let width = min(SplitColumns.width(of: column, self), max(0, size.width - x))
            let frame = CGRect(x: x, y: 0, width: width, height: size.height)
            let next = place(column, at: frame, after: sidebars.last)
            sidebars.append(next)
            x = frame.maxX + (next.floats ? 0 : line)
            if !next.floats {
                arrangement.separators.append(CGRect(x: frame.maxX, y: 0, width: line, height: size.height))
            }
        }
        var frame = CGRect(origin: .zero, size: size)
        switch mode {
        case .automatic, .secondaryOnly: break
        case .oneOverSecondary, .twoOverSecondary:
            // A column over another has a shadow instead of a separator.
            arrangement.separators.removeAll { $0.minX == x - line }
            arrangement.dimmed = style == .unspecified ? nil : frame
        case .oneBesideSecondary, .twoBesideSecondary:
            frame = CGRect(x: x, y: 0, width: max(0, size.width - x), height: size.height)
        case .twoDisplaceSecondary:
            // It keeps the width that it has beside one column, and the other column moves it outward.
            let beside = (sidebars.last?.frame.width ?? 0) + line
            frame = CGRect(x: x, y: 0, width: max(0, size.width - beside), height: size.height)
            arrangement.dimmed = frame.intersection(CGRect(origin: .zero, size: size))
        }
        let isBeside = [.oneBesideSecondary, .twoBesideSecondary].contains(mode)
        let secondary = place(.secondary, at: frame, after: isBeside ? sidebars.last : nil)
        arrangement.columns = [secondary] + sidebars.reversed()
        if (edge == .trailing) != isRightToLeft { arrangement.mirror(in: size.width) }
        return arrangement
    }

    /// A column with its view, which may extend beyond the screen or below a floating panel.
    private func place(_ column: SplitColumn, at frame: CGRect, after previous: SplitArrangement.Column?)
        -> SplitArrangement.Column
    {
        var placed = SplitArrangement.Column(column: column, frame: frame, viewFrame: frame, insets: .zero)
        if column == .primary {
            placed.floats = primaryFloats
            if placed.floats {
                placed.viewFrame = frame.inset(
                    by: UIEdgeInsets(
                        top: max(Self.floatMargin, safeAreaTop), left: Self.floatMargin, bottom: Self.floatMargin,
                        right: Self.floatMargin))
            } else {
                placed.viewFrame.origin.x -= offscreenBuffer
                placed.viewFrame.size.width += offscreenBuffer
                placed.insets.left = offscreenBuffer
            }
        } else if column == .secondary, let previous, previous.floats {
            placed.viewFrame = CGRect(x: 0, y: frame.minY, width: frame.maxX, height: frame.height)
            placed.insets.left = previous.frame.maxX
        }
        return placed
    }
}

extension SplitArrangement {
    /// Mirrors the arrangement horizontally.
    ///
    /// > Rule: SPLIT-11.
    fileprivate mutating func mirror(in width: CGFloat) {
        func mirrored(_ rect: CGRect) -> CGRect {
            CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        for index in columns.indices {
            columns[index].frame = mirrored(columns[index].frame)
            columns[index].viewFrame = mirrored(columns[index].viewFrame)
            let insets = columns[index].insets
            (columns[index].insets.left, columns[index].insets.right) = (insets.right, insets.left)
        }
        separators = separators.map(mirrored)
        dimmed = dimmed.map(mirrored)
    }
}
