import Diagnostics
import Foundation
import LocatedText
import Scenes
import Testing
import Theming

@Suite struct SceneReadingTests {
    private let colors: [String]

    init() throws {
        colors = try Theme.named("ios").palette.names
    }

    /// The problems of a scene, each as `line:column code`.
    private func faults(of yaml: String, file: String = "scene.yaml") -> [String] {
        diagnostics(of: yaml, file: file).map { diagnostic in
            let place = "\(diagnostic.location?.line ?? 0):\(diagnostic.location?.column ?? 0)"
            return "\(place) \(diagnostic.problem.code)"
        }
    }

    private func diagnostics(of yaml: String, file: String = "scene.yaml") -> [Diagnostic] {
        do {
            _ = try SceneDocument.decode(yaml, file: file, colorNames: colors)
            return []
        } catch {
            return error.diagnostics
        }
    }

    @Test func aSceneOfEverythingIsRead() {
        let yaml = """
            title: Mail
            theme: docs
            tint: systemIndigo
            variants: {devices: [iphone-15, ipads], orientations: all, ios: 17}
            root:
              split:
                style: triple
                displayMode: twoBesideSecondary
                primaryWidth: {fraction: 0.3, minimum: 200, maximum: 400}
                primary:
                  navigation: [{list: [Inbox, Drafts], title: Mailboxes}]
                supplementary:
                  list:
                    sections:
                      - header: Today
                        rows: [{title: Anna, detail: Lunch?, accessory: none, id: anna}, Bo]
                    selected: 1
                  title: Inbox
                  right: [edit, {image: magnifyingglass, id: find}]
                secondary:
                  view:
                    box: true
                    views:
                      - {label: {text: Lunch?, font: title2, lines: 0}, id: subject}
                      - stack: {axis: horizontal, spacing: 8, views: [{button: Reply, id: reply}]}
                        id: row
                    metrics: {gap: 12}
                    constraints:
                      - "H:|-[subject]-|"
                      - {format: "V:[subject]-gap-[row]", options: alignAllLeading}
                      - "subject.top == safeArea.top + 8 @750"
                    variations:
                      - when: {width: compact}
                        background: systemBackground
                  variations:
                    - when: {height: compact, text: ax1}
                      title: Small
            present:
              - popover: {form: {rows: [{title: Wi-Fi, switch: true}]}}
                from: reply
                size: [320, 400]
              - alert: {title: Sure?, actions: [Cancel, {title: Delete, style: destructive}]}
            beside: {map: {pin: Here}}
            """
        #expect(diagnostics(of: yaml).map(\.description) == [])
    }

    /// Invalid scenes, each with its location, problem and the beginning of its remedy.
    static let wrongScenes: [(yaml: String, fault: String, remedy: String)] = [
        ("rot: {list: []}\n", "1:1 yaml-unknown-key", "did you mean 'root'?"),
        ("title: Mail\n", "1:1 yaml-missing-key", "add 'root:'"),
        ("root: {lst: [a]}\n", "1:8 yaml-unknown-key", "did you mean 'list'?"),
        ("root: {xyz: [a]}\n", "1:8 yaml-unknown-key", "it may have split, versatileSplit, navigation"),
        ("root: {list: [a], photos: {}}\n", "1:19 yaml-two-kinds", "remove 'photos'"),
        ("root: {list: [a]}\nroot: {map: {}}\n", "1:1 yaml-duplicate-key", "keep one of the two"),
        ("root: 3\n", "1:7 yaml-wrong-type", "write a mapping of names to values"),
        ("root: {title: x}\n", "1:7 yaml-missing-kind", "add one of split"),
        ("root: {photos: {count: many}}\n", "1:24 yaml-wrong-type", "write a whole number from 0"),
        ("root: {photos: {count: -1}}\n", "1:24 yaml-wrong-type", "write a whole number from 0"),
        ("root: {photos: {count: \"3\"}}\n", "1:24 yaml-wrong-type", "write a whole number from 0"),
        ("root: {view: {box: , alpha: 1e300}}\n", "1:29 yaml-wrong-type", "write a number from 0 to 1"),
        ("root: {map: {}, background: systmBlue}\n", "1:29 scene-bad-color", "did you mean 'systemBlue'?"),
        ("root: {map: {}, background: \"#12\"}\n", "1:29 scene-bad-color", "write \"#RRGGBB\" in quotation marks"),
        ("root: {split: {primary: {map: {}}}}\n", "1:15 yaml-missing-key", "add 'secondary:'"),
        ("root: {map: {}, id: a, left: [{title: x, id: a}]}\n", "1:46 yaml-duplicate-id", "give each one its own id"),
        ("root: {map: {}, id: \"a b\"}\n", "1:21 yaml-wrong-type", "write a name of letters"),
        (
            "root: {map: {}, id: somebody}\npresent: [{popover: {map: {}}, from: nobody}]\n", "2:11 yaml-unknown-id",
            "ids here are somebody"
        ),
        ("root: {map: {}}\npresent: [{popver: {map: {}}}]\n", "2:12 yaml-unknown-key", "did you mean 'popover'?"),
        (
            "root: {view: {box: , views: [{label: a, id: a}], constraints: [\"H:|-[b]-|\"]}}\n",
            "1:64 yaml-unknown-id", "did you mean 'a'?"
        ),
        (
            "root: {view: {box: , views: [{label: a, id: a}], constraints: [\"H:|-[a-|\"]}}\n",
            "1:64 visual-format-syntax", "visual format reads as"
        ),
        (
            "root: {view: {box: , views: [{label: a, id: a}], constraints: [\"a.tp == safeArea.top\"]}}\n",
            "1:64 scene-bad-constraint", "write visual format"
        ),
        (
            "root: {view: {box: , constraints: [\"b.top == safeArea.top\"]}}\n", "1:36 yaml-unknown-id",
            "ids here are superview"
        ),
        ("root: {storyboard: ../Main.storyboard}\n", "1:20 scene-outside-folder", "copy it beside"),
        ("root: {storyboard: /etc/passwd}\n", "1:20 scene-outside-folder", "copy it beside"),
        ("root: {storyboard: Missing.storyboard}\n", "1:20 scene-no-file", "paths count from this file's folder"),
        ("root: {map: {}}\nvariants: {devices: iphone-99}\n", "2:21 unknown-device", ""),
        ("root: {map: {}, variations: [{title: x}]}\n", "1:30 yaml-missing-key", "add 'when:'"),
        (
            "root: {map: {}, variations: [{when: {width: tiny}}]}\n", "1:45 yaml-unknown-choice",
            "write one of compact, regular"
        ),
        (
            "root: {map: {}, variations: [{when: {text: s}}]}\n", "1:44 yaml-unknown-choice", "did you mean 'xs'?"
        ),
        (
            "root: {map: {}}\npresent: [{sheet: {map: {}}, selectedDetent: meduim}]\n", "2:46 yaml-wrong-type",
            "write medium, large, a number"
        ),
        (
            "root: {map: {}}\npresent: [{sheet: {map: {}}, detents: [large], undimmedDetent: medium}]\n",
            "2:11 scene-absent-detent", "add it, as 'detents: [large, medium]'"
        ),
        (
            "root: {tabs: {tabs: [{map: {}}, {map: {}}], selected: 3}}\n", "1:55 scene-absent-selection",
            "count from 1, to 2"
        ),
        (
            "root: {pages: {pages: [{map: {}}], selected: 2}}\n", "1:46 scene-absent-selection",
            "count from 1, to 1"
        ),
        (
            "root: {list: {sections: [{rows: [a]}, {rows: [b, c]}], selected: 4}}\n", "1:66 scene-absent-selection",
            "count from 1, to 3"
        ),
        ("root: {map: {}}\n\tbad: 1\n", "2:1 yaml-tab", "indent with spaces"),
        ("root: {map: {}\n", "2:1 yaml-malformed", "look for a bracket"),
        ("root: *mail\n", "1:7 yaml-undefined-alias", "write &NAME"),
        ("root: {map: {}}\n---\nroot: {map: {}}\n", "2:1 yaml-several-documents", "remove the line '---'"),
        ("root: " + String(repeating: "[", count: 2_000), "1:0 too-deep", "flatten the hierarchy"),
        (aliasBomb, "1:37 too-many", "split the file into several, or repeat less"),
        ("", "1:1 yaml-empty", "check that this is the right file"),
    ]

    /// A few lines that expand to billions.
    static let aliasBomb =
        "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        + (1...12).map { step in
            "a\(step): &a\(step) [" + Array(repeating: "*a\(step - 1)", count: 10).joined(separator: ", ") + "]\n"
        }.joined()

    @Test("An invalid scene gets one location, one problem and one remedy", arguments: wrongScenes)
    func wrong(yaml: String, fault: String, remedy: String) throws {
        let found = diagnostics(of: yaml)
        #expect(found.count == 1, "\(found)")
        let first = try #require(found.first)
        #expect(first.location?.file == "scene.yaml")
        #expect(faults(of: yaml) == [fault])
        #expect(first.problem.remedy?.isEmpty == false)
        #expect(first.problem.remedy?.hasPrefix(remedy) == true, "\(first.problem.remedy ?? "none")")
    }

    @Test func allErrorsAreReportedTogether() {
        let yaml = "titel: x\nroot: {map: {}, backgruond: red}\npresent: [{alert: {title: 3, actoins: []}}]\n"
        #expect(
            faults(of: yaml) == ["1:1 yaml-unknown-key", "2:17 yaml-unknown-key", "3:30 yaml-unknown-key"])
    }

    @Test func aFileOfAHundredMegabytesIsNotRead() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).yaml").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try file.truncate(atOffset: 100 << 20)
        try file.close()
        let error = #expect(throws: DiagnosedError.self) {
            try SceneDocument.read(contentsOfFile: path, colorNames: [])
        }
        #expect(error?.diagnostics.first?.problem as? LimitProblem == .tooLarge(limit: 1 << 20))
    }

    @Test func theSchemaNamesEveryKeyOnceWithWhatItMeans() throws {
        let data = Data(SceneDocument.jsonSchema.utf8)
        let schema = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let parts = try #require(schema["$defs"] as? [String: Any])
        #expect(parts.keys.contains("controller"))
        let controller = try #require(parts["controller"] as? [String: Any])
        let properties = try #require(controller["properties"] as? [String: Any])
        for key in ["split", "navigation", "list", "variations", "traits", "title"] {
            let property = try #require(properties[key] as? [String: Any], "\(key)")
            #expect(property["description"] as? String != nil, "\(key)")
        }
        // Every reference is valid.
        let text = SceneDocument.jsonSchema
        for piece in text.components(separatedBy: "\"#/$defs/").dropFirst() {
            let name = String(piece.prefix { $0 != "\"" })
            #expect(parts[name] != nil, "\(name)")
        }
    }
}
