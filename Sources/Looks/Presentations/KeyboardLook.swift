import Arrangement
import Devices
package import Drawing
package import Foundation
import Geometry
import Traits
import Typography

/// The look of the software keyboard: the English layout, with a row of suggestions from iOS 8 on.
///
/// The height is the system's. The keys' lengths in it are by eye.
package struct KeyboardLook {
    /// The label of a key.
    package enum Sign: String, CaseIterable, Sendable {
        case shift
        case delete = "delete.left"
        case emoji = "face.smiling"
        case dictation = "mic"
        case dismissal = "keyboard"
        case enter = "return"
        case language = "globe"
    }

    /// The place and the device of a keyboard.
    package struct Content {
        package var isPad: Bool
        package var isPortrait: Bool
        /// Whether a home indicator is below the keys.
        package var hasHomeIndicator: Bool
        /// The distance of the keys from the left and the right edge, beside a cutout in landscape, in points.
        package var sideInset: CGFloat
        /// The images of signs.
        package var images: (Sign) -> ImageContent?

        package init(
            isPad: Bool, isPortrait: Bool, hasHomeIndicator: Bool, sideInset: CGFloat,
            images: @escaping (Sign) -> ImageContent?
        ) {
            self.isPad = isPad
            self.isPortrait = isPortrait
            self.hasHomeIndicator = hasHomeIndicator
            self.sideInset = sideInset
            self.images = images
        }
    }

    private enum Face: Hashable {
        case letter(String)
        case word(String)
        case sign(Sign)
        case space
    }

    /// A key, with its width in the widths of a letter.
    private struct Key {
        var face: Face
        var width: CGFloat = 1
    }

    private let style: SystemStyle

    package init(_ style: SystemStyle) { self.style = style }

    private var isGlass: Bool { style.era == .glass }
    private var hasSuggestions: Bool { style.version >= .iOS8 }

    // MARK: Lengths, in points

    private func suggestionHeight(_ content: Content) -> CGFloat {
        guard hasSuggestions else { return 0 }
        return content.isPad ? 55 : content.isPortrait ? 44 : 38
    }

    private func footHeight(_ content: Content) -> CGFloat {
        guard content.hasHomeIndicator else { return 0 }
        return content.isPad ? 20 : content.isPortrait ? 75 : 21
    }

    private func keyInsets(_ content: Content) -> CGSize {
        if content.isPad { return CGSize(width: 6, height: 5) }
        return CGSize(width: 3, height: content.isPortrait ? (isGlass ? 5.5 : 6) : 3)
    }

    private var keyRadius: CGFloat { isGlass ? 8.5 : 5 }

    // MARK: Keys

    private func rows(_ content: Content) -> [[Key]] {
        func letters(_ text: String) -> [Key] {
            text.map { Key(face: .letter(style.version < .iOS9 ? $0.uppercased() : String($0))) }
        }
        let enter = Key(face: isGlass ? .sign(.enter) : .word("return"), width: content.isPad ? 1.7 : 2.5)
        if content.isPad {
            return [
                letters("qwertyuiop") + [Key(face: .sign(.delete))],
                letters("asdfghjkl") + [enter],
                [Key(face: .sign(.shift))] + letters("zxcvbnm,.") + [Key(face: .sign(.shift))],
                [
                    Key(face: .word(".?123")), Key(face: .sign(.language)), Key(face: .sign(.dictation)),
                    Key(face: .space, width: 6), Key(face: .word(".?123")), Key(face: .sign(.dismissal)),
                ],
            ]
        }
        let others: [Key] =
            content.hasHomeIndicator && content.isPortrait
            ? [Key(face: .word("123"), width: 2.5)]
            : [Key(face: .word("123"), width: 1.25), Key(face: .sign(.emoji), width: 1.25)]
        return [
            letters("qwertyuiop"), letters("asdfghjkl"),
            [Key(face: .sign(.shift), width: 1.3)] + letters("zxcvbnm") + [Key(face: .sign(.delete), width: 1.3)],
            others + [Key(face: .space, width: 5), enter],
        ]
    }

    /// The number of letters' widths across the keyboard.
    private func columns(_ content: Content) -> CGFloat { content.isPad ? 11 : 10 }

    /// The frames of a row's keys.
    ///
    /// The outer keys of a row with keys of other widths are at the edges; letters alone are centered.
    private func frames(of row: [Key], in bounds: CGRect, _ content: Content) -> [CGRect] {
        let cell = bounds.width / columns(content)
        let total = row.reduce(0) { $0 + $1.width } * cell
        let isSpread = row.count > 2 && row.first?.width == row.last?.width && row.first?.width != 1
        var x = bounds.minX + (isSpread ? 0 : (bounds.width - total) / 2)
        // An iPad's second row is indented at its left alone.
        if content.isPad, !isSpread { x = bounds.maxX - total }
        let gap = isSpread ? (bounds.width - total) / 2 : 0
        return row.indices.map { index in
            // Shift and delete stand apart from the letters.
            if isSpread, index == 1 || index == row.count - 1 { x += gap }
            let frame = CGRect(x: x, y: bounds.minY, width: row[index].width * cell, height: bounds.height)
            x = frame.maxX
            let insets = keyInsets(content)
            return frame.insetBy(dx: insets.width, dy: insets.height)
        }
    }

    // MARK: Drawing

    /// The items that draw the keyboard in its bounds.
    package func items(_ content: Content, in bounds: CGRect, _ pen: Pen) -> [DrawingItem] {
        var items = groundItems(in: bounds, pen)
        let bounds = bounds.insetBy(dx: min(content.sideInset, bounds.width / 4), dy: 0)
        let suggestions = suggestionHeight(content)
        let bar = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: suggestions)
        draw(suggestionsIn: bar, content, pen, into: &items)
        let foot = footHeight(content)
        let height = (bounds.height - suggestions - foot) / 4
        guard height > 2 * keyInsets(content).height else { return items }
        for (index, row) in rows(content).enumerated() {
            let strip = CGRect(
                x: bounds.minX, y: bounds.minY + suggestions + CGFloat(index) * height, width: bounds.width,
                height: height)
            for (key, frame) in zip(row, frames(of: row, in: strip, content)) {
                draw(key.face, in: frame, content, pen, into: &items)
            }
        }
        guard !content.isPad, content.isPortrait, foot > 0 else { return items }
        let strip = CGRect(x: bounds.minX, y: bounds.maxY - foot, width: bounds.width, height: 44)
        let side: CGFloat = 28
        for (sign, x) in [(Sign.emoji, bounds.minX + 20), (.dictation, bounds.maxX - 20 - side)] {
            let place = CGRect(x: x, y: strip.midY - side / 2, width: side, height: side)
            draw(sign, in: place, 27, pen.isDark ? Color(white: 0.85) : Color(white: 0.32), content, into: &items)
        }
        return items
    }

    private func groundItems(in bounds: CGRect, _ pen: Pen) -> [DrawingItem] {
        var items: [DrawingItem] = []
        guard isGlass else {
            items.fill(bounds, pen.isDark ? Color(white: 0.169) : Color(red: 0.82, green: 0.831, blue: 0.851))
            return items
        }
        // The lower corners are outside of the screen.
        let radius: CGFloat = 26
        let pane = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height + radius)
        let shape = Path.roundedRectangle(pane, cornerRadius: radius)
        items.append(.backdrop(shape, Backdrop(radius: 20, saturation: 1.6)))
        items.fill(shape, pen.isDark ? Color(white: 0.13, alpha: 0.82) : Color(white: 0.87, alpha: 0.82))
        return [.clipped(to: .rectangle(bounds), items)]
    }

    private func draw(
        suggestionsIn bounds: CGRect, _ content: Content, _ pen: Pen, into items: inout [DrawingItem]
    ) {
        guard bounds.height > 0 else { return }
        // An iPad shows them between buttons for editing, which leaves about the half.
        let room = content.isPad ? bounds.insetBy(dx: bounds.width / 4, dy: 0) : bounds
        let width = room.width / 3
        let color = pen.isDark ? Color.white : Color.black
        for (index, word) in ["I", "The", "I’m"].enumerated() {
            let place = CGRect(x: room.minX + CGFloat(index) * width, y: room.minY, width: width, height: room.height)
            draw(word, in: place, .system(17), color, pen, into: &items)
            guard index > 0 else { continue }
            let line = CGRect(
                x: pen.grid.round(place.minX), y: place.midY - 12, width: max(pen.grid.pixel, 0.5), height: 24)
            items.fill(line, pen.isDark ? Color(white: 1, alpha: 0.2) : Color(white: 0, alpha: 0.2))
        }
    }

    private func draw(
        _ face: Face, in frame: CGRect, _ content: Content, _ pen: Pen, into items: inout [DrawingItem]
    ) {
        let isLetter: Bool
        switch face {
        case .letter, .space: isLetter = true
        case .word, .sign: isLetter = false
        }
        if !isGlass {
            let shade = pen.isDark ? Color(white: 0, alpha: 0.5) : Color(red: 0.533, green: 0.541, blue: 0.553)
            items.fill(frame.offsetBy(dx: 0, dy: 1), cornerRadius: keyRadius, shade)
        }
        items.fill(frame, cornerRadius: keyRadius, keyColor(isLetter: isLetter, pen))
        let color = pen.isDark ? Color.white : Color.black
        switch face {
        case .letter(let text):
            draw(text, in: frame, .system(content.isPad ? 24 : content.isPortrait ? 23 : 21), color, pen, into: &items)
        case .word(let text): draw(text, in: frame, .system(16), color, pen, into: &items)
        case .space: if !isGlass { draw("space", in: frame, .system(16), color, pen, into: &items) }
        case .sign(let sign): draw(sign, in: frame, 21, color, content, into: &items)
        }
    }

    private func keyColor(isLetter: Bool, _ pen: Pen) -> Color {
        if pen.isDark {
            if isGlass { return Color(white: 1, alpha: isLetter ? 0.24 : 0.14) }
            return Color(white: isLetter ? 0.42 : 0.275)
        }
        if isGlass { return Color(white: 1, alpha: isLetter ? 0.95 : 0.6) }
        return isLetter ? .white : Color(red: 0.671, green: 0.694, blue: 0.729)
    }

    private func draw(
        _ text: String, in frame: CGRect, _ font: FontDescriptor, _ color: Color, _ pen: Pen,
        into items: inout [DrawingItem]
    ) {
        let line = pen.line(text, font: font, color: color, width: frame.width)
        items.text(
            line,
            at: CGPoint(
                x: pen.grid.round(frame.midX - line.size.width / 2),
                y: pen.grid.round(frame.midY - line.size.height / 2)))
    }

    private func draw(
        _ sign: Sign, in frame: CGRect, _ side: CGFloat, _ color: Color, _ content: Content,
        into items: inout [DrawingItem]
    ) {
        guard let image = content.images(sign), image.size.width > 0, image.size.height > 0 else { return }
        let factor = min(side / max(image.size.width, image.size.height), 2)
        let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
        let place = CGRect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        items += image.items(place, color)
    }
}
