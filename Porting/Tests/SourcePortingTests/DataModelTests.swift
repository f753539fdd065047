import Foundation
import SourcePorting
import Testing

@Suite("Core Data models") struct DataModelTests {
    /// Writes versions of a model, by name, and the name of the current one.
    private func bundle(_ versions: [String: String], current: String? = nil) throws -> URL {
        let bundle = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString).xcdatamodeld", isDirectory: true)
        for (name, entities) in versions {
            let folder = bundle.appendingPathComponent("\(name).xcdatamodel")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("<?xml version=\"1.0\"?><model>\(entities)</model>".utf8)
                .write(to: folder.appendingPathComponent("contents"))
        }
        if let current {
            let list = ["_XCCurrentVersionName": "\(current).xcdatamodel"]
            try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
                .write(to: bundle.appendingPathComponent(".xccurrentversion"))
        }
        return bundle
    }

    private func swift(_ entities: String) throws -> String? {
        let bundle = try bundle(["Model": entities])
        defer { try? FileManager.default.removeItem(at: bundle) }
        var known: Set<String> = []
        return try #require(DataModel(bundle: bundle)).swift(besides: &known)
    }

    @Test("give the classes that Xcode writes, with their relationships") func classes() throws {
        let text = try swift(
            """
            <entity name="Shelf" representedClassName="CDShelf" codeGenerationType="class">
              <attribute name="title" optional="YES" attributeType="String"/>
              <attribute name="width" attributeType="Double" defaultValueString="0.0" usesScalarValueType="YES"/>
              <attribute name="count" attributeType="Integer 16" usesScalarValueType="NO"/>
              <relationship name="books" optional="YES" toMany="YES" destinationEntity="Book" inverseName="shelf"/>
            </entity>
            <entity name="Book" representedClassName=".Book" parentEntity="Shelf" codeGenerationType="category">
              <relationship name="shelf" optional="YES" maxCount="1" destinationEntity="Shelf"/>
            </entity>
            <entity name="Room" representedClassName="Room"/>
            """)
        #expect(
            text == """
                import CoreData
                import Foundation

                @objc(CDShelf)
                public class CDShelf: NSManagedObject {
                    public override class var managedEntityName: String { "Shelf" }
                }

                extension CDShelf {
                    @nonobjc public class func fetchRequest() -> NSFetchRequest<CDShelf> {
                        NSFetchRequest<CDShelf>(entityName: "Shelf")
                    }
                    @NSManaged public var title: String?
                    @NSManaged public var width: Double
                    @NSManaged public var count: NSNumber?
                    @NSManaged public var books: NSSet?
                    @NSManaged public func addToBooks(_ value: Book)
                    @NSManaged public func addToBooks(_ values: NSSet)
                    @NSManaged public func removeFromBooks(_ value: Book)
                    @NSManaged public func removeFromBooks(_ values: NSSet)
                }

                extension Book {
                    @nonobjc public class func fetchRequest() -> NSFetchRequest<Book> {
                        NSFetchRequest<Book>(entityName: "Book")
                    }
                    @NSManaged public var shelf: CDShelf?
                }

                """)
    }

    @Test("are read in their current version, and a class is written once") func versions() throws {
        let old = "<entity name=\"Old\" codeGenerationType=\"class\"/>"
        let new = "<entity name=\"New\" codeGenerationType=\"class\"/>"
        let bundle = try bundle(["Model": new, "Model 2": old], current: "Model")
        defer { try? FileManager.default.removeItem(at: bundle) }
        var known: Set<String> = []
        let model = try #require(DataModel(bundle: bundle))
        #expect(model.swift(besides: &known)?.contains("class New") == true)
        #expect(known == ["New"])
        #expect(model.swift(besides: &known) == nil)
    }

    @Test(
        "with bad content give no code that could be anything else",
        arguments: [
            "<entity name=\"A{}; func f\" codeGenerationType=\"class\"/>", "", "<attribute name=\"x\"/>",
            """
            <entity name="A" codeGenerationType="class">
              <attribute name="x" attributeType="Transformable" customClassName="Int { 0 }; let y: Int"/>
            </entity>
            """,
        ])
    func badNames(entities: String) throws {
        #expect(try swift(entities) == nil)
    }

    @Test("without a file, or with one that is no XML, are not read") func unreadable() throws {
        #expect(DataModel(bundle: URL(fileURLWithPath: "/nowhere/Model.xcdatamodeld")) == nil)
        let bundle = try bundle(["Model": "<entity"])
        defer { try? FileManager.default.removeItem(at: bundle) }
        #expect(DataModel(bundle: bundle) == nil)
    }
}
