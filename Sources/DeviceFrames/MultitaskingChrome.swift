import Devices
import Drawing
import Foundation
import Geometry
import Theming

/// The chrome that iPadOS draws around windows that share the screen, by version.
///
/// iOS 9 and 10 dim the app behind Slide Over. From iOS 11 on, windows beside the divider have small inner corners (4
/// to 5 points, measured on iPadOS 14). From 15 to 18, three dots at the top of each window open the multitasking menu.
/// From 26 on, windows are on the wallpaper, tiled ones without a divider, and have three buttons in their corner.
/// Their sizes and positions, and those of the dots, were judged by eye from screenshots.
struct MultitaskingChrome {
    let screen: CGRect
    let window: MultitaskingWindow
    let majorVersion: Int
    let isPad: Bool
    let statusBarHeight: CGFloat
    let color: (String) -> Color

    private static let innerCornerRadius: CGFloat = 5
    private static let tileCornerRadius: CGFloat = 12

    /// Whether the window is above the other app, or free on the wallpaper.
    var isFloating: Bool {
        guard let companion = window.companion else { return window.frame != screen }
        return companion.contains(window.frame)
    }

    private var isTiled: Bool { majorVersion >= 26 && window.companion != nil && !isFloating }

    /// The corners of a window that are rounded, and their radius.
    func corners(of frame: CGRect) -> (radius: CGFloat, sides: Path.Corners) {
        if frame == window.frame, isFloating { return (window.cornerRadius, .all) }
        if isTiled { return (Self.tileCornerRadius, .all) }
        guard majorVersion >= 11, window.divider != nil else { return (0, .all) }
        let isLeft = frame.minX <= screen.minX
        return (Self.innerCornerRadius, isLeft ? [.topRight, .bottomRight] : [.topLeft, .bottomLeft])
    }

    /// The wallpaper if windows are free; the divider's color where rounded corners reveal it.
    func belowWindows() -> [DrawingItem] {
        if isTiled || isFloating && window.companion == nil {
            let gradient = Gradient(stops: [
                Gradient.Stop(color: color("wallpaperTop"), offset: 0),
                Gradient.Stop(color: color("wallpaperBottom"), offset: 1),
            ])
            return [
                .fill(
                    .rectangle(screen),
                    .linearGradient(
                        gradient, from: CGPoint(x: screen.minX, y: screen.minY),
                        to: CGPoint(x: screen.maxX, y: screen.maxY)))
            ]
        }
        return window.divider == nil ? [] : [.rectangle(screen, color("splitDivider"))]
    }

    /// The divider with its handle, or the dimming of the app behind Slide Over.
    func betweenWindows() -> [DrawingItem] {
        if let divider = window.divider {
            let handle = CGRect(x: divider.midX - 2, y: divider.midY - 18, width: 4, height: 36)
            return [
                .rectangle(divider, color("splitDivider")),
                .fill(.roundedRectangle(handle, cornerRadius: 2), Color(white: 0.55)),
            ]
        }
        return isFloating && window.companion != nil && majorVersion < 11
            ? [.rectangle(screen, Color(white: 0, alpha: 0.25))] : []
    }

    /// The dots or buttons of each window.
    func aboveWindows(text: StatusBarStyle, isDark: Bool) -> [DrawingItem] {
        guard isPad else { return [] }
        let shade = isDark ? text.onDark : text.onLight
        let windows = [window.frame, isFloating ? nil : window.companion].compactMap { $0 }
        if (15...18).contains(majorVersion) { return windows.flatMap { dots(at: $0, shade) } }
        guard majorVersion >= 26, window.frame != screen else { return [] }
        return windows.flatMap { buttons(at: $0, isActive: $0 == window.frame, shade) }
    }

    private func dots(at frame: CGRect, _ shade: Color) -> [DrawingItem] {
        let middle = CGPoint(x: frame.midX, y: frame.minY + max(statusBarHeight, 20) / 2)
        return (-1...1).map { index in
            let dot = CGRect(x: middle.x + CGFloat(index) * 7 - 2, y: middle.y - 2, width: 4, height: 4)
            return .fill(.ellipse(in: dot), shade)
        }
    }

    /// The buttons to close, minimize and enter full screen, gray if the window is inactive.
    private func buttons(at frame: CGRect, isActive: Bool, _ shade: Color) -> [DrawingItem] {
        // In a window at the top of the screen, they are between the clock and the window's own bar.
        let top = max(frame.minY + 12, statusBarHeight - 5)
        return ["systemRed", "systemYellow", "systemGreen"].enumerated().map { index, name in
            let dot = CGRect(x: frame.minX + 16 + CGFloat(index) * 13, y: top, width: 8, height: 8)
            return .fill(.ellipse(in: dot), isActive ? color(name) : shade.multiplyingAlpha(by: 0.25))
        }
    }
}
