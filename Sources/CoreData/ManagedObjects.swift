/// An observer of saved changes.
protocol ManagedObjectsObserver: AnyObject {
    func managedObjectsDidSave()
}

/// The objects of a coordinator, in the order in which they were inserted.
final class ManagedObjects {
    private var objects: [NSManagedObject] = []
    private var byID: [NSManagedObjectID: NSManagedObject] = [:]
    private(set) var deleted: [NSManagedObject] = []
    private var count = 0
    private var observers: [WeakObserver] = []

    private struct WeakObserver {
        weak var observer: (any ManagedObjectsObserver)?
    }

    /// The number of changes so far, by which a fetch is known to be outdated.
    private(set) var changeCount = 0

    /// The objects that are not deleted.
    var all: [NSManagedObject] { objects.filter { !$0.isDeleted } }
    var hasChanges: Bool { !deleted.isEmpty || objects.contains(where: \.hasChanges) }

    func nextNumber() -> Int {
        count += 1
        return count
    }

    func object(with id: NSManagedObjectID) -> NSManagedObject? { byID[id].flatMap { $0.isDeleted ? nil : $0 } }

    func insert(_ object: NSManagedObject) {
        changeCount += 1
        guard byID.updateValue(object, forKey: object.objectID) == nil else { return }
        objects.append(object)
    }

    func change() { changeCount += 1 }

    func delete(_ object: NSManagedObject) {
        guard byID[object.objectID] === object, !object.isDeleted else { return }
        changeCount += 1
        object.isDeleted = true
        if !object.isInserted { deleted.append(object) }
    }

    /// Ends the changes, and tells the observers.
    func commit() {
        for object in objects { (object.isInserted, object.isUpdated) = (false, false) }
        deleted = []
        forget(where: \.isDeleted)
        observers.removeAll { $0.observer == nil }
        for entry in observers { entry.observer?.managedObjectsDidSave() }
    }

    func rollBack() {
        changeCount += 1
        for object in deleted { object.isDeleted = false }
        deleted = []
        forget { $0.isInserted || $0.isDeleted }
        for object in objects { object.isUpdated = false }
    }

    private func forget(where isForgotten: (NSManagedObject) -> Bool) {
        for object in objects where isForgotten(object) { byID[object.objectID] = nil }
        objects.removeAll(where: isForgotten)
    }

    func observe(_ observer: any ManagedObjectsObserver) { observers.append(WeakObserver(observer: observer)) }
}
