@_spi(Subclassing) public import AdaptiveKit
import Arrangement
public import Drawing
public import Foundation
import Geometry
import Looks
import Typography

/// A search field with its buttons and scopes.
open class UISearchBar: UIView {
    public enum Style: UInt, Hashable, Sendable { case `default` = 0, prominent, minimal }

    private let field = UISearchTextField(frame: .zero)
    private let scopes = UISegmentedControl(items: [])

    /// Whether a navigation bar or toolbar contains it and provides the background.
    var isInNavigationBar = false { didSet { sizeChanged() } }
    /// Whether the bar takes the place of a navigation bar's title, as during a search.
    var replacesTitle: () -> Bool = { false }
    /// Whether its container determines the width: a toolbar, or the button row of a navigation bar.
    package var isInRow = false { didSet { if isInRow != oldValue { sizeChanged() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        field.bar = self
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

    /// The search controller's handler for new text.
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
    /// Sets the image for every position and height.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    {
        self.backgroundImage = backgroundImage
    }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
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

    // MARK: Images and positions of an app's own, which are stored and not drawn

    /// The signs in a search bar.
    public enum Icon: Int, Hashable, Sendable { case search = 0, clear, bookmark, resultsList }

    private struct IconKey: Hashable {
        var icon: Icon
        var state: UInt
    }

    private var images: [IconKey: UIImage] = [:]
    private var offsets: [Icon: UIOffset] = [:]
    private var scopeImages: [UInt: UIImage] = [:]
    private var scopeDividers: [[UInt]: UIImage] = [:]
    private var fieldImages: [UInt: UIImage] = [:]
    open var scopeBarBackgroundImage: UIImage?
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        fieldImages[state.rawValue] = backgroundImage
    }
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldImages[state.rawValue] }
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopeImages[state.rawValue] = backgroundImage
    }
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { scopeImages[state.rawValue] }
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        scopeDividers[[leftState.rawValue, rightState.rawValue]] = dividerImage
    }
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { scopeDividers[[leftState.rawValue, rightState.rawValue]] }
    open var searchTextPositionAdjustment = UIOffset.zero
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero

    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        images[IconKey(icon: icon, state: state.rawValue)] = iconImage
    }
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        images[IconKey(icon: icon, state: state.rawValue)]
    }
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { offsets[icon] = adjustment }
    open func positionAdjustment(for icon: Icon) -> UIOffset { offsets[icon] ?? .zero }
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        scopes.setTitleTextAttributes(attributes, for: state)
    }

    // MARK: First responder, which the field is

    open override var isFirstResponder: Bool { field.isFirstResponder }
    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    // MARK: Input, carried along

    open var keyboardType = UIKeyboardType.default
    open var autocapitalizationType = UITextAutocapitalizationType.none
    open var autocorrectionType = UITextAutocorrectionType.default
    open var returnKeyType = UIReturnKeyType.search
    open var enablesReturnKeyAutomatically = true
    open var textContentType: UITextContentType!

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
    /// Whether the scopes are shown below the field.
    ///
    /// If the field shares a row, the navigation bar shows them.
    private var showsScopes: Bool { hasShownScopes && !isInRow }
    package var scopesForBar: UIView? { hasShownScopes && isInRow ? scopes : nil }

    private func sizeChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Size

    private var barLook: SearchBarLook { SearchBarLook(JobEnvironment.current.style) }

    private var rowHeight: CGFloat {
        if isInNavigationBar, let height = barLook.rowHeightInNavigationBar { return height }
        let height = JobEnvironment.current.barEnvironment(for: traitCollection).searchBarHeight
        return traitCollection.preferredContentSizeCategory == .extraSmall ? height - Self.extraSmallDifference : height
    }

    /// How much lower the bar is at the extra small text size, in points.
    ///
    /// On the canvas of Xcode 13, which has this text size, six search bars in two projects are 51 points high. Those
    /// of other versions are 56.
    private static let extraSmallDifference: CGFloat = 5

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: Self.noIntrinsicMetric,
            height: rowHeight + (showsScopes ? SearchBarLook.scopeHeight : 0)
                + (prompt == nil ? 0 : SearchBarLook.promptHeight))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    // MARK: Layout

    /// The bar places the field and the scopes.
    open override var isLayoutBoundary: Bool { true }

    private var row: CGRect {
        let top = prompt == nil ? 0 : SearchBarLook.promptHeight
        let rest = bounds.height - top - (showsScopes ? SearchBarLook.scopeHeight : 0)
        return CGRect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: max(0, rest))
    }

    private var fieldFrame: CGRect {
        let row = row
        let place: SearchBarLook.Place =
            isInRow
            ? .row
            : isInNavigationBar
                ? .navigationBar(margin: contentMargin, replacesTitle: replacesTitle()) : .alone
        return barLook.fieldFrame(in: row, place: place, cancelWidth: showsCancelButton ? barLook.cancelWidth(pen) : 0)
            .mirrored(in: row, if: isRightToLeft)
    }

    /// The margin of content below a navigation bar.
    private var contentMargin: CGFloat {
        LayoutMargins.rootView(width: row.width, version: JobEnvironment.current.systemVersion).leading
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = pixelGrid.snap(fieldFrame)
        if showsScopes {
            if scopes.superview !== self { addSubview(scopes) }
            scopes.isHidden = false
            scopes.frame = scopeFrame(in: bounds, below: row.maxY + 2, margin: scopeMargin)
        } else if scopes.superview === self {
            scopes.isHidden = true
        }
    }

    private var scopeMargin: CGFloat { isInNavigationBar ? contentMargin : 8 }

    /// The frame of the scopes in their container.
    package func scopeFrame(in bounds: CGRect, below y: CGFloat, margin: CGFloat) -> CGRect {
        CGRect(
            x: bounds.minX + margin, y: y, width: max(0, bounds.width - 2 * margin),
            height: UISegmentedControl.standardHeight)
    }

    open override var elementLabel: String? { super.elementLabel ?? field.elementLabel }

    // MARK: Drawing

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        if searchBarStyle != .minimal, !isInNavigationBar, barLook.showsBackground { paintBackground(into: &items) }
        if let prompt { items += barLook.promptItems(prompt, in: bounds, pen) }
        if showsCancelButton { items += barLook.cancelItems(beside: fieldFrame, pen) }
    }

    private func paintBackground(into items: inout [DrawingItem]) {
        if let backgroundImage {
            items += backgroundImage.items(filling: bounds, of: self)
        } else if let barTintColor {
            items.fill(bounds, resolved(barTintColor))
        } else {
            switch barLook.standardBackground {
            case .none: break
            case .color(let color): items.fill(bounds, color)
            case .material: BarBackground(barStyle: barStyle).paint(in: bounds, of: self, into: &items)
            }
        }
    }

    /// Sets an outlet that Interface Builder defines for the class.
    ///
    /// Returns whether the class has an outlet with that name.
    @_spi(Subclassing) open override func setOwnOutlet(_ key: String, to value: Any?) -> Bool {
        guard key == "delegate" else { return super.setOwnOutlet(key, to: value) }
        delegate = value as? any UISearchBarDelegate
        return true
    }
}

/// Is notified of edits in a search bar; none takes place in a picture.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: DelegateObject {
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    { true }
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
}

extension UISearchBar: UITextInputTraits {}
