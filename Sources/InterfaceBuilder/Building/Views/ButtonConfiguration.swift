internal import Diagnostics
internal import Foundation
internal import Geometry
internal import InterfaceDocuments
internal import UIKit

extension TreeBuilder {
    func configure(_ view: UIButton, _ content: ButtonContent, _ place: SourceLocation) {
        view.become(content.type.uiKit)
        configure(view, content.control)
        view.titleLabel?.font = content.font.map { uiFont($0) } ?? standardFont(of: content.type)
        if let mode = content.lineBreakMode { view.titleLabel?.lineBreakMode = mode.uiKit }
        if let insets = content.contentInsets { view.contentEdgeInsets = Self.meant(insets) }
        if let insets = content.titleInsets { view.titleEdgeInsets = Self.meant(insets) }
        if let insets = content.imageInsets { view.imageEdgeInsets = Self.meant(insets) }
        if let offset = content.titleShadowOffset { view.titleLabel?.shadowOffset = offset }
        switch content.role {
        case .destructive: view.role = .destructive
        case .cancel: view.role = .cancel
        case .primary: view.role = .primary
        case .normal, nil: break
        }
        view.adjustsImageWhenDisabled = content.adjustsImageWhenDisabled
        view.showsMenuAsPrimaryAction = content.showsMenuAsPrimaryAction
        view.changesSelectionAsPrimaryAction = content.changesSelectionAsPrimaryAction
        for state in content.states { configure(view, state, font: view.titleLabel?.font, place) }
        if let configuration = content.configuration {
            view.configuration = uiConfiguration(configuration, place)
        }
    }

    /// The insets as intended: Xcode writes the smallest float for an inset that was never set.
    private static func meant(_ insets: DocumentInsets) -> UIEdgeInsets {
        func value(_ inset: CGFloat) -> CGFloat { abs(inset) < 1e-30 ? 0 : inset }
        return UIEdgeInsets(
            top: value(insets.top), left: value(insets.leading), bottom: value(insets.bottom),
            right: value(insets.trailing))
    }

    /// The font of a document without one, from before fonts were written explicitly.
    private func standardFont(of type: ButtonContent.ButtonType) -> UIFont {
        .systemFont(ofSize: type == .custom ? 18 : 15)
    }

    private func configure(
        _ view: UIButton, _ content: ButtonContent.State, font: UIFont?, _ place: SourceLocation
    ) {
        let state: UIControl.State
        switch content.key {
        case .normal: state = .normal
        case .highlighted: state = .highlighted
        case .disabled: state = .disabled
        case .selected: state = .selected
        case .focused: state = .focused
        }
        if let title = content.title { view.setTitle(title, for: state) }
        if let rich = content.attributedTitle {
            view.setAttributedTitle(attributedString(rich, font: font, at: place), for: state)
        }
        if let color = content.titleColor.flatMap({ uiColor($0, at: place) }) { view.setTitleColor(color, for: state) }
        if let color = content.titleShadowColor.flatMap({ uiColor($0, at: place) }) {
            view.setTitleShadowColor(color, for: state)
        }
        if let image = content.image {
            view.setImage(
                uiImage(image, configuration: content.symbolConfiguration, at: place), for: state)
        }
        if let image = content.backgroundImage { view.setBackgroundImage(uiImage(image, at: place), for: state) }
    }

    private func uiConfiguration(
        _ content: ButtonConfigurationContent, _ place: SourceLocation
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
        if let font = content.titleFont { configuration.titleFont = uiFont(font) }
        if let rich = content.attributedTitle {
            configuration.setTitle(attributedString(rich, font: configuration.titleFont, at: place))
        }
        if let rich = content.attributedSubtitle {
            configuration.setSubtitle(attributedString(rich, font: nil, at: place))
        }
        if let image = content.image {
            configuration.image = uiImage(image, configuration: content.symbolConfiguration, at: place)
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
        if let font = content.subtitleFont { configuration.subtitleFont = uiFont(font) }
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
        if let background = content.background { apply(background, to: &configuration.background, place) }
        configuration.baseForegroundColor = content.foregroundColor.flatMap { uiColor($0, at: place) }
        configuration.baseBackgroundColor = content.backgroundColor.flatMap { uiColor($0, at: place) }
        return configuration
    }

    private func apply(
        _ content: ButtonConfigurationContent.Background, to background: inout UIBackgroundConfiguration,
        _ place: SourceLocation
    ) {
        background.backgroundColor = content.color.flatMap { uiColor($0, at: place) }
        background.strokeColor = content.strokeColor.flatMap { uiColor($0, at: place) }
        if let width = content.strokeWidth { background.strokeWidth = width }
        if let outset = content.strokeOutset { background.strokeOutset = outset }
        if let radius = content.cornerRadius { background.cornerRadius = radius }
        if let insets = content.insets { background.backgroundInsets = insets.directional }
        background.image = content.image.map { uiImage($0, at: place) }
        if let mode = content.imageContentMode { background.imageContentMode = mode.uiKit }
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
