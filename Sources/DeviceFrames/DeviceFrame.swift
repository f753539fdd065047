package import Devices
package import Drawing
import Foundation
package import Theming
import Traits
package import Typography

/// The frame around the window of a variant: its screen, and the device around the screen.
package struct DeviceFrame {
    private let variant: Variant
    private let style: FrameStyle
    private let theme: Theme
    private let pictureStyle: PictureStyle
    private let textSetter: any TextSetter

    /// Whether the app hides the status bar.
    package var hidesStatusBar = false
    /// Whether the app asks for a light status bar; `nil` if the appearance decides.
    package var hasLightStatusBar: Bool?
    /// The other app's window, if one is shown; `nil` for a sketch of an app.
    package var companion: DisplayList?

    /// - Parameters:
    ///   - variant: the variant of the window.
    ///   - style: the extent of the frame.
    ///   - theme: the theme of the frame.
    ///   - pictureStyle: the style of sketched apps; windows are drawn as they are.
    ///   - textSetter: sets the status bar's text.
    package init(
        for variant: Variant, style: FrameStyle, theme: Theme, pictureStyle: PictureStyle, textSetter: any TextSetter
    ) {
        self.variant = variant
        self.style = style
        self.theme = theme
        self.pictureStyle = pictureStyle
        self.textSetter = textSetter
    }

    /// A window's picture with the frame around it, in points.
    package func picture(around window: DisplayList) -> DisplayList {
        guard style != .none else { return window }
        var geometry = ScreenGeometry(variant.device, variant.orientation, variant.ios)
        if hidesStatusBar { geometry.statusBarHeight = 0 }
        let screen = ScreenFrame(
            geometry: geometry, window: variant.window, theme: theme,
            appearance: ColorAppearance(
                isDark: variant.appearance.style == .dark, isHighContrast: variant.appearance.contrast == .high),
            majorVersion: variant.ios.major, isRightToLeft: variant.direction == .rightToLeft,
            hasLightStatusBar: hasLightStatusBar, companion: companion, style: pictureStyle,
            text: TextPlacement(setter: textSetter, scale: variant.scale)
        ).screen(around: window)
        guard style == .bezel else { return screen }
        return DeviceBody(geometry: geometry, style: theme.device).picture(around: screen)
    }
}
