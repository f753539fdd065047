package import Foundation

/// Whether a process has ended, by its number.
///
/// On Linux a process that its parent has not reaped yet still takes signals. It counts as ended: it will write nothing
/// more.
package func processHasEnded(_ process: pid_t) -> Bool {
    if kill(process, 0) != 0 && errno == ESRCH { return true }
    #if os(Linux)
        // The state follows the program's name, which stands in parentheses and may contain some itself.
        guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let end = status.lastIndex(of: ")")
        else { return false }
        return status[end...].dropFirst(2).first == "Z"
    #else
        return false
    #endif
}
