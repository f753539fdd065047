public import Drawing
import Foundation
import Geometry
public import Theming
public import Typography
public import UIKit

/// Draws overlays on a preview: frames, margins, constraints, names.
public struct Annotator: Hashable, Sendable {
    public var kinds: Set<AnnotationKind>
    public var style: AnnotationStyle

    /// The kind of the element for annotations, which are not part of the interface.
    public static let markKind = "Annotations"

    public init(_ kinds: Set<AnnotationKind>, style: AnnotationStyle) {
        self.kinds = kinds
        self.style = style
    }

    /// The overlay of a window's picture.
    ///
    /// - Parameters:
    ///   - window: the window, after layout.
    ///   - setter: the text setter for labels.
    ///   - scale: the number of pixels per point.
    /// - Returns: items in the window's coordinates; labels do not cover one another.
    @preconcurrency @MainActor
    public func overlay(for window: UIWindow, setter: any TextSetter, scale: CGFloat) -> [DrawingItem] {
        var canvas = AnnotationCanvas(
            survey: TreeSurvey(window), style: style, text: TextPlacement(setter: setter, scale: scale))
        // Fixed marks are drawn first; movable labels are placed around them.
        for kind in AnnotationKind.allCases where kinds.contains(kind) {
            switch kind {
            case .safeArea: canvas.drawSafeArea()
            case .margins: canvas.drawMargins()
            case .frames: canvas.drawFrames(withNames: kinds.contains(.names))
            case .baseline: canvas.drawBaselines()
            case .constraints: canvas.drawConstraints()
            case .spacing: canvas.drawSpacing()
            case .sizeClasses: canvas.drawSizeClasses()
            case .voiceOver: canvas.drawVoiceOver(VoiceOverSurvey(window).elements)
            case .names: if !kinds.contains(.frames) { canvas.drawNames() }
            }
        }
        return canvas.finished
    }
}

/// The placed lines and labels.
struct AnnotationCanvas {
    let survey: TreeSurvey
    let style: AnnotationStyle
    let text: TextPlacement
    private var lines: [DrawingItem] = []
    private var labels: [DrawingItem] = []
    private var layout: LabelLayout

    init(survey: TreeSurvey, style: AnnotationStyle, text: TextPlacement) {
        self.survey = survey
        self.style = style
        self.text = text
        // Rounded corners, cutouts and bars of the screen would clip a label.
        let room = survey.safeFrame.width > 60 && survey.safeFrame.height > 60 ? survey.safeFrame : survey.bounds
        layout = LabelLayout(
            bounds: room.insetBy(dx: 1, dy: 1),
            content: survey.elements.filter { !$0.baselines.isEmpty && !$0.hasChildren }.map(\.frame))
    }

    /// Labels are above all lines.
    var finished: [DrawingItem] { lines + labels }

    // MARK: Parts

    mutating func outline(_ rect: CGRect, _ color: Color, dashes: [CGFloat] = []) {
        let inset = style.lineWidth / 2
        lines.append(
            .stroke(
                .rectangle(rect.insetBy(dx: inset, dy: inset)), .color(color),
                StrokeStyle(width: style.lineWidth, dashes: dashes)))
    }

    mutating func area(_ path: Path, _ color: Color) {
        lines.append(.fill(path, .color(color)))
    }

    mutating func line(_ from: CGPoint, _ to: CGPoint, _ color: Color, dashes: [CGFloat] = []) {
        lines.append(
            .stroke(Path([.move(from), .line(to)]), .color(color), StrokeStyle(width: style.lineWidth, dashes: dashes)))
    }

    /// A dimension line between two ticks.
    mutating func dimension(_ from: CGPoint, _ to: CGPoint, isHorizontal: Bool, _ color: Color) {
        line(from, to, color)
        let tick: CGFloat = 3
        for end in [from, to] {
            isHorizontal
                ? line(CGPoint(x: end.x, y: end.y - tick), CGPoint(x: end.x, y: end.y + tick), color)
                : line(CGPoint(x: end.x - tick, y: end.y), CGPoint(x: end.x + tick, y: end.y), color)
        }
    }

    /// A label at the first free place.
    ///
    /// - Parameters:
    ///   - words: the text, one line.
    ///   - color: the border color and, if bold, the background.
    ///   - isBold: whether it is emphasized: light text on the color.
    ///   - anchor: the point that it describes; a thin line leads there if the label had to move far.
    ///   - places: returns places for its top left corner, given its size.
    mutating func label(
        _ words: String, _ color: Color, isBold: Bool = false, anchor: CGPoint, places: (CGSize) -> [CGPoint]
    ) {
        let measured = text.layout(words, size: style.textSize, weight: 500, color: style.labelText)
        let size = CGSize(width: measured.size.width + 6, height: measured.size.height + 2)
        guard let rect = layout.place(size, at: places(size)) else { return }
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        let distance = PortableMath.hypot(middle.x - anchor.x, middle.y - anchor.y)
        if distance > max(rect.width, rect.height) / 2 + 14 {
            lines.append(
                .stroke(
                    Path([.move(middle), .line(anchor)]), .color(color.multiplyingAlpha(by: 0.6)),
                    StrokeStyle(width: style.lineWidth / 2, dashes: [1.5, 1.5])))
        }
        let shape = Path.roundedRectangle(rect, cornerRadius: 2.5)
        labels.append(.fill(shape, .color(isBold ? color : style.label)))
        if !isBold { labels.append(.stroke(shape, .color(color.multiplyingAlpha(by: 0.8)), StrokeStyle(width: 0.5))) }
        labels += text.line(
            words, at: middle, anchor: .center, size: style.textSize, weight: 500,
            color: isBold ? .white : style.labelText)
    }
}
