internal import Diagnostics
internal import Foundation
internal import InterfaceDocuments
internal import Traits
internal import UIKit

/// A storyboard opened by code.
///
/// Each instantiation creates a new controller in its own tree.
final class OpenedStoryboard: StoryboardContents {
    private let document: InterfaceDocument
    private let index: SceneIndex
    private unowned let documents: OpenedDocuments

    init(_ document: InterfaceDocument, among documents: OpenedDocuments) {
        self.document = document
        index = SceneIndex(document)
        self.documents = documents
    }

    var identifiers: [String] { document.scenes.compactMap { $0.controller?.storyboardIdentifier } }

    func makeController(
        _ identifier: String?, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        sceneController(identifier).flatMap { instantiate($0, of: storyboard, creator: creator) }
    }

    func makeController(id: String, of storyboard: UIStoryboard) -> UIViewController? {
        guard document.scenes.contains(where: { $0.controller?.id == id }) else { return nil }
        return instantiate(id, of: storyboard)
    }

    /// The id of the controller in the scene with an identifier, or in the initial scene.
    private func sceneController(_ identifier: String?) -> String? {
        guard let identifier else { return document.initialViewController }
        return document.scenes.lazy.compactMap(\.controller).first { $0.storyboardIdentifier == identifier }?.id
    }

    /// - Parameters:
    ///   - id: the id of the controller.
    ///   - storyboard: the storyboard that code opened.
    ///   - creator: creates the controller itself.
    ///   - containers: the scenes that contain this one, directly or through others.
    /// - Returns: the controller; `nil` if the storyboard has none with the id.
    private func instantiate(
        _ id: String, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)? = nil,
        in containers: Set<SceneReference> = []
    ) -> UIViewController? {
        let containers = containers.union([SceneReference(storyboard: storyboard.name, controller: id)])
        let builder = TreeBuilder(
            document: document, purpose: .running, traits: DocumentTraits(JobEnvironment.current.screen.traits))
        builder.code = TreeCode(
            classes: storyboard.classes, storyboard: storyboard, creator: creator.map { (id, $0) },
            keep: { [unowned documents] in documents.keep($0) },
            scene: { [unowned self] in Scene($0.id, in: self, builder: $1) })
        builder.referencedController = { [unowned self] in referenced($0, from: storyboard, in: containers) }
        documents.keep(builder)
        defer { builder.reportProblems() }
        return builder.controller(id)
    }

    /// The controller that a placeholder refers to, in this storyboard or another.
    private func referenced(
        _ placeholder: DocumentController, from storyboard: UIStoryboard, in containers: Set<SceneReference>
    ) -> UIViewController? {
        let target =
            placeholder.referencedStoryboard.map { UIStoryboard(name: $0, classes: storyboard.classes) }
            ?? storyboard
        let identifier = placeholder.referencedIdentifier
        guard let opened = documents.storyboard(named: target.name), let id = opened.sceneController(identifier) else {
            // A missing controller is reported as if code had asked for it.
            return identifier.map { target.instantiateViewController(withIdentifier: $0) }
                ?? target.instantiateInitialViewController()
        }
        guard !containers.contains(SceneReference(storyboard: target.name, controller: id)) else {
            JobEnvironment.current.report(
                .error, DocumentUseProblem.endlessReference(storyboard: target.name), at: placeholder.location)
            return nil
        }
        return opened.instantiate(id, of: target, in: containers)
    }

    /// A scene that others may refer to.
    private struct SceneReference: Hashable {
        var storyboard: String
        var controller: String
    }

    /// The scene of a controller, where segues start.
    private final class Scene: StoryboardScene {
        private let controllerID: String
        /// The storyboard belongs to the job, which a controller may outlive.
        private weak var storyboard: OpenedStoryboard?
        private weak var builder: TreeBuilder?

        init(_ controllerID: String, in storyboard: OpenedStoryboard, builder: TreeBuilder) {
            self.controllerID = controllerID
            self.storyboard = storyboard
            self.builder = builder
        }

        private var segues: [SceneIndex.Segue] {
            storyboard?.index.segues.filter { $0.controllerID == controllerID } ?? []
        }

        var segueIdentifiers: [String] { segues.compactMap(\.segue.identifier) }

        func performSegue(_ identifier: String, from source: UIViewController, sender: Any?) -> Bool {
            guard let found = segues.first(where: { $0.segue.identifier == identifier }) else { return false }
            // An embedded controller has been in place since its scene was shown.
            guard let opened = source.storyboard, !found.isContainment else { return true }
            source.viewIfLoaded?.window?.layoutIfNeeded()
            if found.segue.kind == .unwind {
                source.goBack()
            } else if let destination = storyboard?.instantiate(found.segue.destination, of: opened) {
                perform(found, from: source, to: destination, opened.classes, sender: sender)
            }
            source.viewIfLoaded?.window?.layoutIfNeeded()
            return true
        }

        private func perform(
            _ found: SceneIndex.Segue, from source: UIViewController, to destination: UIViewController,
            _ classes: ClassLookup, sender: Any?
        ) {
            let document = found.segue
            if document.isPresentation {
                document.setPresentation(of: destination, at: found.sourceID, from: source) {
                    builder?.views[$0]
                }
            }
            var segue = UIStoryboardSegue(identifier: document.identifier, source: source, destination: destination) {
                document.show(destination, from: source)
            }
            if let name = document.customClass {
                if let type = classes.type(named: name, in: document.customModule) as? UIStoryboardSegue.Type {
                    segue = UIStoryboardSegue.make(type, insteadOf: segue)
                } else {
                    JobEnvironment.current.warnOnce(
                        "segue:\(name)", DocumentUseProblem.segueClass(name), at: document.location)
                }
            }
            source.prepare(for: segue, sender: sender)
            segue.perform()
        }
    }
}
