internal import Diagnostics
internal import Foundation
internal import InterfaceDocuments
internal import UIKit

/// The connection between a tree and the app's code that opened its document: classes, outlets and segues.
struct TreeCode {
    /// The lookup of classes that the document names.
    let classes: ClassLookup
    /// The storyboard that code opened; `nil` for a xib.
    var storyboard: UIStoryboard?
    /// Creates the controller with an id, in place of the class that the document names.
    var creator: (id: String, make: (NSCoder) -> UIViewController?)?
    /// The owner of a xib.
    var owner: UIResponder?
    /// The reuse identifier of a xib's cells; `nil` to use the one in the document.
    var reuseIdentifier: String?
    /// Keeps a tree alive as long as the job runs, because the objects created from it refer to it.
    let keep: (TreeBuilder) -> Void
    /// Returns the scene that a controller can use.
    var scene: (DocumentController, TreeBuilder) -> (any StoryboardScene)? = { _, _ in nil }
}

extension TreeBuilder {
    // MARK: Classes

    /// A view of the class that the document names; `nil` to create UIKit's own.
    func makeOwnView(_ source: DocumentView) -> UIView? {
        guard let type = ownType(source.customClass, source.customModule, UIView.self, at: source.location) else {
            return nil
        }
        let coder = DocumentCoder()
        // A xib may have an app's cell as a plain view.
        coder.reuseIdentifier = code?.reuseIdentifier ?? source.reuseIdentifier
        if case .tableViewCell(let content) = source.content { coder.cellStyle = content.uiKitStyle }
        // A layout of the app's own class is made later, with its outlets.
        if case .collectionView(let content) = source.content, source.collectionLayout?.customClass == nil {
            coder.collectionLayout = content.flowLayout?.uiKit
        }
        guard let view = type.init(coder: coder) else {
            report(.notMade("\(type)"), at: source.location)
            return nil
        }
        if let table = view as? UITableView, case .tableView(let content) = source.content {
            table.become(content.style.uiKit)
        }
        return view
    }

    /// A view of another framework: an object of its own class if code opens the document, otherwise a stand-in.
    func makeExternalView(_ name: String) -> UIView {
        let type = code == nil ? nil : ClassLookup.frameworks.type(named: name, in: nil) as? UIView.Type
        return type?.init(coder: DocumentCoder()) ?? StandInView(for: name)
    }

    /// A controller of the class that the document names, or the one that code creates; `nil` to create UIKit's own.
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

    /// A bar item of the class that the document names; `nil` to create UIKit's own.
    func makeOwnItem<Item: UIBarItem>(_ source: DocumentBarItem, of base: Item.Type) -> Item? {
        guard let type = ownType(source.customClass, source.customModule, base, at: source.location) else { return nil }
        let item = type.init(coder: DocumentCoder())
        if item == nil { report(.notMade("\(type)"), at: source.location) }
        return item
    }

    func ownType<Base: AnyObject>(
        _ name: String?, _ module: String?, _ base: Base.Type, at location: SourceLocation
    ) -> Base.Type? {
        guard let code, let name else { return nil }
        if let type = code.classes.type(named: name, in: module) as? Base.Type { return type }
        // A framework's class without an element of its own, such as the class of table headers.
        if name.hasPrefix("UI") || ViewElement.isExternal(className: name),
            let type = ClassLookup.frameworks.type(named: name, in: nil) as? Base.Type
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

    /// Defers loading of a controller's view until it is first accessed.
    func awaitView(_ controller: UIViewController, _ source: DocumentController) {
        guard let code else { return }
        let makeView = source.view.map { view in
            { [weak self] (owner: UIViewController) in
                guard let self else { return }
                _ = root(view, of: source, owner: owner)
                for object in pending.takeAwakening() { object.awakeFromNib() }
                reportProblems()
            }
        }
        controller.setOrigin(in: code.storyboard, scene: code.scene(source, self), makeView: makeView)
    }

    /// Sets the outlets of a controller without its own view, and those of its items that lead to no view, and calls
    /// their awake methods.
    func finishForCode(_ controller: UIViewController, _ source: DocumentController) {
        if source.view == nil { connectOutlets(of: controller, source.connections) }
        connectObjects { connections in
            connections.allSatisfy { $0.kind == .action || object($0.destination) != nil }
        }
        for object in pending.takeAwakening() { object.awakeFromNib() }
        controller.awakeFromNib()
    }

    /// The view of a controller that an embed segue places in a container, after code has prepared the segue.
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

    /// Sets the outlets of an owner, and of all views created since outlets were last set.
    func connectOutlets(of owner: UIResponder?, _ connections: [DocumentConnection]) {
        if let owner { set(connections, of: owner) }
        // An outlet may lead to a view that is created for it, with outlets of its own.
        while !pending.outlets.isEmpty {
            let outlets = pending.takeOutlets()
            for (view, source) in outlets { set(source.connections.connections, of: view) }
            pending.awakening += outlets.map(\.view)
        }
        connectObjects { _ in true }
    }

    func set(_ connections: [DocumentConnection], of owner: NSObject) {
        var collections: [(name: String, members: [AnyObject])] = []
        for connection in connections {
            guard let object = object(connection.destination) else { continue }
            switch connection.kind {
            case .outlet: set(object, connection.name, of: owner)
            case .outletCollection:
                if let index = collections.firstIndex(where: { $0.name == connection.name }) {
                    collections[index].members.append(object)
                } else {
                    collections.append((connection.name, [object]))
                }
            // A picture receives no touches, and only Objective-C finds a method by name.
            case .action: break
            }
        }
        for (name, members) in collections { set(members, name, of: owner) }
    }

    /// Sets a value by name, as the object's class does it.
    private func set(_ value: Any?, _ key: String, of object: NSObject) {
        if let object = object as? any DocumentMade {
            object.setValue(value, forKey: key)
        } else {
            object.connect(value, to: key)
        }
    }

    /// The object created for an id; `nil` if there is none.
    func object(_ id: String) -> AnyObject? {
        if id == document.ownerID, let owner = code?.owner { return owner }
        return objects.object(id) ?? makeUndrawnObject(id) ?? makeViewBesideController(id)
    }

    /// A view of a scene beside its controller, which exists only for outlets.
    private func makeViewBesideController(_ id: String) -> UIView? {
        guard code != nil, !document.scenes.isEmpty, let source = index.topViews[id] else { return nil }
        let view = makeRoot(source)
        connect()
        return view
    }

    /// Reports the diagnostics so far to the job.
    func reportProblems() {
        for found in resolver.log.diagnostics {
            JobEnvironment.current.report(found.severity, found.problem, at: found.location)
        }
        resolver.log = ProblemLog()
    }

    // MARK: Prototypes

    func registerPrototypes(of source: DocumentView, in table: UITableView) {
        for prototype in source.prototypes {
            guard let identifier = prototype.reuseIdentifier else { continue }
            table.register(forCellReuseIdentifier: identifier) { [weak self] in
                let cell = self?.makePrototype(prototype) as? UITableViewCell
                // Only the table knows the height of a prototype.
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

    /// A view created from a prototype, with its own objects.
    private func makePrototype(_ source: DocumentView) -> UIView? {
        guard let code else { return nil }
        let builder = TreeBuilder(document: document, purpose: .running, traits: traits)
        builder.code = TreeCode(classes: code.classes, storyboard: code.storyboard, keep: code.keep)
        code.keep(builder)
        let view = builder.view(source)
        builder.connectOutlets(of: nil, [])
        for object in builder.pending.takeAwakening() { object.awakeFromNib() }
        builder.reportProblems()
        return view
    }
}
