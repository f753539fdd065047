import Foundation
import TestTraits
import Testing

/// Documents in two revisions, compared without goldens.
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
            ["golden", "compare", input, "--devices", "iphone-4-0", "--appearances", appearances, "--output", "report"]
                + more, in: scratch.path)
    }

    @Test func aStoryboardListsItsOtherScenes() throws {
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

    @Test func aChangedCatalogNamesTheAffectedPictures() throws {
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

    @Test func invisibleChangesAreNotDifferences() throws {
        try edit("Notes.txt", "not shown", "still not shown")
        try edit("App/LaunchScreen.storyboard", "toolsVersion=\"22505\"", "toolsVersion=\"22506\"")
        let same = try compare("App", ["--base", "HEAD"])
        #expect(
            same.status == 0 && same.output == "the picture is the same, none had to be drawn\n", "\(same.output)")
    }

    /// An app's folder with three storyboards: the second shows the third, and so does the first through the second.
    private func addStoryboards() throws {
        func storyboard(_ name: String, _ inner: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="\(name)">
            <scenes><scene sceneID="s\(name)"><objects>\(inner)</objects></scene></scenes></document>
            """
        }
        func tabs(_ name: String, showing other: String) -> String {
            storyboard(
                name,
                """
                <tabBarController id="\(name)" sceneMemberID="viewController"><tabBar key="tabBar" id="b\(name)"/>\
                <connections><segue destination="p\(name)" kind="relationship" relationship="viewControllers" \
                id="g\(name)"/></connections></tabBarController></objects></scene><scene sceneID="t\(name)"><objects>\
                <viewControllerPlaceholder storyboardName="\(other)" id="p\(name)" sceneMemberID="viewController"/>
                """)
        }
        func plain(_ name: String) -> String {
            storyboard(
                name,
                """
                <viewController id="\(name)" sceneMemberID="viewController"><view key="view" id="v\(name)">\
                <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><label text="Plain \(name)" \
                id="l\(name)"><rect key="frame" x="20" y="100" width="200" height="40"/></label></subviews></view>\
                </viewController>
                """)
        }
        _ = try scratch.file("App/First.storyboard", tabs("First", showing: "Second"))
        _ = try scratch.file("App/Second.storyboard", tabs("Second", showing: "Third"))
        _ = try scratch.file("App/Third.storyboard", plain("Third"))
        _ = try scratch.file("App/Other.storyboard", plain("Other"))
        try git("add", "App")
        try git("commit", "-qm", "storyboards")
    }

    @Test func onlyDocumentsThatShowWhatChangedAreDrawn() throws {
        try addStoryboards()
        let same = try compare("App", ["--base", "HEAD"])
        #expect(same.status == 0 && same.output == "all pictures are the same, no file that they show differs\n")
        try edit("App/Third.storyboard", "Plain Third", "Changed Third")
        let changed = try compare("App", ["--base", "HEAD", "--json"])
        #expect(changed.status == 1 && changed.output.contains("\"key\":\"Third/"), "\(changed.output)")
        // The launch screen and the other storyboard are not looked at.
        #expect(changed.output.contains("\"unchangedDocuments\":2"), "\(changed.output)")
        #expect(changed.output.contains("\"key\":\"Second/") && changed.output.contains("\"key\":\"First/"))
        // Between two commits, the same is found.
        try git("commit", "-qam", "changed")
        let commits = try compare("App", ["--base", "HEAD~1", "--head", "HEAD", "--json"])
        #expect(commits.status == 1 && commits.output == changed.output, "\(commits.output)")
    }

    @Test func changesOutsideOfDocumentsAreDrawnAsBefore() throws {
        try addStoryboards()
        // The same whether or not the catalog changes too.
        try edit("App/Other.storyboard", "Plain Other", "Changed Other")
        let few = try compare("App", ["--base", "HEAD", "--json"])
        try edit("App/Assets.xcassets/Background.colorset/Contents.json", "\"0x1C\"", "\"0x1D\"")
        let all = try compare("App", ["--base", "HEAD", "--json"])
        let line = try #require(few.output.split(separator: "\n").first)
        #expect(line.contains("Changed"), "\(few.output)")
        #expect(all.output.split(separator: "\n").contains(line) && !all.output.contains("unchangedDocuments"))
    }

    @Test func aNewDocumentAndARemovedOneAreDifferences() throws {
        try addStoryboards()
        try FileManager.default.moveItem(
            atPath: scratch.path + "/App/Other.storyboard", toPath: scratch.path + "/Other.storyboard")
        let removed = try compare("App", ["--base", "HEAD"])
        #expect(removed.status == 1 && removed.output.contains("is only in HEAD"), "\(removed.output)")
        try git("commit", "-qam", "removed")
        try FileManager.default.moveItem(
            atPath: scratch.path + "/Other.storyboard", toPath: scratch.path + "/App/Other.storyboard")
        let new = try compare("App", ["--base", "HEAD"])
        #expect(new.status == 1 && new.output.contains("1 of 1 picture differs: 1 missing"), "\(new.output)")
        #expect(new.output.contains("; 4 other documents are unchanged"), "\(new.output)")
    }

    @Test func aFileWithTheStampOfAnotherContentIsNotTakenForIt() throws {
        // The same size and time as the indexed file, written after the index.
        let path = scratch.path + "/App/LaunchScreen.storyboard"
        let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        try edit("App/LaunchScreen.storyboard", "text=\"Maquette\"", "text=\"Maquetty\"")
        try FileManager.default.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: path)
        #expect(try compare("App", ["--base", "HEAD"]).status == 1)
    }

    @Test func aFileOfARevisionIsCalledAsGitCallsIt() throws {
        try edit("App/LaunchScreen.storyboard", "<scenes>", "\n<<<<<<< HEAD\n<scenes>")
        try git("commit", "-qam", "broken")
        // Both sides are broken, and differ.
        try edit("App/LaunchScreen.storyboard", "text=\"Maquette\"", "text=\"Maquette Two\"")
        let old = try compare("App", ["--base", "HEAD"])
        #expect(old.status == 3 && !old.errors.contains("maquette-revision"), "\(old.errors)")
        try edit("App/LaunchScreen.storyboard", "\n<<<<<<< HEAD\n<scenes>", "<scenes>")
        let new = try compare("App", ["--base", "HEAD"])
        #expect(new.status == 3 && new.errors.contains("HEAD:App/LaunchScreen.storyboard"), "\(new.errors)")
        #expect(new.errors.contains("unresolved merge conflict"))
    }

    @Test(arguments: ["nowhere", "--upload-pack=x", "HEAD:App", "-"])
    func unknownRevisionsAreReported(name: String) throws {
        let run = try compare("App", ["--base=\(name)"])
        #expect(run.status == 3 && run.errors.contains("there is no '\(name)'"), "\(run.errors)")
    }

    /// A command that creates a file when it is run.
    private var trap: String { "touch \(scratch.path)/HAS-RUN; cat" }

    private var hasRun: Bool { FileManager.default.fileExists(atPath: scratch.path + "/HAS-RUN") }

    @Test func aRepositoryInsideTheInputIsNeverOpened() throws {
        // A bare repository, committed as files, whose own commit requests a filter.
        try FileManager.default.copyItem(atPath: scratch.path + "/App", toPath: scratch.path + "/inner/App")
        _ = try scratch.file("inner/.gitattributes", "* filter=x\n")
        let made = try Shell(
            """
            cd inner && git init -q && git add -A && git -c user.name=t -c user.email=t@example.com commit -qm inner
            cp -r .git/HEAD .git/objects .git/refs ../App && cd .. && rm -rf inner
            """, in: scratch.path)
        #expect(made.status == 0, "\(made.output)")
        _ = try scratch.file(
            "App/config",
            "[core]\n repositoryformatversion = 0\n bare = false\n worktree = .\n[filter \"x\"]\n smudge = \"\(trap)\"\n"
        )
        try git("add", "-f", "App")
        try git("commit", "-qm", "two")
        let run = try compare("App", ["--base", "HEAD"])
        #expect(!hasRun)
        #expect(run.status == 0 && run.output.contains("all pictures are the same"), "\(run.errors)")
    }

    @Test func theRepositorysOwnConfigurationRunsNothing() throws {
        _ = try scratch.file(".gitattributes", "* filter=x diff=x\n")
        try git("add", "-A")
        try git("commit", "-qm", "attributes")
        for key in [
            "filter.x.smudge", "filter.x.process", "core.fsmonitor", "diff.external", "diff.x.textconv", "core.pager",
            "tar.tar.command", "core.sshCommand", "core.alternateRefsCommand",
        ] {
            try git("config", key, trap)
        }
        try edit("App/LaunchScreen.storyboard", "text=\"Maquette\"", "text=\"Maquette Two\"")
        #expect(try compare("App", ["--base", "HEAD"]).status == 1)
        #expect(try compare("App", ["--base", "HEAD", "--head", "HEAD"]).status == 0)
        #expect(!hasRun)
    }

    @Test func onlyFilesThatMayBeShownAreRead() throws {
        try forget("Notes.txt")
        #expect(try compare("App", ["--base", "HEAD"]).status == 0)
        // A file is read where it differs.
        try edit("App/LaunchScreen.storyboard", "text=\"Maquette\"", "text=\"Maquette Two\"")
        try forget("App/LaunchScreen.storyboard")
        let run = try compare("App", ["--base", "HEAD"])
        #expect(
            run.status == 3
                && run.errors.contains("lacks 'App/LaunchScreen.storyboard' of that revision (fetch them"),
            "\(run.errors)")
    }

    @Test func filesOfThirdPartyCodeAreNotRead() throws {
        _ = try scratch.file("App/Carthage/Checkouts/Other/Icon.png", "not read")
        _ = try scratch.file("App/Assets.xcassets/Contents.json", "{}\n")
        try git("add", ".")
        try git("commit", "-qm", "two")
        try forget("App/Carthage/Checkouts/Other/Icon.png")
        // A change of a catalog makes the base's files be read as a whole.
        try edit("App/Assets.xcassets/Contents.json", "{}", "{ }")
        let run = try compare("App", ["--base", "HEAD"])
        #expect(run.status == 0, "\(run.errors)")
    }

    /// Removes the content of a file in the last commit from the repository, as if a partial clone had not fetched it.
    private func forget(_ path: String) throws {
        let object = try Shell("git rev-parse HEAD:\(path)", in: scratch.path).output
            .trimmingCharacters(in: .whitespacesAndNewlines)
        try FileManager.default.removeItem(
            atPath: "\(scratch.path)/.git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
    }

    @Test func anUnchangedFileThatTheCloneLacksIsTakenFromTheWorkingTreeOrLeftOutOnBothSides() throws {
        let colors = "App/Assets.xcassets/Background.colorset/Contents.json"
        _ = try scratch.file("App/Assets.xcassets/Contents.json", "{}\n")
        try git("add", ".")
        try git("commit", "-qm", "two")
        try forget(colors)
        // A change of a catalog makes the base's files be read as a whole.
        try edit("App/Assets.xcassets/Contents.json", "{}", "{ }")
        let taken = try compare("App", ["--base", "HEAD"])
        #expect(taken.status == 0 && taken.errors == "", "\(taken.errors)")
        // The checkout could not write the file either.
        try FileManager.default.removeItem(atPath: scratch.path + "/" + colors)
        let left = try compare("App", ["--base", "HEAD"])
        #expect(
            left.status == 0
                && left.errors.contains("lacks '\(colors)', so both sides are drawn without it (fetch them"),
            "\(left.output)\(left.errors)")
        // What was really removed cannot be compared.
        try git("rm", "-q", "--cached", colors)
        let removed = try compare("App", ["--base", "HEAD"])
        #expect(
            removed.status == 3 && removed.errors.contains("lacks '\(colors)' of that revision"), "\(removed.errors)")
    }

    @Test func aShallowCloneErrorExplainsHowToFetchTheHistory() throws {
        try git("commit", "-q", "--allow-empty", "-m", "two")
        let clone = try Shell("git clone -q --depth 1 file://$PWD clone", in: scratch.path)
        #expect(clone.status == 0, "\(clone.output)")
        let run = try compare("clone/App", ["--base", "HEAD~1"])
        #expect(run.status == 3 && run.errors.contains("fetch-depth: 0"), "\(run.errors)")
        #expect(run.complaints.count == 1)
    }

    /// Trees that `git add` cannot create: each contains a path outside, or goes through a link.
    @Test func aTreeThatLeadsOutIsNotFollowed() throws {
        let made = try Shell(
            #"""
            python3 - <<'END'
            import subprocess
            def git(*words, data=None):
                return subprocess.run(("git",) + words, input=data, capture_output=True, check=True).stdout.strip()
            def tree(*entries):
                data = b"".join(mode + b" " + name + b"\0" + bytes.fromhex(id.decode()) for mode, name, id in entries)
                return git("hash-object", "-t", "tree", "--literally", "-w", "--stdin", data=data)
            blob = git("hash-object", "-w", "--stdin", data=b"{}")
            link = git("hash-object", "-w", "--stdin", data=b"../..")
            app = git("rev-parse", "HEAD:App")
            inside = tree((b"100644", b"out.json", blob), (b"120000", b"link.json", link))
            bad = tree(
                (b"100644", b"../../out.json", blob), (b"40000", b"..", inside), (b"120000", b"folder", link),
                (b"40000", b"folder", inside), (b"40000", b"App", app))
            commit = git("-c", "user.name=t", "-c", "user.email=t@example.com", "commit-tree", bad.decode(), "-m", "bad")
            print(commit.decode())
            END
            """#, in: scratch.path)
        #expect(made.status == 0, "\(made.output)")
        let commit = made.output.trimmingCharacters(in: .whitespacesAndNewlines)
        let temporary = scratch.path + "/temporary"
        try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        let run = try CommandRun(
            ["golden", "compare", ".", "--base", commit, "--devices", "iphone-4-0", "--output", "report"],
            in: scratch.path, environment: ["TMPDIR": temporary])
        #expect(run.status == 0, "\(run.errors)")
        #expect(try scratch.contents(of: "temporary").isEmpty)
        #expect(!FileManager.default.fileExists(atPath: scratch.path + "/out.json"))
    }

    @Test func aLinkInsideTheRepositoryIsThere() throws {
        try FileManager.default.createDirectory(atPath: scratch.path + "/Shared", withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            atPath: scratch.path + "/App/Assets.xcassets", toPath: scratch.path + "/App/Real.xcassets")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path + "/App/Assets.xcassets", withDestinationPath: "Real.xcassets")
        try git("add", "-A")
        try git("commit", "-qm", "link")
        let run = try compare("App", ["--base", "HEAD"])
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    }
}
