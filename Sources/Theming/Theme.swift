public import Drawing
public import Foundation

/// The appearance that documents do not define: colors, the device around the screen, the contact sheet.
public struct Theme: Hashable, Sendable {
    /// The name in the file.
    ///
    /// `--theme` uses the file's name instead.
    public var name: String
    /// The colors, and the symbols in place of stand-ins.
    public var palette: Palette {
        get {
            var palette = colors
            palette.symbols = symbols
            return palette
        }
        set { colors = newValue }
    }
    private var colors: Palette
    /// The folder with templates of system symbols; `nil` for stand-ins.
    public var symbols: SymbolFolder?
    public var statusBar: StatusBarStyle
    public var device: DeviceStyle
    public var grid: GridStyle
    public var annotations: AnnotationStyle
    public var picture: PictureStyle

    /// The starting point of decoding.
    ///
    /// A theme file replaces every part of it.
    static let blank = Theme(
        name: "", colors: Palette(), statusBar: StatusBarStyle(), device: DeviceStyle(), grid: GridStyle(),
        annotations: AnnotationStyle(), picture: PictureStyle())
}

/// The style of the status bar with `--frame`.
public struct StatusBarStyle: Hashable, Sendable {
    public var time: String = ""
    public var onLight: Color = .black
    public var onDark: Color = .white
    /// The color of inactive parts: unused signal bars, the battery's outline.
    public var faintOpacity: CGFloat = 1
}

/// The style of the device around the screen; lengths in points.
public struct DeviceStyle: Hashable, Sendable {
    public var body: Color = .black
    public var edge: Color = .black
    public var edgeWidth: CGFloat = 0
    public var button: Color = .black
    /// The color of the glass: notch, island and the rim of the screen.
    public var glass: Color = .black
    public var phoneBorder: CGFloat = 0
    public var padBorder: CGFloat = 0
    /// The height above and below the screen of a phone with a home button.
    public var homeButtonPhoneBand: CGFloat = 0
    /// The height above and below the screen of an iPad with a home button.
    public var homeButtonPadBand: CGFloat = 0
    public var homeButtonRing: Color = .black
    public var shadow: Color = .clear
}

/// The style of contact sheets; lengths in points.
public struct GridStyle: Hashable, Sendable {
    public var background: Color = .white
    public var panel: Color = .white
    public var heading: Color = .black
    public var caption: Color = .black
    public var detail: Color = .black
    public var hairline: Color = .black
    public var margin: CGFloat = 0
    public var gap: CGFloat = 0
    public var headingSize: CGFloat = 0
    public var captionSize: CGFloat = 0
    public var detailSize: CGFloat = 0
    /// The longer side of a picture on the sheet.
    public var tile: CGFloat = 0
}
