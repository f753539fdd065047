import Devices
package import Drawing
package import Foundation
import Geometry
package import Typography

/// The look of a navigation bar: the distances in its row, and the drawing of its parts.
package struct NavigationBarLook {
    private let style: SystemStyle
    private var era: SystemStyle.Era { style.era }

    /// The look in a style of the system.
    package init(_ style: SystemStyle) {
        self.style = style
    }

    /// Whether the bar has a background by default; glass does not.
    package var hasStandardBackground: Bool { era != .glass }

    /// Whether a back button is a disc of glass without a title.
    package var hasBackDisc: Bool { era == .glass }

    // MARK: Distances, in points

    /// The distance between buttons that are not on glass.
    package var buttonGap: CGFloat { 16 }
    /// The distance between two images that are not on glass: from iOS 11 on, 11 points around each and 8 between them.
    ///
    /// Two apps have images of 24 points at 296 and 350 on a screen of 390.
    package var pictureGap: CGFloat { style.version >= .iOS11 ? 30 : buttonGap }
    /// The distance between the title and the items beside it, as measured in a picture of iOS 18; 8 is an assumption.
    package var titleGap: CGFloat { era == .raised ? 6 : 8 }
    /// The width of the chevron with its gap, or of the disc.
    ///
    /// On iOS 18 the title is one and a third points further from the chevron.
    package var backButtonWidth: CGFloat {
        if era == .glass { return 44 }
        return BarButtonLook.chevronExtent + (style.version >= .iOS18 ? 1.33 : 0)
    }
    /// The distance by which a back button's chevron extends towards the side.
    package var backButtonOutset: CGFloat { era == .glass ? 0 : 7 }
    /// The distance between capsules.
    package static let capsuleGap: CGFloat = 12
    /// The distance from the sides of a panel of glass to the first button.
    package static let panelMargin: CGFloat = 8
    /// The height of the row that contains a prompt.
    package static let promptHeight: CGFloat = 30
    /// The width of a search bar in the row, measured in a picture of iPadOS 26.
    package static let searchWidth: CGFloat = 248
    /// The font size of a large title at the standard content size.
    package static let standardLargeTitleSize: CGFloat = 34

    /// Whether a title may have a second line below it.
    package var hasSubtitles: Bool { era == .glass }
    /// The font size of a title: smaller over a second line, as in a picture of iOS 26.
    package func titleSize(hasSubtitle: Bool) -> CGFloat { hasSubtitle ? 15 : 17 }
    /// The font size of the second line, as in the same picture.
    package static let subtitleSize: CGFloat = 12
    /// The font size of a line below a large title, of medium weight, as in another picture of iOS 26.
    package static let largeSubtitleSize: CGFloat = 11
    /// How far the line below a large title reaches into the space below the title's letters, as in that picture.
    private static let largeSubtitleOverlap: CGFloat = 3.2

    /// The height of capsules: 44 points, but not more than the row, because the row of a phone in landscape is low.
    package func glassHeight(inRowOfHeight height: CGFloat) -> CGFloat { min(44, height) }

    // MARK: Drawing

    /// The items that draw the prompt above a row.
    package func promptItems(_ prompt: String, color: Color, above row: CGRect, top: CGFloat, _ pen: Pen)
        -> [DrawingItem]
    {
        let layout = pen.line(prompt, font: .system(13), color: color, width: max(1, row.width - 32))
        let box = CGRect(x: row.minX, y: top, width: row.width, height: Self.promptHeight + 8)
        return layout.items(at: layout.centeredOrigin(in: box, grid: pen.grid))
    }

    /// The items that draw the title in its part of the row.
    package func titleItems(
        _ title: String, font: FontDescriptor, color: Color, in rect: CGRect, verticalAdjustment: CGFloat, _ pen: Pen
    ) -> [DrawingItem] {
        let line = pen.line(title, font: font, color: color, width: rect.width + 0.5)
        var origin = line.centeredOrigin(in: rect, grid: pen.grid)
        origin.y += verticalAdjustment
        return line.items(at: origin)
    }

    /// A line of text in a bar.
    package struct Line {
        package var text: String
        package var font: FontDescriptor
        package var color: Color

        package init(_ text: String, font: FontDescriptor, color: Color) {
            self.text = text
            self.font = font
            self.color = color
        }
    }

    /// The items that draw a title over a second line, together in the middle of their part of the row.
    package func titleItems(
        _ title: Line, over subtitle: Line, in rect: CGRect, _ pen: Pen
    ) -> [DrawingItem] {
        let upper = pen.line(title.text, font: title.font, color: title.color, width: rect.width + 0.5)
        let lower = pen.line(subtitle.text, font: subtitle.font, color: subtitle.color, width: rect.width + 0.5)
        let top = pen.grid.round(rect.midY - (upper.size.height + lower.size.height) / 2)
        func items(of line: TextLayout, at y: CGFloat) -> [DrawingItem] {
            let box = CGRect(x: rect.minX, y: y, width: rect.width, height: line.size.height)
            return line.items(at: CGPoint(x: line.centeredOrigin(in: box, grid: pen.grid).x, y: y))
        }
        return items(of: upper, at: top) + items(of: lower, at: top + upper.size.height)
    }

    /// The items that draw a back button's disc with its chevron.
    ///
    /// - Parameters:
    ///   - room: The part of the row for the button.
    ///   - color: The chevron's color.
    ///   - isOnGlass: Whether the bar is on glass, so that the disc is omitted.
    ///   - pen: The pen to draw with.
    /// - Returns: The items, from back to front.
    package func backDiscItems(in room: CGRect, color: Color, isOnGlass: Bool, _ pen: Pen) -> [DrawingItem] {
        let height = glassHeight(inRowOfHeight: room.height)
        let rect = room.centered(CGSize(width: height, height: height))
        var items: [DrawingItem] = []
        if !isOnGlass { items.glass(in: rect, isDark: pen.isDark) }
        items += ControlSign.chevronBackward.items(
            in: rect.centered(CGSize(width: 24, height: 24)).offsetBy(dx: pen.isRightToLeft ? 1 : -1, dy: 0),
            color: color, weight: 3, isRightToLeft: pen.isRightToLeft)
        return items
    }

    /// The items that draw a large title, and the line below it if there is one, 8 points above the bottom of their area.
    package func largeTitleItems(
        _ title: Line, subtitle: Line?, in room: CGRect, top: CGFloat, bottom: CGFloat, _ pen: Pen
    ) -> [DrawingItem] {
        var items: [DrawingItem] = []
        var bottom = bottom - 8
        for part in [subtitle, title].compactMap(\.self) {
            let line = pen.line(part.text, font: part.font, color: part.color, width: max(1, room.width))
            let x = pen.isRightToLeft ? room.maxX - line.size.width : room.minX
            items += line.items(at: CGPoint(x: x, y: pen.grid.round(max(top, bottom - line.size.height))))
            bottom += Self.largeSubtitleOverlap - line.size.height
        }
        return items
    }
}
