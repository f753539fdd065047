import ArgumentParser

/// The path of a folder or file to write to.
enum OutputPath {
    /// Refuses `-`, which stands for standard output in other programs and would be a folder here.
    static func checked(_ path: String) throws -> String {
        guard path != "-" else {
            throw ValidationError("files are written to a folder, and never to standard output")
        }
        return path
    }
}
