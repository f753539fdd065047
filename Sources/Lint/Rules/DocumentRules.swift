import Diagnostics
public import InterfaceDocuments

extension InterfaceDocument {
    /// The findings in the document that do not depend on a variant.
    public var lintFindings: [LintFinding] {
        isLaunchScreen
            ? launchFindings
            : unreachableScenes + missingReuseIdentifiers + unnamedControls + textsOfFixedSize
    }

    /// Visits every view of the document, each before its descendants.
    func forEachView(_ body: (DocumentView) -> Void) {
        func walk(_ view: DocumentView) {
            body(view)
            view.children.forEach(walk)
        }
        for root in rootViews { walk(root) }
    }

    /// Visits every bar item of the document.
    func forEachBarItem(_ body: (DocumentBarItem) -> Void) {
        forEachView { view in
            for item in view.barItems + view.navigationItems.flatMap({ $0.leftItems + $0.rightItems }) { body(item) }
        }
        for controller in controllers {
            let bar = controller.navigationItem
            for item in (bar?.leftItems ?? []) + (bar?.rightItems ?? []) + controller.toolbarItems { body(item) }
        }
    }

    var controllers: [DocumentController] {
        scenes.compactMap(\.controller)
            + objects.compactMap { object in
                guard case .controller(let controller) = object else { return nil }
                return controller
            }
    }

    private var rootViews: [DocumentView] {
        controllers.flatMap { [$0.view, $0.navigationBar, $0.tabBar, $0.toolbar].compactMap { $0 } }
            + viewsOutsideControllers
    }

    /// The views beside a scene's controller, and a xib's own.
    var viewsOutsideControllers: [DocumentView] {
        scenes.flatMap(\.extraViews)
            + objects.compactMap { object in
                guard case .view(let view) = object else { return nil }
                return view
            }
    }

    /// Scenes without an identifier that cannot be reached; Xcode warns about them too.
    private var unreachableScenes: [LintFinding] {
        guard kind == .storyboard, scenes.count > 1 else { return [] }
        var reached: Set<String> = []
        if let initialViewController { reached.insert(initialViewController) }
        for controller in controllers { reached.formUnion(controller.segues.map(\.destination)) }
        forEachView { reached.formUnion($0.connections.segues.map(\.destination)) }
        forEachBarItem { reached.formUnion($0.connections.segues.map(\.destination)) }
        return controllers.compactMap { controller in
            guard controller.storyboardIdentifier == nil, !reached.contains(controller.id),
                controller.kind != .placeholder
            else { return nil }
            return LintFinding(
                .unreachableScene, at: controller.location, object: controller.id,
                name: controller.title ?? controller.customClass ?? controller.kind.rawValue,
                message: "no segue leads to this scene, and it has no storyboard ID to ask for it by",
                remedy: "delete it, or give it a storyboard ID")
        }
    }

    private var missingReuseIdentifiers: [LintFinding] {
        var found: [LintFinding] = []
        forEachView { table in
            guard case .tableView = table.content else { return }
            for cell in table.prototypes where cell.reuseIdentifier == nil {
                found.append(
                    LintFinding(
                        .missingReuseIdentifier, at: cell.location, object: cell.id,
                        name: cell.customClass ?? "UITableViewCell",
                        message: "this prototype has no reuse identifier, so no code can ask for it",
                        remedy: "set its identifier"))
            }
        }
        return found
    }
}
