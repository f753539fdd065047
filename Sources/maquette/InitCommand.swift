public import ArgumentParser
import Diagnostics
import Foundation
import Goldens
import OutputFiles
import Previews
public import Settings

/// The command `maquette init`.
struct InitCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Writes a maquette.yaml that fits a project, or a workflow.",
        discussion: """
            Looks at the project's targets, device families, orientations, languages and documents, and says what it \
            found. With --ci, a workflow is written instead: it installs Maquette, and checks goldens where the \
            project has some, or else compares each change with its base. An existing file is not overwritten \
            without --force.

            Examples:
              maquette init
              maquette init --ci github --repository OWNER/maquette
              maquette init --ci gitlab --release https://example.com/maquette/\(programVersion)
            """)

    @Argument(help: "The project's folder.")
    var folder = "."

    @Option(help: ArgumentHelp("Write a workflow for this service: github, gitlab.", valueName: "service"))
    var ci: Workflow.Service?

    @Option(
        help: ArgumentHelp(
            "Maquette's repository, whose action a GitHub workflow uses. Without it, the workflow reads MAQUETTE_REPOSITORY.",
            valueName: "owner/name"))
    var repository: String?

    @Option(
        help: ArgumentHelp(
            "The address of the release's folder. Without it, a GitLab workflow reads the variable MAQUETTE_RELEASE.",
            valueName: "url"))
    var release: String?

    @Flag(help: "Overwrite an existing file.")
    var force = false

    func validate() throws {
        if release != nil && ci == nil { throw ValidationError("--release is for a workflow: add --ci github.") }
        if repository != nil && ci != .github {
            throw ValidationError("--repository is for GitHub's workflow: add --ci github.")
        }
        let parts = repository?.split(separator: "/", omittingEmptySubsequences: false) ?? ["OWNER", "NAME"]
        let isName = parts.count == 2 && parts.allSatisfy { $0.wholeMatch(of: #/[A-Za-z0-9._-]+/#) != nil }
        guard isName else { throw ValidationError("'\(repository ?? "")' is not a repository, as OWNER/NAME.") }
    }

    func run(_ output: StandardStreams) -> ExitStatus {
        do throws(DiagnosedError) {
            let path: String
            if let ci {
                let workflow = try workflow(for: ci)
                path = try write(workflow.text, to: workflow.path)
            } else {
                let facts = try ProjectFacts.read(in: folder)
                output.complain(facts.diagnostics, asJSON: false)
                path = try write(StarterFile.text(for: facts.value), to: SettingsFile.name)
                output.write(facts.value.text)
            }
            output.write("wrote \(path)\n")
            return .good
        } catch {
            output.complain(error.diagnostics, asJSON: false)
            let isOutput = error.diagnostics.contains { $0.problem is SettingsProblem || $0.problem is OutputProblem }
            return isOutput ? .wrongUsage : .unreadableInput
        }
    }

    /// The workflow that fits the project's settings.
    private func workflow(for service: Workflow.Service) throws(DiagnosedError) -> Workflow {
        let path = place(of: SettingsFile.name)
        let isThere = FileManager.default.fileExists(atPath: path)
        let file = isThere ? try SettingsFile(contentsOfFile: path) : nil
        func own(_ key: SettingKey) -> String {
            let value = file?.settings[key]?.values.first ?? place(of: key.standard)
            let prefix = place(of: "")
            return value.hasPrefix(prefix) ? String(value.dropFirst(prefix.count)) : value
        }
        let manifest = "\(place(of: own(.goldens)))/\(GoldenManifest.fileName)"
        return Workflow(
            for: service, hasGoldens: FileManager.default.fileExists(atPath: manifest), report: own(.report),
            repository: repository, release: release, version: programVersion)
    }

    /// The path of a file in the project.
    private func place(of name: String) -> String { folder == "." ? name : "\(folder)/\(name)" }

    /// Writes a new file, and returns its path.
    private func write(_ text: String, to name: String) throws(DiagnosedError) -> String {
        let path = place(of: name)
        guard force || !FileManager.default.fileExists(atPath: path) else {
            throw DiagnosedError(SettingsProblem.exists, at: SourceLocation(file: path))
        }
        let above = SplitPath(path).folder
        if !above.isEmpty { _ = try OutputFolder(path: above) }
        try OutputFolder.write(Array(text.utf8), to: path)
        return path
    }
}

extension Workflow.Service: ExpressibleByArgument {}
