public import Devices
public import Drawing
import Foundation
public import Theming
import Traits
import Typography

extension WorkerTools {
    /// A window's picture with its frame.
    ///
    /// - Parameters:
    ///   - window: the window's picture.
    ///   - variant: the variant of the window.
    ///   - frame: the extent of the frame.
    ///   - theme: the theme of the frame.
    ///   - companion: the other app's window, if one is shown.
    /// - Returns: the picture, in points.
    public func framed(
        _ window: WindowPicture, on variant: Variant, in frame: FrameStyle, theme: Theme,
        companion: DisplayList? = nil
    ) -> DisplayList {
        guard frame != .none else { return window.list }
        var geometry = ScreenGeometry(variant.device.device, variant.orientation, variant.ios)
        if window.hidesStatusBar { geometry.statusBarHeight = 0 }
        let screen = ScreenFrame(
            geometry: geometry, window: variant.window, theme: theme,
            appearance: ColorAppearance(
                isDark: variant.appearance.style == .dark, isHighContrast: variant.appearance.contrast == .high),
            majorVersion: variant.ios.major, isRightToLeft: variant.direction == .rightToLeft,
            hasLightStatusBar: window.hasLightStatusBar, companion: companion,
            style: style, text: TextPlacement(setter: textSetter, scale: variant.scale)
        ).screen(around: window.list)
        guard frame == .bezel else { return screen }
        return DeviceBody(geometry: geometry, style: theme.device).picture(around: screen)
    }
}
