import Diagnostics
import Foundation
import Geometry
import Traits
import UIKit

/// A controller whose content a scene describes, and which follows the traits of its own environment.
final class SceneContentController: UIViewController {
    private let scene: SceneController
    private weak var builder: SceneBuilder?
    /// The variations that the content on screen was created with; `nil` before there is any content.
    private var shownVariations: [Bool]?
    private var content: UIView?
    /// The status bar preference of the active variations.
    private(set) var statusBar: SceneController.StatusBar?
    /// The theme's name for the color of this place, such as `primaryColumn`, if it has one.
    var place: String?

    init(_ scene: SceneController, builder: SceneBuilder) {
        self.scene = scene
        self.builder = builder
        super.init(nibName: nil, bundle: nil)
        builder.apply(scene, to: self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.origin = ElementOrigin(id: scene.elementID, location: scene.location, label: scene.title)
        refresh()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        refresh()
    }

    /// Recreates the content if the active variations differ from those it was created with.
    private func refresh() {
        let traits = traitCollection
        let matching = Self.matching(scene, traits)
        guard matching != shownVariations else { return }
        shownVariations = matching
        let scene = scene.resolved(in: traits)
        statusBar = scene.statusBar
        builder?.apply(scene, to: self)
        // A sidebar has its own background, or that of the panel it is on.
        let isSidebar = if case .list(let list) = scene.content { list.isSidebar } else { false }
        view.backgroundColor = scene.background?.uiColor ?? (isSidebar ? nil : .systemBackground)
        // A plain root is the controller's own view, so that it has the margins and guides of a root view.
        if case .view(let root) = scene.content, case .box = root.kind {
            let own = view.origin
            SceneViewFactory.fill(view, with: root, traits: traits)
            // A root without its own id has the controller's.
            if root.id == nil, scene.id != nil { view.origin = own }
            return
        }
        let made = view(for: scene.content, traits: traits)
        content?.removeFromSuperview()
        content = made
        guard let made else { return }
        // The background of a piece must not hide the one that the scene specifies.
        switch scene.content {
        case .view, .map: break
        default: if scene.background != nil { made.backgroundColor = .clear }
        }
        made.frame = view.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.nameDescendants(after: scene.elementID + ".")
        view.addSubview(made)
    }

    /// The match results of all variations that could change the content, including those of its views.
    private static func matching(_ scene: SceneController, _ traits: UITraitCollection) -> [Bool] {
        var flags = scene.variations.map { $0.condition.matches(traits) }
        for alternative in scene.alternatives {
            guard case .view(let root) = alternative.content else { continue }
            var waiting = [root]
            while let view = waiting.popLast() {
                flags += view.variations.map { $0.condition.matches(traits) }
                for alternative in view.alternatives { waiting += alternative.inner }
            }
        }
        return flags
    }

    private func view(for content: SceneController.Content, traits: UITraitCollection) -> UIView? {
        switch content {
        case .list(let list) where list.isSidebar && !list.isEdited && JobEnvironment.current.behavior.hasListCells:
            return SceneSidebarView(list, name: scene.elementID) { [weak self] in self?.rowsPush ?? false }
        case .list(let list):
            return SceneListView(list, name: scene.elementID) { [weak self] in self?.rowsPush ?? false }
        case .form(let form):
            return SceneListView(SceneList(style: .insetGrouped, sections: form.sections), name: scene.elementID) {
                false
            }
        case .detail(let detail): return SceneDetailView(detail)
        case .text(let text):
            let view = UITextView(frame: .zero)
            view.font = .preferredFont(forTextStyle: text.style)
            view.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
            // Like the other pieces: scrolling content keeps clear of the status bar, however short it is.
            view.alwaysBounceVertical = true
            view.text = text.text
            return view
        case .photos(let photos): return ScenePhotosView(photos)
        case .map(let map): return SceneMapView(map)
        case .messages(let messages): return SceneMessagesView(messages)
        case .placeholder(let placeholder): return ScenePlaceholderView(placeholder, place: place)
        case .view(let scene): return SceneViewFactory.tree(scene, traits: traits)
        case .split, .versatileSplit, .navigation, .tabs, .pages, .document, .compiled: return nil
        }
    }

    /// Whether showing a row's detail would push: in a collapsed split view, or in a navigation stack without a split
    /// view.
    private var rowsPush: Bool {
        if let split = splitViewController { return split.isCollapsed }
        return navigationController != nil
    }
}
