import Devices
import Drawing
import Foundation
import Geometry
import Theming
import Typography

/// The status bar as vectors: time, signal, Wi-Fi and battery, laid out by the class of the device.
struct StatusBar {
    let geometry: ScreenGeometry
    let style: StatusBarStyle
    let text: TextPlacement
    let color: Color
    let majorVersion: Int
    /// Whether the system's language is written from right to left, which mirrors the whole bar.
    var isRightToLeft = false

    private var faint: Color { color.multiplyingAlpha(by: Double(style.faintOpacity)) }

    /// The icons and texts.
    ///
    /// Texts stay readable in a mirrored bar.
    private struct Content {
        var signs: [DrawingItem] = []
        var texts: [DrawingItem] = []

        static func + (one: Content, other: Content) -> Content {
            Content(signs: one.signs + other.signs, texts: one.texts + other.texts)
        }
    }

    func items() -> [DrawingItem] {
        guard geometry.statusBarHeight > 0 else { return [] }
        let content = geometry.isPad ? padContent() : geometry.cutout == .none ? homeButtonContent() : earContent()
        guard isRightToLeft else { return content.texts + content.signs }
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: geometry.size.width, ty: 0)
        return content.texts + [.group(GroupStyle(transform: mirror), content.signs)]
    }

    /// A text at a distance from the leading edge, which is the right one in a mirrored bar.
    private func line(
        _ words: String, at point: CGPoint, anchor: TextPlacement.Anchor, size: CGFloat, weight: Int
    ) -> [DrawingItem] {
        guard isRightToLeft else {
            return text.line(words, at: point, anchor: anchor, size: size, weight: weight, color: color)
        }
        return text.line(
            words, at: CGPoint(x: geometry.size.width - point.x, y: point.y), anchor: anchor.mirrored, size: size,
            weight: weight, color: color)
    }

    /// The time in the left ear, and everything else in the right one.
    private func earContent() -> Content {
        guard let cutout = geometry.cutoutFrame else { return Content() }
        let isIsland = geometry.cutout == .dynamicIsland
        let width = geometry.portraitSize.width
        let middle = isIsland ? cutout.midY - (width >= 420 ? 0.25 : 0) : geometry.statusBarHeight * 0.525
        let ear = cutout.minX
        // Measured on phones of 390 and 414 points with a notch, and of 393, 402 and 440 with a Dynamic Island.
        let unit: CGFloat = isIsland ? (width >= 420 ? 1.1 : 1) : 0.92
        let size: CGFloat = isIsland ? (width >= 420 ? 17.5 : 17) : 15.5
        let end =
            geometry.size.width
            - (isIsland ? ear * (geometry.portraitSafeTop > 59 ? 0.258 : 0.245) : 18.33 - (width - 390) * 0.055)
        var x = end - 27.3 * unit
        var signs = battery(at: CGPoint(x: x, y: middle), unit: unit)
        // Above a notch the signs are closer together, as in Apple's templates.
        x -= isIsland ? 25.4 * unit : 20.8
        signs += wifi(at: CGPoint(x: x, y: middle), unit: unit)
        x -= isIsland ? 25 * unit : 22
        signs += signal(at: CGPoint(x: x, y: middle), unit: unit)
        let time = line(
            style.time,
            at: CGPoint(
                x: isIsland ? ear * 0.534 : min(51.6 - (width - 390) * 0.033, ear * 0.6),
                y: isIsland ? (width >= 420 ? cutout.midY + 0.25 : middle) : middle + 0.33), anchor: .center,
            size: size, weight: 600)
        return Content(signs: signs, texts: time)
    }

    private func homeButtonContent() -> Content {
        let middle = geometry.statusBarHeight / 2
        let width = geometry.size.width
        // Before iOS 11, five dots showed the signal.
        let reception =
            majorVersion < 11
            ? dots(at: CGPoint(x: 6, y: middle)) + wifi(at: CGPoint(x: 45, y: middle), unit: 0.8)
            : signal(at: CGPoint(x: 6, y: middle), unit: 0.85) + wifi(at: CGPoint(x: 26, y: middle), unit: 0.8)
        let time = line(
            "\(style.time) AM", at: CGPoint(x: width / 2, y: middle), anchor: .center, size: 12, weight: 600)
        return Content(signs: reception, texts: time) + charge(rightAt: width - 6, middle: middle, size: 12)
    }

    /// Before iPadOS 12 the time was centered; since then it is on the left, with the date.
    private func padContent() -> Content {
        let height = geometry.statusBarHeight
        let isTall = height > 24
        let margin: CGFloat = isTall ? 25 : geometry.cornerRadius > 0 ? max(10, geometry.cornerRadius * 0.75) : 8
        let middle = height / 2 + (geometry.cornerRadius > 0 && !isTall ? 1 : 0)
        let size: CGFloat = height > 24 ? 14 : 12
        // Pictures of iPadOS 14 and 26 have regular text.
        let weight = majorVersion >= 12 ? 400 : 600
        let right = geometry.size.width - (isTall ? 26 : margin)
        var content = Content()
        func add(_ words: String, _ x: CGFloat, _ anchor: TextPlacement.Anchor) {
            content.texts += line(words, at: CGPoint(x: x, y: middle), anchor: anchor, size: size, weight: weight)
        }
        guard majorVersion >= 12 else {
            add("iPad", margin, .left)
            add("\(style.time) AM", geometry.size.width / 2, .center)
            content.signs += wifi(at: CGPoint(x: margin + 30, y: middle), unit: 0.8)
            return content + charge(rightAt: right, middle: middle, size: size)
        }
        add("\(style.time) AM", margin, .left)
        let time = text.layout("\(style.time) AM", size: size, weight: weight, color: color).size.width
        add("Tue Jan 9", margin + time + 12, .left)
        let unit: CGFloat = isTall ? 1 : 0.8
        let battery = 27.3 * unit
        let percentage = text.layout("100%", size: size, weight: weight, color: color).size.width
        let edge = right - battery - 4
        content.signs += self.battery(at: CGPoint(x: right - battery, y: middle), unit: unit)
        add("100%", edge - percentage, .left)
        content.signs += wifi(at: CGPoint(x: edge - percentage - 4.5 - 17.5 * unit, y: middle), unit: unit)
        return content
    }

    /// A full battery, preceded by its percentage.
    private func charge(rightAt right: CGFloat, middle: CGFloat, size: CGFloat) -> Content {
        Content(
            signs: battery(at: CGPoint(x: right - 24.5, y: middle), unit: 0.89),
            texts: line(
                "100%", at: CGPoint(x: right - 24.5 - 4, y: middle), anchor: .right, size: size, weight: 500))
    }

    private func dots(at point: CGPoint) -> [DrawingItem] {
        (0..<5).map { index in
            let dot = CGRect(x: point.x + CGFloat(index) * 7, y: point.y - 2.75, width: 5.5, height: 5.5)
            return .fill(.ellipse(in: dot), .color(color))
        }
    }

    // MARK: Icons, their left edge and vertical middle at the point; 17-point text at unit 1

    /// Four full bars.
    private func signal(at point: CGPoint, unit: CGFloat) -> [DrawingItem] {
        let heights: [CGFloat] = [4.2, 6.4, 9, 12]
        return heights.enumerated().map { index, height in
            let frame = CGRect(
                x: point.x + CGFloat(index) * 5 * unit, y: point.y + (6 - height) * unit, width: 3.4 * unit,
                height: height * unit)
            return .fill(.roundedRectangle(frame, cornerRadius: 1 * unit), .color(color))
        }
    }

    /// A dot with two arcs above it, clipped to a quarter circle.
    private func wifi(at point: CGPoint, unit: CGFloat) -> [DrawingItem] {
        let foot = CGPoint(x: point.x + 8.75 * unit, y: point.y + 6 * unit)
        let reach = 13 * unit
        var wedge = Path()
        wedge.move(to: foot)
        wedge.line(to: CGPoint(x: foot.x - reach, y: foot.y - reach))
        wedge.line(to: CGPoint(x: foot.x + reach, y: foot.y - reach))
        wedge.close()
        func bow(_ radius: CGFloat) -> DrawingItem {
            let circle = CGRect(
                x: foot.x - radius * unit, y: foot.y - radius * unit, width: 2 * radius * unit,
                height: 2 * radius * unit)
            return .stroke(.ellipse(in: circle), .color(color), StrokeStyle(width: 2.3 * unit))
        }
        let dot = CGRect(x: foot.x - 3.4 * unit, y: foot.y - 3.4 * unit, width: 6.8 * unit, height: 6.8 * unit)
        return [
            .group(GroupStyle(clip: wedge), [bow(11), bow(7.2), .fill(.ellipse(in: dot), .color(color))])
        ]
    }

    /// A full battery, with its cap on the right.
    private func battery(at point: CGPoint, unit: CGFloat) -> [DrawingItem] {
        let shell = CGRect(
            x: point.x + 0.5 * unit, y: point.y - 6 * unit, width: 24 * unit, height: 12 * unit)
        let inner = shell.insetBy(dx: 2 * unit, dy: 2 * unit)
        let cap = CGRect(x: shell.maxX + 1.2 * unit, y: point.y - 2 * unit, width: 1.5 * unit, height: 4 * unit)
        return [
            .stroke(.roundedRectangle(shell, cornerRadius: 3.6 * unit), .color(faint), StrokeStyle(width: unit)),
            .fill(.roundedRectangle(inner, cornerRadius: 2.2 * unit), .color(color)),
            .fill(
                .roundedRectangle(cap, cornerRadius: 1.2 * unit, corners: [.topRight, .bottomRight]), .color(faint)),
        ]
    }
}

extension TextPlacement.Anchor {
    fileprivate var mirrored: TextPlacement.Anchor {
        switch self {
        case .left: .right
        case .center: .center
        case .right: .left
        }
    }
}
