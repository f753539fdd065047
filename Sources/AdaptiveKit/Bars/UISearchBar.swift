import Arrangement
public import Drawing
public import Foundation
import Geometry
import Looks
import Typography

/// A field for searching, with what belongs beside it.
open class UISearchBar: UIView {
    public enum Style: UInt, Hashable, Sendable { case `default` = 0, prominent, minimal }

    private let field = UISearchTextField(frame: .zero)
    private let scopes = UISegmentedControl(items: [])

    /// Whether a navigation bar or toolbar holds it: that bar's background is then its own.
    var isInNavigationBar = false { didSet { sizeChanged() } }
    /// Whether what holds it says how wide it is: a toolbar, or the row of a navigation bar's buttons.
    var isInRow = false { didSet { if isInRow != oldValue { sizeChanged() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(field)
    }

    open var searchTextField: UISearchTextField { field }

    open var text: String? {
        get { field.text }
        set {
            field.text = newValue
            textChanged?()
        }
    }

    /// What a search controller does with new text.
    var textChanged: (() -> Void)?

    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    open var prompt: String? { didSet { sizeChanged() } }
    open var barStyle = UIBarStyle.default { didSet { styled(.barStyle, \.barStyle) } }
    open var searchBarStyle = Style.default { didSet { field.isOnPlainGround = searchBarStyle == .minimal } }
    open var barTintColor: UIColor? { didSet { styled(.barTintColor, \.barTintColor) } }
    open var isTranslucent = true { didSet { styled(.isTranslucent, \.isTranslucent) } }
    open var backgroundImage: UIImage? { didSet { styled(.backgroundImage, \.backgroundImage) } }
    open var showsCancelButton = false { didSet { setNeedsLayout() } }
    open var showsBookmarkButton = false { didSet { showTrailingSign() } }
    open var showsSearchResultsButton = false { didSet { showTrailingSign() } }

    private func showTrailingSign() {
        field.trailingSymbol =
            showsSearchResultsButton ? "chevron.down.circle.fill" : showsBookmarkButton ? "book" : nil
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    open weak var delegate: (any UISearchBarDelegate)?

    // MARK: Input, carried along

    open var keyboardType = UIKeyboardType.default
    open var autocapitalizationType = UITextAutocapitalizationType.none
    open var autocorrectionType = UITextAutocorrectionType.default
    open var returnKeyType = UIReturnKeyType.search

    // MARK: Scopes

    open var scopeButtonTitles: [String]? {
        didSet {
            scopes.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopes.insertSegment(withTitle: title, at: index, animated: false)
            }
            scopes.selectedSegmentIndex = 0
            sizeChanged()
        }
    }

    open var selectedScopeButtonIndex: Int {
        get { max(0, scopes.selectedSegmentIndex) }
        set { scopes.selectedSegmentIndex = newValue }
    }

    open var showsScopeBar = false { didSet { sizeChanged() } }
    private var hasShownScopes: Bool { showsScopeBar && scopes.numberOfSegments > 0 }
    /// Below the field; where that shares a row, the navigation bar shows them.
    private var showsScopes: Bool { hasShownScopes && !isInRow }
    var scopesForBar: UIView? { hasShownScopes && isInRow ? scopes : nil }

    private func sizeChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Size

    static let scopeHeight: CGFloat = 44
    private static let promptHeight: CGFloat = 31

    private var rowHeight: CGFloat {
        isInNavigationBar && !isModern
            ? Self.heightInNavigationBar
            : JobEnvironment.current.barEnvironment(for: traitCollection).searchBarHeight
    }

    /// Below a title the field begins a point below the row's top, up to iOS 18.
    private static let heightInNavigationBar: CGFloat = 52
    private static let topInNavigationBar: CGFloat = 1

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: Self.noIntrinsicMetric,
            height: rowHeight + (showsScopes ? Self.scopeHeight : 0) + (prompt == nil ? 0 : Self.promptHeight))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    // MARK: Layout

    /// Field and scopes are placed here.
    open override var isLayoutBoundary: Bool { true }

    private var row: CGRect {
        let top = prompt == nil ? 0 : Self.promptHeight
        let rest = bounds.height - top - (showsScopes ? Self.scopeHeight : 0)
        return CGRect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: max(0, rest))
    }

    private var isModern: Bool { JobEnvironment.current.isAtLeast(iOS: 26) }

    private var cancelWidth: CGFloat {
        guard showsCancelButton else { return 0 }
        if isModern { return Self.cancelSide + Self.cancelGap }
        return setLine("Cancel", font: .systemFont(ofSize: 17), color: .label).size.width + 12
    }

    /// From iOS 26 on a cross in a disc of glass stands for the word; side and distance from the field.
    private static let cancelSide: CGFloat = 44
    private static let cancelGap: CGFloat = 8

    private var fieldFrame: CGRect {
        let environment = JobEnvironment.current
        let height: CGFloat = isModern ? 44 : environment.isAtLeast(iOS: 11) ? 36 : 28
        let row = row
        var (margin, y) = (isModern ? 16 : 8 as CGFloat, row.midY - height / 2)
        if isInRow { margin = 0 }
        if isInNavigationBar, !isModern, !isInRow {
            margin = LayoutMargins.rootView(width: row.width, version: environment.systemVersion).leading
            y = row.minY + Self.topInNavigationBar
        }
        return CGRect(
            x: row.minX + margin, y: y, width: max(0, row.width - 2 * margin - cancelWidth),
            height: min(height, row.height)
        ).mirrored(in: row, if: isRightToLeft)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = pixelGrid.snap(fieldFrame)
        if showsScopes {
            if scopes.superview !== self { addSubview(scopes) }
            scopes.isHidden = false
            scopes.frame = Self.scopeFrame(in: bounds, below: row.maxY + 2, margin: scopeMargin)
        } else if scopes.superview === self {
            scopes.isHidden = true
        }
    }

    private var scopeMargin: CGFloat {
        guard isInNavigationBar else { return 8 }
        return LayoutMargins.rootView(width: row.width, version: JobEnvironment.current.systemVersion).leading
    }

    /// Of the scopes in what holds them.
    static func scopeFrame(in bounds: CGRect, below y: CGFloat, margin: CGFloat) -> CGRect {
        CGRect(
            x: bounds.minX + margin, y: y, width: max(0, bounds.width - 2 * margin),
            height: UISegmentedControl.standardHeight)
    }

    open override var elementLabel: String? { super.elementLabel ?? field.elementLabel }

    // MARK: Drawing

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        let isFlat = !JobEnvironment.current.isAtLeast(iOS: 13)
        if searchBarStyle != .minimal, !isModern, !isInNavigationBar {
            if let backgroundImage {
                items += backgroundImage.items(
                    in: bounds, tint: tintColor, traits: traitCollection, isStencil: false)
            } else if let barTintColor {
                items.fill(bounds, resolved(barTintColor))
            } else if isFlat {
                items.fill(bounds, Color(red: 0.788, green: 0.788, blue: 0.808))
            } else {
                BarBackground(barStyle: barStyle).paint(in: bounds, of: self, into: &items)
            }
        }
        if let prompt {
            let line = setLine(prompt, font: .systemFont(ofSize: 13), color: .label, width: max(1, bounds.width - 16))
            let box = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: Self.promptHeight)
            items.text(line, at: line.centeredOrigin(in: box, grid: pixelGrid))
        }
        if showsCancelButton { paintCancelButton(into: &items) }
    }

    private func paintCancelButton(into items: inout [DrawingItem]) {
        let frame = fieldFrame
        if isModern {
            let side = Self.cancelSide
            let x = isRightToLeft ? frame.minX - Self.cancelGap - side : frame.maxX + Self.cancelGap
            let disc = CGRect(x: x, y: frame.midY - side / 2, width: side, height: side)
            paintGlass(in: disc, into: &items)
            items += ControlSign.xmark.items(
                in: disc.centered(CGSize(width: 22, height: 22)), color: resolved(.label), weight: 2)
            return
        }
        let line = setLine("Cancel", font: .systemFont(ofSize: 17), color: tintColor)
        let x = isRightToLeft ? frame.minX - 10 - line.size.width : frame.maxX + 10
        items.text(line, at: CGPoint(x: x, y: pixelGrid.round(frame.midY - line.size.height / 2)))
    }
}

/// What hears of searching.
///
/// Nobody searches in a picture.
public protocol UISearchBarDelegate: AnyObject {
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
