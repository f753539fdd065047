import TestTraits
import Testing

@Suite(.blocking) struct FolderTests {
    /// The folders that hold UIKit's own classes, which name each other in circles.
    ///
    /// A view names its window, a window its root controller, a controller its view. They count as one folder; every
    /// other cycle is an error.
    static let families: [String: Set<String>] = [
        "AdaptiveKit": [
            "App", "Appearance", "Bars", "Containers", "Containers/SplitView", "Controllers", "Documents",
            "Environment", "Layers", "Layout", "Painting", "Presentations", "Transitions", "Views",
        ],
        "UILists": [
            "Cells", "Collections", "Collections/Compositional", "Collections/Lists", "Editing", "Tables",
        ],
    ]

    @Test func foldersOfATargetFormNoCycle() throws {
        let files = try PackageFiles.ofThisPackage(["regular", "executable"])
        let targets = Set(files.map(\.target))
        #expect(targets.count > 20)
        for target in targets.sorted() {
            let family = Self.families[target] ?? []
            let arrows = FolderArrows(of: target, in: files, family: family)
            #expect(arrows.report == [])
            #expect(
                arrows.cycleOfFamily == family, "\(target): take the folders that are in no cycle out of the family")
        }
        #expect(Set(Self.families.keys).isSubset(of: targets))
    }

    private func file(_ path: String, _ text: String, target: String = "House") -> PackageFiles.File {
        PackageFiles.File(target: target, path: path, names: DeclaredNames(text))
    }

    @Test func aCycleIsFoundThroughTypesAndFunctions() {
        let files = [
            file("Roof/Tile.swift", "struct Tile { let wall: Wall }"),
            file("Walls/Wall.swift", "struct Wall { func carry() { lay() } }"),
            file("Floors/Floor.swift", "func lay() { _ = Tile.self }"),
            file("Garden/Tree.swift", "enum Tree { static let wall = Wall() }"),
        ]
        let arrows = FolderArrows(of: "House", in: files)
        #expect(arrows.cycles == [["Roof", "Walls", "Floors"]])
        #expect(
            arrows.report == [
                "House: Floors uses Roof: Tile in Floors/Floor.swift",
                "House: Roof uses Walls: Wall in Roof/Tile.swift",
                "House: Walls uses Floors: lay in Walls/Wall.swift",
            ])
    }

    @Test func aFamilyCountsAsOneFolder() {
        let files = [
            file("Roof/Tile.swift", "struct Tile { let wall: Wall }"),
            file("Walls/Wall.swift", "struct Wall { let tile: Tile }"),
            file("Floors/Floor.swift", "struct Floor { let wall: Wall }"),
        ]
        #expect(FolderArrows(of: "House", in: files, family: ["Roof", "Walls"]).report == [])
        #expect(FolderArrows(of: "House", in: files, family: ["Roof", "Walls"]).cycleOfFamily == ["Roof", "Walls"])
        #expect(FolderArrows(of: "House", in: files, family: ["Floors"]).cycleOfFamily == [])
        let more = files + [file("Roof/Attic.swift", "struct Attic { let floor: Floor }")]
        #expect(
            FolderArrows(of: "House", in: more, family: ["Roof", "Walls"]).report == [
                "House: Floors uses Walls: Wall in Floors/Floor.swift",
                "House: Roof uses Floors: Floor in Roof/Attic.swift",
            ])
    }

    @Test func aTargetsOwnFolderIsAFolderToo() {
        let files = [
            file("Open.swift", "func open() { Door().swing() }"),
            file("Doors/Door.swift", "struct Door { func swing() { lock() } }"),
            file("Lock.swift", "func lock() {}"),
        ]
        #expect(FolderArrows(of: "House", in: files).cycles == [["", "Doors"]])
    }

    @Test func namesThatLeaveADoubtMakeNoArrow() {
        let files = [
            file("Roof/Tile.swift", "struct Tile { enum Kind {}; let wall: Wall; func paint() {} }"),
            // A nested type of the same name, a label, a local name, a comment and a text.
            file("Walls/Wall.swift", "struct Wall { enum Kind {} } // Tile"),
            file("Walls/Paint.swift", "func coat(paint: Int) { draw(paint: paint, \"a Tile\") }"),
            // A type that another target declares too.
            file("Walls/Window.swift", "struct Window { let pane: Pane }"),
            file("Roof/Pane.swift", "struct Pane { let window: Window }"),
            file("Pane.swift", "struct Pane {}", target: "Glass"),
        ]
        #expect(FolderArrows(of: "House", in: files).cycles == [])
    }

    @Test func interpolationsAreCodeAndTextIsNot() {
        let names = DeclaredNames(
            ##"""
            let a = "one \(two("three", four)) five"
            let b = #"six \(seven) \#(eight)"#
            let c = """
                nine \(ten)
                """
            let d = /eleven"twelve/, e = 4 / thirteen / 2
            /* fourteen /* fifteen */ */ struct Sixteen {}
            """##)
        #expect(
            names.used.subtracting(["let", "a", "b", "c", "d", "e", "struct", "4", "2"]) == [
                "two", "four", "eight", "ten", "thirteen", "Sixteen",
            ])
        #expect(names.types == ["Sixteen"])
    }
}
