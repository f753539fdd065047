internal import Diagnostics
internal import Foundation
internal import InterfaceDocuments
internal import UIKit

/// What a tree has to do with the app's code, where code opened its document: classes, outlets and segues.
struct TreeCode {
    /// Where the classes that the document names are looked for.
    let classes: ClassLookup
    /// What code opened; `nil` for a xib.
    var storyboard: UIStoryboard?
    /// Makes the controller of an id, in place of the class that the document names.
    var creator: (id: String, make: (NSCoder) -> UIViewController?)?
    /// What stands for a xib's owner.
    var owner: UIResponder?
    /// What a xib's cells are asked for by; `nil` for what the document says.
    var reuseIdentifier: String?
    /// Keeps a tree as long as the job runs: what is made from it refers to it.
    let keep: (TreeBuilder) -> Void
    /// What a controller can do with its scene.
    var scene: (DocumentController, TreeBuilder) -> (any StoryboardScene)? = { _, _ in nil }
}

extension TreeBuilder {
    // MARK: Classes

    /// A view of the class that the document names; `nil` where UIKit's own is to be made.
    func makeOwnView(_ source: DocumentView) -> UIView? {
        guard let type = ownType(source.customClass, source.customModule, UIView.self, at: source.location) else {
            return nil
        }
        let coder = DocumentCoder()
        if case .tableViewCell(let content) = source.content {
            coder.cellStyle = content.uiKitStyle
            coder.reuseIdentifier = code?.reuseIdentifier ?? source.reuseIdentifier
        }
        guard let view = type.init(coder: coder) else {
            report(.notMade("\(type)"), at: source.location)
            return nil
        }
        switch (view, source.content) {
        case (let table as UITableView, .tableView(let content)): table.become(content.style.uiKit)
        case (let collection as UICollectionView, .collectionView(let content)):
            collection.collectionViewLayout = makeFlowLayout(content)
        default: break
        }
        return view
    }

    /// A controller of the class that the document names, or the one that code makes; `nil` where UIKit's is to be made.
    func makeOwnController(_ source: DocumentController) -> UIViewController? {
        let coder = DocumentCoder()
        coder.splitViewStyle = source.split.style.uiKit
        coder.transitionStyle = source.page.transitionStyle
        coder.navigationOrientation = source.page.navigationOrientation
        coder.pageOptions = source.page.options
        if let creator = code?.creator, creator.id == source.id, let made = creator.make(coder) { return made }
        guard let type = ownType(source.customClass, source.customModule, UIViewController.self, at: source.location)
        else { return nil }
        let controller = type.init(coder: coder)
        if controller == nil { report(.notMade("\(type)"), at: source.location) }
        return controller
    }

    private func ownType<Base: AnyObject>(
        _ name: String?, _ module: String?, _ base: Base.Type, at location: SourceLocation
    ) -> Base.Type? {
        guard let code, let name else { return nil }
        if let type = code.classes.type(named: name, in: module) as? Base.Type { return type }
        // A class of UIKit's for which there is no element, as that of a table's headers.
        if name.hasPrefix("UI"),
            let type = ClassLookup.uiKit.type(named: name, in: nil) as? Base.Type
        {
            return type
        }
        let modules = (module.map { [$0] } ?? []) + code.classes.modules.filter { $0 != module }
        report(.missingClass(name, modules: modules), at: location)
        return nil
    }

    private func report(_ problem: DocumentUseProblem, at location: SourceLocation) {
        JobEnvironment.current.warnOnce("\(problem)", problem, at: location)
    }

    // MARK: Controllers

    /// Lets a controller's view wait until somebody asks for it.
    func awaitView(_ controller: UIViewController, _ source: DocumentController) {
        guard let code else { return }
        let makeView = source.view.map { view in
            { [weak self] (owner: UIViewController) in
                guard let self else { return }
                _ = root(view, of: source, owner: owner)
                for view in awakened() { view.awakeFromNib() }
                tellProblems()
            }
        }
        controller.setOrigin(in: code.storyboard, scene: code.scene(source, self), makeView: makeView)
    }

    /// Sets the outlets of a controller without a view of its own, and tells it that it is made.
    func finishForCode(_ controller: UIViewController, _ source: DocumentController) {
        if source.view == nil { connectOutlets(of: controller, source.connections) }
        controller.awakeFromNib()
    }

    /// The view of a controller that an embed segue puts into a container, once code had its say.
    func preparedView(
        of child: UIViewController, for segue: DocumentSegue, from owner: UIViewController, in container: UIView
    ) -> UIView? {
        if code != nil {
            owner.prepare(
                for: UIStoryboardSegue(identifier: segue.identifier, source: owner, destination: child),
                sender: container)
        }
        return child.view
    }

    // MARK: Outlets

    /// Sets the outlets of an owner, and of all views that were made since outlets were last set.
    func connectOutlets(of owner: UIResponder?, _ connections: [DocumentConnection]) {
        if let owner { set(connections, of: owner) }
        for (view, source) in awaitingOutlets { set(source.connections.connections, of: view) }
        connected += awaitingOutlets.map(\.view)
        awaitingOutlets = []
    }

    private func set(_ connections: [DocumentConnection], of owner: UIResponder) {
        var collections: [(name: String, members: [AnyObject])] = []
        for connection in connections {
            guard let object = object(connection.destination) else { continue }
            switch connection.kind {
            case .outlet: owner.setValue(object, forKey: connection.name)
            case .outletCollection:
                if let index = collections.firstIndex(where: { $0.name == connection.name }) {
                    collections[index].members.append(object)
                } else {
                    collections.append((connection.name, [object]))
                }
            // Nobody touches a picture, and only Objective-C finds a method by its name.
            case .action: break
            }
        }
        for (name, members) in collections { owner.setValue(members, forKey: name) }
    }

    /// What of the document's objects was made; `nil` for what is not there for the traits, or not drawn.
    private func object(_ id: String) -> AnyObject? {
        if id == document.ownerID, let owner = code?.owner { return owner }
        return views[id] ?? guides[id] ?? controllers[id] ?? otherObjects[id]
    }

    /// The views whose outlets were set and that have not been told, each once.
    func awakened() -> [UIView] {
        defer { connected = [] }
        return connected
    }

    /// Hands what was found wrong so far to the job.
    func tellProblems() {
        for found in log.diagnostics {
            JobEnvironment.current.report(found.severity, found.problem, at: found.location)
        }
        log = ProblemLog()
    }

    // MARK: Prototypes

    func registerPrototypes(of source: DocumentView, in table: UITableView) {
        for prototype in source.prototypes {
            guard let identifier = prototype.reuseIdentifier else { continue }
            table.register(forCellReuseIdentifier: identifier) { [weak self] in
                let cell = self?.makePrototype(prototype) as? UITableViewCell
                // Of a prototype's height only its table knows.
                cell?.documentRowHeight = nil
                return cell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
            }
        }
    }

    func registerPrototypes(of source: DocumentView, in collection: UICollectionView) {
        for prototype in source.prototypes {
            guard let identifier = prototype.reuseIdentifier else { continue }
            collection.register(forCellWithReuseIdentifier: identifier) { [weak self] in
                self?.makePrototype(prototype) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
            }
        }
        let kinds = [
            "sectionHeaderView": UICollectionView.elementKindSectionHeader,
            "sectionFooterView": UICollectionView.elementKindSectionFooter,
        ]
        for view in source.keyedViews {
            guard let kind = view.key.flatMap({ kinds[$0] }), let identifier = view.reuseIdentifier else { continue }
            collection.register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) { [weak self] in
                self?.makePrototype(view) as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
            }
        }
    }

    /// A view of a prototype, whose objects are its own.
    private func makePrototype(_ source: DocumentView) -> UIView? {
        guard let code else { return nil }
        let builder = TreeBuilder(document: document, purpose: .running, traits: traits)
        builder.code = TreeCode(classes: code.classes, storyboard: code.storyboard, keep: code.keep)
        code.keep(builder)
        let view = builder.view(source)
        builder.connectOutlets(of: nil, [])
        for view in builder.awakened() { view.awakeFromNib() }
        builder.tellProblems()
        return view
    }
}
