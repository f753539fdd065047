import Foundation
import SourcePorting
import Testing

/// A folder of the fixtures: what is written for iOS, and what it becomes.
struct RuleFixture: CustomTestStringConvertible {
    let folder: URL

    var testDescription: String { folder.lastPathComponent }

    static let all: [RuleFixture] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.sorted().map { RuleFixture(folder: root.appending(path: $0)) }
    }()

    func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
}

@Suite("Rules of rewriting") struct RuleFixtureTests {
    @Test("give the expected text on the same lines, and the expected problems", arguments: RuleFixture.all)
    func rule(_ fixture: RuleFixture) throws {
        let input = try fixture.text("input.swift.txt")
        let source = SourcePorter.Source(path: "input.swift", text: input)
        let ported = SourcePorter([source]).port(source)
        #expect(ported.text == (try fixture.text("expected.swift.txt")))
        let problems = ported.problems.map { "\($0.description)\n" }.joined()
        let expected = (try? fixture.text("problems.txt")) ?? ""
        #expect(problems == expected)
        // What is added stands after the lines that were read.
        let lines = input.split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(ported.text.split(separator: "\n", omittingEmptySubsequences: false).count >= lines)
    }

    @Test("are each shown by a fixture") func fixtures() {
        #expect(RuleFixture.all.count >= 10)
    }

    @Test("give the same text again") func idempotence() throws {
        for fixture in RuleFixture.all {
            let text = try fixture.text("expected.swift.txt")
            guard !text.contains("optional_"), !text.contains("preview_"), !text.contains("override func setValue")
            else {
                continue
            }
            let source = SourcePorter.Source(path: "input.swift", text: text)
            #expect(SourcePorter([source]).port(source).text == text, "\(fixture.testDescription)")
        }
    }
}

@Suite("Several files") struct SeveralFilesTests {
    @Test("ask for the bundle of their package by its name, or as an argument")
    func moduleBundle() {
        func asks(_ text: String) -> Bool { SourcePorter.Source(path: "a.swift", text: text).usesModuleBundle }
        #expect(asks("let url = Bundle.module.bundleURL"))
        #expect(asks("String(localized: \"name\", bundle: .module)"))
        #expect(asks("UIImage(named: \"name\", in: .module, with: nil)"))
        #expect(!asks("let module = 1"))
    }

    @Test("a selector finds its method in another file of the class")
    func selectors() {
        let button = SourcePorter.Source(
            path: "a.swift", text: "extension Editor { func f() { go(#selector(save)) } }\n")
        let editor = SourcePorter.Source(
            path: "b.swift", text: "class Editor: UIViewController { @objc func save(_ sender: Any) {} }\n")
        let ported = SourcePorter([button, editor]).port(button)
        #expect(
            ported.text == "import UIKit; extension Editor { func f() { go(Selector(\"save:\", Editor.save(_:))) } }\n")
    }

    @Test("a class's body overrides for its extension in another file")
    func overrides() {
        let editor = SourcePorter.Source(path: "a.swift", text: "class Editor: UIViewController {\n}\n")
        let more = SourcePorter.Source(
            path: "b.swift", text: "extension Editor {\n    override func viewDidLoad() { super.viewDidLoad() }\n}\n")
        let porter = SourcePorter([editor, more])
        #expect(
            porter.port(editor).text
                == "import UIKit; class Editor: UIViewController {\noverride func viewDidLoad() { ported_Editor_viewDidLoad() }; }\n"
        )
        #expect(
            porter.port(more).text
                == "extension Editor {\n             func ported_Editor_viewDidLoad() { super.viewDidLoad() }\n}\n")
    }

    @Test("a type inside of another one does not hide SwiftUI's type of its name in other files")
    func nestedNames() {
        let alert = SourcePorter.Source(
            path: "a.swift", text: "import UIKit\nclass Alert: UIView { class View: UIView {}; let view = View() }\n")
        let other = SourcePorter.Source(
            path: "b.swift",
            text: """
                import SwiftUI
                import UIKit
                extension View { func dimmed() -> some View { opacity(0.5) } }
                let alertView = Alert.View()

                """)
        let porter = SourcePorter([alert, other])
        #expect(porter.port(alert).text == alert.text)
        let lines = porter.port(other).text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.suffix(2) == ["", "let alertView = Alert.View()"])
    }

    @Test("SWIFT_PACKAGE is false in the modules of Xcode projects, and stays as it is in strings")
    func xcodeModules() {
        let text = "#if SWIFT_PACKAGE && DEBUG\nlet name = \"SWIFT_PACKAGE\"\n#elseif !SWIFT_PACKAGE\n#endif\n"
        func ported(isOfPackage: Bool) -> String {
            let source = SourcePorter.Source(path: "a.swift", text: text, isOfPackage: isOfPackage)
            return SourcePorter([source]).port(source).text
        }
        #expect(ported(isOfPackage: true) == text)
        #expect(
            ported(isOfPackage: false)
                == "#if false         && DEBUG\nlet name = \"SWIFT_PACKAGE\"\n#elseif !false        \n#endif\n")
    }

    @Test("the list of previews repeats the conditions around each")
    func conditions() {
        let source = SourcePorter.Source(
            path: "a.swift", text: "#if DEBUG\n#Preview(\"One\") { UIView() }\n#endif\n")
        let porter = SourcePorter([source])
        var list = PreviewList(module: "App")
        let ported = porter.port(source)
        list.add(ported)
        #expect(ported.previews.map(\.name) == ["One"])
        #expect(ported.previews.map(\.line) == [2])
        #expect(list.text.contains("    #if (DEBUG)\n    previews.append("))
    }

    @Test("controllers that need no arguments are listed")
    func controllers() {
        let source = SourcePorter.Source(
            path: "a.swift",
            text: """
                class Plain: UIViewController {}
                class Below: Plain {}
                class Given: UIViewController { init(model: Int) {} }
                class Named: UIViewController { override init(nibName: String?, bundle: Bundle?) {} }
                class Coded: UIViewController { required init?(coder: NSCoder) { nil } }
                private class Hidden: UIViewController {}
                class Model {}
                """)
        #expect(
            SourcePorter([source]).controllers(in: ["a.swift"]).map(\.creation)
                == ["Below()", "Named(nibName: nil, bundle: nil)", "Plain()"])
    }

    @Test(
        "an app's delegates are its own and its scenes', first the one that starts it",
        arguments: [("@main", ["Zero()", "App()", "Scene()"]), ("@objc", ["App()", "Scene()", "Zero()"])])
    func appDelegates(attribute: String, expected: [String]) {
        let app = SourcePorter.Source(
            path: "a.swift",
            text: "class App: UIResponder, UIApplicationDelegate {}\n\(attribute) class Zero: App {}\nclass Other {}\n")
        let scene = SourcePorter.Source(path: "b.swift", text: "class Scene: UIResponder, UIWindowSceneDelegate {}\n")
        #expect(SourcePorter([app, scene]).appDelegates(in: ["a.swift", "b.swift"]) == expected)
        #expect(SourcePorter([app, scene]).appDelegates(in: ["b.swift"]) == ["Scene()"])
    }
}
