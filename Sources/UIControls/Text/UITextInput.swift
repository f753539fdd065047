public import AdaptiveKit
public import Foundation

/// A position in editable text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range of editable text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
    open var isEmpty: Bool { true }
}

/// The frame of a part of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    open var rect: CGRect { .zero }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}

/// Is notified of changes of text and selection; nothing is edited in a picture.
@preconcurrency @MainActor
public protocol UITextInputDelegate: DelegateObject {
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// A view whose text a keyboard edits.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    var inputDelegate: (any UITextInputDelegate)? { get set }
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func unmarkText()
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    var tokenizer: any UITextInputTokenizer { get }
    var textInputView: UIView { get }
    var selectionAffinity: UITextStorageDirection { get set }
}

extension UITextInput {
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        self.position(from: position, offset: direction.goesBack ? -offset : offset)
    }
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction.goesBack ? range.start : range.end
    }
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        direction.goesBack
            ? textRange(from: beginningOfDocument, to: position) : textRange(from: position, to: endOfDocument)
    }
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    /// Changes nothing: text has the direction of its paragraphs.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
    public var textInputView: UIView { (self as? UIView) ?? UIView() }
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set { _ = newValue }
    }
}

/// A position by its number of UTF-16 units, as ranges of `NSString` count them.
final class IndexedTextPosition: UITextPosition {
    let index: Int

    init(_ index: Int) {
        self.index = index
        super.init()
    }
}

/// A range between two positions.
final class IndexedTextRange: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    override var start: UITextPosition { IndexedTextPosition(range.location) }
    override var end: UITextPosition { IndexedTextPosition(range.location + range.length) }
    override var isEmpty: Bool { range.length == 0 }
}

/// The positions of a text and what is between them.
@MainActor struct PlainTextInput {
    let text: String

    var length: Int { (text as NSString).length }

    var beginning: UITextPosition { IndexedTextPosition(0) }
    var end: UITextPosition { IndexedTextPosition(length) }

    func index(_ position: UITextPosition) -> Int {
        min(length, max(0, (position as? IndexedTextPosition)?.index ?? 0))
    }

    func range(of characters: NSRange) -> UITextRange? {
        characters.location == NSNotFound ? nil : IndexedTextRange(clamped(characters))
    }

    /// The part of the range that is in the text.
    private func clamped(_ range: NSRange) -> NSRange {
        let start = min(length, max(0, range.location))
        return NSRange(location: start, length: min(length - start, max(0, range.length)))
    }

    func characters(of range: UITextRange) -> NSRange { clamped((range as? IndexedTextRange)?.range ?? NSRange()) }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (sum, overflows) = index(position).addingReportingOverflow(offset)
        return overflows || sum < 0 || sum > length ? nil : IndexedTextPosition(sum)
    }

    func offset(from start: UITextPosition, to end: UITextPosition) -> Int { index(end) - index(start) }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (a, b) = (index(position), index(other))
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }

    func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
        let (a, b) = (index(start), index(end))
        return IndexedTextRange(NSRange(location: min(a, b), length: abs(b - a)))
    }

    func text(in range: UITextRange) -> String? { (text as NSString).substring(with: characters(of: range)) }

    func replacing(_ range: UITextRange, with new: String) -> String {
        (text as NSString).replacingCharacters(in: characters(of: range), with: new)
    }
}
