public import Drawing
public import Foundation
public import Geometry

/// A control that shows a title, an image or both, and is pressed.
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

    /// What a button shows in one state; what is `nil` comes from the normal state.
    struct StateContent {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
        var symbolConfiguration: UIImage.SymbolConfiguration?
    }

    public private(set) var buttonType = ButtonType.custom
    var contents: [State.RawValue: StateContent] = [:]
    private var madeTitleLabel: UILabel?
    private var madeImageView: UIImageView?
    private var madeSubtitleLabel: UILabel?
    private var madeBackgroundView: UIImageView?

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

    /// A button with the title and image of an action, which a press runs.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// What a press opens; carried along.
    open var menu: UIMenu?

    /// Makes this a button of another type.
    ///
    /// UIKit fixes the type when a button is made; a document names it later.
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

    /// The value of the current state; where that has none, of the normal state.
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

    /// The sign that a button of a built-in type shows.
    var standardGlyph: ControlSign? {
        switch buttonType {
        case .detailDisclosure, .infoLight, .infoDark: .info
        case .contactAdd: .plusInCircle
        case .close: .xmarkFilled
        case .custom, .system, .plain: nil
        }
    }

    // MARK: Parts

    /// The label that shows the title, made when it is first asked for.
    open var titleLabel: UILabel? {
        if let madeTitleLabel { return madeTitleLabel }
        let label = UILabel()
        label.font = standardTitleFont
        label.lineBreakMode = .byTruncatingMiddle
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

    /// Titles are 18 points large where nothing says otherwise, 15 in system buttons: as documents store them.
    private var standardTitleFont: UIFont {
        .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
    }

    var titleFont: UIFont { madeTitleLabel?.font ?? standardTitleFont }

    // MARK: Insets

    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            styled(.contentEdgeInsets, \.contentEdgeInsets)
            contentChanged()
        }
    }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    // MARK: Behaviour, carried along

    open var reversesTitleShadowWhenHighlighted = false
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var role = Role.normal { didSet { contentChanged() } }
    open var changesSelectionAsPrimaryAction = false
    open var isPointerInteractionEnabled = false

    // MARK: Configuration

    /// What the button looks like, from iOS 15 on; `nil` for the older way of states and insets.
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

    var classicLayout: ClassicButtonLayout {
        ClassicButtonLayout(
            titleSize: measuredTitleSize, imageSize: shownImageSize, titleEdgeInsets: titleEdgeInsets,
            imageEdgeInsets: imageEdgeInsets, contentEdgeInsets: contentEdgeInsets,
            horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
            isRightToLeft: isRightToLeft, grid: PixelGrid(scale: contentScaleFactor))
    }

    /// The current image, a symbol at the size of the title.
    private var shownImage: UIImage? {
        currentImage?.sized(
            likeText: titleFont, preferred: currentPreferredSymbolConfiguration, traits: traitCollection)
    }

    private var shownImageSize: CGSize? {
        if let image = shownImage { return image.size }
        return standardGlyph == nil ? nil : Self.glyphSize(for: buttonType)
    }

    /// The room that a title takes: as its label measures it, in whole points.
    private var measuredTitleSize: CGSize? {
        guard currentTitle != nil || currentAttributedTitle != nil else { return nil }
        prepareTitleLabel()
        let size = titleLabel?.intrinsicContentSize ?? .zero
        let height = size.height > 0 ? size.height : titleFont.lineHeight
        return CGSize(width: size.width.rounded(.up), height: height.rounded(.up))
    }

    /// Frames of infoLight buttons: 22 wide up to iOS 12, about 25.5 from 13 on (one document of Xcode 15).
    private static func glyphSize(for type: ButtonType) -> CGSize {
        if type == .close { return CGSize(width: 30, height: 30) }
        return JobEnvironment.current.isAtLeast(iOS: 13)
            ? CGSize(width: 25.5, height: 25.5) : CGSize(width: 22, height: 22)
    }

    open override var intrinsicContentSize: CGSize {
        if let configuration { return configuredLayout(configuration, width: nil).size }
        var size = classicLayout.intrinsicSize(emptyTitleHeight: titleFont.lineHeight)
        if let background = currentBackgroundImage {
            size.width = max(size.width, background.size.width)
            size.height = max(size.height, background.size.height)
        }
        return size
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
            lastFromBottom: size.height - rect.maxY + inner.lastFromBottom)
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

    private func layOutClassic() {
        let content = contentRect(forBounds: bounds)
        madeSubtitleLabel?.isHidden = true
        if currentTitle != nil || currentAttributedTitle != nil {
            prepareTitleLabel()
            titleLabel?.isHidden = false
            titleLabel?.frame = titleRect(forContentRect: content)
        } else {
            madeTitleLabel?.isHidden = true
        }
        if let image = shownImage {
            imageView?.isHidden = false
            imageView?.image = buttonType == .custom ? image : image.asStencilUnlessOriginal
            imageView?.contentMode = .scaleToFill
            imageView?.alpha = !isEnabled && adjustsImageWhenDisabled ? 0.5 : 1
            imageView?.frame = imageRect(forContentRect: content)
        } else {
            madeImageView?.isHidden = true
        }
        if let background = currentBackgroundImage {
            let view = madeBackgroundView ?? UIImageView(image: nil)
            madeBackgroundView = view
            if view.superview == nil { insertSubview(view, at: 0) }
            view.image = background
            view.isHidden = false
            view.frame = backgroundRect(forBounds: bounds)
        } else {
            madeBackgroundView?.isHidden = true
        }
    }

    /// Brings the title label up to the current state.
    ///
    /// It changes nothing that is right already, so that measuring
    /// does not ask for another layout.
    private func prepareTitleLabel() {
        guard let label = titleLabel else { return }
        if let attributed = currentAttributedTitle {
            if label.attributedText != attributed { label.attributedText = attributed }
        } else if label.text != currentTitle {
            label.text = currentTitle
        }
        guard currentAttributedTitle == nil else { return }
        if label.textColor != currentTitleColor { label.textColor = currentTitleColor }
        if label.shadowColor != currentTitleShadowColor { label.shadowColor = currentTitleShadowColor }
    }

    // MARK: Configured parts

    func prepareParts(for configuration: Configuration) {
        let colors = configuration.colors(for: self)
        if configuration.hasTitle, let label = titleLabel {
            label.show(configuration.styledTitle(for: self), color: colors.foreground)
            label.textAlignment = configuration.textAlignment
            label.numberOfLines = 0
            label.lineBreakMode = configuration.titleLineBreakMode
        }
        if configuration.hasSubtitle, let label = subtitleLabel {
            label.show(configuration.styledSubtitle(for: self), color: colors.foreground)
            label.textAlignment = configuration.textAlignment
            label.numberOfLines = 0
        }
        madeTitleLabel?.isHidden = !configuration.hasTitle
        madeSubtitleLabel?.isHidden = !configuration.hasSubtitle
    }

    private func layOut(_ configuration: Configuration) {
        prepareParts(for: configuration)
        madeBackgroundView?.isHidden = true
        let colors = configuration.colors(for: self)
        let placed = configuredLayout(configuration, width: bounds.width).placed(
            in: bounds, horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
            isRightToLeft: isRightToLeft)
        if let frame = placed.title { titleLabel?.frame = frame }
        if let frame = placed.subtitle { subtitleLabel?.frame = frame }
        if let image = configuration.shownImage(for: self), let frame = placed.image {
            imageView?.isHidden = false
            imageView?.image = image.asStencilUnlessOriginal
            imageView?.tintColor = colors.foreground
            imageView?.frame = frame
        } else {
            madeImageView?.isHidden = true
        }
    }

    // MARK: Drawing

    open override var elementLabel: String? { currentTitle ?? configuration?.title ?? super.elementLabel }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        if let configuration {
            configuration.paintBackground(in: bounds, of: self, into: &items)
            return
        }
        guard let glyph = standardGlyph, currentImage == nil else { return }
        let rect = imageRect(forContentRect: contentRect(forBounds: bounds))
        if buttonType == .close {
            items.fill(.ellipse(in: rect), resolved(.tertiarySystemFill))
            items += ControlSign.xmark.items(
                in: rect.shrunk(by: rect.width * 0.28), color: resolved(.secondaryLabel),
                weight: 2)
        } else {
            items += glyph.items(
                in: rect.shrunk(by: 1), color: resolved(currentTitleColorForGlyph), weight: 1.5)
        }
    }

    private var currentTitleColorForGlyph: UIColor { isEnabled ? tintColor : .disabledControl }
}
