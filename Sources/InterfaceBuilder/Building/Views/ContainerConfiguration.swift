internal import Diagnostics
internal import Foundation
internal import Geometry
internal import InterfaceDocuments
internal import UIKit

extension TreeBuilder {
    func configure(_ view: UIImageView, _ content: ImageViewContent, _ place: SourceLocation) {
        view.preferredSymbolConfiguration = content.symbolConfiguration.map { uiSymbolConfiguration($0) }
        view.image = content.image.map { uiImage($0, configuration: content.symbolConfiguration, at: place) }
        view.highlightedImage = content.highlightedImage.map { uiImage($0, at: place) }
        view.isHighlighted = content.isHighlighted
        view.adjustsImageSizeForAccessibilityContentSizeCategory = content.growsWithAccessibilityText
    }

    func configure(_ view: UIScrollView, _ content: ScrollViewContent) {
        if let inset = content.contentInset { view.contentInset = inset.sides }
        switch content.contentInsetAdjustment {
        case .scrollableAxes: view.contentInsetAdjustmentBehavior = .scrollableAxes
        case .never: view.contentInsetAdjustmentBehavior = .never
        case .always: view.contentInsetAdjustmentBehavior = .always
        case .automatic, nil: break
        }
        view.showsHorizontalScrollIndicator = content.showsHorizontalIndicator
        view.showsVerticalScrollIndicator = content.showsVerticalIndicator
    }

    func configure(_ view: UIStackView, _ content: StackViewContent) {
        view.axis = content.axis == .horizontal ? .horizontal : .vertical
        view.distribution = content.distribution.uiKit
        view.alignment = content.alignment.uiKit
        view.spacing = content.usesSystemSpacing ? UIStackView.spacingUseSystem : content.spacing
        view.isBaselineRelativeArrangement = content.isBaselineRelative
        if content.isMarginsRelative { view.isLayoutMarginsRelativeArrangement = true }
    }

    func configure(_ view: UIVisualEffectView, _ content: VisualEffectContent) {
        guard let style = content.blurStyle else { return }
        let blur = UIBlurEffect(style: style.uiKit)
        view.effect = content.isVibrant ? UIVibrancyEffect(blurEffect: blur) : blur
    }
}

extension StackViewContent.Distribution {
    var uiKit: UIStackView.Distribution {
        switch self {
        case .fill: .fill
        case .fillEqually: .fillEqually
        case .fillProportionally: .fillProportionally
        case .equalSpacing: .equalSpacing
        case .equalCentering: .equalCentering
        }
    }
}

extension StackViewContent.Alignment {
    var uiKit: UIStackView.Alignment {
        switch self {
        case .fill: .fill
        case .leading, .top: .leading
        case .firstBaseline: .firstBaseline
        case .center: .center
        case .trailing, .bottom: .trailing
        case .lastBaseline: .lastBaseline
        }
    }
}

extension DocumentBlurStyle {
    var uiKit: UIBlurEffect.Style {
        switch self {
        case .extraLight: .extraLight
        case .light: .light
        case .dark: .dark
        case .regular: .regular
        case .prominent: .prominent
        case .systemUltraThinMaterial: .systemUltraThinMaterial
        case .systemThinMaterial: .systemThinMaterial
        case .systemMaterial: .systemMaterial
        case .systemThickMaterial: .systemThickMaterial
        case .systemChromeMaterial: .systemChromeMaterial
        case .systemUltraThinMaterialLight: .systemUltraThinMaterialLight
        case .systemThinMaterialLight: .systemThinMaterialLight
        case .systemMaterialLight: .systemMaterialLight
        case .systemThickMaterialLight: .systemThickMaterialLight
        case .systemChromeMaterialLight: .systemChromeMaterialLight
        case .systemUltraThinMaterialDark: .systemUltraThinMaterialDark
        case .systemThinMaterialDark: .systemThinMaterialDark
        case .systemMaterialDark: .systemMaterialDark
        case .systemThickMaterialDark: .systemThickMaterialDark
        case .systemChromeMaterialDark: .systemChromeMaterialDark
        }
    }
}
