import Diagnostics
import Foundation
import Workers

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The hidden name of an output file until it is complete: `.picture.png.maquette-1234-5678.partial`.
///
/// It contains the process and the thread that write it. So runs into one folder do not collide, and a later run can
/// recognize the partial files of an interrupted one.
package struct PartialFile {
    let name: String
    let process: pid_t

    private static let mark = ".maquette-"
    private static let ending = ".partial"

    /// Creates the partial file of this process for a finished file's name.
    init(for finished: String) {
        process = getpid()
        #if canImport(Darwin)
            let thread = UInt(bitPattern: pthread_self())
        #else
            let thread = UInt(pthread_self())
        #endif
        name = ".\(finished)\(Self.mark)\(process)-\(thread)\(Self.ending)"
    }

    /// Creates the partial file of any process; `nil` for the name of another file.
    init?(named name: String) {
        guard name.hasPrefix("."), name.hasSuffix(Self.ending),
            let mark = name.range(of: Self.mark, options: .backwards)
        else { return nil }
        let digits = name[mark.upperBound...].dropLast(Self.ending.count).prefix { $0 != "-" }
        // 0 and negative numbers name process groups.
        guard let process = pid_t(digits), process > 0, digits.allSatisfy(\.isNumber) else { return nil }
        self.name = name
        self.process = process
    }

    /// Whether the process that wrote it has ended.
    var isStale: Bool { processHasEnded(process) }

    /// Removes the partial files of this process from a folder, before it ends in the middle of its work.
    package static func removeOwn(in folder: String) { remove(in: folder) { $0.process == getpid() } }

    /// Removes the stale partial files from a folder.
    ///
    /// Failures are ignored: a folder that cannot be listed and a file that cannot be removed stay as they are.
    package static func removeStale(in folder: String) { remove(in: folder) { $0.isStale } }

    private static func remove(in folder: String, where isInTheWay: (PartialFile) -> Bool) {
        for name in namesInFolder(folder) {
            guard let file = PartialFile(named: name), isInTheWay(file) else { continue }
            // `unlink` does not remove folders.
            unlink((folder as NSString).appendingPathComponent(file.name))
        }
    }
}
