import Drawing
import Foundation

/// A key of a theme's section, and where its value goes.
struct ThemeField<Section> {
    enum Kind {
        case text(WritableKeyPath<Section, String>)
        case length(WritableKeyPath<Section, CGFloat>)
        case color(WritableKeyPath<Section, Color>)
        /// One of a few words.
        case choice([String], set: (inout Section, String) -> Void)
        /// A text that may be empty.
        case words(WritableKeyPath<Section, String>)
    }

    let key: String
    let kind: Kind

    init(_ key: String, _ kind: Kind) {
        self.key = key
        self.kind = kind
    }
}

extension StatusBarStyle {
    static var fields: [ThemeField<StatusBarStyle>] {
        [
            ThemeField("time", .text(\.time)),
            ThemeField("onLight", .color(\.onLight)),
            ThemeField("onDark", .color(\.onDark)),
            ThemeField("faintOpacity", .length(\.faintOpacity)),
        ]
    }
}

extension DeviceStyle {
    static var fields: [ThemeField<DeviceStyle>] {
        [
            ThemeField("body", .color(\.body)),
            ThemeField("edge", .color(\.edge)),
            ThemeField("edgeWidth", .length(\.edgeWidth)),
            ThemeField("button", .color(\.button)),
            ThemeField("glass", .color(\.glass)),
            ThemeField("phoneBorder", .length(\.phoneBorder)),
            ThemeField("padBorder", .length(\.padBorder)),
            ThemeField("homeButtonPhoneBand", .length(\.homeButtonPhoneBand)),
            ThemeField("homeButtonPadBand", .length(\.homeButtonPadBand)),
            ThemeField("homeButtonRing", .color(\.homeButtonRing)),
            ThemeField("shadow", .color(\.shadow)),
        ]
    }
}

extension GridStyle {
    static var fields: [ThemeField<GridStyle>] {
        [
            ThemeField("background", .color(\.background)),
            ThemeField("panel", .color(\.panel)),
            ThemeField("heading", .color(\.heading)),
            ThemeField("caption", .color(\.caption)),
            ThemeField("detail", .color(\.detail)),
            ThemeField("hairline", .color(\.hairline)),
            ThemeField("margin", .length(\.margin)),
            ThemeField("gap", .length(\.gap)),
            ThemeField("headingSize", .length(\.headingSize)),
            ThemeField("captionSize", .length(\.captionSize)),
            ThemeField("detailSize", .length(\.detailSize)),
            ThemeField("tile", .length(\.tile)),
        ]
    }
}
