public import Foundation
public import Geometry
import Looks
import Traits

/// The content of a row, from iOS 14 on: an image and two lines of text.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The properties of one of the two texts.
    public struct TextProperties {
        public enum TextAlignment: Int, Hashable, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Hashable, Sendable { case none, uppercase, lowercase, capitalized }

        public var font: UIFont
        public var color: UIColor
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none
        /// Changes the color for the state of a cell; stored.
        public var colorTransformer: UIConfigurationColorTransformer?
        public var allowsDefaultTighteningForTruncation = false
        public var showsExpansionTextWhenTruncated = false

        /// The color that is drawn.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }

    /// The properties of the image.
    public struct ImageProperties {
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        /// Changes the tint for the state of a cell; stored.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var accessibilityIgnoresInvertColors = false

        /// The tint that is drawn, with that of the view for no tint.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let own = self.tintColor ?? tintColor
            return tintColorTransformer?(own) ?? own
        }

        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var prefersSideBySideTextAndSecondaryText = false
    /// The margins that were set; `nil` for those of the cell.
    var ownMargins: NSDirectionalEdgeInsets?
    /// The margins around the content.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { ownMargins ?? NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16) }
        set { ownMargins = newValue }
    }
    /// The axes on which the cell's margins count too; stored.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The padding between image and text, in points.
    public var imageToTextPadding: CGFloat = 15
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private init(_ style: UIFont.TextStyle, _ secondary: UIFont.TextStyle, _ color: UIColor = .label) {
        textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary), color: .label)
    }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.body, .footnote) }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.body, .caption1) }

    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(.body, .body)
        configuration.secondaryTextProperties.color = .secondaryLabel
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.headline, .body) }
    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(.footnote, .footnote, .secondaryLabel)
    }
    public static func groupedHeader() -> UIListContentConfiguration {
        let title = ListLook(JobEnvironment.current.style).groupTitle(isFooter: false)
        var configuration = UIListContentConfiguration(
            title.font == .headline ? .headline : .footnote, .footnote, UIColor(.system(title.color)))
        if title.isUppercase { configuration.textProperties.transform = .uppercase }
        return configuration
    }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(.title3, .body)
        configuration.textProperties.font = .systemFont(
            ofSize: configuration.textProperties.font.pointSize, weight: .bold)
        return configuration
    }
    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(.footnote, .footnote, .secondaryLabel)
    }
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.body, .footnote) }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    public static func sidebarHeader() -> UIListContentConfiguration {
        guard let title = ListLook(JobEnvironment.current.style).sidebarTitle else {
            return prominentInsetGroupedHeader()
        }
        return UIListContentConfiguration(.headline, .body, UIColor(.system(title.color)))
    }
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    public static func footer() -> UIListContentConfiguration { groupedFooter() }
}

/// The view that shows a list content configuration.
open class UIListContentView: UIView, UIContentView {
    var listConfiguration: UIListContentConfiguration { didSet { configurationChanged() } }

    open var configuration: any UIContentConfiguration {
        get { listConfiguration }
        set { if let list = newValue as? UIListContentConfiguration { listConfiguration = list } }
    }
    private let title = UILabel()
    private let detail = UILabel()
    private let picture = UIImageView(image: nil)

    /// The place of the text; `nil` without text.
    open var textLayoutGuide: UILayoutGuide? { guide(of: title, "text") }
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(of: detail, "secondaryText") }
    open var imageLayoutGuide: UILayoutGuide? { guide(of: picture, "image") }

    private func guide(of view: UIView, _ name: String) -> UILayoutGuide? {
        guard !view.isHidden else { return nil }
        if let known = layoutGuides.first(where: { $0.identifier == name }) { return known }
        layoutIfNeeded()
        let guide = UILayoutGuide()
        guide.identifier = name
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            guide.rightAnchor.constraint(equalTo: view.rightAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        return guide
    }

    public init(configuration: UIListContentConfiguration) {
        listConfiguration = configuration
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) {
        listConfiguration = .cell()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [picture, title, detail] as [UIView] { addSubview(view) }
        configurationChanged()
    }

    private func configurationChanged() {
        func show(
            _ label: UILabel, _ text: String?, _ rich: NSAttributedString?,
            _ look: UIListContentConfiguration.TextProperties
        ) {
            label.font = look.font
            label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
            label.textColor = look.color
            label.numberOfLines = look.numberOfLines
            label.lineBreakMode = look.lineBreakMode
            label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
            label.minimumScaleFactor = look.minimumScaleFactor
            label.textAlignment =
                look.alignment == .center ? .center : look.alignment == .justified ? .justified : .natural
            switch look.transform {
            case .none: label.text = text
            case .uppercase: label.text = text?.uppercased()
            case .lowercase: label.text = text?.lowercased()
            case .capitalized: label.text = text?.capitalized
            }
            if let rich { label.attributedText = rich }
            label.isHidden = (label.text ?? "").isEmpty
        }
        let configuration = listConfiguration
        show(title, configuration.text, configuration.attributedText, configuration.textProperties)
        show(
            detail, configuration.secondaryText, configuration.secondaryAttributedText,
            configuration.secondaryTextProperties)
        picture.image = configuration.image
        picture.isHidden = configuration.image == nil
        if let tint = configuration.imageProperties.tintColor { picture.tintColor = tint }
        setNeedsLayout()
    }

    private var margins: NSDirectionalEdgeInsets {
        if let own = listConfiguration.ownMargins { return own }
        switch superview?.superview {
        case let cell as UITableViewCell: return cell.contentMargins
        case let cell as UICollectionViewListCell: return cell.contentMargins
        case let header as UITableViewHeaderFooterView: return header.listMargins
        default: return NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        }
    }

    private var imageSize: CGSize? {
        guard let image = listConfiguration.image else { return nil }
        let limit = listConfiguration.imageProperties.maximumSize
        var size = image.size
        if limit.width > 0, size.width > limit.width {
            size = CGSize(width: limit.width, height: size.height * limit.width / size.width)
        }
        if limit.height > 0, size.height > limit.height {
            size = CGSize(width: size.width * limit.height / size.height, height: limit.height)
        }
        return size
    }

    private var imageColumn: CGFloat {
        guard let imageSize, let image = listConfiguration.image else { return 0 }
        let reserved = listConfiguration.imageProperties.reservedLayoutSize.width
        let standard: CGFloat = image.isSymbolImage ? 24 : 0
        return max(imageSize.width, reserved < 1e6 && reserved > 0 ? reserved : standard)
    }

    /// The position of the text from the leading edge, in points.
    var textStart: CGFloat? {
        margins.leading + (imageColumn > 0 ? imageColumn + listConfiguration.imageToTextPadding : 0)
    }

    private struct Measured {
        var title = CGSize.zero
        var detail = CGSize.zero
        var isBeside = false
        var height: CGFloat = 0
    }

    private func measure(_ width: CGFloat) -> Measured {
        let room = max(1, width - (textStart ?? 0) - margins.trailing)
        func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
            label.isHidden
                ? .zero : label.sizeThatFits(CGSize(width: max(1, width), height: .greatestFiniteMagnitude))
        }
        var measured = Measured()
        let natural = [title, detail].map { $0.isHidden ? 0 : $0.intrinsicContentSize.width }
        let gap = listConfiguration.textToSecondaryTextHorizontalPadding
        measured.isBeside =
            listConfiguration.prefersSideBySideTextAndSecondaryText && natural[0] + natural[1] + gap <= room
        measured.title = size(title, room)
        measured.detail = size(detail, room)
        let between = measured.title.height > 0 && measured.detail.height > 0
        measured.height =
            measured.isBeside
            ? max(measured.title.height, measured.detail.height)
            : measured.title.height + measured.detail.height
                + (between ? listConfiguration.textToSecondaryTextVerticalPadding : 0)
        return measured
    }

    func fittingHeight(forWidth width: CGFloat) -> CGFloat {
        let margins = margins
        return margins.top + max(measure(width).height, imageSize?.height ?? 0) + margins.bottom
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: fittingHeight(forWidth: max(1, bounds.width)))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margins = margins
        let measured = measure(bounds.width)
        let start = textStart ?? 0
        let grid = pixelGrid
        // A header's title isn't vertically centered: the space above it is larger than the space below.
        let middle = bounds.midY + (margins.top - margins.bottom) / 2
        func place(_ view: UIView, _ rect: CGRect) {
            view.frame = grid.snap(rect.mirrored(in: bounds, if: isRightToLeft))
        }
        if let imageSize {
            place(
                picture,
                CGRect(
                    x: margins.leading + (imageColumn - imageSize.width) / 2, y: middle - imageSize.height / 2,
                    width: imageSize.width, height: imageSize.height))
        }
        let top = middle - measured.height / 2
        if measured.isBeside {
            place(
                title,
                CGRect(
                    x: start, y: middle - measured.title.height / 2, width: measured.title.width,
                    height: measured.title.height))
            place(
                detail,
                CGRect(
                    x: bounds.width - margins.trailing - measured.detail.width,
                    y: middle - measured.detail.height / 2, width: measured.detail.width,
                    height: measured.detail.height))
        } else {
            let room = max(0, bounds.width - start - margins.trailing)
            place(title, CGRect(x: start, y: top, width: room, height: measured.title.height))
            place(
                detail,
                CGRect(
                    x: start, y: top + measured.height - measured.detail.height, width: room,
                    height: measured.detail.height))
        }
    }
}
