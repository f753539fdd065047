import Foundation
import TestTraits
import Testing

/// `Scripts/install-release` and `Scripts/formula`, with a release made here and served by a file address.
@Suite("Releases", .blocking) struct ReleaseTests {
    private let scratch: ScratchFolder

    /// A release of version 9.8.7, whose command only says its version.
    init() throws {
        scratch = try ScratchFolder()
        let made = try Shell(
            #"""
            mkdir -p tree/bin tree/share/man/man1 release
            printf '#!/bin/sh\necho 9.8.7\n' >tree/bin/maquette
            chmod +x tree/bin/maquette
            echo manual >tree/share/man/man1/maquette.1
            case $(uname -m) in x86_64) machine=amd64 ;; *) machine=arm64 ;; esac
            tar -czf release/maquette_9.8.7_$machine.tar.gz -C tree bin share
            echo sources >release/maquette_9.8.7_source.tar.gz
            cd release && sha256sum *.gz >SHA256SUMS
            """#, in: scratch.path)
        #expect(made.status == 0, "\(made.output)")
    }

    private func install(_ options: String, version: String = "9.8.7") throws -> Shell {
        try Shell(
            "\(CommandRun.package)/Scripts/install-release --from file://$PWD/release --version \(version) \(options)",
            in: scratch.path, environment: ["HOME": scratch.path + "/home"])
    }

    private var files: [String] {
        get throws { try scratch.contents(of: "place").keys.sorted() }
    }

    @Test func aReleaseIsInstalledForTheUserAlone() throws {
        let run = try install("")
        #expect(run.status == 0 && run.output.contains("installed maquette 9.8.7"), "\(run.output)")
        let command = try Shell("home/.local/bin/maquette", in: scratch.path)
        #expect(command.output == "9.8.7\n")
        #expect(
            try scratch.contents(of: "home").keys.sorted() == [
                ".local/bin/maquette", ".local/share/man/man1/maquette.1",
            ])
        // Other files of the folder stay.
        _ = try scratch.file("home/.local/bin/other", "mine")
        #expect(try install("").status == 0)
        #expect(try scratch.contents(of: "home").keys.contains(".local/bin/other"))
    }

    @Test(
        "Nothing is installed that the checksums do not name",
        arguments: [
            ("echo more >>release/maquette_9.8.7_*64.tar.gz", "is not the file that its checksum names"),
            ("rm release/SHA256SUMS", "SHA256SUMS cannot be read"),
            ("echo >release/SHA256SUMS", "SHA256SUMS has no maquette_9.8.7_"),
            ("rm release/maquette_9.8.7_*64.tar.gz", "cannot be read"),
        ])
    func damage(command: String, words: String) throws {
        #expect(try Shell(command, in: scratch.path).status == 0)
        let run = try install("--prefix place")
        #expect(run.status == 1 && run.output.hasPrefix("error: ") && run.output.contains(words), "\(run.output)")
        #expect(try files == [])
    }

    @Test func aPinnedChecksumWinsOverThoseOfTheRelease() throws {
        let zeros = String(repeating: "0", count: 64)
        #expect(try install("--prefix place --sha256 \(zeros)").status == 1)
        #expect(try files == [])
        let sum = try Shell("sha256sum release/*64.tar.gz | cut -d ' ' -f 1", in: scratch.path).output
        #expect(try install("--prefix place --sha256 \(sum)").status == 0)
        #expect(try files == ["bin/maquette", "share/man/man1/maquette.1"])
    }

    @Test(
        "What is wrong with the options is said before anything is read",
        arguments: [
            ("--prefx place", "there is no option '--prefx'"), ("--prefix", "--prefix takes a value"),
            ("--from http://example.com/", "is no https or file address"), ("--version ../1", "'../1' is no version"),
        ])
    func options(options: String, words: String) throws {
        let run = try install(options)
        #expect(run.status == 2 && run.output.contains(words), "\(run.output)")
    }

    @Test func anotherVersionIsNotInThisRelease() throws {
        let run = try install("--prefix place", version: "1.0.0")
        #expect(run.status == 1 && run.output.contains("is this the folder of version 1.0.0?"), "\(run.output)")
    }

    @Test func aFolderThatCannotBeWrittenIsNamed() throws {
        let run = try install("--prefix /dev/null/place")
        #expect(run.status == 1 && run.output.contains("/dev/null/place cannot be written"), "\(run.output)")
    }

    @Test func aFormulaNamesTheSourcesWithTheirChecksum() throws {
        let run = try Shell(
            "\(CommandRun.package)/Scripts/formula release https://example.com/maquette/9.8.7/", in: scratch.path)
        let sum = try Shell("sha256sum release/*source.tar.gz | cut -d ' ' -f 1", in: scratch.path).output
        #expect(run.status == 0 && run.output.contains("sha256 \"\(sum.trimmingCharacters(in: .newlines))\"\n"))
        #expect(run.output.contains("url \"https://example.com/maquette/9.8.7/maquette_9.8.7_source.tar.gz\"\n"))
        #expect(run.output.contains("version \"9.8.7\"\n"))
        let none = try Shell("\(CommandRun.package)/Scripts/formula place https://example.com", in: scratch.path)
        #expect(none.status == 1 && none.output.hasPrefix("error: place/SHA256SUMS cannot be read"), "\(none.output)")
    }

    @Test func theActionRunsTheCommandThatItInstalled() throws {
        // What a runner of GitHub gives to the steps of an action.
        let environment = [
            "GITHUB_PATH": scratch.path + "/path", "GITHUB_OUTPUT": scratch.path + "/output",
            "GITHUB_STEP_SUMMARY": scratch.path + "/summary", "GITHUB_WORKSPACE": scratch.path,
            "RUNNER_TEMP": scratch.path + "/temp", "VERSION": "9.8.7", "RELEASE": "file://\(scratch.path)/release",
            "SERVER": "https://example.com", "REPOSITORY": "", "PROJECT": "own/app", "GITHUB_RUN_ID": "7",
            "GITHUB_RUN_ATTEMPT": "1", "PICTURES": "true",
        ]
        let action = CommandRun.package + "/Scripts/action"
        let place = scratch.path + "/temp/maquette/bin"
        // Without --with-libraries nothing is asked of the machine: the tarball names no packages.
        let installed = try Shell(
            "sed 's/ --with-libraries//' \(action) >action && cp \(CommandRun.package)/Scripts/install-release . "
                + "&& bash action install", in: scratch.path, environment: environment)
        #expect(installed.status == 0, "\(installed.output)")
        #expect(try String(contentsOfFile: scratch.path + "/path", encoding: .utf8) == place + "\n")

        // From here on, the real command.
        let link = try Shell("ln -sf '\(try CommandRun.executable.path)' '\(place)/maquette'", in: scratch.path)
        #expect(link.status == 0)
        try FileManager.default.copyItem(atPath: CommandRun.sample, toPath: scratch.path + "/App")
        let made = try Shell(
            """
            git init -q --bare origin.git && git init -q && git remote add origin origin.git && git add App && git -c user.name=t -c user.email=t@example.com commit -qm one
            sed -i 's/text="Maquette"/text="Maquette Two"/' App/LaunchScreen.storyboard
            """, in: scratch.path)
        #expect(made.status == 0, "\(made.output)")
        let run = try Shell(
            "bash action run", in: scratch.path,
            environment: environment.merging([
                "COMMAND": "auto", "ARGUMENTS": "App --devices 'iphone-3-5'", "BASE": "HEAD", "REPORT": "report",
            ]) { $1 })
        #expect(run.status == 0 && run.output.contains("::error"), "\(run.output)")
        #expect(try String(contentsOfFile: scratch.path + "/output", encoding: .utf8) == "status=1\n")
        let summary = try String(contentsOfFile: scratch.path + "/summary", encoding: .utf8)
        #expect(summary.contains("LaunchScreen"), "\(summary)")
        let picture = "https://example.com/own/app/raw/maquette-pictures/7-1/sheets/1.png"
        #expect(summary.contains("](<\(picture)>)"), "\(summary)")
        let again = try Shell(
            "bash action run", in: scratch.path,
            environment: environment.merging([
                "COMMAND": "auto", "ARGUMENTS": "App --devices iphone-3-5", "BASE": "HEAD", "REPORT": "report",
                "GITHUB_RUN_ID": "8",
            ]) { $1 })
        #expect(again.status == 0)
        let pushed = try Shell("git -C origin.git ls-tree -r --name-only maquette-pictures", in: scratch.path)
        #expect(pushed.output == "7-1/sheets/1.png\n8-1/sheets/1.png\n", "\(pushed.output)")
        #expect(try scratch.contents(of: "report").keys.contains("report.html"))
    }
}
