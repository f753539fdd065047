#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The folders that a child made for its outputs before it was confined.
///
/// A confined child cannot remove a folder that it writes to. So it names the folders that it made, and the supervisor
/// removes those that are still empty at the end. The names go through a pipe that the child closes before it reads any
/// input, so no input can add to them.
struct MadeFolders {
    /// The environment variable that passes the pipe's descriptor to the child.
    private static let variable = "MAQUETTE_MADE_FOLDERS"

    private let reader: CInt
    private let writer: CInt

    /// Creates the pipe, and passes it to the children to come; `nil` if the system has no descriptors left for it.
    static func make() -> MadeFolders? {
        var ends: [CInt] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        // Children get the writer alone. Nothing may wait for names that no child sent.
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        setenv(variable, String(ends[1]), 1)
        return MadeFolders(reader: ends[0], writer: ends[1])
    }

    /// Names folders to the supervisor, the outermost first, and closes the pipe.
    ///
    /// A child can do it once. Further names than a pipe can hold are lost: their folders stay.
    static func name(_ folders: [String]) {
        guard let writer = getenv(variable).flatMap({ CInt(String(cString: $0)) }) else { return }
        unsetenv(variable)
        _ = fcntl(writer, F_SETFL, O_NONBLOCK)
        for folder in folders {
            var bytes = Array(folder.utf8CString)
            _ = bytes.withUnsafeMutableBytes { write(writer, $0.baseAddress, $0.count) }
        }
        close(writer)
    }

    /// Removes the named folders that are empty.
    func removeEmpty() {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(reader, $0.baseAddress, $0.count) }
            guard count > 0 else { break }
            bytes += chunk.prefix(count)
        }
        close(reader)
        close(writer)
        for folder in bytes.split(separator: 0).reversed() { _ = rmdir(String(decoding: folder, as: UTF8.self)) }
    }
}
