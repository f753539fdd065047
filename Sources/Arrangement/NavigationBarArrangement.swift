public import Foundation

/// The places of title, back button and items in the row of a navigation bar.
///
/// From left to right; a bar that runs the other way mirrors the answer.
public struct NavigationBarArrangement: Hashable, Sendable {
    /// The width of the row, between the safe area's sides, in points.
    public var width: CGFloat
    /// From the left side to the first item or the chevron.
    public var leftMargin: CGFloat
    /// From the right side to the last item.
    public var rightMargin: CGFloat
    /// Between the title and its neighbours.
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
    /// Whether the title follows the left items rather than stand in the middle.
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

    /// The answer.
    public struct Placed: Hashable, Sendable {
        public var title: Span
        /// The index of the back title that is shown; `nil` for the chevron alone.
        public var backTitle: Int?
        public var chevronX: CGFloat?
        public var backTitleX: CGFloat = 0
        /// Items in the order given; right ones from the outside in.
        public var left: [Span] = []
        public var right: [Span] = []
    }

    /// A stretch along the row.
    public struct Span: Hashable, Sendable {
        public var x: CGFloat
        public var width: CGFloat

        public init(x: CGFloat, width: CGFloat) {
            self.x = x
            self.width = width
        }
    }

    private func extent(_ widths: [CGFloat]) -> CGFloat { widths.reduce(0, +) }

    /// The room that the left side takes with a back title of a width, margin included.
    private func leftExtent(backTitle: CGFloat?) -> CGFloat {
        var used: CGFloat = 0
        if let chevronWidth { used = chevronWidth + (backTitle ?? 0) }
        return leftMargin + used + extent(leftWidths)
    }

    /// The places of all parts.
    ///
    /// > Rule: CH-4: as room shrinks, the back title falls back to "Back", then to the chevron alone.
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
        // In the middle of the bar if that is free, else as near to it as possible.
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
