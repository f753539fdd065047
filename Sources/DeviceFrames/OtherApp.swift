import Drawing
import Foundation

/// A sketch of the app that shares the screen: a bar and some lines, in inconspicuous colors.
struct OtherApp {
    let frame: CGRect
    /// The theme's color of a name.
    let color: (String) -> Color

    func items() -> [DrawingItem] {
        let detail = Paint.color(color("otherAppDetail"))
        var items: [DrawingItem] = [.fill(.rectangle(frame), .color(color("otherApp")))]
        func block(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) {
            let rect = CGRect(x: frame.minX + x, y: frame.minY + y, width: width, height: height)
            items.append(.fill(.roundedRectangle(rect, cornerRadius: radius), detail))
        }
        let margin: CGFloat = 24
        block(margin, 48, min(160, frame.width * 0.4), 22, 6)
        var y: CGFloat = 104
        var row = 0
        while y + 60 < frame.height - 40 {
            block(margin, y, 40, 40, 9)
            // Three alternating lengths suggest text.
            let lengths: [CGFloat] = [0.62, 0.48, 0.7]
            let room = frame.width - 2 * margin - 56
            block(margin + 56, y + 4, room * lengths[row % 3], 11, 5)
            block(margin + 56, y + 24, room * lengths[(row + 1) % 3] * 0.7, 9, 4)
            y += 72
            row += 1
        }
        return items
    }
}
