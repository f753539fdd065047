internal import Diagnostics
internal import Foundation
internal import InterfaceDocuments
internal import UIKit

extension TreeBuilder {
    func uiBarButtonItem(_ source: DocumentBarItem) -> UIBarButtonItem {
        let item = makeOwnItem(source, of: UIBarButtonItem.self) ?? UIBarButtonItem()
        if let custom = source.customView {
            item.customView = makeRoot(custom)
            if purpose == .canvas { item.canvasPlace = canvasPlace(of: custom) }
        } else if let system = source.systemItem?.uiKit {
            item.become(system)
        } else {
            item.title = source.title
        }
        if let image = source.image { item.image = resolver.image(image, at: source.location) }
        if let image = source.landscapeImage { item.landscapeImagePhone = resolver.image(image, at: source.location) }
        if let width = source.width { item.width = width }
        item.tag = source.tag
        if source.style == .done { item.style = .done }
        if let insets = source.imageInsets { item.imageInsets = insets.sides }
        applyTitle(of: source, to: item)
        item.isSelected = source.isSelected
        item.isHidden = source.isHidden
        item.isEnabled = source.isEnabled
        item.tintColor = source.tintColor.flatMap { resolver.color($0, at: source.location) }
        item.origin = ElementOrigin(id: source.id, location: source.location, label: source.title)
        source.accessibility.apply(to: item)
        objects.others[source.id] = item
        finishForCode(item, source)
        return item
    }

    private func canvasPlace(of view: DocumentView) -> UIBarButtonItem.CanvasPlace {
        guard view.properties.translatesAutoresizingMaskIntoConstraints, let frame = view.frame else {
            return .unconstrained
        }
        return .frame(frame)
    }

    func uiTabBarItem(_ source: DocumentBarItem) -> UITabBarItem {
        let item = makeOwnItem(source, of: UITabBarItem.self) ?? UITabBarItem()
        if let system = source.tabSystemItem?.uiKit {
            item.become(system)
        } else {
            item.title = source.title
        }
        if let image = source.image { item.image = resolver.image(image, at: source.location) }
        if let image = source.selectedImage { item.selectedImage = resolver.image(image, at: source.location) }
        if let insets = source.imageInsets { item.imageInsets = insets.sides }
        applyTitle(of: source, to: item)
        item.tag = source.tag
        item.badgeValue = source.badgeValue
        item.badgeColor = source.badgeColor.flatMap { resolver.color($0, at: source.location) }
        let values = ValueConverter(resolver: resolver, place: source.location)
        item.standardAppearance = source.appearances["standardAppearance"].map { values.tabBarAppearance($0) }
        item.scrollEdgeAppearance =
            source.appearances["scrollEdgeAppearance"].map { values.tabBarAppearance($0) }
        item.isEnabled = source.isEnabled
        item.origin = ElementOrigin(id: source.id, location: source.location, label: source.title)
        source.accessibility.apply(to: item)
        if code != nil { objects.others[source.id] = item }
        finishForCode(item, source)
        return item
    }

    private func applyTitle(of source: DocumentBarItem, to item: UIBarItem) {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = source.titleFont { attributes[.font] = resolver.font(font) }
        if let color = source.titleColor.flatMap({ resolver.color($0, at: source.location) }) {
            attributes[.foregroundColor] = color
        }
        if !attributes.isEmpty { item.setTitleTextAttributes(attributes, for: .normal) }
    }

    func apply(_ source: DocumentNavigationItem, to item: UINavigationItem) {
        if code != nil { objects.others[source.id] = item }
        item.title = source.title
        item.prompt = source.prompt
        item.subtitle = source.subtitle
        item.largeSubtitle = source.largeSubtitle
        item.backButtonTitle = source.backButtonTitle
        switch source.backButtonDisplayMode {
        case .minimal: item.backButtonDisplayMode = .minimal
        case .generic: item.backButtonDisplayMode = .generic
        case .default, nil: break
        }
        item.hidesBackButton = source.hidesBackButton
        item.hidesSearchBarWhenScrolling = source.hidesSearchBarWhenScrolling
        item.leftItemsSupplementBackButton = source.leftItemsSupplementBackButton
        item.titleView = source.titleView.map { makeRoot($0) } ?? titleView(ofOutletsOf: source)
        item.backBarButtonItem = source.backItem.map { uiBarButtonItem($0) }
        if !source.leftItems.isEmpty { item.leftBarButtonItems = source.leftItems.map { uiBarButtonItem($0) } }
        if !source.rightItems.isEmpty { item.rightBarButtonItems = source.rightItems.map { uiBarButtonItem($0) } }
        if let mode = source.largeTitleDisplayMode { item.largeTitleDisplayMode = mode.uiKit }
        item.origin = ElementOrigin(id: source.id, location: source.location, label: source.title)
    }

    // MARK: Bars

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

extension DocumentNavigationItem.LargeTitleDisplayMode {
    var uiKit: UINavigationItem.LargeTitleDisplayMode {
        switch self {
        case .automatic: .automatic
        case .always: .always
        case .never: .never
        case .inline: .inline
        }
    }
}

extension DocumentBarItem.SystemItem {
    fileprivate var uiKit: UIBarButtonItem.SystemItem {
        switch self {
        case .done: .done
        case .cancel: .cancel
        case .edit: .edit
        case .save: .save
        case .add: .add
        case .flexibleSpace: .flexibleSpace
        case .fixedSpace: .fixedSpace
        case .compose: .compose
        case .reply: .reply
        case .action: .action
        case .organize: .organize
        case .bookmarks: .bookmarks
        case .search: .search
        case .refresh: .refresh
        case .stop: .stop
        case .camera: .camera
        case .trash: .trash
        case .play: .play
        case .pause: .pause
        case .rewind: .rewind
        case .fastForward: .fastForward
        case .undo: .undo
        case .redo: .redo
        case .pageCurl: .pageCurl
        case .close: .close
        }
    }
}

extension DocumentBarItem.TabSystemItem {
    fileprivate var uiKit: UITabBarItem.SystemItem {
        switch self {
        case .more: .more
        case .favorites: .favorites
        case .featured: .featured
        case .topRated: .topRated
        case .recents: .recents
        case .contacts: .contacts
        case .history: .history
        case .bookmarks: .bookmarks
        case .search: .search
        case .downloads: .downloads
        case .mostRecent: .mostRecent
        case .mostViewed: .mostViewed
        }
    }
}
