import Bitmaps
import Caching
public import Diagnostics
import Foundation
import OutputFiles
import Previews

/// The build of a program that draws an app's previews, from sources that are rewritten for this machine.
///
/// Everything is written to a folder of its own, and kept there: the next build compiles only what changed.
public struct PreviewBuild: Sendable {
    private let app: PreviewedApp
    /// The folder of Maquette's own package.
    private let maquette: URL
    /// The folder for rewritten sources and for what is built.
    private let folder: URL
    /// Whether code that does not compile is left out.
    private let keepsGoing: Bool
    /// Called with each line for people: notes, errors of the compiler, and what is being done.
    private let report: @Sendable (String) -> Void

    /// The folder for what is built, in the user's cache.
    static var standardFolder: URL { URL(fileURLWithPath: PictureCache.standardPath).appending(path: "previews") }

    /// - Parameters:
    ///   - app: the app.
    ///   - maquette: the folder of Maquette's package.
    ///   - folder: the folder for what is built; `nil` for one in the user's cache.
    ///   - keepsGoing: whether statements and declarations that do not compile are left out, each with a note.
    ///   - report: receives lines for people.
    /// - Throws: the reason why nothing can be built.
    public init(
        of app: PreviewedApp, maquette: String, folder: String?, keepsGoing: Bool = false,
        report: @escaping @Sendable (String) -> Void
    ) throws(DiagnosedError) {
        self.app = app
        self.keepsGoing = keepsGoing
        self.maquette = URL(fileURLWithPath: maquette).standardizedFileURL
        self.folder =
            folder.map { URL(fileURLWithPath: $0).standardizedFileURL }
            ?? Self.standardFolder
        self.report = report
        guard FileManager.default.fileExists(atPath: self.maquette.appending(path: "Porting/Package.swift").path) else {
            throw DiagnosedError(PreviewBuildProblem.noPackage(path: maquette))
        }
    }

    /// Rewrites and builds.
    ///
    /// - Returns: the path of the program.
    /// - Throws: the first reason why there is no program; errors of the compiler have been reported by then.
    public func build() throws(DiagnosedError) -> String {
        do throws(PreviewBuildProblem) {
            for diagnostic in app.diagnostics { report(diagnostic.description) }
            for omission in app.omissions { report("note: \(omission.note)") }
            if let output = try locked(buildProgram) { throw reportErrors(output) }
            let bundle = AppBundle(
                folders: [app.root] + app.libraries, propertyList: app.propertyList,
                folder: folder.appending(path: "bundles/\(programName)"))
            return try bundle.write(with: products.appending(path: "debug/\(programName)"))
        } catch {
            throw DiagnosedError(error)
        }
    }

    /// The limit of builds in which something more is left out: modules that need each other fail one after another.
    private static let mostBuilds = 60

    /// Rewrites the sources and builds the program; builds again without what does not compile, if so asked.
    ///
    /// - Returns: the compiler's output with its errors; `nil` if there are none.
    private func buildProgram() throws(PreviewBuildProblem) -> CompilerOutput? {
        try buildPorter()
        var first: CompilerOutput?
        // The compiler would stop at each import of what is left out.
        var omitted = keepsGoing && !app.omissions.isEmpty ? [app.omissions.map(\.missingModule)] : []
        var reported: Set<String> = []
        func reportOnce(_ notes: [String]) {
            for line in notes where reported.insert(line).inserted { report(short(line)) }
        }
        for _ in 0..<(keepsGoing ? Self.mostBuilds : 1) {
            let notes = try port(omitting: omitted)
            if first == nil {
                reportOnce(notes)
                report("building the previews …")
                try writePackage()
                removeModulesOfOtherApps()
            }
            let result = try SwiftTool.run([
                "build", "--package-path", package.path, "--scratch-path", products.path, "--product", programName,
            ])
            if result.status == 0 {
                reportOnce(notes)
                return nil
            }
            let output = CompilerOutput(String(decoding: result.output, as: UTF8.self) + result.errors)
            first = first ?? output
            if output.located.isEmpty { break }
            omitted.append(output.located)
        }
        return first
    }

    /// The package that builds the rewritten sources.
    ///
    /// It is the same for all apps, because the package manager keeps the plan of a build with the build's folder: a
    /// second package in that folder would build the first one again.
    private var package: URL { folder.appending(path: "package") }

    /// The build folder of all apps, so that Maquette is built once.
    private var products: URL { folder.appending(path: "build") }

    /// The name of the app's program, which no other app's has.
    private var programName: String {
        "ShowPreviews_\(ContentDigest(of: Array(app.root.path.utf8)).hexadecimal.prefix(16))"
    }

    /// The folder of a target of the app, below the package's.
    private func targetPath(_ name: String) -> String { "Apps/\(programName)/\(name)" }

    /// Does something while no other command writes the package.
    private func locked<Result>(
        _ work: () throws(PreviewBuildProblem) -> Result
    ) throws(PreviewBuildProblem) -> Result {
        let path = package.appending(path: "lock").path
        try? FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        let lock: FileLock
        do throws(SystemError) {
            lock = try FileLock(path, creates: true)
        } catch {
            throw .unwritable(path: path, reason: String(cString: strerror(error.code)))
        }
        let result = try work()
        _ = consume lock
        return result
    }

    // MARK: Rewriting

    /// Maquette's package of the tool that rewrites sources.
    private var porting: URL { maquette.appending(path: "Porting") }

    private func buildPorter() throws(PreviewBuildProblem) {
        report("building the tool that rewrites sources …")
        let result = try SwiftTool.run([
            "build", "--package-path", porting.path, "--product", "port-sources",
        ])
        guard result.status == 0 else {
            let lines = String(decoding: result.output, as: UTF8.self) + result.errors
            throw .toolFailed(
                output: lines.split(separator: "\n").first { $0.contains("error:") }.map(String.init) ?? "")
        }
    }

    /// Rewrites the sources.
    ///
    /// - Parameter runs: the errors of each run of the compiler in what is to be left out.
    /// - Returns: the lines of the notes.
    /// - Throws: the reason why a source cannot be rewritten.
    private func port(omitting runs: [[String]]) throws(PreviewBuildProblem) -> [String] {
        let omissions = package.appending(path: "Apps/\(programName)/errors.txt")
        try writeUnlessEqual(
            runs.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n"), to: omissions)
        var words = ["--omit", omissions.path]
        for module in app.modules {
            let kind = module.isOfPackage ? "--module" : "--xcode-module"
            words += [kind, module.name, package.appending(path: targetPath(module.name)).path] + module.files
        }
        let list = package.appending(path: "Apps/\(programName)/sources.txt")
        try writeUnlessEqual(words.joined(separator: "\n") + "\n", to: list)
        let program = porting.appending(path: ".build/debug/port-sources")
        let ported = try SwiftTool.run(program.path, ["--list", list.path])
        let lines = ported.errors.split(separator: "\n").map(String.init)
        guard ported.status == 0 else {
            for line in lines { report(short(line)) }
            throw .portingFailed(errors: lines.count { $0.contains(": error: ") })
        }
        return lines
    }

    // MARK: The package

    private func writePackage() throws(PreviewBuildProblem) {
        let identity = maquette.lastPathComponent
        func product(_ name: String) -> String { ".product(name: \"\(name)\", package: \"\(identity)\")" }
        let kit = [product("UIKit"), product("AppleModules")]
        var text = """
            // swift-tools-version: 6.1
            // Maquette's files: \(digestOfMaquettesFiles)
            import PackageDescription

            let package = Package(
                name: "PreviewedApp",
                platforms: [.macOS(.v15)],
                dependencies: [.package(path: "\(maquette.path)")],
                targets: [

            """
        for module in app.modules {
            let names = module.dependencies.filter { name in app.modules.contains { $0.name == name } }
            let others = productsImported(by: module).map(product)
            let dependencies = (names.map { "\"\($0)\"" } + kit + others).joined(separator: ", ")
            text += """
                        .target(
                            name: "\(module.name)", dependencies: [\(dependencies)],
                            path: "\(targetPath(module.name))", \(settings(of: module))),

                """
        }
        let all = app.modules.map { "\"\($0.name)\"" } + kit + [product("Maquette")]
        text += """
                    .executableTarget(
                        name: "\(programName)", dependencies: [\(all.joined(separator: ", "))],
                        path: "\(targetPath(programName))"),
                ],
                swiftLanguageModes: [.v5]
            )

            """
        try writeUnlessEqual(text, to: package.appending(path: "Package.swift"))
        let imports = app.modules.map { "import \($0.name)\n" }.joined()
        func joined(_ list: String) -> String {
            app.modules.map { "\(list)Of\($0.name)()" }.joined(separator: " + ")
        }
        try writeUnlessEqual(
            """
            import Previews
            import UIKit
            \(imports)
            PreviewProgram.main(
                previews: { \(joined("previews")) }, controllers: { \(joined("controllers")) },
                appDelegates: { \(joined("appDelegates")) })

            """, to: package.appending(path: "\(targetPath(programName))/main.swift"))
    }

    /// The argument of a target with the conditions that hold in a module, and the mode of an earlier Swift.
    ///
    /// Warnings are off: nobody sees them, and the compiler would write one for each pair of files, about their original
    /// paths.
    private func settings(of module: PreviewedApp.Module) -> String {
        let conditions = module.compilationConditions.map { ".define(\"\($0)\")" }
        let mode = Self.mode(ofSwift: module.swiftVersion).map { [".swiftLanguageMode(.\($0))"] } ?? []
        let settings = conditions + mode + [".unsafeFlags([\"-suppress-warnings\"])"]
        return "swiftSettings: [\(settings.joined(separator: ", "))]"
    }

    /// The compiler's mode for a version of Swift; `nil` for that of Swift 5.
    ///
    /// In Swift 4, UIKit's names are others. No compiler of today has a mode for earlier versions.
    static func mode(ofSwift version: String?) -> String? {
        guard let version, let major = version.split(separator: ".").first.flatMap({ Int($0) }), major < 5 else {
            return nil
        }
        return version.hasPrefix("4.2") ? "v4_2" : "v4"
    }

    /// A digest of the paths of Maquette's sources.
    ///
    /// SwiftPM notices new files in the root package, but not in its dependencies, such as after an update of Maquette.
    /// A changed manifest makes it look again.
    private var digestOfMaquettesFiles: String {
        let sources = FileManager.default.enumerator(atPath: maquette.appending(path: "Sources").path)
        let paths = (sources?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
        return ContentDigest(of: Array(paths.joined(separator: "\n").utf8)).hexadecimal
    }

    /// Removes the compiled modules of the other apps: an import in this one would find them, and the program would not
    /// have their code.
    private func removeModulesOfOtherApps() {
        let own = Set(app.modules.map(\.name))
        let apps = package.appending(path: "Apps")
        for app in names(in: apps) {
            for module in names(in: apps.appending(path: app)) where !own.contains(module) {
                try? FileManager.default.removeItem(at: products.appending(path: "debug/Modules/\(module).swiftmodule"))
            }
        }
    }

    private func names(in folder: URL) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    }

    /// The products besides UIKit's that a module's rewritten code imports, each of which takes a while to build.
    private func productsImported(by module: PreviewedApp.Module) -> [String] {
        let folder = package.appending(path: targetPath(module.name))
        let files = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
            .map { folder.appending(path: $0).path }
        return Set(ImportedModules.names(inFiles: files).compactMap { Self.productsOfModules[$0] }).sorted()
    }

    /// The products that have libraries of their own, by module.
    private static let productsOfModules = [
        "AppleCombine": "AppleCombine", "AppleCryptoKit": "AppleCryptography",
        "AppleCommonCrypto": "AppleCryptography", RxCocoa.runtime: "RxCocoaRuntime",
    ]

    // MARK: Errors

    /// Reports the compiler's errors.
    ///
    /// - Returns: the reason why the build failed.
    private func reportErrors(_ output: CompilerOutput) -> PreviewBuildProblem {
        for line in output.errors { report(short(line)) }
        return output.problem
    }

    /// A line with paths as this folder has them.
    private func short(_ line: String) -> String { repositoryPath(line) }
}
