internal import Foundation
internal import Geometry
internal import InterfaceDocuments
internal import UIKit

extension PropertyTables {
    static let button = PropertyTable<UIButton, ButtonContent>(
        { if case .button(let content) = $0.content { content } else { nil } },
        [
            .init(
                "buttonType", \.type, get: { $0.buttonType }, set: { $0.become($1) }
            ) { content, _, _ in content.type.uiKit }
        ] + control.within(\.control) { $0 } + [
            .init(
                "titleLabel.font", \.font, and: [.init(\.type)], following: ["configuration"],
                get: { $0.titleLabel?.font },
                set: { $0.titleLabel?.font = $1 }
            ) { content, _, converter in
                // The default fonts of documents from before fonts were written explicitly.
                .some(content.font.map { converter.font($0) } ?? .systemFont(ofSize: content.type == .custom ? 18 : 15))
            },
            .init(
                "titleLabel.lineBreakMode", \.lineBreakMode, following: ["configuration"],
                get: { $0.titleLabel?.lineBreakMode ?? .byTruncatingMiddle },
                set: { $0.titleLabel?.lineBreakMode = $1 }
            ) { content, _, _ in content.lineBreakMode?.uiKit },
            .init("contentEdgeInsets", \.contentInsets, \.contentEdgeInsets) { insets, _ in insets.intended },
            .init("titleEdgeInsets", \.titleInsets, \.titleEdgeInsets) { insets, _ in insets.intended },
            .init("imageEdgeInsets", \.imageInsets, \.imageEdgeInsets) { insets, _ in insets.intended },
            .init(
                "titleLabel.shadowOffset", \.titleShadowOffset, get: { $0.titleLabel?.shadowOffset ?? .zero },
                set: { $0.titleLabel?.shadowOffset = $1 }
            ) { content, _, _ in content.titleShadowOffset },
            .init("role", \.role, \.role) { role, _ in
                switch role {
                case .destructive: .destructive
                case .cancel: .cancel
                case .primary: .primary
                case .normal: nil
                }
            },
            .init("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled, \.adjustsImageWhenDisabled),
            .init("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction, \.showsMenuAsPrimaryAction),
            .init(
                "changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction, \.changesSelectionAsPrimaryAction
            ),
        ] + states.flatMap { properties(of: $0, $1) } + [
            .init("configuration", \.configuration, \.configuration) { content, converter in
                .some(uiConfiguration(content, converter))
            }
        ])

    private static let states: [(ButtonContent.State.Key, UIControl.State)] = [
        (.normal, .normal), (.highlighted, .highlighted), (.disabled, .disabled), (.selected, .selected),
        (.focused, .focused),
    ]

    /// The rows for the content of a button in one state.
    private static func properties(
        of key: ButtonContent.State.Key, _ state: UIControl.State
    ) -> [Property<UIButton, ButtonContent>] {
        [
            property("title", key, \.title, get: { $0.title(for: state) }, set: { $0.setTitle($1, for: state) }) {
                title, _, _ in title
            },
            property(
                "attributedTitle", key, \.attributedTitle, following: ["titleLabel.font"],
                get: { $0.attributedTitle(for: state) }, set: { $0.setAttributedTitle($1, for: state) }
            ) { rich, button, converter in converter.text(rich, font: button.titleLabel?.font) },
            property(
                "titleColor", key, \.titleColor, get: { $0.titleColor(for: state) },
                set: { $0.setTitleColor($1, for: state) }
            ) { color, _, converter in converter.color(color) },
            property(
                "titleShadowColor", key, \.titleShadowColor, get: { $0.titleShadowColor(for: state) },
                set: { $0.setTitleShadowColor($1, for: state) }
            ) { color, _, converter in converter.color(color) },
            property(
                "image", key, \.symbolImage, get: { $0.image(for: state) }, set: { $0.setImage($1, for: state) }
            ) { symbol, _, converter in converter.image(symbol.image, configuration: symbol.configuration) },
            property(
                "backgroundImage", key, \.backgroundImage, get: { $0.backgroundImage(for: state) },
                set: { $0.setBackgroundImage($1, for: state) }
            ) { image, _, converter in converter.image(image) },
        ]
    }

    private static func property<Stored: Equatable & Sendable, Value>(
        _ name: String, _ key: ButtonContent.State.Key,
        _ part: any KeyPath<ButtonContent.State, Stored?> & Sendable, following: [String] = [],
        get: @escaping @MainActor (UIButton) -> Value?, set: @escaping @MainActor (UIButton, Value?) -> Void,
        convert: @escaping @MainActor (Stored, UIButton, ValueConverter) -> Value?
    ) -> Property<UIButton, ButtonContent> {
        .init(
            "\(name)(\(key.rawValue))", \.states, part: { $0.first { $0.key == key }?[keyPath: part] },
            following: following, get: get, set: set
        ) { stored, button, converter in
            convert(stored, button, converter).map { .some($0) }
        }
    }

    private static func uiConfiguration(
        _ content: ButtonConfigurationContent, _ converter: ValueConverter
    ) -> UIButton.Configuration {
        var configuration: UIButton.Configuration =
            switch content.style {
            case .gray: .gray()
            case .tinted: .tinted()
            case .filled: .filled()
            case .borderless: .borderless()
            case .bordered: .bordered()
            case .borderedTinted: .borderedTinted()
            case .borderedProminent: .borderedProminent()
            case .glass: .glass()
            case .clearGlass: .clearGlass()
            case .prominentGlass: .prominentGlass()
            case .prominentClearGlass: .prominentClearGlass()
            case .plain, nil: .plain()
            }
        switch content.size {
        case .mini: configuration.buttonSize = .mini
        case .small: configuration.buttonSize = .small
        case .large: configuration.buttonSize = .large
        case .medium, nil: break
        }
        switch content.cornerStyle {
        case .fixed: configuration.cornerStyle = .fixed
        case .small: configuration.cornerStyle = .small
        case .medium: configuration.cornerStyle = .medium
        case .large: configuration.cornerStyle = .large
        case .capsule: configuration.cornerStyle = .capsule
        case .dynamic, nil: break
        }
        configuration.title = content.title
        configuration.subtitle = content.subtitle
        if let font = content.titleFont { configuration.titleFont = converter.font(font) }
        if let rich = content.attributedTitle {
            configuration.setTitle(converter.text(rich, font: configuration.titleFont))
        }
        if let rich = content.attributedSubtitle {
            configuration.setSubtitle(converter.text(rich, font: nil))
        }
        if let image = content.image {
            configuration.image = converter.image(image, configuration: content.symbolConfiguration)
        }
        switch content.imagePlacement {
        case .trailing: configuration.imagePlacement = .trailing
        case .top: configuration.imagePlacement = .top
        case .bottom: configuration.imagePlacement = .bottom
        case .all: configuration.imagePlacement = .all
        case .leading, nil: break
        }
        if let padding = content.imagePadding { configuration.imagePadding = padding }
        if let padding = content.titlePadding { configuration.titlePadding = padding }
        if let insets = content.contentInsets { configuration.contentInsets = insets.directional }
        if let font = content.subtitleFont { configuration.subtitleFont = converter.font(font) }
        if let mode = content.titleLineBreakMode { configuration.titleLineBreakMode = mode.uiKit }
        switch content.titleAlignment {
        case .leading: configuration.titleAlignment = .leading
        case .center: configuration.titleAlignment = .center
        case .trailing: configuration.titleAlignment = .trailing
        case .automatic, nil: break
        }
        switch content.indicator {
        case ButtonConfigurationContent.Indicator.none?: configuration.indicator = .none
        case .popup: configuration.indicator = .popup
        case .automatic, nil: break
        }
        configuration.showsActivityIndicator = content.showsActivityIndicator
        if let background = content.background { apply(background, to: &configuration.background, converter) }
        configuration.baseForegroundColor = content.foregroundColor.flatMap { converter.color($0) }
        configuration.baseBackgroundColor = content.backgroundColor.flatMap { converter.color($0) }
        return configuration
    }

    private static func apply(
        _ content: ButtonConfigurationContent.Background, to background: inout UIBackgroundConfiguration,
        _ converter: ValueConverter
    ) {
        background.backgroundColor = content.color.flatMap { converter.color($0) }
        background.strokeColor = content.strokeColor.flatMap { converter.color($0) }
        if let width = content.strokeWidth { background.strokeWidth = width }
        if let outset = content.strokeOutset { background.strokeOutset = outset }
        if let radius = content.cornerRadius { background.cornerRadius = radius }
        if let insets = content.insets { background.backgroundInsets = insets.directional }
        background.image = content.image.map { converter.image($0) }
        if let mode = content.imageContentMode { background.imageContentMode = mode.uiKit }
    }
}

extension ButtonContent.State {
    /// An image with the configuration of its symbol.
    fileprivate struct SymbolImage: Hashable {
        var image: DocumentImage
        var configuration: DocumentSymbolConfiguration?
    }

    fileprivate var symbolImage: SymbolImage? {
        image.map { SymbolImage(image: $0, configuration: symbolConfiguration) }
    }
}

extension DocumentInsets {
    /// The insets as intended: Xcode writes the smallest float for an inset that was never set.
    fileprivate var intended: UIEdgeInsets {
        func value(_ inset: CGFloat) -> CGFloat { abs(inset) < 1e-30 ? 0 : inset }
        return UIEdgeInsets(top: value(top), left: value(leading), bottom: value(bottom), right: value(trailing))
    }
}

extension ButtonContent.ButtonType {
    var uiKit: UIButton.ButtonType {
        switch self {
        case .custom: .custom
        case .system, .roundedRect: .system
        case .detailDisclosure: .detailDisclosure
        case .infoLight: .infoLight
        case .infoDark: .infoDark
        case .contactAdd: .contactAdd
        case .close: .close
        case .plain: .plain
        }
    }
}
