import Devices
import Drawing
import Foundation
import Looks
import Testing
import Theming
import Traits
import Typography

/// A pen for a version with a plain blue tint, at two pixels per point.
func pen(_ version: SystemVersion, isDark: Bool = false, isRightToLeft: Bool = false) throws -> Pen {
    Pen(
        style: SystemStyle(version), traits: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
        tint: Color(red: 0, green: 0, blue: 1), scale: 2, isRightToLeft: isRightToLeft,
        palette: try Theme.named("ios").palette, textSetter: PlainTextSetter())
}

/// Sets every character half as wide as the font size, without glyphs.
private final class PlainTextSetter: TextSetter {
    var systemFont = SystemFontGeneration(majorVersion: 18)

    func metrics(of font: FontDescriptor) -> FontMetrics {
        FontMetrics(
            ascender: font.size * 0.95, descender: font.size * 0.24, leading: 0, capHeight: font.size * 0.7,
            xHeight: font.size * 0.5)
    }

    func layout(_ text: StyledText, options: TextOptions) -> TextLayout {
        let width = text.runs.reduce(0) { $0 + CGFloat($1.text.count) * $1.font.size / 2 }
        let height = (text.runs.first?.font.size ?? 0) * 1.19
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        return TextLayout(
            lines: [.init(runs: [], frame: frame, baseline: height * 0.8, isTruncated: false)], size: frame.size,
            isTruncated: false)
    }

    func places(of text: StyledText, options: TextOptions) -> PlacedText { PlacedText(lines: []) }
}

extension [DrawingItem] {
    /// The filled areas with their colors, outermost first, including groups.
    var fills: [(path: Path, color: Color)] {
        flatMap { item -> [(path: Path, color: Color)] in
            switch item {
            case .fill(let path, .color(let color)): [(path, color)]
            case .group(_, let items), .element(_, let items): items.fills
            default: []
            }
        }
    }

    /// The number of shadows, including those in groups.
    var shadowCount: Int {
        reduce(0) { count, item in
            switch item {
            case .shadow: count + 1
            case .group(_, let items), .element(_, let items): count + items.shadowCount
            default: count
            }
        }
    }
}
