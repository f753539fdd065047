public import Drawing
public import Foundation
import Geometry

/// The view that shows a content-unavailable configuration in the middle of its safe area.
open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration { didSet { configurationChanged() } }
    private let picture = UIImageView(image: nil)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let title = UILabel()
    private let detail = UILabel()
    private let button = UIButton(configuration: .plain())
    private let secondButton = UIButton(configuration: .plain())

    open var configuration: any UIContentConfiguration {
        get { shown }
        set { if let new = newValue as? UIContentUnavailableConfiguration { shown = new } }
    }

    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [picture, spinner, title, detail, button, secondButton] as [UIView] { addSubview(view) }
        spinner.startAnimating()
        configurationChanged()
    }

    private func configurationChanged() {
        func show(
            _ label: UILabel, _ text: String?, _ rich: NSAttributedString?,
            _ look: UIContentUnavailableConfiguration.TextProperties
        ) {
            label.font = look.font
            label.textColor = look.color
            label.numberOfLines = look.numberOfLines
            label.lineBreakMode = look.lineBreakMode
            label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
            label.minimumScaleFactor = look.minimumScaleFactor
            label.textAlignment = shown.alignment == .center ? .center : .natural
            label.text = text
            if let rich { label.attributedText = rich }
            label.isHidden = (label.text ?? "").isEmpty
        }
        func show(
            _ button: UIButton, _ look: UIButton.Configuration,
            _ properties: UIContentUnavailableConfiguration.ButtonProperties
        ) {
            button.configuration = look
            button.isEnabled = properties.isEnabled
            button.menu = properties.menu
            let words =
                look.title ?? look.attributedTitle.map { String($0.characters) } ?? properties.primaryAction?.title
            if look.attributedTitle == nil { button.configuration?.title = words }
            button.isHidden = (words ?? "").isEmpty && look.image == nil
        }
        show(title, shown.text, shown.attributedText, shown.textProperties)
        show(detail, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        show(button, shown.button, shown.buttonProperties)
        show(secondButton, shown.secondaryButton, shown.secondaryButtonProperties)
        picture.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        picture.image = shown.image
        picture.tintColor = shown.imageProperties.tintColor
        picture.layer.cornerRadius = shown.imageProperties.cornerRadius
        picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
        picture.isHidden = shown.image == nil || shown.isLoading
        spinner.isHidden = !shown.isLoading
        setNeedsLayout()
    }

    private func size(of view: UIView, width: CGFloat) -> CGSize {
        if view === spinner { return spinner.intrinsicContentSize }
        guard view === picture else {
            let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: min(width, size.width), height: size.height)
        }
        var size = picture.intrinsicContentSize
        let limit = shown.imageProperties.maximumSize
        let factor = min(
            1, limit.width > 0 ? limit.width / max(1, size.width) : 1,
            limit.height > 0 ? limit.height / max(1, size.height) : 1)
        size.width *= factor
        size.height *= factor
        return size
    }

    /// The visible parts with the gap above each.
    private var parts: [(view: UIView, gap: CGFloat)] {
        [
            (picture, 0), (spinner, 0), (title, shown.imageToTextPadding), (detail, shown.textToSecondaryTextPadding),
            (button, shown.textToButtonPadding),
            (secondButton, button.isHidden ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding),
        ].filter { !$0.0.isHidden }
    }

    /// The view places its parts.
    open override var isLayoutBoundary: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margins = shown.directionalLayoutMargins.resolved(isRightToLeft: isRightToLeft)
        let room = bounds.inset(by: safeAreaInsets).inset(by: margins)
        guard room.width > 0 else { return }
        let parts = parts
        let sizes = parts.map { size(of: $0.view, width: room.width) }
        let gaps = parts.enumerated().map { $0.offset == 0 ? 0 : $0.element.gap }
        var y = room.midY - (sizes.map(\.height).reduce(0, +) + gaps.reduce(0, +)) / 2
        for ((part, size), gap) in zip(zip(parts, sizes), gaps) {
            y += gap
            let x = shown.alignment == .center ? room.midX - size.width / 2 : room.minX
            let frame = CGRect(x: x, y: y, width: size.width, height: size.height)
            part.view.frame = pixelGrid.snap(
                shown.alignment == .center ? frame : frame.mirrored(in: room, if: isRightToLeft))
            y += size.height
        }
    }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        shown.background.paint(in: bounds, of: self, into: &items)
    }

    open override var elementLabel: String? { super.elementLabel ?? shown.text }
}
