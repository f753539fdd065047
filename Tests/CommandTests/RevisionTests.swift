import Foundation
import TestTraits
import Testing

/// Documents as they stand in two revisions, compared without goldens.
@Suite("Two revisions", .blocking) struct RevisionTests {
    private let scratch: ScratchFolder

    /// A repository with an app's launch screen and a scene in its first revision.
    init() throws {
        scratch = try ScratchFolder()
        try FileManager.default.copyItem(atPath: CommandRun.sample, toPath: scratch.path + "/App")
        try FileManager.default.copyItem(
            atPath: CommandRun.package + "/Tests/Fixtures/Scenario/Mail.yaml", toPath: scratch.path + "/Mail.yaml")
        _ = try scratch.file("Notes.txt", "not shown anywhere\n")
        try git("init", "-q")
        try git("add", ".")
        try git("commit", "-qm", "one")
    }

    private func git(_ arguments: String...) throws {
        let words = arguments.map { "'\($0)'" }.joined(separator: " ")
        let run = try Shell("git -c user.name=t -c user.email=t@example.com \(words)", in: scratch.path)
        #expect(run.status == 0, "\(run.output)")
    }

    private func edit(_ file: String, _ old: String, _ new: String) throws {
        let path = scratch.path + "/" + file
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains(old))
        try text.replacingOccurrences(of: old, with: new).write(toFile: path, atomically: true, encoding: .utf8)
    }

    private func compare(_ input: String, _ more: [String], appearances: String = "light") throws -> CommandRun {
        try CommandRun(
            ["golden", "compare", input, "--devices", "iphone-3-5", "--appearances", appearances, "--output", "report"]
                + more, in: scratch.path)
    }

    @Test func aStoryboardSaysWhatItShowsOtherwise() throws {
        try edit("App/LaunchScreen.storyboard", "text=\"Maquette\"", "text=\"Maquette Two\"")
        let changed = try compare("App", ["--base", "HEAD"])
        #expect(changed.status == 1 && changed.output.contains("gained the word ‘Two’"), "\(changed.errors)")
        #expect(!changed.output.contains("approve"))
        let page = try String(contentsOfFile: scratch.path + "/report/report.html", encoding: .utf8)
        #expect(page.contains("\"sides\":[\"HEAD\",\"working tree\"]") && page.contains("\"canApprove\":false"))
        try git("commit", "-qam", "two")
        #expect(try compare("App", ["--base", "HEAD"]).status == 0)
        #expect(try compare("App", ["--base", "HEAD~1", "--head", "HEAD"]).status == 1)
        #expect(try CommandRun(["golden", "approve", "report"], in: scratch.path).status == 3)
    }

    @Test func aCatalogSaysWhichPicturesItChanges() throws {
        try edit("App/Assets.xcassets/Background.colorset/Contents.json", "\"0x1C\"", "\"0x5C\"")
        let changed = try compare("App", ["--base", "HEAD"], appearances: "light,dark")
        #expect(changed.status == 1 && changed.output.contains("1 of 2 pictures differ"), "\(changed.output)")
        #expect(changed.output.contains("changed its background from #10151c to #10155c"))
    }

    @Test func aSceneOfOneRevisionAloneIsNew() throws {
        try edit("Mail.yaml", "title: Inbox", "title: All Inboxes")
        try FileManager.default.copyItem(atPath: scratch.path + "/Mail.yaml", toPath: scratch.path + "/New.yaml")
        let changed = try compare("Mail.yaml", ["--base", "HEAD"])
        #expect(changed.status == 1 && changed.output.contains("‘All Inboxes’"), "\(changed.output)")
        let new = try compare("New.yaml", ["--base", "HEAD"])
        #expect(new.status == 1 && new.output.contains("1 of 1 picture differs: 1 missing"), "\(new.output)")
    }

    @Test func whatChangesNothingThatIsShownIsNoDifference() throws {
        try edit("Notes.txt", "not shown", "still not shown")
        try edit("App/LaunchScreen.storyboard", "toolsVersion=\"22505\"", "toolsVersion=\"22506\"")
        let same = try compare("App", ["--base", "HEAD"])
        #expect(
            same.status == 0 && same.output == "the picture is the same, none had to be drawn\n", "\(same.output)")
    }

    @Test func aFileOfARevisionIsCalledAsGitCallsIt() throws {
        try edit("App/LaunchScreen.storyboard", "<scenes>", "\n<<<<<<< HEAD\n<scenes>")
        try git("commit", "-qam", "broken")
        let old = try compare("App", ["--base", "HEAD"])
        #expect(old.status == 3 && !old.errors.contains("maquette-revision"), "\(old.errors)")
        try edit("App/LaunchScreen.storyboard", "\n<<<<<<< HEAD\n<scenes>", "<scenes>")
        let new = try compare("App", ["--base", "HEAD"])
        #expect(new.status == 3 && new.errors.contains("HEAD:App/LaunchScreen.storyboard"), "\(new.errors)")
        #expect(new.errors.contains("a merge conflict in the file is not resolved"))
    }

    @Test(arguments: ["nowhere", "--upload-pack=x", "HEAD:App", "-"])
    func whatIsNoRevisionIsSaidToBeNone(name: String) throws {
        let run = try compare("App", ["--base=\(name)"])
        #expect(run.status == 3 && run.errors.contains("there is no '\(name)'"), "\(run.errors)")
    }
}
