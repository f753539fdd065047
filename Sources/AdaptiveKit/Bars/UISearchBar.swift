import Arrangement
public import Drawing
public import Foundation
import Geometry
import Typography

/// A field for searching, with what belongs beside it.
open class UISearchBar: UIView {
    public enum Style: UInt, Hashable, Sendable { case `default` = 0, prominent, minimal }

    private let field = UISearchTextField(frame: .zero)
    private let scopes = UISegmentedControl(items: [])

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
        set { field.text = newValue }
    }

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
    open var showsBookmarkButton = false
    open var showsSearchResultsButton = false
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
    private var showsScopes: Bool { showsScopeBar && scopes.numberOfSegments > 0 }

    private func sizeChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Size

    private static let scopeHeight: CGFloat = 44
    private static let promptHeight: CGFloat = 31

    private var rowHeight: CGFloat { JobEnvironment.current.barEnvironment(for: traitCollection).searchBarHeight }

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

    private var cancelWidth: CGFloat {
        showsCancelButton ? setLine("Cancel", font: .systemFont(ofSize: 17), color: .label).size.width + 12 : 0
    }

    private var fieldFrame: CGRect {
        let environment = JobEnvironment.current
        let height: CGFloat = environment.isAtLeast(iOS: 26) ? 44 : environment.isAtLeast(iOS: 11) ? 36 : 28
        let margin: CGFloat = environment.isAtLeast(iOS: 26) ? 16 : 8
        let row = row
        return CGRect(
            x: row.minX + margin, y: row.midY - height / 2, width: max(0, row.width - 2 * margin - cancelWidth),
            height: min(height, row.height)
        ).mirrored(in: row, if: isRightToLeft)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = pixelGrid.snap(fieldFrame)
        if showsScopes {
            if scopes.superview == nil { addSubview(scopes) }
            scopes.isHidden = false
            scopes.frame = CGRect(
                x: bounds.minX + 8, y: row.maxY + 2, width: max(0, bounds.width - 16),
                height: UISegmentedControl.standardHeight)
        } else {
            scopes.isHidden = true
        }
    }

    open override var elementLabel: String? { super.elementLabel ?? field.elementLabel }

    // MARK: Drawing

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        let isFlat = !JobEnvironment.current.isAtLeast(iOS: 13)
        if searchBarStyle != .minimal, !JobEnvironment.current.isAtLeast(iOS: 26) {
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
        if showsCancelButton {
            let line = setLine("Cancel", font: .systemFont(ofSize: 17), color: tintColor)
            let frame = fieldFrame
            let x = isRightToLeft ? frame.minX - 10 - line.size.width : frame.maxX + 10
            items.text(line, at: CGPoint(x: x, y: pixelGrid.round(row.midY - line.size.height / 2)))
        }
    }
}

/// The field of a search bar: a rounded fill with a magnifying glass.
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private var isFlat: Bool { !JobEnvironment.current.isAtLeast(iOS: 11) }

    /// Whether nothing of a bar lies behind the field.
    var isOnPlainGround = false

    open override var font: UIFont? {
        get { super.font }
        set { super.font = newValue }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: isFlat ? 28 : 36)
    }

    private static let glassSide: CGFloat = 19

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let left: CGFloat = 8 + Self.glassSide + 5
        return CGRect(
            x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - 8), height: bounds.height
        ).mirrored(in: bounds, if: isRightToLeft)
    }

    open override func paintContent(into items: inout [DrawingItem]) {
        let isModern = JobEnvironment.current.isAtLeast(iOS: 26)
        let radius: CGFloat = isModern ? bounds.height / 2 : isFlat ? 5 : 10
        let isDark = traitCollection.userInterfaceStyle == .dark
        if isModern {
            paintGlass(in: bounds, into: &items)
        } else if JobEnvironment.current.isAtLeast(iOS: 13) {
            items.fill(bounds, cornerRadius: radius, resolved(.tertiarySystemFill))
        } else {
            // White on a bar's grey, and grey where there is no bar.
            let ground = isOnPlainGround ? Color(red: 0.557, green: 0.557, blue: 0.576, alpha: 0.12) : .white
            items.fill(bounds, cornerRadius: radius, isDark ? Color(white: 0.2) : ground)
        }
        let glass = CGRect(
            x: bounds.minX + 8, y: bounds.midY - Self.glassSide / 2, width: Self.glassSide, height: Self.glassSide
        ).mirrored(in: bounds, if: isRightToLeft)
        items += ControlGlyph.magnifier.items(in: glass, color: resolved(.secondaryLabel), weight: 1.7)
        super.paintContent(into: &items)
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
