import SourcePorting
import Testing

@Suite("What does not compile") struct SourceOmissionsTests {
    /// The text without what has errors, each of a run of its own; each is a line, a column and a message.
    private func remaining(_ text: String, _ errors: [(Int, Int, String)]) -> String {
        let runs = errors.map { [SourceOmissions.Place(file: "/a.swift", line: $0.0, column: $0.1, message: $0.2)] }
        return SourceOmissions(runs).apply(to: SourcePorter.Source(path: "/a.swift", text: text)).source.text
    }

    private static let editor = """
        import Contacts
        class Editor: UIViewController, CNContactPickerDelegate {
            let store = CNContactStore()
            override func viewDidLoad() {
                super.viewDidLoad()
                store.ask {
                    show($0)
                }
                title = "Editor"
            }
            func name() -> String {
                return store.name
            }
        }
        """

    @Test("a statement is left out, and the others stay")
    func statements() {
        let text = remaining(Self.editor, [(7, 13, "cannot find 'show' in scope")])
        #expect(text == Self.editor.replacing("show($0)", with: "        "))
    }

    @Test("what is around a statement is left out if an error stays on its line")
    func around() {
        let once = remaining(Self.editor, [(6, 15, "a")])
        #expect(!once.contains("store.ask") && once.contains("super.viewDidLoad()") && once.contains("title"))
        let twice = remaining(Self.editor, [(6, 15, "a"), (6, 15, "b")])
        #expect(!twice.contains("viewDidLoad") && twice.contains("func name") && twice.contains("let store"))
    }

    @Test("of two errors in one run, one in a part that the other leaves out takes no more")
    func runs() {
        let text = SourceOmissions(
            parsing: "/a.swift:11:17: error: a\n/a.swift:12:22: error: b\n/a.swift:12:22: error: c\n"
        ).apply(to: SourcePorter.Source(path: "/a.swift", text: Self.editor)).source.text
        #expect(!text.contains("func name") && text.contains("class Editor") && text.contains("viewDidLoad"))
    }

    @Test("a declaration is left out if its signature has the error")
    func declarations() {
        let text = remaining(Self.editor, [(3, 17, "cannot find 'CNContactStore' in scope")])
        #expect(text == Self.editor.replacing("let store = CNContactStore()", with: "                            "))
    }

    @Test("a protocol that is not there, or is not met, is no longer named")
    func protocols() {
        let expected = Self.editor.replacing(", CNContactPickerDelegate", with: ", Any")
        #expect(remaining(Self.editor, [(2, 33, "cannot find type 'CNContactPickerDelegate' in scope")]) == expected)
        let unmet = "type 'Editor' does not conform to protocol 'CNContactPickerDelegate'"
        #expect(remaining(Self.editor, [(2, 7, unmet)]) == expected)
    }

    @Test("a body that cannot return ends the run, on the same lines")
    func bodies() {
        let text = remaining(
            Self.editor, [(12, 16, "no member 'name'"), (13, 5, "missing return in instance method")])
        #expect(text.contains("func name() -> String { fatalError("))
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 14)
        let property = remaining("struct A {\n    var a: Int { b }\n}\n", [
            (2, 18, "cannot find 'b' in scope"), (2, 19, "missing return in getter"),
        ])
        #expect(property.contains("var a: Int { fatalError("))
    }

    @Test("an import of a missing module is left out")
    func imports() {
        #expect(remaining(Self.editor, [(1, 8, "no such module 'Contacts'")]) == "               " + Self.editor.dropFirst(15))
    }

    @Test("imports of a module that another file misses are left out, whatever their attributes")
    func importsOfOtherFiles() {
        let text = "import A; import B\n@_exported import A\nimport Another\nlet a = \"import A\"\n"
        let source = SourcePorter.Source(path: "/a.swift", text: text)
        for errors in ["/b.swift:1:1: error: no such module 'A'", "/:1:1: error: no such module 'A'"] {
            let remaining = SourceOmissions(parsing: errors).apply(to: source)
            #expect(remaining.source.text == "          import B\n                   \nimport Another\nlet a = \"import A\"\n")
            #expect(remaining.notes.map(\.line) == [1, 2])
        }
    }

    @Test("places outside of the file change nothing", arguments: [0, -5, 99, Int.max])
    func outside(_ line: Int) {
        #expect(remaining(Self.editor, [(line, 1, "error")]) == Self.editor)
        #expect(remaining("", [(line, line, "error")]).isEmpty)
    }

    @Test("a compiler's line is read")
    func lines() {
        let place = SourceOmissions.Place(parsing: "/a b/c.swift:12:5: error: cannot find 'x' in scope: y")
        #expect(
            place
                == SourceOmissions.Place(
                    file: "/a b/c.swift", line: 12, column: 5, message: "cannot find 'x' in scope: y"))
        #expect(SourceOmissions.Place(parsing: "error: fatalError") == nil)
        #expect(SourceOmissions.Place(parsing: "/a.swift:99999999999999999999:1: error: x") == nil)
    }
}
