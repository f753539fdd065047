internal import Foundation
internal import Geometry
internal import InterfaceDocuments
internal import UIKit

extension PropertyTables {
    static let imageView = PropertyTable<UIImageView, ImageViewContent>(
        { if case .imageView(let content) = $0.content { content } else { nil } },
        [
            .init("preferredSymbolConfiguration", \.symbolConfiguration, \.preferredSymbolConfiguration) {
                configuration, converter in .some(converter.symbolConfiguration(configuration))
            },
            .init(
                "image", \.image, and: [.init(\.symbolConfiguration)], get: { $0.image }, set: { $0.image = $1 }
            ) { content, _, converter in
                content.image.map { .some(converter.image($0, configuration: content.symbolConfiguration)) }
            },
            .init("highlightedImage", \.highlightedImage, \.highlightedImage),
            .init("highlighted", \.isHighlighted, \.isHighlighted),
            .init(
                "adjustsImageSizeForAccessibilityContentSizeCategory", \.growsWithAccessibilityText,
                \.adjustsImageSizeForAccessibilityContentSizeCategory),
        ])

    static let scrollView = PropertyTable<UIScrollView, ScrollViewContent>(
        { if case .scrollView(let content) = $0.content { content } else { nil } },
        [
            .init("contentInset", \.contentInset, \.contentInset) { inset, _ in inset.sides },
            .init("contentInsetAdjustmentBehavior", \.contentInsetAdjustment, \.contentInsetAdjustmentBehavior) {
                behavior, _ in
                switch behavior {
                case .scrollableAxes: .scrollableAxes
                case .never: .never
                case .always: .always
                case .automatic: nil
                }
            },
            .init("showsHorizontalScrollIndicator", \.showsHorizontalIndicator, \.showsHorizontalScrollIndicator),
            .init("showsVerticalScrollIndicator", \.showsVerticalIndicator, \.showsVerticalScrollIndicator),
        ])

    static let stackView = PropertyTable<UIStackView, StackViewContent>(
        { if case .stackView(let content) = $0.content { content } else { nil } },
        [
            .init("axis", always: \.axis, \.axis) { axis, _ in axis == .horizontal ? .horizontal : .vertical },
            .init("distribution", always: \.distribution, \.distribution) { distribution, _ in distribution.uiKit },
            .init("alignment", always: \.alignment, \.alignment) { alignment, _ in alignment.uiKit },
            .init(
                "spacing", \.spacing, and: [.init(\.usesSystemSpacing)], get: { $0.spacing }, set: { $0.spacing = $1 }
            ) { content, _, _ in
                content.usesSystemSpacing ? UIStackView.spacingUseSystem : content.spacing
            },
            .init("baselineRelativeArrangement", \.isBaselineRelative, \.isBaselineRelativeArrangement),
        ])

    /// Whether the arrangement is relative to margins, which also depends on a property of all views.
    static let stackViewMargins = PropertyTable<UIStackView, DocumentView>(
        { $0 },
        [
            .init(
                "layoutMarginsRelativeArrangement", always: \.arrangesRelativeToMargins,
                \.isLayoutMarginsRelativeArrangement
            ) { isRelative, _ in isRelative ? true : nil }
        ])

    static let visualEffectView = PropertyTable<UIVisualEffectView, VisualEffectContent>(
        { if case .visualEffectView(let content) = $0.content { content } else { nil } },
        [
            .init(
                "effect", \.blurStyle, and: [.init(\.isVibrant)], get: { $0.effect }, set: { $0.effect = $1 }
            ) { content, _, _ -> UIVisualEffect?? in
                guard let style = content.blurStyle else { return nil }
                let blur = UIBlurEffect(style: style.uiKit)
                return content.isVibrant ? UIVibrancyEffect(blurEffect: blur) : blur
            }
        ])
}

extension DocumentView {
    /// Whether a stack view arranges its views relative to its margins.
    ///
    /// Interface Builder writes a stack view's margins only if it does.
    fileprivate var arrangesRelativeToMargins: Bool {
        if case .stackView(let content) = content, content.isMarginsRelative { return true }
        return properties.layoutMargins != nil
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
