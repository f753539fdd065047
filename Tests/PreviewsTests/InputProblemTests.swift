import Diagnostics
import Foundation
import TestTraits
import Testing

@testable import Previews

/// The messages for missing inputs.
@Suite(.blocking) final class InputProblemTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "inputs-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        for name in ["Main.storyboard", "Launch Screen.xib", "Mail.yaml", "notes.txt"] {
            _ = FileManager.default.createFile(atPath: root + "/" + name, contents: Data())
        }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: root)
    }

    @Test(
        "the likely input is suggested: the same name with another extension first, then the nearest",
        arguments: [
            ("Main.xib", "Main.storyboard"), ("Mian.storyboard", "Main.storyboard"), ("Mail.yml", "Mail.yaml"),
            ("LaunchScreen.xib", "Launch Screen.xib"), ("note.txt", nil), ("nowhere/Main.storyboard", nil),
        ] as [(String, String?)])
    func guesses(name: String, meant: String?) {
        let problem = missingInput(root + "/" + name)?.problem as? InputProblem
        #expect(problem == .noSuchInput(meant: meant.map { root + "/" + $0 }))
    }

    @Test("a device's name in place of an input is recognized", arguments: ["iphone-15", "ipads", "ipad-*"])
    func devices(word: String) {
        #expect(missingInput(word)?.problem as? InputProblem == .deviceAsInput(word))
    }

    @Test("existing inputs are not reported, and a file that is named twice counts once")
    func present() {
        #expect(missingInput(root + "/Mail.yaml") == nil)
        #expect(["a/b.xib", "./a/b.xib", "a/c/../b.xib", "b.xib"].uniqueFiles == ["a/b.xib", "b.xib"])
    }
}
