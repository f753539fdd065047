internal import Foundation
internal import InterfaceDocuments
internal import UIKit

/// The objects besides views and controllers that a document creates for code.
extension TreeBuilder {
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
            collection.documentLayout = layout
            finishForCode(layout, object.runtimeAttributes, object.connections)
        }
        objects.others[object.id] = collection.collectionViewLayout
    }

    /// An object that nothing draws, which exists only for outlets: a gesture recognizer, or an object of the app's own.
    func makeUndrawnObject(_ id: String) -> NSObject? {
        guard code != nil, let source = document.undrawnObjects.first(where: { $0.id == id }), !source.isOwner else {
            return nil
        }
        let type: NSObject.Type? =
            ownType(source.customClass, source.customModule, NSObject.self, at: source.location)
            ?? Self.recognizers[source.elementName]
            ?? (source.elementName == "customObject" && source.customClass == nil ? NSObject.self : nil)
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

    /// Sets the outlets of the objects besides views and controllers whose connections meet a condition.
    func connectObjects(where isReady: ([DocumentConnection]) -> Bool) {
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
}
