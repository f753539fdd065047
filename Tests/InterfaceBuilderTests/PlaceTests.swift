import Diagnostics
import Foundation
import Testing

@testable import InterfaceDocuments

@Suite("The place of a document in its project") struct PlaceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func aFolderThatIsGivenIsTheStart() throws {
        try folder.write("App/Base.lproj/Main.storyboard", "")
        try folder.write("App/Cell.xib", "")
        let project = try Project.open(folder.path).value
        #expect(project.documents.map(project.place) == [["App", "Cell"], ["App", "Main"]])
    }

    @Test func theRepositoryAroundAFileIsTheStart() throws {
        try folder.write("Apps/One/One.xcodeproj/project.pbxproj", "")
        try folder.write("Apps/One/Views/Main.storyboard", "")
        let path = "\(folder.path)/Apps/One/Views/Main.storyboard"
        #expect(Project.place(ofFile: path) == ["Views", "Main"])
        try folder.write(".git/HEAD", "")
        #expect(Project.place(ofFile: path) == ["Apps", "One", "Views", "Main"])
        #expect(Project.place(ofFile: "\(folder.path)/Apps/./Two/../Main.yaml") == ["Apps", "Main"])
    }

    @Test func withoutAProjectThePlaceIsTheName() throws {
        try folder.write("Views/Main.storyboard", "")
        #expect(Project.place(ofFile: "\(folder.path)/Views/Main.storyboard") == ["Main"])
    }

    @Test func translationsAreDistinguishedFromOtherKinds() throws {
        for name in [
            ".git/HEAD", "Base.lproj/A.xib", "en.lproj/A.xib", "fr.lproj/B.xib", "C.xib", "C.storyboard", "C.yaml",
        ] {
            try folder.write(name, "")
        }
        func place(_ name: String) -> [String] { Project.place(ofFile: "\(folder.path)/\(name)") }
        #expect(place("Base.lproj/A.xib") == ["A"] && place("en.lproj/A.xib") == ["A", "en"])
        #expect(place("fr.lproj/B.xib") == ["B"])
        #expect(place("C.storyboard") == ["C"] && place("C.xib") == ["C", "xib"] && place("C.yaml") == ["C", "yaml"])
    }
}
