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
        if case .tableViewCell(let content) = source.content {
            coder.cellStyle = content.uiKitStyle
            coder.reuseIdentifier = code?.reuseIdentifier ?? source.reuseIdentifier
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

    /// Gives a collection view the layout whose class the document names, and lets outlets find its layout.
    func takeLayout(of source: DocumentView, to collection: UICollectionView) {
        guard code != nil, let object = source.collectionLayout else { return }
        if let type = ownType(
            object.customClass, object.customModule, UICollectionViewLayout.self, at: object.location),
            let layout = type.init(coder: DocumentCoder())
        {
            if let flow = layout as? UICollectionViewFlowLayout, case .collectionView(let content) = source.content {
                content.flowLayout?.apply(to: flow)
            }
            collection.collectionViewLayout = layout
            finishForCode(layout, object.runtimeAttributes, object.connections)
        }
        objects.others[object.id] = collection.collectionViewLayout
    }

    /// An object that nothing draws, which exists only for outlets: a gesture recognizer, or an object of the app's own.
    private func makeUndrawnObject(_ id: String) -> NSObject? {
        guard code != nil, let source = document.undrawnObjects.first(where: { $0.id == id }), !source.isOwner else {
            return nil
        }
        let type: NSObject.Type? =
            ownType(source.customClass, source.customModule, NSObject.self, at: source.location)
            ?? Self.recognizers[source.elementName] ?? (source.elementName == "customObject" ? NSObject.self : nil)
        guard let type else { return nil }
        let object = RuntimeClass.make(type)
        objects.others[id] = object
        finishForCode(object, source.runtimeAttributes, source.connections)
        return object
    }

    /// The classes of gesture recognizers, by their elements.
    private static let recognizers: [String: UIGestureRecognizer.Type] = [
        "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        // Interface Builder spells this one so.
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "customGestureRecognizer": UIGestureRecognizer.self,
    ]

    /// Sets the runtime attributes of an object besides views and controllers, and defers its outlets until all views
    /// exist.
    private func finishForCode(
        _ object: NSObject, _ attributes: [DocumentRuntimeAttribute], _ connections: [DocumentConnection]
    ) {
        // Other objects have outlets alone: Swift cannot set a property by its name.
        if let object = object as? any DocumentMade {
            for attribute in attributes where !attribute.keyPath.contains(".") {
                object.setValue(runtimeValue(attribute), forKey: attribute.keyPath)
            }
        }
        pending.objectOutlets.append((object, connections))
    }

    /// Sets the runtime attributes of a bar item of the app's own class, and defers its outlets.
    func finishForCode(_ item: UIBarItem, _ source: DocumentBarItem) {
        guard code != nil, source.customClass != nil else { return }
        finishForCode(item, source.runtimeAttributes, source.connections.connections)
    }

    private func ownType<Base: AnyObject>(
        _ name: String?, _ module: String?, _ base: Base.Type, at location: SourceLocation
    ) -> Base.Type? {
        guard let code, let name else { return nil }
        if let type = code.classes.type(named: name, in: module) as? Base.Type { return type }
        // A UIKit class without an element of its own, such as the class of table headers.
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
        for (view, source) in pending.outlets { set(source.connections.connections, of: view) }
        pending.awakening += pending.outlets.map(\.view)
        pending.outlets = []
        connectObjects { _ in true }
    }

    /// Sets the outlets of the objects besides views and controllers whose connections meet a condition.
    private func connectObjects(where isReady: ([DocumentConnection]) -> Bool) {
        var waiting: [(NSObject, [DocumentConnection])] = []
        // The outlets of one object may create another.
        while !pending.objectOutlets.isEmpty {
            let (object, connections) = pending.objectOutlets.removeFirst()
            guard isReady(connections) else {
                waiting.append((object, connections))
                continue
            }
            set(connections, of: object)
            if let object = object as? any DocumentMade { pending.awakening.append(object) }
        }
        pending.objectOutlets = waiting
    }

    private func set(_ connections: [DocumentConnection], of owner: NSObject) {
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

    /// The object created for an id; `nil` if it isn't drawn.
    private func object(_ id: String) -> AnyObject? {
        if id == document.ownerID, let owner = code?.owner { return owner }
        return objects.object(id) ?? makeUndrawnObject(id)
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
