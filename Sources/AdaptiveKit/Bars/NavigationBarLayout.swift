import Foundation

/// Where title, back button and items of a navigation bar lie.
///
/// Left to right; a bar that runs the other way mirrors the answer.
struct NavigationBarLayout {
    /// Of the bar, between the safe area's sides.
    var width: CGFloat
    /// From the left side to the first item or the chevron.
    var leftMargin: CGFloat
    /// From the right side to the last item.
    var rightMargin: CGFloat
    /// Between items.
    var spacing: CGFloat
    /// Between the title and what is beside it.
    var titleGap: CGFloat
    var titleWidth: CGFloat
    /// What the chevron takes with its gap; `nil` without a back button.
    var chevronWidth: CGFloat?
    /// Widths of the back titles to try, longest first: the full one, then "Back".
    var backTitleWidths: [CGFloat]
    var leftWidths: [CGFloat]
    var rightWidths: [CGFloat]
    /// Whether the title follows the left items rather than stand in the middle.
    var titleLeads = false

    struct Placed: Equatable {
        var title: ClosedSpan
        /// Which of the back titles is shown; `nil` for the chevron alone.
        var backTitle: Int?
        var chevronX: CGFloat?
        var backTitleX: CGFloat = 0
        /// Items in the order given; right ones from the outside in.
        var left: [ClosedSpan] = []
        var right: [ClosedSpan] = []
    }

    /// A stretch along the bar.
    struct ClosedSpan: Equatable {
        var x: CGFloat
        var width: CGFloat
    }

    private func extent(_ widths: [CGFloat]) -> CGFloat {
        widths.reduce(0, +) + spacing * CGFloat(max(0, widths.count - 1))
    }

    /// The room that the left side takes with a back title of a width, margin included.
    private func leftExtent(backTitle: CGFloat?) -> CGFloat {
        var used: CGFloat = 0
        if let chevronWidth { used = chevronWidth + (backTitle ?? 0) }
        if !leftWidths.isEmpty { used += extent(leftWidths) + (used > 0 ? spacing : 0) }
        return leftMargin + used
    }

    /// > Rule: CH-4: the back title gives way to "Back", then to the chevron alone, as room shrinks.
    var placed: Placed {
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
        // In the middle of the bar if that is free, else as near to it as it can be.
        let x = titleLeads ? least : max(least, min((width - shownWidth) / 2, most - shownWidth))
        var placed = Placed(title: ClosedSpan(x: x, width: shownWidth), backTitle: chosen)
        var cursor = leftMargin
        if let chevronWidth {
            placed.chevronX = cursor
            cursor += chevronWidth
            placed.backTitleX = cursor
            if let chosen { cursor += backTitleWidths[chosen] }
            cursor += spacing
        }
        for item in leftWidths {
            placed.left.append(ClosedSpan(x: cursor, width: item))
            cursor += item + spacing
        }
        cursor = width - rightMargin
        for item in rightWidths {
            cursor -= item
            placed.right.append(ClosedSpan(x: cursor, width: item))
            cursor -= spacing
        }
        return placed
    }
}
