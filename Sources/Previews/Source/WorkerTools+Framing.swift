public import DeviceFrames
public import Devices
public import Drawing
public import Theming

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
        var deviceFrame = DeviceFrame(
            for: variant, style: frame, theme: theme, pictureStyle: style, textSetter: textSetter)
        deviceFrame.hidesStatusBar = window.hidesStatusBar
        deviceFrame.hasLightStatusBar = window.hasLightStatusBar
        deviceFrame.companion = companion
        return deviceFrame.picture(around: window.list)
    }
}
