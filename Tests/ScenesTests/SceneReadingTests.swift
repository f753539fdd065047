import Diagnostics
import Foundation
import LocatedYAML
import Scenes
import Testing
import Theming

@Suite struct SceneReadingTests {
    private let colors: [String]

    init() throws {
        colors = try Theme.named("ios").palette.names
    }

    /// What is wrong with a scene: `line:column code`, one for each problem.
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

    @Test(arguments: [
        ("rot: {list: []}\n", ["1:1 scene-missing-key", "1:1 scene-unknown-key"]),
        ("root: {lst: [a]}\n", ["1:7 scene-missing-kind", "1:8 scene-unknown-key"]),
        ("root: {list: [a], photos: {}}\n", ["1:19 scene-two-kinds"]),
        ("root: 3\n", ["1:7 scene-wrong-type"]),
        ("root: {title: x}\n", ["1:7 scene-missing-kind"]),
        ("root: {photos: {count: many}}\n", ["1:24 scene-wrong-type"]),
        ("root: {photos: {count: -1}}\n", ["1:24 scene-wrong-type"]),
        ("root: {photos: {count: \"3\"}}\n", ["1:24 scene-wrong-type"]),
        ("root: {map: {}, background: systmBlue}\n", ["1:29 scene-bad-color"]),
        ("root: {map: {}, background: \"#12\"}\n", ["1:29 scene-bad-color"]),
        ("root: {split: {primary: {map: {}}}}\n", ["1:15 scene-missing-key"]),
        ("root: {map: {}, id: a, left: [{title: x, id: a}]}\n", ["1:46 scene-duplicate-id"]),
        ("root: {map: {}, id: \"a b\"}\n", ["1:21 scene-wrong-type"]),
        ("root: {map: {}}\npresent: [{popover: {map: {}}, from: nobody}]\n", ["2:11 scene-unknown-id"]),
        ("root: {map: {}}\npresent: [{popver: {map: {}}}]\n", ["2:11 scene-missing-kind", "2:12 scene-unknown-key"]),
        (
            "root: {view: {box: , views: [{label: a, id: a}], constraints: [\"H:|-[b]-|\"]}}\n",
            ["1:64 scene-unknown-id"]
        ),
        (
            "root: {view: {box: , views: [{label: a, id: a}], constraints: [\"H:|-[a-|\"]}}\n",
            ["1:64 visual-format-syntax"]
        ),
        (
            "root: {view: {box: , views: [{label: a, id: a}], constraints: [\"a.tp == safeArea.top\"]}}\n",
            ["1:64 scene-bad-constraint"]
        ),
        ("root: {view: {box: , constraints: [\"b.top == safeArea.top\"]}}\n", ["1:36 scene-unknown-id"]),
        ("root: {storyboard: ../Main.storyboard}\n", ["1:20 scene-outside-folder"]),
        ("root: {storyboard: /etc/passwd}\n", ["1:20 scene-outside-folder"]),
        ("root: {storyboard: Missing.storyboard}\n", ["1:20 scene-no-file"]),
        ("root: {map: {}}\nvariants: {devices: iphone-99}\n", ["2:21 scene-bad-axis"]),
        ("root: {map: {}, variations: [{title: x}]}\n", ["1:30 scene-missing-key"]),
        ("root: {map: {}, variations: [{when: {width: tiny}}]}\n", ["1:45 scene-unknown-choice"]),
        ("root: {map: {}}\n\tbad: 1\n", ["2:1 yaml-tab"]),
        ("", ["1:1 yaml-empty"]),
    ])
    func whatIsWrongIsSaidWhereItStands(yaml: String, expected: [String]) {
        #expect(faults(of: yaml) == expected)
    }

    @Test func everyFaultHasARemedyOrSaysWhatIsExpected() {
        for yaml in ["root: {lst: [a]}\n", "root: {map: {}, background: systmBlue}\n", "rot: {map: {}}\n"] {
            for diagnostic in diagnostics(of: yaml) {
                #expect(diagnostic.problem.remedy?.isEmpty == false, "\(diagnostic)")
            }
        }
        let guess = diagnostics(of: "root: {map: {}, backgruond: red}\n").first?.problem.remedy
        #expect(guess == "did you mean 'background'?")
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
        #expect(error?.diagnostics.first?.problem as? YAMLProblem == .tooLarge(bytes: 100 << 20, limit: 1 << 20))
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
        // Every reference leads somewhere.
        let text = SceneDocument.jsonSchema
        for piece in text.components(separatedBy: "\"#/$defs/").dropFirst() {
            let name = String(piece.prefix { $0 != "\"" })
            #expect(parts[name] != nil, "\(name)")
        }
    }
}
