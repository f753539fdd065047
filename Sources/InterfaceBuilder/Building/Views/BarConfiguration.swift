internal import Diagnostics
internal import Foundation
internal import InterfaceDocuments
internal import UIKit

extension TreeBuilder {
    func configure(_ view: UISearchBar, _ content: SearchBarContent, _ place: SourceLocation) {
        switch content.style {
        case .prominent: view.searchBarStyle = .prominent
        case .minimal: view.searchBarStyle = .minimal
        case .default, nil: break
        }
        view.text = content.text
        view.placeholder = content.placeholder
        view.prompt = content.prompt
        view.showsCancelButton = content.showsCancelButton
        if !content.scopeButtonTitles.isEmpty { view.scopeButtonTitles = content.scopeButtonTitles }
        view.selectedScopeButtonIndex = content.selectedScopeIndex
        view.showsScopeBar = content.showsScopeBar
        view.showsBookmarkButton = content.showsBookmarkButton
        view.showsSearchResultsButton = content.showsSearchResultsButton
        view.barStyle = content.barStyle?.uiKit ?? .default
        view.isTranslucent = content.isTranslucent
        view.barTintColor = content.barTintColor.flatMap { uiColor($0, at: place) }
        view.backgroundImage = content.backgroundImage.map { uiImage($0, at: place) }
    }

    func configure(_ view: UINavigationBar, _ content: BarContent, _ place: SourceLocation) {
        view.barStyle = content.barStyle?.uiKit ?? .default
        view.isTranslucent = content.isTranslucent
        view.prefersLargeTitles = content.prefersLargeTitles
        view.barTintColor = content.barTintColor.flatMap { uiColor($0, at: place) }
        if let title = content.title { view.titleTextAttributes = attributes(title, place) }
        if let title = content.largeTitle { view.largeTitleTextAttributes = attributes(title, place) }
        if let image = content.backgroundImage { view.setBackgroundImage(uiImage(image, at: place), for: .default) }
        view.shadowImage = content.shadowImage.map { uiImage($0, at: place) }
        if let image = content.backIndicatorImage {
            view.backIndicatorImage = uiImage(image, at: place)
            view.backIndicatorTransitionMaskImage = view.backIndicatorImage
        }
        for (name, appearance) in content.looks {
            let look = UINavigationBarAppearance()
            configure(look, appearance, place)
            if let title = appearance.title { look.titleTextAttributes = attributes(title, place) }
            if let title = appearance.largeTitle { look.largeTitleTextAttributes = attributes(title, place) }
            if let image = appearance.backIndicatorImage.map({ uiImage($0, at: place) }) {
                look.setBackIndicatorImage(image, transitionMaskImage: image)
            }
            configure(look.buttonAppearance, appearance.items["buttonAppearance"], place)
            configure(look.doneButtonAppearance, appearance.items["doneButtonAppearance"], place)
            configure(look.backButtonAppearance, appearance.items["backButtonAppearance"], place)
            switch name {
            case .standardAppearance: view.standardAppearance = look
            case .compactAppearance: view.compactAppearance = look
            case .scrollEdgeAppearance: view.scrollEdgeAppearance = look
            case .compactScrollEdgeAppearance: view.compactScrollEdgeAppearance = look
            }
        }
    }

    private func attributes(
        _ content: BarContent.TextAttributes, _ place: SourceLocation
    ) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let color = content.color.flatMap({ uiColor($0, at: place) }) { attributes[.foregroundColor] = color }
        if let font = content.font { attributes[.font] = uiFont(font) }
        return attributes
    }

    private func configure(_ look: UIBarAppearance, _ content: BarContent.Appearance, _ place: SourceLocation) {
        if let color = content.backgroundColor { look.backgroundColor = uiColor(color, at: place) }
        if let color = content.shadowColor { look.shadowColor = uiColor(color, at: place) }
        look.backgroundImage = content.backgroundImage.map { uiImage($0, at: place) }
        look.shadowImage = content.shadowImage.map { uiImage($0, at: place) }
        switch content.background {
        case .clear: look.backgroundEffect = nil
        case .blurred(let style): look.backgroundEffect = UIBlurEffect(style: style.uiKit)
        case nil: break
        }
    }

    func configure(_ view: UIToolbar, _ content: BarContent, _ place: SourceLocation) {
        view.barStyle = content.barStyle?.uiKit ?? .default
        view.isTranslucent = content.isTranslucent
        view.barTintColor = content.barTintColor.flatMap { uiColor($0, at: place) }
        if let image = content.backgroundImage {
            view.setBackgroundImage(uiImage(image, at: place), forToolbarPosition: .any, barMetrics: .default)
        }
        if let image = content.shadowImage {
            view.setShadowImage(uiImage(image, at: place), forToolbarPosition: .any)
        }
        for (name, appearance) in content.looks {
            let look = UIToolbarAppearance()
            configure(look, appearance, place)
            configure(look.buttonAppearance, appearance.items["buttonAppearance"], place)
            configure(look.doneButtonAppearance, appearance.items["doneButtonAppearance"], place)
            switch name {
            case .standardAppearance: view.standardAppearance = look
            case .compactAppearance: view.compactAppearance = look
            case .scrollEdgeAppearance: view.scrollEdgeAppearance = look
            case .compactScrollEdgeAppearance: view.compactScrollEdgeAppearance = look
            }
        }
    }

    func configure(_ view: UITabBar, _ content: BarContent, _ place: SourceLocation) {
        view.barStyle = content.barStyle?.uiKit ?? .default
        view.isTranslucent = content.isTranslucent
        view.barTintColor = content.barTintColor.flatMap { uiColor($0, at: place) }
        view.backgroundImage = content.backgroundImage.map { uiImage($0, at: place) }
        view.shadowImage = content.shadowImage.map { uiImage($0, at: place) }
        view.selectionIndicatorImage = content.selectionIndicatorImage.map { uiImage($0, at: place) }
        view.unselectedItemTintColor = content.unselectedItemColor.flatMap { uiColor($0, at: place) }
        // The name of the tint colour until iOS 8, with the same meaning.
        if let color = content.selectedItemColor.flatMap({ uiColor($0, at: place) }) { view.tintColor = color }
        switch content.itemPositioning {
        case .fill: view.itemPositioning = .fill
        case .centered: view.itemPositioning = .centered
        case .automatic, nil: break
        }
        view.itemWidth = content.itemWidth
        view.itemSpacing = content.itemSpacing
        for (name, appearance) in content.looks {
            let look = tabBarAppearance(appearance, place)
            switch name {
            case .standardAppearance: view.standardAppearance = look
            case .scrollEdgeAppearance: view.scrollEdgeAppearance = look
            case .compactAppearance, .compactScrollEdgeAppearance: break
            }
        }
    }

    func tabBarAppearance(_ content: BarContent.Appearance, _ place: SourceLocation) -> UITabBarAppearance {
        let look = UITabBarAppearance()
        configure(look, content, place)
        look.selectionIndicatorTintColor = content.selectionIndicatorColor.flatMap { uiColor($0, at: place) }
        configure(look.stackedLayoutAppearance, content.items["stackedLayoutAppearance"], place)
        configure(look.inlineLayoutAppearance, content.items["inlineLayoutAppearance"], place)
        configure(look.compactInlineLayoutAppearance, content.items["compactInlineLayoutAppearance"], place)
        return look
    }

    private func configure(
        _ look: UITabBarItemAppearance, _ content: BarContent.ItemAppearance?, _ place: SourceLocation
    ) {
        let states: KeyValuePairs = [
            "normal": look.normal, "selected": look.selected, "disabled": look.disabled, "focused": look.focused,
        ]
        for (name, state) in states {
            guard let said = content?[name] else { continue }
            if let title = said.title { state.titleTextAttributes = attributes(title, place) }
            state.iconColor = said.iconColor.flatMap { uiColor($0, at: place) }
            state.badgeBackgroundColor = said.badgeColor.flatMap { uiColor($0, at: place) }
        }
    }

    private func configure(
        _ look: UIBarButtonItemAppearance, _ content: BarContent.ItemAppearance?, _ place: SourceLocation
    ) {
        let states: KeyValuePairs = [
            "normal": look.normal, "highlighted": look.highlighted, "disabled": look.disabled,
            "focused": look.focused,
        ]
        for (name, state) in states {
            guard let said = content?[name] else { continue }
            if let title = said.title { state.titleTextAttributes = attributes(title, place) }
            state.backgroundImage = said.backgroundImage.map { uiImage($0, at: place) }
        }
    }

    /// Adds items to a bar.
    ///
    /// On the canvas, the views in a navigation bar have their frames from the document.
    func addItems(of source: DocumentView, to bar: UIView) {
        guard purpose == .running || bar is UIToolbar else {
            let views = source.barItems.compactMap(\.customView) + source.navigationItems.flatMap(\.views)
            for view in views { bar.addSubview(makeTree(view)) }
            // A prompt and a large title make a bar taller.
            (bar as? UINavigationBar)?.items = source.navigationItems.map { content in
                let item = UINavigationItem(title: content.title ?? "")
                item.prompt = content.prompt
                item.largeTitleDisplayMode = content.largeTitleDisplayMode?.uiKit ?? .automatic
                return item
            }
            return
        }
        switch bar {
        case let bar as UINavigationBar:
            bar.items = source.navigationItems.map { content in
                let item = UINavigationItem(title: content.title ?? "")
                apply(content, to: item)
                return item
            }
        case let bar as UIToolbar: bar.items = source.barItems.map { uiBarButtonItem($0) }
        case let bar as UITabBar: bar.items = source.barItems.map { uiTabBarItem($0) }
        default: break
        }
    }
}

extension BarContent {
    /// The specified appearances, each with its property.
    fileprivate var looks: [(AppearanceName, Appearance)] {
        AppearanceName.allCases.compactMap { name in appearances[name].map { (name, $0) } }
    }
}

extension DocumentBarStyle {
    fileprivate var uiKit: UIBarStyle { self == .default ? .default : .black }
}
