import Annotations
import Devices
import Drawing
import Foundation
import Theming
import Traits
import Typography

/// The meaning of the colors and abbreviations on a sheet.
enum SheetLegend {
    struct Entry: Hashable, Sendable {
        /// The color; `nil` for words that explain other words.
        var color: Color?
        var words: String
    }

    /// The annotations that are drawn over the pictures, and the size classes that captions name.
    static func entries(_ annotator: Annotator?, classes: [SizeClasses]) -> [Entry] {
        var entries: [Entry] = []
        if let annotator {
            for kind in AnnotationKind.allCases where annotator.kinds.contains(kind) {
                let color = annotator.style.color(of: kind)
                if let index = entries.firstIndex(where: { $0.color == color }) {
                    entries[index].words += "; \(kind.summary)"
                } else {
                    entries.append(Entry(color: color, words: kind.summary))
                }
            }
        }
        let sides = classes.flatMap { [$0.horizontal, $0.vertical] }
        let letters = [(UIUserInterfaceSizeClass.compact, "C compact"), (.regular, "R regular")]
            .filter { sides.contains($0.0) }.map(\.1)
        if !letters.isEmpty {
            entries.append(Entry(words: "w, h: size classes of width and height, \(letters.joined(separator: ", "))"))
        }
        return entries
    }

    private static let swatch: CGFloat = 10
    private static let gap: CGFloat = 22

    /// The entries, broken into lines of a width.
    static func lines(of entries: [Entry], within width: CGFloat, textSize: CGFloat) -> [[Entry]] {
        var lines: [[Entry]] = []
        var x: CGFloat = 0
        for entry in entries {
            let length = self.width(of: entry, textSize: textSize)
            if lines.isEmpty || x + length > width {
                lines.append([])
                x = 0
            }
            lines[lines.count - 1].append(entry)
            x += length + gap
        }
        return lines
    }

    private static func width(of entry: Entry, textSize: CGFloat) -> CGFloat {
        CGFloat(entry.words.count) * textSize * 0.56 + (entry.color == nil ? 0 : swatch + 6)
    }

    /// One line, vertically centered at the point.
    static func drawing(
        of line: [Entry], at point: CGPoint, style: GridStyle, text: TextPlacement
    ) -> [DrawingItem] {
        var x = point.x
        return line.flatMap { entry in
            var items: [DrawingItem] = []
            if let color = entry.color {
                let box = CGRect(x: x, y: point.y - swatch / 2, width: swatch, height: swatch)
                items.append(.fill(.roundedRectangle(box, cornerRadius: 2), .color(color)))
                x += swatch + 6
            }
            let words = text.layout(entry.words, size: style.detailSize, color: style.detail)
            items += text.line(
                entry.words, at: CGPoint(x: x, y: point.y), size: style.detailSize, color: style.detail)
            x += words.size.width + gap
            return items
        }
    }
}

extension AnnotationStyle {
    /// The color of a kind of annotation.
    fileprivate func color(of kind: AnnotationKind) -> Color {
        switch kind {
        case .frames, .names: frame
        case .margins: margin
        case .safeArea: safeArea
        case .constraints: constraint
        case .sizeClasses: sizeClass
        case .baseline: baseline
        case .spacing: spacing
        case .voiceOver: voiceOver
        }
    }
}
