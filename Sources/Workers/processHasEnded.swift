package import Foundation

/// Whether the process with a number has ended.
///
/// On Linux, a zombie that its parent has not reaped still accepts signals. It counts as ended, because it cannot write
/// anything any more.
package func processHasEnded(_ process: pid_t) -> Bool {
    if kill(process, 0) != 0 && errno == ESRCH { return true }
    #if os(Linux)
        // The state follows the program's name, which is in parentheses and may contain parentheses itself.
        guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let end = status.lastIndex(of: ")")
        else { return false }
        return status[end...].dropFirst(2).first == "Z"
    #else
        return false
    #endif
}
