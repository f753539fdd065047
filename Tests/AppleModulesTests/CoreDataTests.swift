import CoreData
import Foundation
import Testing
import UIKit

// As ported code declares them.
class Shelf: NSManagedObject {
    var title: String {
        get { managedValue("title") ?? "" }
        set { setValue(newValue, forKey: "title") }
    }
    var books: NSSet? {
        get { managedValue("books") }
        set { setValue(newValue, forKey: "books") }
    }
}
class Book: NSManagedObject {
    var title: String? {
        get { managedValue("title") }
        set { setValue(newValue, forKey: "title") }
    }
    var pages: Int16 {
        get { managedValue("pages") ?? 0 }
        set { setValue(newValue, forKey: "pages") }
    }
    class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest(entityName: "Book") }
}
final class Atlas: Book {}

@Suite("Core Data") struct CoreDataTests {
    private let container = NSPersistentContainer(name: "Library")

    private func book(_ title: String, _ pages: Int16) -> Book {
        let book = Book(context: container.viewContext)
        (book.title, book.pages) = (title, pages)
        return book
    }

    @Test("a container loads its stores at once, and its contexts share their objects") func container_() throws {
        var loaded = 0
        container.loadPersistentStores { _, error in loaded += error == nil ? 1 : 0 }
        #expect(loaded == 1)
        #expect(container.persistentStoreCoordinator.persistentStores.count == 1)
        let book = book("Emma", 400)
        let other = container.newBackgroundContext()
        #expect(try other.fetch(Book.fetchRequest()) == [book])
        #expect(other.object(with: book.objectID) === book)
    }

    @Test("a request filters, sorts and limits, and finds objects of classes below") func requests() throws {
        _ = book("Emma", 400)
        _ = book("Dune", 600)
        _ = book("Ajax", 400)
        let atlas = Atlas(context: container.viewContext)
        atlas.setValue(90, forKey: "pages")
        #expect(atlas.pages == 90)
        let request: NSFetchRequest<Book> = Book.fetchRequest()
        request.sortDescriptors = [
            KeySortDescriptor(key: "pages", ascending: false), KeySortDescriptor(key: "title", ascending: true),
        ]
        #expect(try container.viewContext.fetch(request).map(\.title) == ["Dune", "Ajax", "Emma", nil])
        request.predicate = NSPredicate(format: "pages >= %d AND title CONTAINS[c] %@", 400, "a")
        #expect(try container.viewContext.fetch(request).map(\.title) == ["Ajax", "Emma"])
        request.fetchOffset = 1
        #expect(try container.viewContext.count(for: request) == 1)
        let dictionaries = NSFetchRequest<NSDictionary>(entityName: "Atlas")
        dictionaries.resultType = .dictionaryResultType
        dictionaries.propertiesToFetch = ["pages"]
        #expect(try container.viewContext.fetch(dictionaries).first?["pages"] as? Int == 90)
    }

    @Test("a save ends what a rollback takes back") func changes() throws {
        let context = container.viewContext
        let emma = book("Emma", 400)
        #expect(context.hasChanges && emma.isInserted)
        try context.save()
        #expect(!context.hasChanges && !emma.isInserted)
        context.delete(emma)
        _ = book("Dune", 600)
        context.rollback()
        #expect(try context.fetch(Book.fetchRequest()) == [emma])
        let all = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
        try context.execute(NSBatchDeleteRequest(fetchRequest: all))
        #expect(try context.count(for: Book.fetchRequest()) == 0)
    }

    @Test("an object is made of the class with the entity's name; a relationship takes objects") func relationships()
        throws
    {
        let shelf = try #require(
            NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: container.viewContext) as? Shelf)
        let (emma, dune) = (book("Emma", 400), book("Dune", 600))
        shelf.changeManaged("books", adding: [emma, dune])
        shelf.changeManaged("books", removing: [emma])
        #expect(shelf.books == NSSet(object: dune))
        shelf.setValue(Set([emma]), forKey: "books")
        shelf.changeManaged("books", adding: [dune, emma])
        #expect(shelf.books == NSSet(array: [emma, dune]))
        shelf.setValue(NSOrderedSet(object: emma), forKey: "list")
        shelf.changeManaged("list", adding: [dune], removing: [emma])
        #expect((shelf.value(forKey: "list") as? NSOrderedSet)?.array as? [Book] == [dune])
        let plain = NSEntityDescription.insertNewObject(forEntityName: "Nothing", into: container.viewContext)
        plain.setValue("x", forKey: "name")
        #expect(plain.value(forKey: "name") as? String == "x")
    }

    @Test("fetched objects are in sections by a name") func sections() throws {
        _ = book("Emma", 400)
        _ = book("Dune", 600)
        _ = book("Ajax", 400)
        let request: NSFetchRequest<Book> = Book.fetchRequest()
        request.sortDescriptors = [
            KeySortDescriptor(key: "pages", ascending: true), KeySortDescriptor(key: "title", ascending: true),
        ]
        let results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: container.viewContext, sectionNameKeyPath: "pages",
            cacheName: nil)
        #expect(results.sections == nil)
        try results.performFetch()
        #expect(results.sections?.map(\.name) == ["400", "600"])
        #expect(results.sections?.map(\.numberOfObjects) == [2, 1])
        let emma = results.object(at: IndexPath(row: 1, section: 0))
        #expect(emma.title == "Emma")
        #expect(results.indexPath(forObject: emma) == IndexPath(row: 1, section: 0))
    }

    @Test("fetched objects follow the context, and the delegate hears of a save") func following() throws {
        final class Listener: NSFetchedResultsControllerDelegate {
            var calls: [String] = []
            func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
                calls.append("will")
            }
            func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
                calls.append("did \(controller.fetchedObjects?.count ?? -1)")
            }
        }
        let context = container.viewContext
        let request: NSFetchRequest<Book> = Book.fetchRequest()
        request.sortDescriptors = [KeySortDescriptor(key: "title", ascending: true)]
        let results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        let listener = Listener()
        results.delegate = listener
        #expect(results.fetchedObjects == nil)
        try results.performFetch()
        #expect(results.sections?.map(\.numberOfObjects) == [0])
        let emma = book("Emma", 400)
        _ = book("Dune", 600)
        #expect(results.fetchedObjects?.map(\.title) == ["Dune", "Emma"])
        #expect(listener.calls.isEmpty)
        try context.save()
        #expect(listener.calls == ["will", "did 2"])
        emma.title = "Ajax"
        #expect(results.object(at: IndexPath(row: 0, section: 0)) === emma)
        context.delete(emma)
        #expect(results.sections?.first?.numberOfObjects == 1)
        #expect(context.registeredObject(for: emma.objectID) == nil)
    }
}
