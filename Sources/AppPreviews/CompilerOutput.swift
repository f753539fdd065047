/// The compiler's errors in an app's code.
struct CompilerOutput {
    /// The lines of the errors with their excerpts, once each, without the progress of the build.
    private(set) var errors: [String] = []
    /// The number of errors in the code.
    private(set) var count = 0
    /// The modules that the code imports and that are not there, in the order in which they are named.
    private(set) var missingModules: [String] = []

    init(_ text: String) {
        var seen: Set<String> = []
        var isShown = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let isError = line.contains(": error: ") || line.hasPrefix("error: ")
            let isExcerpt = line.hasPrefix(" ") && line.contains("|")
            if isError {
                // The second says only that the module has errors, which stand above it.
                isShown =
                    !line.contains("fatalError") && !line.contains("command failed with exit code")
                    && seen.insert(line).inserted
                if isShown, line.contains(": error: ") { count += 1 }
                if let module = line.firstMatch(of: /(?:no such|missing required) module '([^']+)'/)?.output.1,
                    !missingModules.contains(String(module))
                {
                    missingModules.append(String(module))
                }
            } else if !isExcerpt {
                isShown = false
            }
            if isShown { errors.append(line) }
        }
    }

    /// The first lines of the errors that have a place.
    var located: [String] { errors.filter { $0.hasPrefix("/") && $0.contains(": error: ") } }

    /// The reason why the build failed.
    var problem: PreviewBuildProblem {
        missingModules.isEmpty ? .buildFailed(errors: count) : .missingModules(missingModules)
    }
}
