import Diagnostics
import Foundation

/// An attempt of a job to reach something, as code that a document had slipped in would try.
struct Attempt {
    let isAllowed: Bool

    /// Makes the attempt that a word describes; `nil` for other words.
    ///
    /// - Parameters:
    ///   - word: `read:PATH`, `write:PATH`, `list:PATH`, `cat:PATH`, `link:PATH`, `internet`, `socket` or `signal`.
    ///   - folder: the folder of paths that are not absolute.
    init?(_ word: String, in folder: String) {
        let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
        let name = parts.count == 2 ? parts[1] : ""
        let path = name.hasPrefix("/") ? name : folder + "/" + name
        switch parts[0] {
        case "read": isAllowed = Self.opens(path, O_RDONLY)
        case "write": isAllowed = Self.opens(path, O_WRONLY | O_CREAT)
        case "list": isAllowed = Self.opens(path, O_RDONLY | O_DIRECTORY)
        case "link": isAllowed = symlink("/etc/hostname", path) == 0
        case "cat": isAllowed = Self.cats(path)
        case "internet": isAllowed = Self.closes(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        case "socket": isAllowed = Self.closes(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
        case "signal": isAllowed = kill(getppid(), 0) == 0
        default: return nil
        }
    }

    private static func opens(_ path: String, _ flags: Int32) -> Bool { closes(open(path, flags | O_CLOEXEC, 0o600)) }

    private static func closes(_ file: Int32) -> Bool {
        if file >= 0 { close(file) }
        return file >= 0
    }

    /// Whether another program can read a file.
    private static func cats(_ path: String) -> Bool {
        do {
            _ = try ExternalProgram(path: "/bin/cat").run(
                [path], limits: ExternalProgram.Limits(time: .seconds(60), memory: 1 << 30, output: 1 << 10))
            return true
        } catch {
            return false
        }
    }
}
