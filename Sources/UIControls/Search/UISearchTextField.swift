public import Drawing
public import Foundation
import Geometry
import Looks

/// The field of a search bar: a rounded fill with a magnifying glass.
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clearButtonMode = .always
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clearButtonMode = .always
    }

    private static var look: SearchFieldLook { SearchFieldLook(JobEnvironment.current.style) }

    /// Whether no bar is behind the field.
    var isOnPlainGround = false

    /// The symbol of a button at the end of an empty field.
    var trailingSymbol: String? { didSet { setNeedsLayout() } }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.look.height)
    }

    // MARK: Editing

    /// The bar that the field is a part of.
    weak var bar: UISearchBar?

    override func shouldBeginEditing() -> Bool {
        super.shouldBeginEditing() && bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
    }

    override func didBeginEditing() {
        super.didBeginEditing()
        if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
    }

    override func shouldEndEditing() -> Bool {
        super.shouldEndEditing() && bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
    }

    override func didEndEditing() {
        super.didEndEditing()
        if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }

    // MARK: Tokens

    open var tokens: [UISearchToken] = []
    open var tokenBackgroundColor: UIColor?
    open var allowsCopyingTokens = true
    open var allowsDeletingTokens = true

    // MARK: Rectangles

    private var isEmpty: Bool { (text ?? "").isEmpty }
    private var hasSignAtEnd: Bool { isEmpty ? trailingSymbol != nil : clearButtonMode != .never }

    /// The width of the placeholder of a field without text.
    private var emptyContentWidth: CGFloat? { isEmpty ? measureLine(placeholderText).width : nil }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        Self.look.textRect(
            in: bounds, fieldWidth: self.bounds.width, emptyContentWidth: emptyContentWidth, hasSignAtEnd: hasSignAtEnd
        ).mirrored(in: bounds, if: isRightToLeft)
    }

    // MARK: Drawing

    override var placeholderColor: UIColor { UIColor(Self.look.placeholderColor) }

    override var clearButtonColor: Color? { Self.look.clearButtonColor(pen) }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds)
            .offsetBy(dx: (isRightToLeft ? 1 : -1) * Self.look.clearButtonShift, dy: 0)
    }

    private var signAtEnd: ImageContent? {
        guard isEmpty, let trailingSymbol else { return nil }
        let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .regular, scale: .medium)
        return UIImage(systemName: trailingSymbol, withConfiguration: configuration)?.content(in: self)
    }

    open override func paintContent(into items: inout [DrawingItem]) {
        items += Self.look.items(
            in: bounds, emptyContentWidth: emptyContentWidth, isOnPlainGround: isOnPlainGround, signAtEnd: signAtEnd,
            pen)
        guard !Self.look.isButton(width: bounds.width) else { return }
        super.paintContent(into: &items)
    }
}
