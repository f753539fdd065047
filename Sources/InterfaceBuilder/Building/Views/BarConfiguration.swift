internal import AdaptiveKit
internal import Diagnostics
internal import Foundation

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
        view.showsScopeBar = content.showsScopeBar
        view.barTintColor = content.barTintColor.flatMap { uiColor($0, at: place) }
    }

    func configure(_ view: UINavigationBar, _ content: BarContent, _ place: SourceLocation) {
        view.barStyle = Self.barStyle(content.barStyle)
        view.isTranslucent = content.isTranslucent
        view.prefersLargeTitles = content.prefersLargeTitles
        view.barTintColor = content.barTintColor.flatMap { uiColor($0, at: place) }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let color = content.titleTextColor.flatMap({ uiColor($0, at: place) }) {
            attributes[.foregroundColor] = color
        }
        if let font = content.titleFont { attributes[.font] = uiFont(font) }
        if !attributes.isEmpty { view.titleTextAttributes = attributes }
    }

    func configure(_ view: UIToolbar, _ content: BarContent, _ place: SourceLocation) {
        view.barStyle = Self.barStyle(content.barStyle)
        view.isTranslucent = content.isTranslucent
        view.barTintColor = content.barTintColor.flatMap { uiColor($0, at: place) }
    }

    func configure(_ view: UITabBar, _ content: BarContent, _ place: SourceLocation) {
        view.barStyle = Self.barStyle(content.barStyle)
        view.isTranslucent = content.isTranslucent
        view.barTintColor = content.barTintColor.flatMap { uiColor($0, at: place) }
    }

    private static func barStyle(_ spelling: String?) -> UIBarStyle {
        spelling?.hasPrefix("black") == true ? .black : .default
    }

    /// Gives a bar its items.
    ///
    /// On the canvas the views in a navigation bar stand where the document says.
    func addItems(of source: DocumentView, to bar: UIView) {
        guard purpose == .running || bar is UIToolbar else {
            let views = source.barItems.compactMap(\.customView) + source.navigationItems.flatMap(\.views)
            for view in views { bar.addSubview(makeTree(view)) }
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
