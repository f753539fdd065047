import Devices
import Drawing
import Foundation
import Geometry
import Theming
import Typography

/// A window on the screen of its device, with the rest of the screen, the status bar and the device around it.
///
/// > Rule: MT-1 to MT-3; what iPadOS of each version shows beside windows is in ``MultitaskingChrome``.
struct ScreenFrame {
    let geometry: ScreenGeometry
    let window: MultitaskingWindow
    let theme: Theme
    let appearance: ColorAppearance
    let majorVersion: Int
    /// Whether the system's language is written from right to left.
    var isRightToLeft = false
    /// Whether the app asks for a light status bar; `nil` if the appearance decides.
    let hasLightStatusBar: Bool?
    /// The other app's window, of the size of `window.companion`; `nil` for a sketch.
    var companion: DisplayList?
    /// The style of the sketches of other apps; windows are drawn as they are.
    var style = PictureStyle()
    let text: TextPlacement

    private var bounds: CGRect { CGRect(origin: .zero, size: geometry.size) }

    private var chrome: MultitaskingChrome {
        MultitaskingChrome(
            screen: bounds, window: window, majorVersion: majorVersion, isPad: geometry.isPad,
            statusBarHeight: geometry.statusBarHeight, color: color)
    }

    /// The whole screen.
    ///
    /// Rounded corners are transparent, and the cutout is drawn as glass.
    func screen(around picture: DisplayList) -> DisplayList {
        let windows =
            backdrop() + placed(picture) + chrome.aboveWindows(text: theme.statusBar, isDark: appearance.isDark)
        let content = windows + overlays(over: windows)
        let clip = geometry.cornerRadius > 0 ? Path.roundedRectangle(bounds, cornerRadius: geometry.cornerRadius) : nil
        return DisplayList(
            size: geometry.size, items: [.group(GroupStyle(clip: clip ?? .rectangle(bounds)), content)],
            title: picture.title, summary: picture.summary)
    }

    /// The items below the app's window: the wallpaper, the other app and the divider.
    private func backdrop() -> [DrawingItem] {
        var items = chrome.belowWindows()
        guard let frame = window.companion else { return items.isEmpty ? [] : restyled(items) }
        let corners = chrome.corners(of: frame)
        func clipped(_ other: [DrawingItem]) -> DrawingItem {
            .clipped(to: .roundedRectangle(frame, cornerRadius: corners.radius, corners: corners.sides), other)
        }
        guard let companion else {
            items.append(clipped(OtherApp(frame: frame, color: color).items()))
            return restyled(items + chrome.betweenWindows())
        }
        // Only the windows are below the items between the windows.
        let ground = style.mode == .lines ? 1 : 0
        return restyled(items) + [clipped([companion.placed(at: frame.origin)])]
            + restyled(chrome.betweenWindows()).dropFirst(ground)
    }

    private func restyled(_ items: [DrawingItem]) -> [DrawingItem] {
        DisplayList(size: geometry.size, items: items).restyled(by: style).items
    }

    private func placed(_ picture: DisplayList) -> [DrawingItem] {
        let frame = window.frame
        guard frame != bounds else { return picture.items }
        let corners = chrome.corners(of: frame)
        let own = CGRect(origin: .zero, size: frame.size)
        let group = DrawingItem.group(
            GroupStyle(
                transform: CGAffineTransform(translationX: frame.minX, y: frame.minY),
                clip: .roundedRectangle(own, cornerRadius: corners.radius, corners: corners.sides)), picture.items)
        guard chrome.isFloating else { return [group] }
        let shadow = Shadow(color: Color(white: 0, alpha: 0.3), offset: CGSize(width: 0, height: 8), radius: 20)
        return [.shadow(.roundedRectangle(frame, cornerRadius: corners.radius), shadow), group]
    }

    private func overlays(over windows: [DrawingItem]) -> [DrawingItem] {
        let style = theme.statusBar
        let isLight = hasLightStatusBar ?? appearance.isDark
        let bar = StatusBar(
            geometry: geometry, style: style, text: text, color: isLight ? style.onDark : style.onLight,
            majorVersion: majorVersion, isRightToLeft: isRightToLeft)
        return bar.items() + homeIndicator(over: windows) + cutout()
    }

    /// The home indicator: dark on light content and light on dark, whatever the appearance.
    private func homeIndicator(over windows: [DrawingItem]) -> [DrawingItem] {
        guard geometry.hasHomeIndicator else { return [] }
        let length: CGFloat =
            if geometry.isPad { geometry.size.width * 0.27 } else if geometry.isLandscape {
                geometry.size.width * 0.26
            } else {
                geometry.size.width * 0.357
            }
        let thickness: CGFloat = 5
        let frame = CGRect(
            x: (geometry.size.width - length) / 2, y: geometry.size.height - 8 - thickness, width: length,
            height: thickness)
        let isOnDark = windows.luma(along: frame).map { $0 < 0.5 } ?? appearance.isDark
        let color = isOnDark ? theme.statusBar.onDark : theme.statusBar.onLight
        return [.fill(.roundedRectangle(frame, cornerRadius: thickness / 2), .color(color))]
    }

    private func cutout() -> [DrawingItem] {
        guard let frame = geometry.cutoutFrame else { return [] }
        let glass = Paint.color(theme.device.glass)
        var items: [DrawingItem] = []
        if geometry.cutout == .notch {
            items.append(
                .fill(
                    .roundedRectangle(frame, cornerRadius: frame.height * 0.66, corners: [.bottomLeft, .bottomRight]),
                    glass))
            items += [notchShoulder(frame, isLeft: true), notchShoulder(frame, isLeft: false)].map { .fill($0, glass) }
        } else {
            items.append(.fill(.roundedRectangle(frame, cornerRadius: frame.height / 2), glass))
        }
        let transform = geometry.fromPortrait(width: geometry.portraitSize.width)
        return [.group(GroupStyle(transform: transform), items)]
    }

    /// The small outward curve where the notch meets the screen's edge.
    private func notchShoulder(_ notch: CGRect, isLeft: Bool) -> Path {
        let radius: CGFloat = 6
        let x = isLeft ? notch.minX : notch.maxX
        let out = isLeft ? -radius : radius
        var path = Path()
        path.move(to: CGPoint(x: x, y: 0))
        path.line(to: CGPoint(x: x + out, y: 0))
        path.curve(
            to: CGPoint(x: x, y: radius), control1: CGPoint(x: x + out * 0.45, y: 0),
            control2: CGPoint(x: x, y: radius * 0.45))
        path.close()
        return path
    }

    private func color(_ name: String) -> Color {
        theme.palette.color(named: name, appearance: appearance, ios: majorVersion) ?? .clear
    }
}
