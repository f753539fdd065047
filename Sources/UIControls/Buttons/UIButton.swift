@_spi(Subclassing) public import AdaptiveKit
public import Drawing
public import Foundation
public import Geometry

/// A pressable control that shows a title, an image or both.
open class UIButton: UIControl {
    public enum ButtonType: Int, Hashable, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case plain = 6
        case close = 7
    }

    public enum Role: Int, Hashable, Sendable { case normal, primary, cancel, destructive }

    /// The content of a button in one state; `nil` values come from the normal state.
    struct StateContent {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
        var symbolConfiguration: UIImage.SymbolConfiguration?
    }

    open private(set) var buttonType = ButtonType.custom

    var contents: [State.RawValue: StateContent] = [:]
    var madeTitleLabel: UILabel?
    var madeImageView: UIImageView?
    var madeSubtitleLabel: UILabel?
    var madeBackgroundView: UIImageView?
    var madeActivityIndicator: UIActivityIndicatorView?
    /// The choice indicator.
    var madeIndicatorView: UIImageView?

    // MARK: Making one

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// Creates a button with an action's title and image, which a press runs.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        show(primaryAction)
    }

    /// Creates a system button with an action's title and image, which a press runs.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        become(.system)
        show(primaryAction)
    }

    /// Creates a system button with an image that calls the method of a selector.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(frame: .zero)
        button.become(.system)
        button.setImage(image, for: .normal)
        if let target, let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    private func show(_ primaryAction: UIAction?) {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// The menu that a press opens; stored, but has no effect.
    open var menu: UIMenu?

    /// Makes this a button of another type.
    ///
    /// UIKit fixes the type when a button is created; a document specifies it later.
    public func become(_ type: ButtonType) {
        buttonType = type
        contentChanged()
    }

    // MARK: Content by state

    private func set<Value>(_ path: WritableKeyPath<StateContent, Value?>, _ value: Value?, for state: State) {
        contents[state.rawValue, default: StateContent()][keyPath: path] = value
        contentChanged()
    }

    private func value<Value>(_ path: KeyPath<StateContent, Value?>, for state: State) -> Value? {
        contents[state.rawValue]?[keyPath: path]
    }

    /// The value of the current state, or else of the normal state.
    private func current<Value>(_ path: KeyPath<StateContent, Value?>) -> Value? {
        value(path, for: state) ?? value(path, for: .normal)
    }

    open func setTitle(_ title: String?, for state: State) { set(\.title, title, for: state) }
    open func title(for state: State) -> String? { value(\.title, for: state) }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        set(\.attributedTitle, title, for: state)
    }
    open func attributedTitle(for state: State) -> NSAttributedString? { value(\.attributedTitle, for: state) }
    open func setTitleColor(_ color: UIColor?, for state: State) {
        styled(.titleColor, Int(state.rawValue)) { $0.setTitleColor(color, for: state) }
        set(\.titleColor, color, for: state)
    }
    open func titleColor(for state: State) -> UIColor? { value(\.titleColor, for: state) }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        styled(.titleShadowColor, Int(state.rawValue)) { $0.setTitleShadowColor(color, for: state) }
        set(\.titleShadowColor, color, for: state)
    }
    open func titleShadowColor(for state: State) -> UIColor? { value(\.titleShadowColor, for: state) }
    open func setImage(_ image: UIImage?, for state: State) {
        styled(.image, Int(state.rawValue)) { $0.setImage(image, for: state) }
        set(\.image, image, for: state)
    }
    open func image(for state: State) -> UIImage? { value(\.image, for: state) }
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        styled(.preferredSymbolConfiguration, Int(state.rawValue)) {
            $0.setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
        set(\.symbolConfiguration, configuration, for: state)
    }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        value(\.symbolConfiguration, for: state)
    }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { current(\.symbolConfiguration) }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        styled(.backgroundImageFor, Int(state.rawValue)) { $0.setBackgroundImage(image, for: state) }
        set(\.backgroundImage, image, for: state)
    }
    open func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, for: state) }

    open var currentTitle: String? { current(\.title) }
    open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
    open var currentTitleColor: UIColor { current(\.titleColor) ?? standardTitleColor }
    open var currentTitleShadowColor: UIColor? { current(\.titleShadowColor) }
    open var currentImage: UIImage? { current(\.image) }
    open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }

    private var standardTitleColor: UIColor {
        guard buttonType != .custom else { return .white }
        return isEnabled ? tintColor : .disabledControl
    }

    // MARK: Parts

    /// The label that shows the title, created on first access.
    open var titleLabel: UILabel? {
        if let madeTitleLabel { return madeTitleLabel }
        let label = UILabel()
        label.font = standardTitleFont
        label.lineBreakMode = .byTruncatingMiddle
        // UIButton.h gives zero as the default of titleShadowOffset; a label's own is one point upward.
        label.shadowOffset = .zero
        madeTitleLabel = label
        addSubview(label)
        return label
    }

    open var imageView: UIImageView? {
        if let madeImageView { return madeImageView }
        let view = UIImageView(image: nil)
        madeImageView = view
        addSubview(view)
        return view
    }

    open var subtitleLabel: UILabel? {
        guard configuration != nil else { return nil }
        if let madeSubtitleLabel { return madeSubtitleLabel }
        let label = UILabel()
        madeSubtitleLabel = label
        addSubview(label)
        return label
    }

    // MARK: Insets

    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            styled(.contentEdgeInsets, \.contentEdgeInsets)
            contentChanged()
        }
    }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    // MARK: Behavior, carried along

    open var reversesTitleShadowWhenHighlighted = false
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var role = Role.normal { didSet { contentChanged() } }
    open var changesSelectionAsPrimaryAction = false { didSet { contentChanged() } }
    open var isPointerInteractionEnabled = false
    /// Gives the pointer's style over the button; never called.
    open var pointerStyleProvider: ((UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?)?

    // MARK: Configuration

    /// The button's configuration, from iOS 15 on; `nil` for the older style of states and insets.
    open var configuration: Configuration? { didSet { contentChanged() } }
    open var automaticallyUpdatesConfiguration = true
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }

    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    open func setNeedsUpdateConfiguration() {
        updateConfiguration()
        setNeedsLayout()
    }

    open override func stateDidChange() {
        super.stateDidChange()
        contentChanged()
        if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentChanged()
    }

    // MARK: Rectangles of the older way

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { classicLayout.titleRect(in: contentRect) }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { classicLayout.imageRect(in: contentRect) }

    open override var intrinsicContentSize: CGSize {
        if let configuration { return configuredLayout(configuration, width: nil).size }
        var size = classicLayout.intrinsicSize(emptyTitleHeight: titleFont.lineHeight)
        if let background = currentBackgroundImage {
            let aligned = background.alignmentSize
            size.width = max(size.width, aligned.width)
            size.height = max(size.height, aligned.height)
        }
        return size
    }

    /// The insets of the background image, which fills the button: a symbol's frame differs from its alignment
    /// rectangle.
    open override var alignmentRectInsets: UIEdgeInsets {
        configuration == nil ? currentBackgroundImage?.alignmentRectInsets ?? .zero : .zero
    }

    open override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize? {
        guard let configuration, width > 0 else { return nil }
        return configuredLayout(configuration, width: width).size
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func baselineOffsets(for size: CGSize) -> BaselineOffsets? {
        guard currentTitle != nil || currentAttributedTitle != nil || configuration?.hasText == true else { return nil }
        let rect = titleFrame(for: CGRect(origin: .zero, size: size))
        guard let inner = titleLabel?.baselineOffsets(for: rect.size) else { return nil }
        return BaselineOffsets(
            firstFromTop: rect.minY + inner.firstFromTop,
            lastFromBottom: size.height - rect.maxY + inner.lastFromBottom,
            centeredInHeight: contentVerticalAlignment == .center ? size.height : nil)
    }

    private func titleFrame(for bounds: CGRect) -> CGRect {
        if let configuration {
            prepareParts(for: configuration)
            return configuredLayout(configuration, width: bounds.width).placed(
                in: bounds, horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
                isRightToLeft: isRightToLeft
            ).title ?? bounds
        }
        prepareTitleLabel()
        return titleRect(forContentRect: contentRect(forBounds: bounds))
    }

    // MARK: Laying out

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let configuration { layOut(configuration) } else { layOutClassic() }
    }

    // MARK: Drawing

    @_spi(Subclassing) open override var isAccessibilityElementByDefault: Bool { true }

    open override var elementLabel: String? { currentTitle ?? configuration?.title ?? super.elementLabel }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        if let configuration {
            configuration.paintBackground(in: bounds, of: self, into: &items)
        } else {
            paintSign(into: &items)
        }
    }

    @_spi(Subclassing) open override var layoutFont: UIFont? { titleLabel?.font }

    // A configured button wraps its title, so a row treats it as a label of several lines: 13 rows of such buttons in
    // documents of eight projects are divided equally, whatever the titles.
    @_spi(Subclassing) open override var sharesWidthOfText: Bool { configuration != nil }
}
