import Devices
import Diagnostics
import Foundation
import Geometry
import InterfaceBuilder
import InterfaceDocuments
import LocatedText
import Traits
import UIKit

/// A builder of the controllers that a scene describes, for one variant.
@MainActor final class SceneBuilder {
    let document: SceneDocument
    private let variant: Variant
    private let materials: SceneMaterials
    /// The bar items and controllers by their ids in the file.
    private(set) var barItems: [String: UIBarButtonItem] = [:]
    private(set) var controllers: [String: UIViewController] = [:]
    /// The status bar preferences of containers.
    private var statusBars: [ObjectIdentifier: SceneController.StatusBar] = [:]
    /// The builders of storyboards that the scene shows.
    ///
    /// Their diagnostics are reported with the scene's.
    private(set) var treeBuilders: [TreeBuilder] = []
    private var log = ProblemLog()
    /// The delegates, which controllers reference only weakly.
    private var kept: [AnyObject] = []

    init(_ document: SceneDocument, on variant: Variant, materials: SceneMaterials) {
        self.document = document
        self.variant = variant
        self.materials = materials
    }

    var diagnostics: [Diagnostic] { treeBuilders.flatMap { $0.diagnostics } + log.diagnostics }

    /// Creates the controller of a description, with everything in it.
    func controller(_ description: SceneController) -> UIViewController {
        // A container doesn't change during a run, so its own variations follow the traits of the window.
        let scene = description.resolved(in: variant.traits)
        let made: UIViewController
        switch scene.content {
        case .split(let split): made = splitController(split)
        case .versatileSplit(let split): made = versatileSplitController(split)
        case .navigation(let navigation): made = navigationController(navigation)
        case .tabs(let tabs): made = tabBarController(tabs)
        case .pages(let pages): made = pageController(pages)
        case .document(let reference): made = controller(reference)
        case .compiled(let name): made = compiled(name, at: scene.location)
        default: made = SceneContentController(description, builder: self)
        }
        if !(made is SceneContentController) {
            apply(scene, to: made)
            statusBars[ObjectIdentifier(made)] = scene.statusBar
        }
        if let traits = scene.traits { made.overrideTraits(with: traits) }
        if let id = scene.id {
            controllers[id] = made
            made.origin = ElementOrigin(id: id, location: scene.location)
        }
        nameBars(of: made, scene)
        return made
    }

    private func nameBars(of controller: UIViewController, _ scene: SceneController) {
        func origin(_ suffix: String) -> ElementOrigin {
            ElementOrigin(id: "\(scene.elementID).\(suffix)", location: scene.location)
        }
        switch controller {
        case let navigation as UINavigationController:
            navigation.navigationBar.origin = origin("bar")
            if !navigation.isToolbarHidden { navigation.toolbar.origin = origin("toolbar") }
        case let tabs as UITabBarController: tabs.tabBar.origin = origin("tabs")
        default: break
        }
    }

    /// The view, row, bar item or controller with an id, once the tree is laid out.
    func anchor(_ id: String, in window: UIWindow) -> AnyObject? {
        if let item = barItems[id] { return item }
        var waiting: [UIView] = [window]
        while let view = waiting.popLast() {
            if view.accessibilityIdentifier == id { return view }
            waiting += view.subviews
        }
        return controllers[id]?.viewIfLoaded
    }

    /// The status bar preference of the innermost controller on screen that has one.
    func statusBar(of controller: UIViewController) -> SceneController.StatusBar? {
        // A full-screen presentation determines the status bar.
        if let presented = controller.presentedViewController, presented.modalPresentationStyle == .fullScreen {
            return statusBar(of: presented)
        }
        let shown: [UIViewController] =
            switch controller {
            case let navigation as UINavigationController: [navigation.topViewController].compactMap(\.self)
            case let tabs as UITabBarController: [tabs.selectedViewController].compactMap(\.self)
            default: controller.children
            }
        return shown.lazy.compactMap { self.statusBar(of: $0) }.first
            ?? (controller as? SceneContentController)?.statusBar ?? statusBars[ObjectIdentifier(controller)]
    }

    func report(_ problem: any Problem, at location: SourceLocation) { log.error(problem, at: location) }

    func keep(_ object: AnyObject) { kept.append(object) }

    // MARK: Common properties of controllers

    func apply(_ scene: SceneController, to controller: UIViewController) {
        if let title = scene.title { controller.title = title }
        let item = controller.navigationItem
        item.prompt = scene.prompt
        item.subtitle = scene.subtitle
        switch scene.largeTitle {
        case .always?: item.largeTitleDisplayMode = .always
        case .never?: item.largeTitleDisplayMode = .never
        case .automatic?, nil: break
        }
        item.backButtonTitle = scene.backTitle
        if !scene.leftItems.isEmpty { item.leftBarButtonItems = scene.leftItems.map(barItem) }
        // The first of the right items is at the edge; a file lists them in reading order.
        if !scene.rightItems.isEmpty { item.rightBarButtonItems = scene.rightItems.reversed().map(barItem) }
        if !scene.toolbar.isEmpty { controller.toolbarItems = scene.toolbar.map(barItem) }
        if let tab = scene.tab {
            let item = UITabBarItem(
                title: tab.title ?? scene.title, image: tab.image.flatMap(sceneImage), selectedImage: nil)
            item.badgeValue = tab.badge
            controller.tabBarItem = item
        }
        if let search = scene.search {
            item.searchController = searchController(search)
            item.hidesSearchBarWhenScrolling = false
            switch search.placement {
            case .automatic: break
            case .inline: item.preferredSearchBarPlacement = .inline
            case .stacked: item.preferredSearchBarPlacement = .stacked
            }
        }
        if let size = scene.preferredSize { controller.preferredContentSize = size }
        if let insets = scene.safeArea {
            let four = insets.count == 4 ? insets : Array(repeating: insets.first ?? 0, count: 4)
            controller.additionalSafeAreaInsets = UIEdgeInsets(
                top: four[0], left: four[1], bottom: four[2], right: four[3])
        }
        controller.hidesBottomBarWhenPushed = scene.hidesBottomBar
        controller.definesPresentationContext = scene.definesPresentationContext
        if let tint = scene.tint { controller.view.tintColor = tint.uiColor }
    }

    private func searchController(_ scene: SceneSearch) -> UISearchController {
        let search = UISearchController(searchResultsController: scene.results.first.map(controller))
        if let placeholder = scene.placeholder { search.searchBar.placeholder = placeholder }
        if !scene.scopes.isEmpty { search.searchBar.scopeButtonTitles = scene.scopes }
        // Without a results controller, the content itself shows the results.
        search.obscuresBackgroundDuringPresentation = !scene.results.isEmpty
        search.isActive = scene.isActive || scene.text != nil
        if let text = scene.text { search.searchBar.text = text }
        return search
    }

    func barItem(_ scene: SceneBarItem) -> UIBarButtonItem {
        let item: UIBarButtonItem
        switch scene.space {
        case .flexible?: item = .flexibleSpace()
        case .fixed?: item = .fixedSpace(16)
        case nil:
            if let system = scene.system {
                item = UIBarButtonItem(barButtonSystemItem: system)
            } else if let image = scene.image {
                item = UIBarButtonItem(image: sceneImage(image))
            } else {
                item = UIBarButtonItem(title: scene.title ?? "")
            }
        }
        if scene.isProminent { item.style = .done }
        item.isEnabled = scene.isEnabled
        if let id = scene.id {
            barItems[id] = item
            item.origin = ElementOrigin(id: id)
        }
        return item
    }

    // MARK: Content from elsewhere

    private func controller(_ reference: SceneDocumentReference) -> UIViewController {
        guard let source = materials.documents[reference.file] else { return UIViewController() }
        let tree = TreeBuilder(document: source, purpose: .running, traits: DocumentTraits(variant))
        treeBuilders.append(tree)
        let scenes = source.scenes.filter { $0.controller != nil }
        let named = reference.scene.flatMap { id in
            scenes.first { $0.id == id || $0.controller?.id == id || $0.controller?.storyboardIdentifier == id }
        }
        if let id = reference.scene, named == nil {
            let known = scenes.compactMap { $0.controller?.storyboardIdentifier ?? $0.controller?.id }
            log.error(
                ShapeProblem.unknownID(id, known: known, nearest: nearestWords(to: id, among: known).first),
                at: reference.location)
        }
        let chosen =
            named ?? scenes.first { $0.controller?.id == source.initialViewController } ?? scenes.first
        return chosen?.controller.flatMap { tree.controller($0.id) } ?? UIViewController()
    }

    private func compiled(_ name: String, at location: SourceLocation) -> UIViewController {
        guard let make = materials.controllers[name] else {
            let known = materials.controllers.keys.sorted()
            log.error(
                SceneProblem.unknownController(
                    name, known: known, nearest: nearestWords(to: name, among: known).first), at: location)
            return UIViewController()
        }
        return make()
    }
}
