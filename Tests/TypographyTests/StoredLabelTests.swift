import Foundation
import Testing
import Typography

/// The labels of real documents, with the sizes that Interface Builder stored for them.
private struct StoredLabels {
    struct Label: Decodable {
        var text: String
        var font: [String: String]
        var w: CGFloat
        var h: CGFloat
        var scale: CGFloat
    }

    static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("shared/data/label-metrics.jsonl")
    static var isThere: Bool { FileManager.default.fileExists(atPath: file.path) }

    private static let styles: [String: (size: CGFloat, weight: Int)] = [
        "Body": (17, 400), "Headline": (17, 600), "Subhead": (15, 400), "Footnote": (13, 400), "Callout": (16, 400),
        "Caption1": (12, 400), "Caption2": (11, 400), "Title1": (28, 400), "Title2": (22, 400), "Title3": (20, 400),
    ]
    private static let weights = [
        "ultraLight": 100, "thin": 200, "light": 300, "medium": 500, "semibold": 600, "bold": 700, "heavy": 800,
        "black": 900,
    ]

    /// The labels in the system font, each once.
    static func inSystemFont() throws -> [(label: Label, font: FontDescriptor)] {
        var seen: Set<String> = []
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let label = try JSONDecoder().decode(Label.self, from: Data(line.utf8))
            let (font, type) = (label.font, label.font["type"])
            guard seen.insert("\(label.text) \(font.sorted { $0.key < $1.key }) \(label.w) \(label.scale)").inserted
            else { return nil }
            if let style = font["style"].flatMap({ styles[String($0.dropFirst("UICTFontTextStyle".count))] }) {
                return (label, FontDescriptor(size: style.size, weight: style.weight))
            }
            guard type == "system" || type == "boldSystem", let size = Double(font["pointSize"] ?? "17") else {
                return nil
            }
            let weight = type == "boldSystem" ? 700 : font["weight"].flatMap { weights[$0] } ?? 400
            return (label, FontDescriptor(size: size, weight: weight))
        }
    }
}

@Suite struct StoredLabelTests {
    /// The possible sizes of a label: in the system font of its time, rounded to pixels or to whole points.
    private func sizes(_ text: String, _ font: FontDescriptor, scale: CGFloat) -> [CGSize] {
        SystemFontGeneration.allCases.flatMap { generation in
            [scale, 1].map { scale in
                MetricTextSetter(systemFont: generation).measure(
                    StyledText([StyledText.Run(text: text, font: font)]), options: TextOptions(scale: scale)
                ).size
            }
        }
    }

    @Test(
        "Labels of real documents have their stored width and height",
        .enabled(if: StoredLabels.isThere, "the stored labels are not beside the package"))
    func storedSizes() throws {
        var (intrinsic, wide, high) = (0, 0, 0)
        for (label, font) in try StoredLabels.inSystemFont() {
            let sizes = sizes(label.text, font, scale: label.scale)
            // Labels with a larger difference were stretched by a constraint, or are from another time.
            guard sizes.contains(where: { abs($0.width - label.w) <= 1.001 }) else { continue }
            intrinsic += 1
            if sizes.contains(where: { abs($0.width - label.w) <= 0.501 }) { wide += 1 }
            // Both edges of a label are on the grid, so its height may differ by a grid step.
            if sizes.contains(where: { abs($0.height - label.h) <= 0.501 }) || label.h > font.size * 1.25 { high += 1 }
        }
        #expect(intrinsic > 100)
        #expect(Double(wide) >= 0.95 * Double(intrinsic), "\(wide) of \(intrinsic) widths")
        #expect(Double(high) >= 0.99 * Double(intrinsic), "\(high) of \(intrinsic) heights")
    }
}
