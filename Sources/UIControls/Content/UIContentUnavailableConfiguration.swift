public import Foundation
public import Geometry
import Traits

/// The content of an empty view, from iOS 17 on: an image, two texts and two buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public enum Alignment: Int, Hashable, Sendable { case center, natural }

    /// The properties of the image.
    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
    }

    /// The properties of one of the two texts.
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
    }

    /// The properties of one of the two buttons.
    public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = UIButton.Role.normal
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The padding between the parts from the top down, in points.
    public var imageToTextPadding: CGFloat = 15
    public var textToSecondaryTextPadding: CGFloat = 4
    public var textToButtonPadding: CGFloat = 20
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    public var background = UIBackgroundConfiguration.clear()
    var isLoading = false

    private init(_ font: UIFont, _ color: UIColor) {
        textProperties = TextProperties(font: font, color: color)
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    }

    /// A large image above a bold title.
    public static func empty() -> UIContentUnavailableConfiguration {
        let title = UIFont.preferredFont(forTextStyle: .title2)
        var configuration = UIContentUnavailableConfiguration(
            .systemFont(ofSize: title.pointSize, weight: .bold), .label)
        configuration.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        configuration.imageProperties.tintColor = .secondaryLabel
        return configuration
    }

    /// An activity indicator above the text "Loading…".
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(
            .preferredFont(forTextStyle: .subheadline), .secondaryLabel)
        configuration.text = "Loading…"
        configuration.imageToTextPadding = 8
        configuration.isLoading = true
        return configuration
    }

    /// A search without results.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = empty()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
}
