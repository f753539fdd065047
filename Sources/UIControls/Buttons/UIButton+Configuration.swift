public import Foundation
public import Geometry
import Looks

extension UIButton {
    /// The appearance and content of a button, from iOS 15 on.
    public struct Configuration {
        public enum Size: Int, Hashable, Sendable { case medium, small, mini, large }
        public enum TitleAlignment: Int, Hashable, Sendable { case automatic, leading, center, trailing }
        public enum CornerStyle: Int, Hashable, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        public enum MacIdiomStyle: Int, Hashable, Sendable { case automatic, bordered, borderless, borderlessTinted }
        public enum Indicator: Int, Hashable, Sendable { case automatic, none, popup }

        /// The system style that it is based on.
        enum Style: Hashable, Sendable {
            case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
            /// Available from iOS 26 on.
            case glass, prominentGlass

            var isProminent: Bool { self == .filled || self == .borderedProminent || self == .prominentGlass }
        }

        let style: Style
        public var background = UIBackgroundConfiguration.clear()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var image: UIImage?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var title: String? { didSet { richTitle = nil } }
        var richTitle: NSAttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitle: String? { didSet { richSubtitle = nil } }
        var richSubtitle: NSAttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var indicator = Indicator.automatic
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between image and titles, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        public var automaticallyUpdateForSelection = true
        private var ownContentInsets: NSDirectionalEdgeInsets?
        /// The title's font from a document.
        public var titleFont: UIFont?
        public var subtitleFont: UIFont?

        init(style: Style) {
            self.style = style
        }

        /// The insets around the content, in points; those of the size by default.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownContentInsets ?? Self.contentInsets(for: buttonSize) }
            set { ownContentInsets = newValue }
        }

        public mutating func setDefaultContentInsets() { ownContentInsets = nil }

        /// The medium insets come from documents: a 24-point image makes 48 by 38, a line of 20.5 points 34.5.
        static func contentInsets(for size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        public static func plain() -> Configuration { Configuration(style: .plain) }
        public static func gray() -> Configuration { Configuration(style: .gray) }
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        public static func filled() -> Configuration { Configuration(style: .filled) }
        public static func borderless() -> Configuration { Configuration(style: .borderless) }
        public static func bordered() -> Configuration { Configuration(style: .bordered) }
        public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
        public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }
        public static func glass() -> Configuration { Configuration(style: .glass) }
        public static func prominentGlass() -> Configuration { Configuration(style: .prominentGlass) }
        /// Drawn like other glass.
        public static func clearGlass() -> Configuration { glass() }
        public static func prominentClearGlass() -> Configuration { prominentGlass() }

        /// The configuration for the button's current state.
        public func updated(for button: UIButton) -> Configuration { self }

        // MARK: Titles

        public var attributedTitle: AttributedString? {
            get { richTitle.map { AttributedString(uiKit: $0) } ?? title.map { AttributedString($0) } }
            set {
                title = newValue.map { String($0.characters) }
                richTitle = newValue.map { NSAttributedString.uiKit($0) }
            }
        }

        public var attributedSubtitle: AttributedString? {
            get { richSubtitle.map { AttributedString(uiKit: $0) } ?? subtitle.map { AttributedString($0) } }
            set {
                subtitle = newValue.map { String($0.characters) }
                richSubtitle = newValue.map { NSAttributedString.uiKit($0) }
            }
        }

        /// Sets a title from a document, with attributes that `AttributedString` doesn't define.
        public mutating func setTitle(_ title: NSAttributedString?) {
            self.title = title?.string
            richTitle = title
        }

        public mutating func setSubtitle(_ subtitle: NSAttributedString?) {
            self.subtitle = subtitle?.string
            richSubtitle = subtitle
        }

        var hasTitle: Bool { !(title ?? "").isEmpty }
        var hasSubtitle: Bool { !(subtitle ?? "").isEmpty }
        var hasText: Bool { hasTitle || hasSubtitle }

        var textAlignment: NSTextAlignment {
            switch titleAlignment {
            case .leading: .natural
            case .trailing: .right
            case .center: .center
            case .automatic: imagePlacement == .leading || imagePlacement == .trailing ? .natural : .center
            }
        }

        @MainActor func styledTitle(for button: UIButton) -> NSAttributedString {
            Self.styled(
                richTitle, title, font: titleFont ?? standardTitleFont(for: button),
                transformer: titleTextAttributesTransformer)
        }

        @MainActor func styledSubtitle(for button: UIButton) -> NSAttributedString {
            let style: UIFont.TextStyle = buttonSize == .large ? .subheadline : .caption1
            return Self.styled(
                richSubtitle, subtitle,
                font: subtitleFont ?? UIFont.preferredFont(forTextStyle: style, compatibleWith: button.traitCollection),
                transformer: subtitleTextAttributesTransformer)
        }

        @MainActor private func standardTitleFont(for button: UIButton) -> UIFont {
            let style: UIFont.TextStyle = buttonSize == .small || buttonSize == .mini ? .subheadline : .body
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: button.traitCollection)
            // Five titles of different widths in one project were all measured in semibold.
            return button.role == .primary ? UIFont.systemFont(ofSize: font.pointSize, weight: .semibold) : font
        }

        private static func styled(
            _ rich: NSAttributedString?, _ plain: String?, font: UIFont,
            transformer: UIConfigurationTextAttributesTransformer?
        ) -> NSAttributedString {
            let text = NSMutableAttributedString(string: rich?.string ?? plain ?? "", attributes: [.font: font])
            rich?.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
                text.addAttributes(values, range: range)
            }
            guard let transformer else { return text }
            let changed = transformer(AttributeContainer(uiKit: [.font: font]))
            text.addAttributes(changed.uiKitAttributes, range: NSRange(location: 0, length: text.length))
            return text
        }

        // MARK: Colors

        struct Colors {
            var foreground: UIColor
            var background: UIColor
        }

        @preconcurrency @MainActor func colors(for button: UIButton) -> Colors {
            let tint =
                button.role == .destructive && style != .filled ? UIColor.systemRed : button.tintColor ?? .systemBlue
            let fill = baseBackgroundColor ?? tint
            guard button.isEnabled else {
                let isFilled = ![.plain, .borderless].contains(style)
                return Colors(
                    foreground: .tertiaryLabel, background: isFilled ? .tertiarySystemFill : .clear)
            }
            let standard: Colors =
                switch style {
                case .plain, .borderless: Colors(foreground: tint, background: baseBackgroundColor ?? .clear)
                case .gray, .bordered: Colors(foreground: tint, background: baseBackgroundColor ?? .secondarySystemFill)
                case .tinted, .borderedTinted: Colors(foreground: tint, background: fill.withAlphaComponent(0.18))
                case .filled, .borderedProminent, .prominentGlass: Colors(foreground: .white, background: fill)
                // The requested color tints the glass.
                case .glass:
                    Colors(
                        foreground: .label, background: baseBackgroundColor?.withAlphaComponent(0.5) ?? .clear)
                }
            return Colors(
                foreground: baseForegroundColor ?? standard.foreground,
                background: background.backgroundColor ?? standard.background)
        }

        /// The corner radius of the background for a height, in points.
        func cornerRadius(forHeight height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .capsule: height / 2
            case .small: min(height / 2, 4)
            case .medium: min(height / 2, 8)
            case .large: min(height / 2, 12)
            case .dynamic where style == .glass || style == .prominentGlass: height / 2
            case .dynamic: ButtonLook(JobEnvironment.current.style).dynamicCornerRadius(forHeight: height)
            }
        }
    }
}

/// A transformation of a title's attributes.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
