import Foundation
import SourcePorting

/// The command `port-sources`: rewrites the Swift files of modules into a folder for each.
struct PortingCommand {
    struct UsageProblem: Error { let message: String }

    /// A module's files, and the folder that the rewritten ones go to.
    struct Module {
        let name: String
        let output: String
        /// Whether it is a Swift package's.
        let isOfPackage: Bool
        var files: [String] = []
    }

    static let usage = """
        usage: port-sources [--omit ERRORS] --module NAME OUTPUT-FOLDER FILE... [--module NAME OUTPUT-FOLDER FILE...]
          --omit  leaves out what has the errors of the compiler that the file ERRORS lists
        A target of an Xcode project is an --xcode-module. SWIFT_PACKAGE is not set in it.
        """

    private var modules: [Module] = []
    private var omissions = SourceOmissions([])

    init(_ arguments: ArraySlice<String>) throws(UsageProblem) {
        var rest = arguments
        while let word = rest.popFirst() {
            if word == "--module" || word == "--xcode-module" {
                guard let name = rest.popFirst(), let output = rest.popFirst() else {
                    throw UsageProblem(message: "\(word) needs a name and a folder\n\(Self.usage)")
                }
                modules.append(Module(name: name, output: output, isOfPackage: word == "--module"))
            } else if word == "--omit" {
                guard let path = rest.popFirst(), let text = try? String(contentsOfFile: path, encoding: .utf8) else {
                    throw UsageProblem(message: "--omit needs a file with errors of the compiler\n\(Self.usage)")
                }
                omissions = SourceOmissions(parsing: text)
            } else if word == "--list" {
                guard let path = rest.popFirst(), let text = try? String(contentsOfFile: path, encoding: .utf8) else {
                    throw UsageProblem(message: "--list needs a file that lists arguments, one a line\n\(Self.usage)")
                }
                rest = ArraySlice(text.split(separator: "\n").map(String.init)) + rest
            } else if modules.isEmpty {
                throw UsageProblem(message: "'\(word)' stands before any --module\n\(Self.usage)")
            } else {
                modules[modules.count - 1].files.append(word)
            }
        }
        if modules.isEmpty { throw UsageProblem(message: "there is nothing to do\n\(Self.usage)") }
    }

    /// Writes all files.
    ///
    /// - Returns: the exit status: 1 if something cannot be rewritten or read.
    func run() throws(UsageProblem) -> Int32 {
        var sources: [String: SourcePorter.Source] = [:]
        var hasErrors = false
        var entities: Set<String> = []
        let files = modules.flatMap { module in module.files.map { (path: $0, isOfPackage: module.isOfPackage) } }
        for (path, isOfPackage) in files where sources[path] == nil && !Self.isCatalog(path) {
            if Self.isDataModel(path) {
                guard let model = DataModel(bundle: URL(fileURLWithPath: path)) else {
                    complain("\(path):1:1: error: the model cannot be read (open and save it in Xcode, or leave it out)")
                    hasErrors = true
                    continue
                }
                if let text = model.swift(besides: &entities) { sources[path] = SourcePorter.Source(path: path, text: text) }
                continue
            }
            do {
                let text = try String(contentsOfFile: path, encoding: .utf8)
                let source = SourcePorter.Source(path: path, text: text, isOfPackage: isOfPackage)
                let remaining = omissions.apply(to: source)
                for note in remaining.notes { complain(note.description) }
                sources[path] = remaining.source
            } catch {
                complain("\(path):1:1: error: the file cannot be read (save it as UTF-8, or leave it out)")
                hasErrors = true
            }
        }
        for module in modules where !addSymbols(of: module, to: &sources) { hasErrors = true }
        let porter = SourcePorter(modules.flatMap(\.files).compactMap { sources[$0] })
        for module in modules {
            let output = URL(fileURLWithPath: module.output)
            var written: Set<String> = []
            var list = PreviewList(module: module.name)
            let files = module.files.enumerated().filter { _, path in
                guard sources[path] != nil else { return false }
                guard URL(fileURLWithPath: path).lastPathComponent == "main.swift" else { return true }
                complain("\(path):1:1: note: left out: it starts the app (nothing to do: previews start none)")
                return false
            }
            for ((number, path), ported) in zip(files, porter.port(files.compactMap { sources[$0.element] })) {
                for problem in ported.problems { complain(problem.description) }
                hasErrors = hasErrors || ported.problems.contains { $0.severity == .error }
                let file = URL(fileURLWithPath: path).lastPathComponent
                let stem = file.hasSuffix(".swift") ? file : "\(file).swift"
                let name = written.contains(stem) ? "\(number)-\(stem)" : stem
                written.insert(name)
                list.add(ported)
                try write(ported.compilerText, to: output.appendingPathComponent(name))
            }
            list.controllers = porter.controllers(in: Set(module.files))
            list.appDelegates = porter.appDelegates(in: Set(module.files))
            let texts = module.files.compactMap { sources[$0] }
            list.needsBundle =
                texts.contains(where: \.usesModuleBundle) && !texts.contains(where: \.declaresModuleBundle)
            written.insert(PreviewList.fileName)
            try write(list.text, to: output.appendingPathComponent(PreviewList.fileName))
            removeOthers(than: written, in: output)
        }
        return hasErrors ? 1 : 0
    }

    /// Adds the symbols of a module's asset catalogs, as the text of the first one.
    ///
    /// - Returns: whether all catalogs can be read.
    private func addSymbols(of module: Module, to sources: inout [String: SourcePorter.Source]) -> Bool {
        let paths = module.files.filter(Self.isCatalog)
        guard let first = paths.first else { return true }
        var catalogs: [AssetCatalog] = []
        for path in paths {
            if let catalog = AssetCatalog(folder: URL(fileURLWithPath: path)) {
                catalogs.append(catalog)
            } else {
                complain("\(path):1:1: error: the catalog cannot be read (check its permissions, or leave it out)")
            }
        }
        let declared = Set(module.files.compactMap { sources[$0] }.flatMap(\.declaredNames))
        if let text = AssetCatalog(joining: catalogs).swift(besides: declared) {
            sources[first] = SourcePorter.Source(path: first, text: text)
        }
        return catalogs.count == paths.count
    }

    /// Whether a path is that of a Core Data model, for which Xcode writes classes.
    private static func isDataModel(_ path: String) -> Bool {
        path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel")
    }

    /// Whether a path is that of an asset catalog, for which Xcode writes symbols.
    private static func isCatalog(_ path: String) -> Bool { path.hasSuffix(".xcassets") }

    /// Writes a file unless it has that text, so that a build does not compile it again.
    private func write(_ text: String, to url: URL) throws(UsageProblem) {
        let data = Data(text.utf8)
        if let old = try? Data(contentsOf: url), old == data { return }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            throw UsageProblem(message: "\(url.path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// Removes what an earlier run wrote for files that are gone.
    private func removeOthers(than written: Set<String>, in folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.hasSuffix(".swift") && !written.contains(name) {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    private func complain(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
