import Bitmaps
import Foundation
import Rendering

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What draws: another program, or another version of a library that it draws with, may draw otherwise.
enum RendererIdentity {
    /// The digest of the program's own file as the file system knows it, and of the libraries' versions.
    ///
    /// `nil` where the program cannot tell which file it is; nothing is kept from such a program. A process stays what
    /// it was when it began, whatever becomes of its file meanwhile.
    static let digest: ContentDigest? = {
        #if os(Linux)
            let program = "/proc/self/exe"
        #else
            guard let program = Bundle.main.executablePath else { return nil }
        #endif
        guard let stamp = FileStamp(path: program) else { return nil }
        var builder = DigestBuilder()
        builder.combine("maquette-cache-1")
        builder.combine(stamp.size)
        builder.combine(stamp.modified)
        builder.combine(stamp.changed)
        for version in RenderingTools.libraryVersions { builder.combine(version) }
        return builder.finish()
    }()
}
