package import Bitmaps
import Foundation
import OutputFiles
import Rendering
import Typography

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The identity of the renderer: another program, another version of a drawing library, or other fonts may draw
/// differently.
package enum RendererIdentity {
    /// The digest of the program's own file as the file system knows it, of the libraries' versions, and of the folders
    /// of fonts and hyphenation dictionaries.
    ///
    /// `nil` if the program cannot tell which file it is; such a program keeps nothing. A process stays what it was at
    /// launch, even if its file changes meanwhile.
    package static let digest: ContentDigest? = {
        let library = FontLibrary()
        return digest(
            withFontsIn: library.folders + library.hyphenationFolders,
            systemFont: FontLibrary.systemFontPath(in: ProcessInfo.processInfo.environment))
    }()

    /// The digest with the given folders: a file that is added, removed or replaced changes its folder.
    static func digest(withFontsIn folders: [String], systemFont: String? = nil) -> ContentDigest? {
        #if os(Linux)
            let program = "/proc/self/exe"
        #else
            guard let program = Bundle.main.executablePath else { return nil }
        #endif
        guard let stamp = FileStamp(path: program) else { return nil }
        var builder = DigestBuilder()
        builder.combine("maquette-cache-2")
        builder.combine(stamp.size)
        builder.combine(stamp.modified)
        builder.combine(stamp.changed)
        for version in RenderingTools.libraryVersions { builder.combine(version) }
        for folder in folders {
            builder.combine(folder)
            if let stamp = FileStamp(folder: folder) { builder.combine(stamp) }
        }
        if let systemFont {
            builder.combine(systemFont)
            if let stamp = FileStamp(path: systemFont) { builder.combine(stamp) }
        }
        return builder.finish()
    }
}
