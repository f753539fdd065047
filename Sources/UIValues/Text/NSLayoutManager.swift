public import Foundation
import Geometry
package import Typography

/// Lays the text of a storage out in its containers, one after the other.
///
/// A glyph is a UTF-16 unit of the text here, as a character is.
open class NSLayoutManager: NSObject {
    open internal(set) weak var textStorage: NSTextStorage? { didSet { fragments = nil } }
    open private(set) var textContainers: [NSTextContainer] = [] { didSet { fragments = nil } }
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open var usesFontLeading = true { didSet { fragments = nil } }
    open var allowsNonContiguousLayout = false
    open var showsInvisibleCharacters = false
    open var showsControlCharacters = false
    /// How full a line must be before its last word is hyphenated; stored, but has no effect.
    open var hyphenationFactor: Float = 0

    /// The font and colors of text without any; those of the view that the text is in.
    package var defaults = TextDefaults.outsideViews { didSet { fragments = nil } }
    /// The alignment and direction of text without any; those of the view that the text is in.
    package var standardOptions: TextOptions? { didSet { fragments = nil } }

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }

    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: min(textContainers.count, max(0, index)))
        container.layoutManager = self
    }

    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
    }

    func textDidChange() {
        fragments = nil
        for container in textContainers { container.changed?() }
    }

    /// Forgets the layout; a container calls it when its size changes.
    func containerDidChange() { fragments = nil }

    // MARK: Layout

    /// The text of a container.
    private struct Fragment {
        let container: NSTextContainer
        /// The index of its first character in the storage.
        let start: Int
        let places: PlacedText

        var range: NSRange { NSRange(location: start, length: places.offsets.count) }
        /// The container's corner, from which the text is its padding away.
        var padding: CGFloat { container.lineFragmentPadding }

        func characters(of line: PlacedText.Line) -> NSRange {
            NSRange(location: start + line.offsets.lowerBound, length: line.offsets.count)
        }

        func used(_ line: PlacedText.Line) -> CGRect {
            CGRect(
                x: line.frame.minX, y: line.frame.minY, width: line.frame.width + 2 * padding,
                height: line.frame.height)
        }

        /// The line across the container.
        func whole(_ line: PlacedText.Line) -> CGRect {
            let used = used(line)
            let width = container.size.width.isUsableLength ? container.size.width : used.maxX
            return CGRect(x: 0, y: used.minY, width: max(width, used.maxX), height: used.height)
        }

        func boxes(of range: NSRange) -> [CGRect] {
            let first = max(0, range.location - start)
            let boxes = places.boxes(of: first..<max(first, range.location + range.length - start))
            return boxes.map { $0.offsetBy(dx: padding, dy: 0) }
        }

        func place(of point: CGPoint) -> CGPoint { CGPoint(x: point.x - padding, y: point.y) }
    }

    /// The containers that have text; `nil` until somebody asks.
    private var fragments: [Fragment]?

    private var laidOut: [Fragment] {
        if let fragments { return fragments }
        var made: [Fragment] = []
        var start = 0
        for container in textContainers where start < numberOfGlyphs || made.isEmpty {
            let places = JobEnvironment.current.textSetter.places(
                of: text(from: start, length: numberOfGlyphs - start), options: options(of: container))
            made.append(Fragment(container: container, start: start, places: places))
            start += places.offsets.count
        }
        fragments = made
        return made
    }

    private func options(of container: NSTextContainer) -> TextOptions {
        var options = standardOptions ?? TextOptions(scale: JobEnvironment.current.screen.scale)
        options.usesFontLeading = usesFontLeading
        let padding = container.lineFragmentPadding * 2
        options.width = container.size.width.isUsableLength ? max(1, container.size.width - padding) : nil
        options.height = container.size.height.isUsableLength ? container.size.height : nil
        options.maximumLines = max(0, container.maximumNumberOfLines)
        options.lineBreakMode = .init(container.lineBreakMode)
        return options
    }

    private func text(from start: Int, length: Int) -> StyledText {
        let text = textStorage?.attributedSubstring(from: NSRange(location: start, length: length))
        return StyledText(text ?? NSAttributedString(string: ""), defaults: defaults)
    }

    private func fragment(of container: NSTextContainer) -> Fragment? { laidOut.first { $0.container === container } }

    /// The container with a character.
    private func fragment(at index: Int) -> Fragment? { laidOut.last { $0.start <= index } }

    /// The container and the line with a character.
    private func line(at index: Int) -> (fragment: Fragment, line: PlacedText.Line)? {
        guard let fragment = fragment(at: index),
            let line = fragment.places.lineIndex(at: index - fragment.start)
        else { return nil }
        return (fragment, fragment.places.lines[line])
    }

    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let fragment = fragment(of: container) else { return .zero }
        return fragment.places.lines.map(fragment.used).enclosing
    }

    /// The smallest rectangle with all characters of a range.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        (fragment(of: container)?.boxes(of: glyphRange) ?? []).enclosing
    }

    open func ensureLayout(for container: NSTextContainer) {}
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
    ) { fragments = nil }
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
    ) { fragments = nil }
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
    open func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange) {}

    // MARK: Lines

    /// Calls the closure with the place of each line that has characters of a range.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<Bool>) -> Void
    ) {
        var stops = false
        for fragment in laidOut {
            for line in fragment.places.lines {
                let characters = fragment.characters(of: line)
                guard NSIntersectionRange(characters, glyphRange).length > 0 else { continue }
                block(fragment.whole(line), fragment.used(line), fragment.container, characters, &stops)
                if stops { return }
            }
        }
    }

    /// The place of the line with a glyph.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        guard let (fragment, line) = line(at: glyphIndex) else { return .zero }
        effectiveRange?.pointee = fragment.characters(of: line)
        return fragment.whole(line)
    }

    /// The part of a glyph's line that has text.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        guard let (fragment, line) = line(at: glyphIndex) else { return .zero }
        effectiveRange?.pointee = fragment.characters(of: line)
        return fragment.used(line)
    }

    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

    /// Calls a closure with the part of each line that contains characters of a range.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<Bool>) -> Void
    ) {
        var stops = false
        for box in fragment(of: textContainer)?.boxes(of: glyphRange) ?? [] {
            block(box, &stops)
            if stops { return }
        }
    }

    /// The empty line after a line break at the end of the text; zero if there is none.
    open var extraLineFragmentRect: CGRect { extraLine.map { $0.fragment.whole($0.line) } ?? .zero }
    open var extraLineFragmentUsedRect: CGRect { extraLine.map { $0.fragment.used($0.line) } ?? .zero }
    open var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.fragment.container }

    private var extraLine: (fragment: Fragment, line: PlacedText.Line)? {
        guard let fragment = laidOut.last, let line = fragment.places.lines.last, line.offsets.isEmpty else {
            return nil
        }
        return (fragment, line)
    }

    // MARK: Glyphs

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
    /// The glyphs that have room in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        fragment(of: container)?.range ?? NSRange(location: 0, length: 0)
    }
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The glyphs of the lines that a rectangle touches.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let fragment = fragment(of: container) else { return NSRange(location: 0, length: 0) }
        let lines = fragment.places.lines.filter { fragment.whole($0).intersects(bounds) }
        guard let first = lines.first, let last = lines.last else {
            return NSRange(location: fragment.start, length: 0)
        }
        return NSUnionRange(fragment.characters(of: first), fragment.characters(of: last))
    }

    /// The glyphs that truncation hides on a line; their location is `NSNotFound` if there are none.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let (fragment, line) = line(at: glyphIndex), let hidden = line.hidden else {
            return NSRange(location: NSNotFound, length: 0)
        }
        return NSRange(location: fragment.start + hidden.lowerBound, length: hidden.count)
    }

    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
    ) -> NSTextContainer? {
        guard let (fragment, _) = line(at: glyphIndex) else { return nil }
        effectiveRange?.pointee = fragment.range
        return fragment.container
    }

    /// The glyph's origin on the baseline, from the corner of its line.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let fragment = fragment(at: glyphIndex),
            let (x, line) = fragment.places.caret(at: glyphIndex - fragment.start)
        else { return .zero }
        return CGPoint(x: x + fragment.padding, y: line.baseline - line.frame.minY)
    }

    // MARK: Points

    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        guard let fragment = fragment(of: container),
            let (character, fraction) = fragment.places.character(at: fragment.place(of: point))
        else { return 0 }
        partialFraction?.pointee = fraction
        return fragment.start + character.offsets.lowerBound
    }

    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// The index of the character at or nearest to a point.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

    // MARK: Drawing

    /// Draws nothing: backgrounds are drawn with the glyphs.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

    /// Draws the text of a range with its containers' corners at a point.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for fragment in laidOut {
            let shown = NSIntersectionRange(fragment.range, glyphsToShow)
            guard shown.length > 0 else { continue }
            let layout = JobEnvironment.current.textSetter.layout(
                text(from: fragment.start, length: numberOfGlyphs - fragment.start),
                options: options(of: fragment.container))
            let items = layout.items(at: CGPoint(x: origin.x + fragment.padding, y: origin.y))
            guard shown.length < fragment.range.length else {
                context.add(items)
                continue
            }
            context.saveGState()
            context.clip(to: fragment.boxes(of: shown).map { $0.offsetBy(dx: origin.x, dy: origin.y) })
            context.add(items)
            context.restoreGState()
        }
    }
}

/// Changes the layout of text; it is not asked.
public protocol NSLayoutManagerDelegate: AnyObject {}

extension [CGRect] {
    /// The smallest rectangle around all; zero for none.
    fileprivate var enclosing: CGRect { isEmpty ? .zero : reduce(.null) { $0.union($1) } }
}
