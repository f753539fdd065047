import Foundation
import Testing

/// Lays out every document below Tests/LayoutFixtures and compares its frames with the file beside it.
///
/// A new fixture is two files: a storyboard or xib, and `.frames` with the same name.
@Suite struct LayoutFixtureTests {
    /// All documents below the folder of fixtures, in order.
    private static let documents = files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    private static let files =
        (FileManager.default.enumerator(atPath: LayoutFixture.folder)?.compactMap { $0 as? String } ?? []).sorted()

    @Test(arguments: documents)
    func aFixtureHasUIKitsFrames(_ document: String) throws {
        let fixture = try LayoutFixture(document: document)
        let difference = try fixture.difference()
        if let reason = try KnownFailures.read().reasons[fixture.name] {
            #expect(
                difference != nil,
                "\(fixture.name) comes out right now: take it off Tests/LayoutFixtures/KnownFailures.txt (\(reason))")
        } else if let difference {
            Issue.record("\(difference)")
        }
    }

    @Test func everyFileBelongsToAFixture() {
        #expect(Self.documents.count >= 100)
        let names = Set(Self.documents.map { ($0 as NSString).deletingPathExtension })
        let frames = Self.files.filter { $0.hasSuffix(".frames") }
        #expect(frames.filter { !names.contains(($0 as NSString).deletingPathExtension) } == [])
        #expect(names.count == Self.documents.count, "a storyboard and a xib share a name")
    }

    @Test func everyKnownFailureIsAFixture() throws {
        let names = Set(Self.documents.map { ($0 as NSString).deletingPathExtension })
        #expect(try KnownFailures.read().reasons.keys.filter { !names.contains($0) } == [])
    }

    @Test func aDifferenceShowsBothSidesOfEachLine() throws {
        let document = try #require(Self.documents.first)
        let fixture = try LayoutFixture(document: document)
        let expected = LayoutFixture.Expectation.Line(view: "box", frame: CGRect(x: 1, y: 2, width: 3, height: 4.5))
        let other = LayoutFixture.Expectation.Line(view: "icon", frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        let difference = LayoutFixture.Difference(
            fixture: fixture,
            rows: [
                .init(expected: expected, actual: CGRect(x: 1, y: 2, width: 3, height: 5)),
                .init(expected: other, actual: other.frame), .init(expected: other, actual: nil),
            ], problems: [])
        #expect(
            difference.description == """
                \(fixture.path)
                  \(fixture.expectation.title)
                    expected | actual
                  ✗ box 1 2 3 4.5  | 1 2 3 5
                    icon 0 0 1 1   | 0 0 1 1
                  ✗ icon 0 0 1 1   | no such view
                """)
    }

    @Test(arguments: [
        "", "# only words", "title", "title\nbox 1 2 3", "title\nbox 1 2 3 x", "title\nb 1 2 3 4\nb 1 2 3 4",
    ])
    func aBrokenExpectationIsNotRead(_ text: String) {
        #expect(throws: LayoutFixture.Expectation.Fault.self) {
            try LayoutFixture.Expectation(text: text, path: "a.frames")
        }
    }

    @Test func anExpectationHasATitleAndFrames() throws {
        let text = "A rule.\n# why\nbox 1 2 3 4\n\nTitle Label -1 0.5 3 4\n"
        let expectation = try LayoutFixture.Expectation(text: text, path: "a.frames")
        #expect(expectation.title == "A rule.")
        #expect(
            expectation.lines == [
                .init(view: "box", frame: CGRect(x: 1, y: 2, width: 3, height: 4)),
                .init(view: "Title Label", frame: CGRect(x: -1, y: 0.5, width: 3, height: 4)),
            ])
    }

    @Test(arguments: ["constraints/equal", "constraints/equal ", "a: x\na: y"])
    func aKnownFailureNeedsAReason(_ text: String) {
        #expect(throws: KnownFailures.Fault.self) { try KnownFailures(text: text) }
    }
}
