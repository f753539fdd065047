internal import Diagnostics
internal import Foundation
internal import Geometry
internal import InterfaceDocuments
internal import UIKit

/// Creates the controllers of a storyboard and of the storyboards it refers to, and follows segues between them.
///
/// > Rules: SB-3 and SB-4.
@MainActor final class FlowBuilder {
    /// A storyboard with the trees built from it: more than one if a scene is shown twice.
    private final class Storyboard {
        let document: InterfaceDocument
        let documentIndex: DocumentIndex
        var builders: [TreeBuilder] = []

        var index: SceneIndex { documentIndex.scenes }

        init(_ document: InterfaceDocument, index: DocumentIndex? = nil) {
            self.document = document
            documentIndex = index ?? DocumentIndex(document)
        }
    }

    let first: TreeBuilder
    /// The traits that select variations in scenes that are built from now on.
    var traits: DocumentTraits
    /// The controllers that segues have shown; UIKit makes another one the next time.
    private var given: Set<ObjectIdentifier> = []
    private var storyboards: [String: Storyboard] = [:]
    /// The names of storyboards in the order of first use, starting with the main one.
    private var order: [String] = [FlowBuilder.mainName]
    private let references: [String: InterfaceDocument]
    private var log = ProblemLog()
    /// The number of nested references being resolved, limited so that storyboards that refer to each other
    /// don't recurse forever.
    private var depth = 0

    /// The delegate of all split views; `nil` if the system decides what they collapse onto.
    private var topColumn: TopColumn?
    /// The delegate of all presentations; `nil` if there is none.
    private var answer: AdaptationAnswer?

    private static let mainName = ""

    /// - Parameters:
    ///   - document: the storyboard to start from.
    ///   - references: the other storyboards, by the names that documents use for them.
    ///   - traits: the traits that select variations in documents.
    ///   - index: the index of the document; `nil` to build it.
    init(
        _ document: InterfaceDocument, references: [String: InterfaceDocument], traits: DocumentTraits,
        index: DocumentIndex? = nil
    ) {
        self.references = references
        self.traits = traits
        let main = Storyboard(document, index: index)
        first = TreeBuilder(document: document, purpose: .running, traits: traits, index: main.documentIndex)
        main.builders = [first]
        storyboards[Self.mainName] = main
        prepare(first, of: Self.mainName)
    }

    /// Sets the column that split views collapse onto; it must be set before their controllers are built.
    func collapse(onto column: UISplitViewController.Column?) {
        topColumn = column.map { TopColumn($0) }
        for builder in builders { builder.splitViewDelegate = topColumn }
    }

    /// Sets the delegate of all later presentations.
    func answer(_ adaptation: Flow.Adaptation?) { answer = adaptation.map { AdaptationAnswer($0.style) } }

    /// All trees, starting with those of the first document.
    var builders: [TreeBuilder] { order.flatMap { storyboards[$0]?.builders ?? [] } }

    var diagnostics: [Diagnostic] { builders.flatMap(\.diagnostics) + log.diagnostics }

    // MARK: Storyboards

    private func storyboard(_ name: String) -> Storyboard? {
        if let known = storyboards[name] { return known }
        guard let document = references[name] else { return nil }
        let storyboard = Storyboard(document)
        storyboards[name] = storyboard
        order.append(name)
        return storyboard
    }

    private func prepare(_ builder: TreeBuilder, of name: String) {
        builder.splitViewDelegate = topColumn
        builder.referencedController = { [unowned self] placeholder in
            self.referenced(placeholder, from: name)
        }
    }

    private func makeBuilder(of name: String, _ traits: DocumentTraits) -> TreeBuilder? {
        guard let storyboard = storyboard(name) else { return nil }
        let builder = TreeBuilder(
            document: storyboard.document, purpose: .running, traits: traits, index: storyboard.documentIndex)
        prepare(builder, of: name)
        storyboard.builders.append(builder)
        return builder
    }

    private static let deepestReference = 16

    /// The controller that a placeholder refers to.
    private func referenced(_ placeholder: DocumentController, from name: String) -> UIViewController? {
        let target = placeholder.referencedStoryboard ?? name
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepestReference else { return nil }
        guard let storyboard = storyboard(target) else {
            log.warn(FlowProblem.missingStoryboard(target), at: placeholder.location)
            return nil
        }
        guard let identifier = placeholder.referencedIdentifier else {
            return storyboard.document.initialViewController.flatMap { instantiate($0, of: target) }
        }
        let scene = storyboard.document.scenes.first { $0.controller?.storyboardIdentifier == identifier }
        guard let id = scene?.controller?.id else {
            log.warn(
                FlowProblem.missingReferencedScene(identifier, storyboard: storyboard.document.path),
                at: placeholder.location)
            return nil
        }
        return instantiate(id, of: target)
    }

    /// The controller with an id; a new one if the existing one is in use.
    ///
    /// - Parameters:
    ///   - id: the id of the controller.
    ///   - name: the name of the storyboard.
    ///   - isCompact: whether the width around the controller is compact although the window's is not.
    /// - Returns: the controller; `nil` if the storyboard has none with the id.
    private func instantiate(_ id: String, of name: String, isCompact: Bool = false) -> UIViewController? {
        var traits = traits
        if isCompact { traits.width = .compact }
        for builder in storyboard(name)?.builders ?? [] where builder.traits == traits {
            if let made = builder.controllers[id] {
                if made.isFree, !given.contains(ObjectIdentifier(made)) { return give(made) }
            } else if !builder.underConstruction.contains(id) {
                return builder.controller(id).map(give)
            }
        }
        return makeBuilder(of: name, traits)?.controller(id).map(give)
    }

    private func give(_ controller: UIViewController) -> UIViewController {
        given.insert(ObjectIdentifier(controller))
        return controller
    }

    // MARK: Walking

    /// The id of the segue that starts at an object and shows something.
    func segue(from id: String) -> String? {
        for name in order {
            let found = storyboards[name]?.index.segues.first { $0.sourceID == id && !$0.isContainment }
            if let found { return found.segue.id }
        }
        return nil
    }

    /// The place of an object that exists but is not in the window, in words.
    func place(ofUnseen id: String) -> String? {
        for name in order {
            guard let storyboard = storyboards[name] else { continue }
            if let view = storyboard.builders.lazy.compactMap({ $0.views[id] }).first {
                if view.superview == nil, view.window == nil { return "a part that is not installed or not shown yet" }
            }
            let scene = storyboard.document.scenes.first { $0.controller?.contains(id) == true }
            if let controller = scene?.controller { return "the scene \(sceneName(controller.id, of: storyboard))" }
        }
        return nil
    }

    // MARK: Following

    /// Takes one step from the content that the window shows.
    ///
    /// - Throws: ``FlowProblem`` if nothing on screen leads there.
    func follow(_ step: Flow.Step, in window: UIWindow) throws(FlowProblem) {
        window.layoutIfNeeded()
        var offScreen: (name: String, scene: String)?
        // A controller on screen takes precedence over one that has to be navigated to.
        for find in [shownController, reachedController] {
            for name in order {
                guard let storyboard = storyboards[name] else { continue }
                for segue in storyboard.index.segues(step.target) {
                    if let source = find(segue.controllerID, storyboard, window) {
                        perform(segue, from: source, of: name, step.manner, in: window)
                        return
                    }
                    offScreen = (segue.name, sceneName(segue.controllerID, of: storyboard))
                }
            }
        }
        if let offScreen {
            throw .segueNotOnScreen(offScreen.name, scene: offScreen.scene, shown: shownScenes(in: window))
        }
        try show(scene: step.target, step.manner, in: window)
    }

    private func show(
        scene target: String, _ manner: Flow.Step.Manner, in window: UIWindow
    ) throws(FlowProblem) {
        var failure: FlowProblem?
        for name in order + references.keys.sorted().filter({ storyboards[$0] == nil }) {
            guard let storyboard = storyboard(name) else { continue }
            let scene: SceneIndex.Scene
            do throws(FlowProblem) {
                scene = try storyboard.index.scene(target)
            } catch {
                if failure == nil { failure = error }
                continue
            }
            // A scene that is lower on a stack or in a hidden column is navigated to.
            if manner == .show, shownController(scene.controllerID, storyboard, window) == nil,
                reachedController(scene.controllerID, storyboard, window) != nil
            {
                return
            }
            for find in manner == .show ? [shownController, reachedController] : [shownController] {
                for segue in storyboard.index.segues(to: scene.controllerID) {
                    // Presenting a controller that a container holds presents another instance of it.
                    if manner == .present, segue.isContainment { continue }
                    guard let source = find(segue.controllerID, storyboard, window) else { continue }
                    perform(segue, from: source, of: name, manner, in: window)
                    return
                }
            }
            let top = window.topmostController
            let isCompact = top?.traitCollection.horizontalSizeClass == .compact
            guard let destination = instantiate(scene.controllerID, of: name, isCompact: isCompact) else { continue }
            switch manner {
            case .show: top?.show(destination, sender: nil)
            case .present:
                adapt(destination)
                top?.present(destination, animated: false)
            }
            window.layoutIfNeeded()
            return
        }
        throw failure ?? .unknownScene(target, nearest: [], known: [])
    }

    /// Navigates to the controller with an id: back on a stack, to another tab, or to a hidden column.
    ///
    /// Controllers below a presentation are not reachable, because a person would dismiss the presentation first.
    @MainActor
    private func reachedController(_ id: String, _ storyboard: Storyboard, _ window: UIWindow) -> UIViewController? {
        for controller in storyboard.builders.reversed().compactMap({ $0.controllers[id] }) {
            var path = [controller]
            while let parent = path[0].parent { path.insert(parent, at: 0) }
            guard path[0] === window.topmostPresented else { continue }
            for (container, child) in zip(path, path.dropFirst()) { container.bringIntoView(child) }
            window.layoutIfNeeded()
            if controller.viewIfLoaded?.window === window { return controller }
        }
        return nil
    }

    @MainActor
    private func shownController(_ id: String, _ storyboard: Storyboard, _ window: UIWindow) -> UIViewController? {
        storyboard.builders.reversed().lazy.compactMap { $0.controllers[id] }
            .first { $0.viewIfLoaded?.window === window }
    }

    private func sceneName(_ controllerID: String, of storyboard: Storyboard) -> String {
        storyboard.index.scenes.first { $0.controllerID == controllerID }?.name ?? controllerID
    }

    private func shownScenes(in window: UIWindow) -> [String] {
        order.compactMap { storyboards[$0] }.flatMap { storyboard in
            storyboard.index.scenes.filter {
                shownController($0.controllerID, storyboard, window) != nil
            }.map(\.name)
        }
    }

    // MARK: Segues

    /// Performs a segue, or presents its destination.
    ///
    /// > Rule: SB-3.
    private func perform(
        _ segue: SceneIndex.Segue, from source: UIViewController, of name: String, _ manner: Flow.Step.Manner,
        in window: UIWindow
    ) {
        let kind = segue.segue.kind
        defer { window.layoutIfNeeded() }
        if kind == .unwind {
            unwind(segue.segue, from: source)
            return
        }
        if segue.isContainment {
            choose(segue, of: name)
            return
        }
        let presents = manner == .present || segue.segue.isPresentation
        let isCompact =
            presents
            ? makesCompact(segue, of: name, in: window) : source.traitCollection.horizontalSizeClass == .compact
        guard let destination = instantiate(segue.segue.destination, of: name, isCompact: isCompact) else { return }
        if kind == .custom {
            log.warnOnce(
                "custom-segue:\(segue.segue.customClass ?? "")",
                FlowProblem.customSegue(segue.segue.customClass ?? "UIStoryboardSegue"), at: segue.segue.location)
        }
        if presents {
            prepare(destination, for: segue, from: source)
            source.present(destination, animated: false)
        } else {
            segue.segue.show(destination, from: source)
        }
    }

    /// TE-9: whether the segue's presentation is compact in width although the window is not.
    private func makesCompact(_ segue: SceneIndex.Segue, of name: String, in window: UIWindow) -> Bool {
        guard window.traitCollection.horizontalSizeClass == .regular else { return true }
        let destination = storyboards[name]?.document.scenes.lazy.compactMap(\.controller)
            .first { $0.id == segue.segue.destination }
        let style = segue.segue.modalPresentationStyle ?? destination?.modalPresentationStyle
        return segue.segue.leadsToPopover || style == .formSheet
    }

    private func adapt(_ destination: UIViewController) {
        if let answer { destination.presentationController?.delegate = answer }
    }

    private func prepare(
        _ destination: UIViewController, for segue: SceneIndex.Segue, from source: UIViewController
    ) {
        segue.segue.setPresentation(of: destination, at: segue.sourceID, from: source) { id in
            builders.last { $0.views[id]?.window != nil }?.views[id]
        }
        adapt(destination)
    }

    /// Selects a child that a relationship placed in its container: a tab.
    private func choose(_ segue: SceneIndex.Segue, of name: String) {
        for builder in storyboards[name]?.builders ?? [] {
            guard let tabs = builder.controllers[segue.controllerID] as? UITabBarController,
                let child = builder.controllers[segue.segue.destination], child.parent === tabs
            else { continue }
            tabs.selectedViewController = child
            return
        }
        log.note(FlowProblem.segueFollowedAlready(segue.name), at: segue.segue.location)
    }

    /// Goes one step back: pops the top of a stack, or dismisses a presentation.
    private func unwind(_ segue: DocumentSegue, from source: UIViewController) {
        log.note(FlowProblem.unwindGuessed(segue.unwindAction ?? segue.id), at: segue.location)
        source.goBack()
    }
}

extension DocumentController {
    /// Whether the scene has an object with an id: the controller, a view, or a bar item.
    fileprivate func contains(_ id: String) -> Bool {
        func has(_ view: DocumentView) -> Bool {
            view.id == id || view.barItems.contains { $0.id == id } || view.children.contains(where: has)
        }
        let items = (navigationItem.map { $0.leftItems + $0.rightItems } ?? []) + toolbarItems
        return self.id == id || items.contains { $0.id == id }
            || [view, navigationBar, toolbar].compactMap(\.self).contains(where: has)
    }
}

/// A delegate that adapts to one style in every environment.
///
/// > Rule: PRES-9.
private final class AdaptationAnswer: UIAdaptivePresentationControllerDelegate {
    private let style: UIModalPresentationStyle

    init(_ style: UIModalPresentationStyle) { self.style = style }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
}

extension Flow.Adaptation {
    fileprivate var style: UIModalPresentationStyle {
        switch self {
        case .none: .none
        case .fullScreen: .fullScreen
        case .overFullScreen: .overFullScreen
        }
    }
}

extension UIViewController {
    /// Whether the controller isn't shown yet.
    fileprivate var isFree: Bool {
        parent == nil && presentingViewController == nil && viewIfLoaded?.window == nil
    }
}

extension UIViewController {
    /// Navigates to a child of a container as a person would.
    fileprivate func bringIntoView(_ child: UIViewController) {
        switch self {
        case let navigation as UINavigationController where navigation.topViewController !== child:
            navigation.popToViewController(child, animated: false)
        case let tabs as UITabBarController: tabs.selectedViewController = child
        case let split as UISplitViewController where child.viewIfLoaded?.window == nil:
            split.bringColumnIntoView(child)
        default: break
        }
    }
}

extension UISplitViewController {
    fileprivate func bringColumnIntoView(_ child: UIViewController) {
        guard style != .unspecified else {
            // The classic split view has two columns, and shows a hidden one over the other.
            if child === viewControllers.first { preferredDisplayMode = .oneOverSecondary }
            return
        }
        let columns = [Column.primary, .supplementary, .secondary, .compact]
        let column = columns.first { column in
            viewController(for: column) === child || viewController(for: column)?.navigationController === child
        }
        if let column { show(column) }
    }
}

extension UIWindow {
    /// The root controller, or the controller presented above all others.
    fileprivate var topmostPresented: UIViewController? {
        var controller = rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller
    }

    /// The controller that a person would use: the topmost presented controller, and within containers the top child.
    fileprivate var topmostController: UIViewController? {
        var controller = rootViewController
        while let current = controller {
            if let presented = current.presentedViewController, presented !== current {
                controller = presented
            } else if let navigation = current as? UINavigationController, let top = navigation.topViewController {
                controller = top
            } else if let tabs = current as? UITabBarController, let selected = tabs.selectedViewController {
                controller = selected
            } else if let split = current as? UISplitViewController, let last = split.viewControllers.last {
                controller = last
            } else {
                return current
            }
        }
        return nil
    }
}
