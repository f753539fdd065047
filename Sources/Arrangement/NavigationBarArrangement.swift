public import Foundation

/// The positions of title, back button and items in the row of a navigation bar.
///
/// They are from left to right; a right-to-left bar mirrors the result.
public struct NavigationBarArrangement: Hashable, Sendable {
    /// The width of the row, between the safe area's sides, in points.
    public var width: CGFloat
    /// The distance from the left side to the first item or the chevron.
    public var leftMargin: CGFloat
    /// The distance from the right side to the last item.
    public var rightMargin: CGFloat
    /// The gap between the title and the items beside it.
    public var titleGap: CGFloat
    public var titleWidth: CGFloat
    /// The width of the chevron with its gap; `nil` without a back button.
    public var chevronWidth: CGFloat?
    /// The widths of the back titles to try, longest first: the full one, then "Back".
    public var backTitleWidths: [CGFloat]
    /// The widths of the left items and of the gaps between them.
    public var leftWidths: [CGFloat]
    /// The widths of the right items and of the gaps between them.
    public var rightWidths: [CGFloat]
    /// Whether the title follows the left items instead of being centered.
    public var titleLeads: Bool

    public init(
        width: CGFloat, leftMargin: CGFloat, rightMargin: CGFloat, titleGap: CGFloat,
        titleWidth: CGFloat, chevronWidth: CGFloat?, backTitleWidths: [CGFloat], leftWidths: [CGFloat],
        rightWidths: [CGFloat], titleLeads: Bool = false
    ) {
        self.width = width
        self.leftMargin = leftMargin
        self.rightMargin = rightMargin
        self.titleGap = titleGap
        self.titleWidth = titleWidth
        self.chevronWidth = chevronWidth
        self.backTitleWidths = backTitleWidths
        self.leftWidths = leftWidths
        self.rightWidths = rightWidths
        self.titleLeads = titleLeads
    }

    /// The result.
    public struct Placed: Hashable, Sendable {
        public var title: Span
        /// The index of the back title that is shown; `nil` for the chevron alone.
        public var backTitle: Int?
        public var chevronX: CGFloat?
        public var backTitleX: CGFloat = 0
        /// The left items in the given order.
        public var left: [Span] = []
        public var right: [Span] = []
    }

    /// A range along the row.
    public struct Span: Hashable, Sendable {
        public var x: CGFloat
        public var width: CGFloat

        public init(x: CGFloat, width: CGFloat) {
            self.x = x
            self.width = width
        }
    }

    private func extent(_ widths: [CGFloat]) -> CGFloat { widths.reduce(0, +) }

    /// The width of the left side with a back title of a width, including the margin.
    private func leftExtent(backTitle: CGFloat?) -> CGFloat {
        var used: CGFloat = 0
        if let chevronWidth { used = chevronWidth + (backTitle ?? 0) }
        return leftMargin + used + extent(leftWidths)
    }

    /// The positions of all parts.
    ///
    /// > Rule: CH-4: as space shrinks, the back title falls back to "Back", then to the chevron alone.
    public var placed: Placed {
        let right = rightMargin + extent(rightWidths)
        var chosen: Int?
        if chevronWidth != nil {
            chosen = backTitleWidths.indices.first { index in
                let left = leftExtent(backTitle: backTitleWidths[index])
                return left + right + (titleWidth > 0 ? titleWidth + 2 * titleGap : 0) <= width
            }
        }
        let left = leftExtent(backTitle: chosen.map { backTitleWidths[$0] })
        let (least, most) = (left + titleGap, width - right - titleGap)
        let shownWidth = min(titleWidth, max(0, most - least))
        // In the middle of the bar if there is space, otherwise as near to it as possible.
        let x = titleLeads ? least : max(least, min((width - shownWidth) / 2, most - shownWidth))
        var placed = Placed(title: Span(x: x, width: shownWidth), backTitle: chosen)
        var cursor = leftMargin
        if let chevronWidth {
            placed.chevronX = cursor
            cursor += chevronWidth
            placed.backTitleX = cursor
            if let chosen { cursor += backTitleWidths[chosen] }
        }
        for item in leftWidths {
            placed.left.append(Span(x: cursor, width: item))
            cursor += item
        }
        cursor = width - rightMargin
        for item in rightWidths {
            cursor -= item
            placed.right.append(Span(x: cursor, width: item))
        }
        return placed
    }
}
