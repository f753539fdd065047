import Foundation
import PackagePlugin

/// Turns text files into string constants, so that an installed binary carries its data.
///
/// A target's own `Data/*` (JSON, and what a page is made of) go into `EmbeddedData`; `Theming` gets the package's `Themes/*.yaml`.
@main
struct EmbedText: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let isTheming = target.name == "Theming"
        let folder =
            isTheming
            ? context.package.directoryURL.appending(path: "Themes")
            : context.package.directoryURL.appending(path: "Sources/\(target.name)/Data")
        let inputs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { ["json", "yaml", "html", "css", "js"].contains($0.pathExtension) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedData.swift")
        return [
            .buildCommand(
                displayName: "Embedding the data of \(target.name)",
                executable: try context.tool(named: "EmbedTextTool").url,
                arguments: [output.path()] + inputs.map { $0.path() },
                inputFiles: inputs,
                outputFiles: [output])
        ]
    }
}
