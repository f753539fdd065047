public import Foundation
import Geometry
import Typography

/// Lays the text of a storage out in its first container.
///
/// A glyph is a character here.
open class NSLayoutManager: NSObject {
    open internal(set) weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open var usesFontLeading = true
    open var allowsNonContiguousLayout = false
    open var showsInvisibleCharacters = false
    open var showsControlCharacters = false
    /// How full a line must be before its last word is hyphenated; stored, but has no effect.
    open var hyphenationFactor: Float = 0

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }

    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
    }

    func textDidChange() { for container in textContainers { container.changed?() } }

    // MARK: Layout

    private func layout(in container: NSTextContainer) -> TextLayout {
        var options = TextOptions(scale: JobEnvironment.current.screen.scale)
        options.usesFontLeading = usesFontLeading
        let padding = container.lineFragmentPadding * 2
        options.width = container.size.width.isUsableLength ? max(1, container.size.width - padding) : nil
        options.height = container.size.height.isUsableLength ? container.size.height : nil
        options.maximumLines = max(0, container.maximumNumberOfLines)
        options.lineBreakMode = .init(container.lineBreakMode)
        let text = StyledText(
            textStorage ?? NSAttributedString(string: ""),
            defaults: TextDefaults(font: .systemFont(ofSize: 12), color: .black, colors: .outsideViews))
        return JobEnvironment.current.textSetter.layout(text, options: options)
    }

    open func usedRect(for container: NSTextContainer) -> CGRect {
        let size = layout(in: container).size
        return CGRect(x: 0, y: 0, width: size.width + container.lineFragmentPadding * 2, height: size.height)
    }

    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        glyphRange.length > 0 ? usedRect(for: container) : .zero
    }

    open func ensureLayout(for container: NSTextContainer) {}
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
    ) {}
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
    open func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange) {}

    /// Calls the closure with the place of each line.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<Bool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        let layout = layout(in: container)
        let width = max(container.size.width, layout.size.width + container.lineFragmentPadding * 2)
        var stops = false
        for line in layout.lines {
            let used = line.frame.offsetBy(dx: container.lineFragmentPadding, dy: 0)
            let rect = CGRect(x: 0, y: used.minY, width: width, height: used.height)
            block(rect, used, container, glyphRange, &stops)
            if stops { return }
        }
    }

    /// The place of the line with a glyph.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        line(withGlyphAt: glyphIndex, effectiveRange)?.whole ?? .zero
    }

    /// The part of a glyph's line that has text.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        line(withGlyphAt: glyphIndex, effectiveRange)?.used ?? .zero
    }

    /// The first line: which glyph is in which line is not known.
    private func line(
        withGlyphAt index: Int, _ range: UnsafeMutablePointer<NSRange>?
    ) -> (whole: CGRect, used: CGRect)? {
        var found: (whole: CGRect, used: CGRect)?
        let all = NSRange(location: 0, length: numberOfGlyphs)
        enumerateLineFragments(forGlyphRange: all) { whole, used, _, _, stops in
            found = (whole, used)
            stops.pointee = true
        }
        range?.pointee = all
        return found
    }

    /// Calls a closure with the part of each line that contains characters of a range.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<Bool>) -> Void
    ) {
        enumerateLineFragments(forGlyphRange: glyphRange) { _, used, _, _, stops in block(used, stops) }
    }

    // MARK: Glyphs

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange { charRange }
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange { glyphRange }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// The first character: nothing is touched in a picture.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { 0 }
    /// The first glyph: nothing is touched in a picture.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }

    // MARK: Drawing

    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

    /// Draws the text of the first container.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let container = textContainers.first else { return }
        let corner = CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y)
        UIGraphicsGetCurrentContext()?.add(layout(in: container).items(at: corner))
    }
}

/// Changes the layout of text; it is not asked.
public protocol NSLayoutManagerDelegate: AnyObject {}
