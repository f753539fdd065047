import Foundation

/// A lock on the package of all apps' previews, so that two commands do not write it at the same time.
///
/// It ends with the process that holds it.
struct BuildLock: ~Copyable {
    private let file: Int32

    /// Waits until no other command builds.
    ///
    /// - Parameter folder: the folder to lock, which is created if it is missing.
    /// - Throws: `PreviewBuildProblem.unwritable` if there can be no file in it.
    init(in folder: URL) throws(PreviewBuildProblem) {
        let path = folder.appending(path: "lock").path
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .unwritable(path: path, reason: String(cString: strerror(errno))) }
        while flock(file, LOCK_EX) != 0 && errno == EINTR {}
    }

    deinit { close(file) }
}
