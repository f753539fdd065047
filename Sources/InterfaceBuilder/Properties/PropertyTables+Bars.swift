internal import Foundation
internal import InterfaceDocuments
internal import UIKit

extension PropertyTables {
    static let navigationBar = PropertyTable<UINavigationBar, BarContent>(
        { if case .navigationBar(let content) = $0.content { content } else { nil } },
        [
            .init("barStyle", always: \.barStyle, \.barStyle) { style, _ in style?.uiKit ?? .default },
            .init("translucent", \.isTranslucent, \.isTranslucent),
            .init("prefersLargeTitles", \.prefersLargeTitles, \.prefersLargeTitles),
            .init("barTintColor", \.barTintColor, \.barTintColor),
            .init("titleTextAttributes", \.title, \.titleTextAttributes) { title, converter in
                .some(converter.attributes(title))
            },
            .init("largeTitleTextAttributes", \.largeTitle, \.largeTitleTextAttributes) { title, converter in
                .some(converter.attributes(title))
            },
            .init(
                "backgroundImage", \.backgroundImage, get: { $0.backgroundImage(for: .default) },
                set: { $0.setBackgroundImage($1, for: .default) }
            ) { content, _, converter in content.backgroundImage.map { .some(converter.image($0)) } },
            .init("shadowImage", \.shadowImage, \.shadowImage),
            .init(
                "backIndicatorImage", \.backIndicatorImage, get: { $0.backIndicatorImage },
                set: { bar, image in
                    bar.backIndicatorImage = image
                    bar.backIndicatorTransitionMaskImage = image
                }
            ) { content, _, converter in content.backIndicatorImage.map { .some(converter.image($0)) } },
            appearance(.standardAppearance, \.standardAppearance) { $1.navigationBarAppearance($0) },
            appearance(.compactAppearance, \.compactAppearance) { $1.navigationBarAppearance($0) },
            appearance(.scrollEdgeAppearance, \.scrollEdgeAppearance) { $1.navigationBarAppearance($0) },
            appearance(.compactScrollEdgeAppearance, \.compactScrollEdgeAppearance) {
                $1.navigationBarAppearance($0)
            },
        ])

    static let toolbar = PropertyTable<UIToolbar, BarContent>(
        { if case .toolbar(let content) = $0.content { content } else { nil } },
        [
            .init("barStyle", always: \.barStyle, \.barStyle) { style, _ in style?.uiKit ?? .default },
            .init("translucent", \.isTranslucent, \.isTranslucent),
            .init("barTintColor", \.barTintColor, \.barTintColor),
            .init(
                "backgroundImage", \.backgroundImage,
                get: { $0.backgroundImage(forToolbarPosition: .any, barMetrics: .default) },
                set: { $0.setBackgroundImage($1, forToolbarPosition: .any, barMetrics: .default) }
            ) { content, _, converter in content.backgroundImage.map { .some(converter.image($0)) } },
            .init(
                "shadowImage", \.shadowImage, get: { $0.shadowImage(forToolbarPosition: .any) },
                set: { $0.setShadowImage($1, forToolbarPosition: .any) }
            ) { content, _, converter in content.shadowImage.map { .some(converter.image($0)) } },
            appearance(.standardAppearance, \.standardAppearance) { $1.toolbarAppearance($0) },
            appearance(.compactAppearance, \.compactAppearance) { $1.toolbarAppearance($0) },
            appearance(.scrollEdgeAppearance, \.scrollEdgeAppearance) { $1.toolbarAppearance($0) },
            appearance(.compactScrollEdgeAppearance, \.compactScrollEdgeAppearance) { $1.toolbarAppearance($0) },
        ])

    static let tabBar = PropertyTable<UITabBar, BarContent>(
        { if case .tabBar(let content) = $0.content { content } else { nil } },
        [
            .init("barStyle", always: \.barStyle, \.barStyle) { style, _ in style?.uiKit ?? .default },
            .init("translucent", \.isTranslucent, \.isTranslucent),
            .init("barTintColor", \.barTintColor, \.barTintColor),
            .init("backgroundImage", \.backgroundImage, \.backgroundImage),
            .init("shadowImage", \.shadowImage, \.shadowImage),
            .init("selectionIndicatorImage", \.selectionIndicatorImage, \.selectionIndicatorImage),
            .init("unselectedItemTintColor", \.unselectedItemColor, \.unselectedItemTintColor),
            // The name of the tint color up to iOS 8, with the same meaning.
            tintColor(\.selectedItemColor),
            .init("itemPositioning", \.itemPositioning, \.itemPositioning) { positioning, _ in
                switch positioning {
                case .fill: .fill
                case .centered: .centered
                case .automatic: nil
                }
            },
            .init("itemWidth", \.itemWidth, \.itemWidth),
            .init("itemSpacing", \.itemSpacing, \.itemSpacing),
            appearance(.standardAppearance, \.standardAppearance) { $1.tabBarAppearance($0) },
            appearance(.scrollEdgeAppearance, \.scrollEdgeAppearance) { $1.tabBarAppearance($0) },
        ])

    /// The row of an optional appearance of a bar.
    private static func appearance<Bar: UIView, Appearance>(
        _ name: BarContent.AppearanceName, _ target: Property<Bar, BarContent>.Target<Appearance?>,
        convert: @escaping @MainActor (BarContent.Appearance, ValueConverter) -> Appearance
    ) -> Property<Bar, BarContent> {
        .init(
            name.rawValue, \.appearances, part: { $0[name] }, get: { $0[keyPath: target] },
            set: { $0[keyPath: target] = $1 }
        ) { content, _, converter in .some(convert(content, converter)) }
    }

    /// The row of the appearance that every bar has.
    private static func appearance<Bar: UIView, Appearance>(
        _ name: BarContent.AppearanceName, _ target: Property<Bar, BarContent>.Target<Appearance>,
        convert: @escaping @MainActor (BarContent.Appearance, ValueConverter) -> Appearance
    ) -> Property<Bar, BarContent> {
        .init(
            name.rawValue, \.appearances, part: { $0[name] }, get: { $0[keyPath: target] },
            set: { $0[keyPath: target] = $1 }
        ) { content, _, converter in convert(content, converter) }
    }
}

extension DocumentBarStyle {
    var uiKit: UIBarStyle { self == .default ? .default : .black }
}
