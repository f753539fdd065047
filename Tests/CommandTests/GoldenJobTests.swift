import Foundation
import TestTraits
import Testing

/// The job files of Documentation/Jobs, run unchanged; one part is killed during its work, and run again.
@Suite("A job file", .serialized, .blocking) struct GoldenJobTests {
    private let scratch: ScratchFolder
    private let environment: [String: String]
    private static let jobs = CommandRun.package + "/Documentation/Jobs"

    init() throws {
        scratch = try ScratchFolder()
        let app = scratch.path + "/App"
        try FileManager.default.copyItem(atPath: CommandRun.sample, toPath: app)
        let axes = "--devices iphone-4-0 --orientations all --appearances light,dark"
        let record = try CommandRun(
            ["golden", "record", "App"] + axes.split(separator: " ").map(String.init) + ["--goldens", "Goldens"],
            in: scratch.path)
        #expect(record.status == 0, "\(record.errors)")
        let storyboard = app + "/LaunchScreen.storyboard"
        try String(contentsOfFile: storyboard, encoding: .utf8)
            .replacingOccurrences(of: "text=\"Maquette\"", with: "text=\"Maquette Two\"")
            .write(toFile: storyboard, atomically: true, encoding: .utf8)
        // Wraps the command: the first run of the third part is killed during its work.
        let command = try CommandRun.executable.path
        let wrapper = try scratch.file(
            "bin/maquette",
            """
            #!/bin/bash
            case "$*" in *"--shard 3/4"*)
                if mkdir killed 2>/dev/null; then
                    '\(command)' "$@" & sleep 0.05; kill -9 $!; wait $!; exit
                fi ;;
            esac
            exec '\(command)' "$@"

            """)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: wrapper)
        environment = [
            "PATH": scratch.path + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? ""), "INPUTS": "App",
            "AXES": axes, "GOLDENS": "Goldens", "SHARDS": "4", "XDG_CACHE_HOME": scratch.path + "/cache",
        ]
    }

    private func shell(_ line: String, _ more: [String: String] = [:]) throws -> Shell {
        try Shell(line, in: scratch.path, environment: environment.merging(more) { $1 })
    }

    /// The time at which a part wrote its bundle; `nil` if it has not.
    private func date(_ part: Int) throws -> Date? {
        let path = "\(scratch.path)/bundle-\(part)/run.json"
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }

    /// The verdict of the merged parts equals that of a single check.
    private func expectWhole(_ merged: Shell) throws {
        let whole = try shell("maquette golden check $INPUTS $AXES --goldens Goldens --output whole")
        func verdict(_ text: String) -> String? {
            text.split(separator: "\n").map(String.init).last { $0.contains("pictures differ") }
        }
        #expect(merged.status == 1 && whole.status == 1)
        #expect(
            verdict(merged.output) == "4 of 4 pictures differ: 4 layout, 4 pixels"
                && verdict(merged.output) == verdict(whole.output))
    }

    @Test(
        "for Slurm runs as an array on a cluster of one node",
        .enabled(if: OneNodeSlurm.isInstalled, Comment(rawValue: OneNodeSlurm.absence)))
    func slurm() throws {
        let cluster = try OneNodeSlurm(in: scratch.path + "/slurm")
        let submit = "sbatch --wait --cpus-per-task=1 --array="
        let first = try shell("\(submit)1-4 '\(Self.jobs)/slurm.sh'", cluster.environment)
        #expect(first.status != 0, "a part failed: \(first.output)")
        #expect(try (1...4).map { try date($0) != nil } == [true, true, false, true])
        let missing = try shell("maquette golden merge bundle-1 bundle-2 bundle-4 --output report")
        #expect(missing.status == 1 && missing.output.contains("shard 3 of 4 is missing"))
        let again = try shell("\(submit)3 '\(Self.jobs)/slurm.sh'", cluster.environment)
        #expect(again.status == 0, "\(again.output)")
        try expectWhole(try shell("maquette golden merge bundle-* --output report"))
    }

    @Test(
        "for GNU parallel runs the remaining parts when it is called again",
        .enabled(if: Shell.path(of: "parallel") != nil, "needs GNU parallel, which this machine does not have"))
    func parallel() throws {
        let first = try shell("'\(Self.jobs)/parallel.sh'")
        #expect(first.status == 1 && !first.output.contains("4 of 4 pictures"), "\(first.output)")
        let before = try (1...4).map(date)
        #expect(before.map { $0 != nil } == [true, true, false, true])
        try expectWhole(try shell("'\(Self.jobs)/parallel.sh'"))
        #expect(
            try [1, 2, 4].map { try date($0) } == [before[0], before[1], before[3]], "parts that ended do not run again"
        )
    }

    @Test("for Kubernetes and for GitHub uses only options that the command has")
    func others() throws {
        for name in ["kubernetes.yaml", "github-actions.yml"] {
            let text = try String(contentsOfFile: "\(Self.jobs)/\(name)", encoding: .utf8)
            let help = try shell("maquette golden check --help; maquette golden merge --help").output
            let options = Set(text.split { !($0.isLetter || $0 == "-") }.filter { $0.hasPrefix("--") })
            #expect(options.count > 4)
            for option in options { #expect(help.contains(option), "\(name): \(option)") }
        }
    }
}
