import Drawing
public import Foundation
import Geometry

/// A text setter with San Francisco's metrics, whichever face draws the glyphs.
///
/// Measuring text of the model opens no font; drawing opens the necessary ones. A setter belongs to one worker and is
/// cheap to create.
public final class MetricTextSetter: TextSetter {
    public var systemFont: SystemFontGeneration {
        didSet {
            guard systemFont != oldValue else { return }
            resolver.systemFont = systemFont
            fonts = [:]
            fontProblems = [:]
            measured = [:]
            measurements = [:]
        }
    }

    private let shelf: FaceCache
    private let hyphens: HyphenationCache
    private var resolver: FontResolver
    private var fonts: [FontDescriptor: MeasuredFont] = [:]
    private var fontProblems: [FontDescriptor: FontProblem] = [:]
    private var measured: [MeasuredKey: (text: MeasuredText, problems: [FontProblem])] = [:]
    private var textProblems: [FontProblem] = []
    private var measurements: [MeasurementKey: TextMeasurement] = [:]

    /// The maximum font size.
    private static let largestSize: CGFloat = 10_000

    private struct MeasuredKey: Hashable {
        var text: StyledText
        var isRightToLeft: Bool
    }

    private struct MeasurementKey: Hashable {
        var text: StyledText
        var options: TextOptions
    }

    /// Creates a setter that draws with a library's fonts.
    public convenience init(library: FontLibrary = FontLibrary(), systemFont: SystemFontGeneration = .variable) {
        self.init(library: library, systemFont: systemFont, model: .embedded)
    }

    /// Creates a setter that measures with other advances of San Francisco than the built-in ones.
    ///
    /// It is for fits that are compared with each other.
    ///
    /// - Parameter advances: a document in the format of `Data/system-font.json`.
    /// - Throws: `DecodingError` if the document is not in that format.
    @_spi(Fitting) public convenience init(advances: Data) throws {
        let model = try JSONDecoder().decode(SystemFontModel.self, from: advances)
        self.init(library: FontLibrary(), systemFont: .variable, model: model)
    }

    private init(library: FontLibrary, systemFont: SystemFontGeneration, model: SystemFontModel) {
        self.systemFont = systemFont
        let shelf = FaceCache(library: library)
        self.shelf = shelf
        hyphens = HyphenationCache(folders: library.hyphenationFolders) { [unowned shelf] in shelf.report($0) }
        resolver = FontResolver(library: library, systemFont: systemFont, system: model)
    }

    /// Returns and clears the font problems since the last call; each problem occurs once in a setter's life.
    public func takeProblems() -> [FontProblem] { shelf.takeProblems() }

    public func takeTextProblems() -> [FontProblem] {
        defer { textProblems = [] }
        return textProblems
    }

    public func metrics(of font: FontDescriptor) -> FontMetrics { measuredFont(font).metrics }

    public func measure(_ text: StyledText, options: TextOptions) -> TextMeasurement {
        let options = options.sane
        let key = MeasurementKey(text: text, options: options)
        if let known = measurements[key] { return known }
        let filled = LineFiller(text: measuredText(text, options).text, options: options, hyphens: hyphens).fill()
        var measurement = TextMeasurement(
            size: size(of: filled, options), lineCount: filled.lines.count, firstBaseline: 0, lastBaseline: 0,
            isTruncated: filled.isTruncated)
        if let first = filled.lines.first, let last = filled.lines.last {
            measurement.firstBaseline = first.ascender
            measurement.lastBaseline = filled.height - last.height + last.ascender
        }
        if measurements.count >= 4096 { measurements = [:] }
        measurements[key] = measurement
        return measurement
    }

    public func layout(_ text: StyledText, options: TextOptions) -> TextLayout {
        let options = options.sane
        let (measured, problems) = measuredText(text, options)
        _ = shelf.takeProblemsOfText()
        defer { textProblems += problems + shelf.takeProblemsOfText() }
        let filled = LineFiller(text: measured, options: options, hyphens: hyphens).fill()
        let size = size(of: filled, options)
        let placer = GlyphPlacer(text: measured, shelf: shelf)
        var layout = TextLayout(lines: [], size: size, isTruncated: filled.isTruncated)
        for (line, position) in positions(of: filled.lines, in: options.width ?? size.width, options, measured) {
            let placed = placer.place(
                line, at: CGPoint(x: position.frame.minX, y: position.baseline),
                extraPerSpace: position.extraPerSpace, pixel: 1 / max(1, options.scale))
            layout.lines.append(
                TextLayout.Line(
                    runs: placed.runs, shadows: placed.shadows, frame: position.frame, baseline: position.baseline,
                    isTruncated: line.ellipsis != nil))
            layout.decorations += placed.decorations
        }
        return layout
    }

    public func places(of text: StyledText, options: TextOptions) -> PlacedText {
        let options = options.sane
        let measured = measuredText(text, options).text
        let filled = LineFiller(text: measured, options: options, hyphens: hyphens).fill()
        let placer = GlyphPlacer(text: measured, shelf: shelf)
        let width = options.width ?? size(of: filled, options).width
        let offsets = measured.offsets
        var start = 0
        return PlacedText(
            lines: positions(of: filled.lines, in: width, options, measured).map { line, position in
                let end = max(line.next, line.tail.upperBound)
                defer { start = end }
                return PlacedText.Line(
                    offsets: offsets[start]..<offsets[end], frame: position.frame, baseline: position.baseline,
                    characters: placer.places(of: line, at: position.frame.minX, position.extraPerSpace, offsets),
                    hidden: line.ellipsis.map { _ in offsets[line.head.upperBound]..<offsets[line.tail.lowerBound] })
            })
    }

    /// The position of a line in the layout.
    private struct LinePosition {
        var frame: CGRect
        /// The baseline's distance from the layout's top.
        var baseline: CGFloat
        /// The extra width of each space for justification.
        var extraPerSpace: CGFloat
    }

    /// The lines with their positions in a width, one below the other.
    private func positions(
        of lines: [FilledLine], in room: CGFloat, _ options: TextOptions, _ measured: MeasuredText
    ) -> [(line: FilledLine, position: LinePosition)] {
        var top: CGFloat = 0
        return lines.map { line in
            defer { top += line.height + line.spacing }
            let trailing = line.style.indents.trailing(in: room)
            let left = options.isRightToLeft ? trailing : line.indent
            let right = room - (options.isRightToLeft ? line.indent : trailing)
            var (x, extra) = (left, CGFloat(0))
            var width = line.width
            switch line.style.alignment {
            case .natural: if options.isRightToLeft { x = right - width }
            case .left: break
            case .right: x = right - width
            case .center: x = (left + right - width) / 2
            case .justified:
                let spaces = line.head.count { measured.clusters[$0].kind == .space }
                if !line.endsParagraph, line.ellipsis == nil, spaces > 0, width < right - left {
                    extra = (right - left - width) / CGFloat(spaces)
                    width = right - left
                } else if options.isRightToLeft {
                    x = right - width
                }
            }
            let frame = CGRect(x: x, y: top, width: width, height: line.height)
            return (line, LinePosition(frame: frame, baseline: top + line.ascender, extraPerSpace: extra))
        }
    }

    private func size(of filled: LineFiller.Result, _ options: TextOptions) -> CGSize {
        var size = PixelGrid(scale: options.scale).ceil(
            CGSize(
                width: filled.lines.map { $0.indent + $0.width + $0.trailingSpace }.max() ?? 0, height: filled.height))
        if let bound = options.width { size.width = min(size.width, max(0, bound)) }
        return size
    }

    private func measuredText(
        _ text: StyledText, _ options: TextOptions
    ) -> (text: MeasuredText, problems: [FontProblem]) {
        let key = MeasuredKey(text: text, isRightToLeft: options.isRightToLeft)
        if let known = measured[key] { return known }
        _ = shelf.takeProblemsOfText()
        let measuredText = TextMeasurer(shelf: shelf, systemFont: systemFont, font: { self.measuredFont($0) })
            .measure(text, isRightToLeft: options.isRightToLeft)
        let result = (text: measuredText, problems: shelf.takeProblemsOfText())
        if measured.count >= 512 { measured = [:] }
        measured[key] = result
        return result
    }

    private func measuredFont(_ descriptor: FontDescriptor) -> MeasuredFont {
        if let known = fonts[descriptor] {
            if let problem = fontProblems[descriptor] { shelf.report(problem) }
            return known
        }
        var sane = descriptor
        sane.size = descriptor.size.isFinite ? min(max(descriptor.size, 0), Self.largestSize) : 17
        let (font, problem) = resolver.font(sane)
        if let problem { shelf.report(problem) }
        fontProblems[descriptor] = problem
        fonts[descriptor] = font
        return font
    }
}

extension TextOptions {
    /// The options with finite limits.
    fileprivate var sane: TextOptions {
        var options = self
        options.width = width.flatMap { $0.isFinite ? max(0, $0) : nil }
        options.height = height.flatMap { $0.isFinite ? max(0, $0) : nil }
        if !(scale.isFinite && scale > 0) { options.scale = 1 }
        options.paragraph = paragraph.sane
        return options
    }
}
