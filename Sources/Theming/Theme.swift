public import Drawing
public import Foundation

/// Everything about the looks that no document says: colours, the device around the screen, the contact sheet.
public struct Theme: Hashable, Sendable {
    /// What the file calls itself; `--theme` goes by the file's own name.
    public var name: String
    public var palette: Palette
    public var statusBar: StatusBarStyle
    public var device: DeviceStyle
    public var grid: GridStyle
    public var annotations: AnnotationStyle
    public var picture: PictureStyle

    /// The theme that everything else starts from: nothing in it is ever seen, each part must be said by a file.
    static let blank = Theme(
        name: "", palette: Palette(), statusBar: StatusBarStyle(), device: DeviceStyle(), grid: GridStyle(),
        annotations: AnnotationStyle(), picture: PictureStyle())
}

/// How the status bar is drawn where `--frame` asks for it.
public struct StatusBarStyle: Hashable, Sendable {
    public var time: String = ""
    public var onLight: Color = .black
    public var onDark: Color = .white
    /// Of what is not filled: the far signal bars, the battery's rim.
    public var faintOpacity: CGFloat = 1
}

/// How the device around the screen is drawn; lengths in points.
public struct DeviceStyle: Hashable, Sendable {
    public var body: Color = .black
    public var edge: Color = .black
    public var edgeWidth: CGFloat = 0
    public var button: Color = .black
    /// What is no screen: the notch, the island, the glass around the picture.
    public var glass: Color = .black
    public var phoneBorder: CGFloat = 0
    public var padBorder: CGFloat = 0
    /// Above and below the screen of a phone with a home button.
    public var homeButtonPhoneBand: CGFloat = 0
    /// Above and below the screen of an iPad with a home button.
    public var homeButtonPadBand: CGFloat = 0
    public var homeButtonRing: Color = .black
    public var shadow: Color = .clear
}

/// How the contact sheet is drawn; lengths in points.
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
    /// The longest side of a picture on the sheet.
    public var tile: CGFloat = 0
}
