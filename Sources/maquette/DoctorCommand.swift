import ArgumentParser
import Caching
import Diagnostics
import Foundation
import Previews
import Rendering
import Typography
import Workers

/// The command `maquette doctor`.
struct DoctorCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Shows what protects a run, and whether fonts, libraries and programs are there.",
        discussion: """
            The sandbox is tried, not asked about: the command runs in it as every other one does. The exit status is \
            1 if text could not be drawn as it should.
            """)

    @Flag(help: "Print one JSON object.")
    var json = false

    /// One line of the report.
    private struct Finding {
        var name: String
        var isGood: Bool
        var words: String
    }

    var reach: CommandReach { CommandReach(readFolders: [PictureCache.standardPath]) }

    func run(_ output: StandardStreams) -> ExitStatus {
        let (protection, fonts) = (protection, fonts)
        let findings = [Finding(name: "version", isGood: true, words: programVersion)] + protection + fonts + tools
        if json {
            let members = findings.map {
                "{\"name\":\(JSONText.quoted($0.name)),\"good\":\($0.isGood),\"text\":\(JSONText.quoted($0.words))}"
            }
            output.write("{\"findings\":[\(members.joined(separator: ","))]}\n")
        } else {
            let width = findings.map(\.name.count).max() ?? 0
            for finding in findings {
                let name = finding.name.padding(toLength: width, withPad: " ", startingAt: 0)
                output.write("\(finding.isGood ? "✓" : "✗") \(name)  \(finding.words)\n")
            }
        }
        return fonts.allSatisfy(\.isGood) ? .good : .checkFailed
    }

    private var protection: [Finding] {
        let found = Sandbox.protections
        let memory = MemoryLimit.standard(workers: ProcessInfo.processInfo.activeProcessorCount)
        let files =
            found.isConfined
            ? "only inputs, fonts and libraries can be read, only outputs written (Landlock \(found.landlockVersion))"
            : found.landlockVersion > 0
                ? "not confined, although the kernel has Landlock \(found.landlockVersion)"
                : "not confined: the kernel has no Landlock (Linux 5.19 or later has what is needed)"
        return [
            Finding(
                name: "network", isGood: found.isWithoutNetwork,
                words: found.isWithoutNetwork
                    ? "refused, with new privileges and other processes (seccomp)"
                    : "not refused: the kernel or the container has no seccomp"),
            Finding(name: "files", isGood: found.isConfined, words: files),
            Finding(name: "memory", isGood: true, words: "a run is limited to \(memory) MB (--memory-limit)"),
        ]
    }

    private var fonts: [Finding] {
        FontLibrary().survey.map { font in
            Finding(
                name: font.postScriptName, isGood: font.path != nil,
                words: font.path ?? "not installed: install \(font.package)")
        }
    }

    private var tools: [Finding] {
        let programs = [("git", "golden compare"), ("pdftocairo", "PDF images")].map { name, use in
            let found = ExternalProgram(named: name)?.path
            return Finding(name: name, isGood: found != nil, words: found ?? "not installed: needed for \(use)")
        }
        let cache = PictureCache(path: PictureCache.standardPath)
        let contents = cache.contents
        let size = "\(contents.files) files, \(contents.bytes >> 20) of \(PictureCache.standardLimit >> 20) MB"
        return [
            Finding(
                name: "libraries", isGood: true, words: RenderingTools.libraryVersions.joined(separator: ", "))
        ] + programs + [Finding(name: "cache", isGood: true, words: "\(cache.path): \(size)")]
    }
}
