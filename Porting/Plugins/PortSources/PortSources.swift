import Foundation
import PackagePlugin

/// Rewrites the Swift files of a target's folder that the target does not compile itself.
///
/// Such a target names a file of its own, so that it leaves the others to the plugin:
/// `.target(name: "App", sources: ["Ported.swift"], plugins: [.plugin(name: "PortSources", package: "Porting")])`.
@main
struct PortSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let compiled = Set(target.sourceFiles(withSuffix: "swift").map(\.url.standardizedFileURL.path))
        let walk = FileManager.default.enumerator(
            at: target.directoryURL, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var files: [URL] = []
        while let url = walk?.nextObject() as? URL {
            if url.pathExtension == "swift", !compiled.contains(url.standardizedFileURL.path) { files.append(url) }
        }
        files.sort { $0.path < $1.path }
        guard !files.isEmpty else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "Ported")
        var names: Set<String> = []
        var outputs: [URL] = []
        for (number, file) in files.enumerated() where file.lastPathComponent != "main.swift" {
            let name = file.lastPathComponent
            outputs.append(output.appending(path: names.contains(name) ? "\(number)-\(name)" : name))
            names.insert(outputs[outputs.count - 1].lastPathComponent)
        }
        outputs.append(output.appending(path: "ListOfPreviews.swift"))
        return [
            .buildCommand(
                displayName: "Rewriting \(target.name)", executable: try context.tool(named: "port-sources").url,
                arguments: ["--module", target.moduleName, output.path] + files.map(\.path), inputFiles: files,
                outputFiles: outputs)
        ]
    }
}
