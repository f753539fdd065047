import Devices
import Diagnostics
import Foundation
import Testing
import Walks

/// Steps as they are written on a command line and in a file.
@Suite struct WalkStepTests {
    @Test(
        "A step reads what it writes",
        arguments: [
            "tap:save", "tap:a:b", "back", "back?", "show:detail", "present:settings", "dismiss?", "rotate",
            "rotate:landscape", "resize:split-third", "resize:500x700", "appearance:dark", "content-size:ax3",
            "scroll:bottom", "scroll:list:top", "scroll:0,200", "scroll:list:40,-20", "scroll:row-9",
            "scroll:list:row-9", "type:name:Anna: and more", "keyboard:show", "keyboard?:hide",
        ])
    func roundTrip(text: String) throws {
        let step = try WalkStep(parsing: text)
        #expect(step.notation == text)
        #expect(try WalkStep(parsing: step.notation) == step)
        #expect(!step.sentence.isEmpty)
    }

    @Test(
        "What is wrong with a step is said with a remedy",
        arguments: [
            ("tpa:x", "unknown-step", "did you mean 'tap'?"), ("tap", "missing-step-value", "as in tap:save"),
            ("tap:", "missing-step-value", "as in tap:save"), ("back:x", "needless-step-value", "write back"),
            ("resize:split-thrid", "bad-step-value", "did you mean 'split-third'?"),
            ("rotate:lanscape", "bad-step-value", "did you mean 'landscape'?"),
            ("appearance:drak", "bad-step-value", "did you mean 'dark'?"),
            ("content-size:huge", "bad-step-value", "values: xs"),
            ("type:name", "missing-step-value", "type:name:Anna"),
            ("", "unknown-step", "steps: tap"),
        ])
    func wrong(text: String, code: String, remedy: String) {
        #expect {
            _ = try WalkStep(parsing: text)
        } throws: { error in
            guard let problem = error as? WalkProblem else { return false }
            return problem.code == code && problem.remedy?.contains(remedy) == true
        }
    }

    @Test("A steps file has short and long steps, each with its place")
    func file() throws {
        let file = try WalkFile.decode(
            """
            title: A tour
            steps:
                - tap:save
                - rotate
                - back: true
                  optional: true
                  caption: Home again
                - type: {into: name, text: "Anna: hello"}
                - scroll: {in: list, to: bottom}
                - rotate: landscape
            """, file: "Tour.walk.yaml")
        #expect(file.title == "A tour")
        #expect(
            file.steps.map(\.notation) == [
                "tap:save", "rotate", "back?", "type:name:Anna: hello", "scroll:list:bottom", "rotate:landscape",
            ])
        #expect(file.steps[2].sentence == "Home again")
        #expect(file.steps.map { $0.location?.line } == [3, 4, 5, 8, 9, 10])
    }

    @Test("All problems of a steps file have their line and column")
    func fileProblems() {
        #expect {
            _ = try WalkFile.decode(
                "steps:\n  - tpa:save\n  - resize: split-thrid\n  - tap: a\n    back: true\n  - {}\n", file: "T.yaml")
        } throws: { error in
            let found = (error as? DiagnosedError)?.diagnostics ?? []
            let places = found.compactMap { diagnostic in diagnostic.location?.line }
            return places.starts(with: [2, 3, 5]) && found.allSatisfy { $0.location?.column != nil }
                && found.map(\.problem.code).starts(with: ["unknown-step", "bad-step-value"])
        }
    }

    @Test("The schema is JSON and knows every verb")
    func schema() throws {
        let schema = WalkFile.jsonSchema
        #expect(try JSONSerialization.jsonObject(with: Data(schema.utf8)) is [String: Any])
        for verb in ["tap", "back", "content-size", "scroll", "type"] { #expect(schema.contains("\"\(verb)\"")) }
    }

    @Test("The file next to an input is named after it")
    func standardFile() {
        #expect(WalkFile.path(for: "App/Main.storyboard") == "App/Main.walk.yaml")
        #expect(WalkFile.path(for: "App/") == "App.walk.yaml")
    }
}
