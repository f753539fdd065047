public import Bitmaps
public import Devices
import Foundation
public import Theming

/// Keys for everything that a picture's layout depends on, so that any change causes a new layout.
public struct LayoutKeys: Sendable {
    private let request: ContentDigest
    /// The identity of the renderer.
    package let renderer: ContentDigest

    /// Creates keys; `nil` if the program cannot tell itself from its next version.
    ///
    /// - Parameter request: the digest of the run's request, without what each picture adds itself.
    public init?(request: ContentDigest) {
        guard let renderer = RendererIdentity.digest else { return nil }
        self.renderer = renderer
        var builder = DigestBuilder()
        builder.combine(renderer.hexadecimal)
        builder.combine(request.hexadecimal)
        // Problems name inputs by the paths given, which mean something else in another folder.
        builder.combine(FileManager.default.currentDirectoryPath)
        self.request = builder.finish()
    }

    /// The key of one picture.
    ///
    /// - Parameters:
    ///   - input: the digest of everything that the document's pictures depend on; `nil` if unknown.
    ///   - name: the picture's name.
    ///   - variant: the variant that the document is shown on.
    /// - Returns: the key; `nil` if only a layout can tell.
    public func key(_ input: ContentDigest?, name: String, variant: Variant) -> String? {
        input.map { digest([$0.hexadecimal, name, variant.identity]).hexadecimal }
    }

    /// The digest of the request and of other things that something depends on.
    package func digest(_ parts: [String]) -> ContentDigest {
        var builder = DigestBuilder()
        builder.combine(request.hexadecimal)
        builder.combine(parts.count)
        for part in parts { builder.combine(part) }
        return builder.finish()
    }
}

extension Theme {
    /// A key for the theme that pictures depend on.
    ///
    /// The name of a theme file says little about its content. A built-in theme changes only with the program.
    ///
    /// - Parameter reference: the name or path that the theme was requested by.
    /// - Returns: a string for the theme, to be digested.
    public func key(askedForAs reference: String) -> String {
        Theme.isPath(reference) ? FieldDigest.of(self).hexadecimal : reference
    }
}
