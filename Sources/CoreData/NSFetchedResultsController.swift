public import Foundation

/// The kind of a change of fetched objects.
public enum NSFetchedResultsChangeType: UInt, Hashable, Sendable { case insert = 1, delete, move, update }

/// A section of fetched objects.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// Is notified when fetched objects change.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, sectionIndexTitleForSectionName name: String
    ) -> String?
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, sectionIndexTitleForSectionName name: String
    ) -> String? { nil }
}

/// The objects of a request, in sections, for a table or collection.
///
/// After the first fetch they follow the context. The delegate is told when the context is saved: that the content changes
/// and has changed, but not which objects; a table reads all of its rows again.
open class NSFetchedResultsController<ResultType>: NSObject, ManagedObjectsObserver {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private var fetched: [ResultType]?
    private var fetchedParts: [Section] = []
    /// The changes that the last fetch saw.
    private var changeCount = 0

    private struct Section: NSFetchedResultsSectionInfo {
        var name: String
        var members: [ResultType]
        var indexTitle: String? { name.first.map { $0.uppercased() } }
        var numberOfObjects: Int { members.count }
        var objects: [Any]? { members }
    }

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
        super.init()
    }

    open class func deleteCache(withName name: String?) {}

    open func performFetch() throws {
        if fetched == nil { managedObjectContext.objects.observe(self) }
        try fetch()
    }

    private func fetch() throws {
        changeCount = managedObjectContext.objects.changeCount
        let found = try managedObjectContext.fetch(fetchRequest)
        fetched = found
        var parts: [Section] = []
        for object in found {
            let value = sectionNameKeyPath.flatMap { (object as? NSManagedObject)?.value(forKeyPath: $0) }
            let name = value.map { String(describing: $0) } ?? ""
            if parts.last?.name == name {
                parts[parts.count - 1].members.append(object)
            } else {
                parts.append(Section(name: name, members: [object]))
            }
        }
        // Without a name for sections, there is one, even if it is empty.
        if parts.isEmpty, sectionNameKeyPath == nil { parts = [Section(name: "", members: [])] }
        fetchedParts = parts
    }

    /// Fetches again what has changed since.
    private func update() {
        guard fetched != nil, changeCount != managedObjectContext.objects.changeCount else { return }
        // A fetch from memory fails only where an app's predicate does; the objects stay then.
        do { try fetch() } catch { return }
    }

    private var parts: [Section] {
        update()
        return fetchedParts
    }

    func managedObjectsDidSave() {
        guard let delegate else { return }
        // In Objective-C, a controller of any objects is one of all objects.
        let controller = NSFetchedResultsController<any NSFetchRequestResult>(standingFor: self)
        do { try controller.fetch() } catch { return }
        delegate.controllerWillChangeContent(controller)
        delegate.controllerDidChangeContent(controller)
    }

    /// A controller of the same request, with the type that a delegate's methods have.
    private convenience init<Other>(standingFor other: NSFetchedResultsController<Other>) {
        let request = NSFetchRequest<ResultType>(entityName: other.fetchRequest.entityName ?? "")
        request.predicate = other.fetchRequest.predicate
        request.sortDescriptors = other.fetchRequest.sortDescriptors
        self.init(
            fetchRequest: request, managedObjectContext: other.managedObjectContext,
            sectionNameKeyPath: other.sectionNameKeyPath, cacheName: other.cacheName)
    }

    /// The objects; `nil` before the first fetch.
    open var fetchedObjects: [ResultType]? {
        update()
        return fetched
    }
    open var sections: [any NSFetchedResultsSectionInfo]? { fetched == nil ? nil : parts }
    open var sectionIndexTitles: [String] { parts.compactMap(\.indexTitle) }
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

    open func object(at indexPath: IndexPath) -> ResultType { parts[indexPath[0]].members[indexPath[1]] }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (section, part) in parts.enumerated() {
            if let row = part.members.firstIndex(where: { ($0 as AnyObject) === (object as AnyObject) }) {
                return [section, row]
            }
        }
        return nil
    }
}
