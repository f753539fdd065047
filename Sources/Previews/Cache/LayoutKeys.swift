public import Bitmaps
public import Devices
import Foundation
public import Theming

/// Names all that the layout of a picture depends on, so that whatever changes is laid out anew.
public struct LayoutKeys: Sendable {
    private let request: ContentDigest
    /// What draws.
    let renderer: ContentDigest

    /// `nil` where the program cannot tell itself from its next version.
    ///
    /// - Parameter request: the digest of what the run was asked for, without what each picture says itself.
    public init?(request: ContentDigest) {
        guard let renderer = RendererIdentity.digest else { return nil }
        self.renderer = renderer
        var builder = DigestBuilder()
        builder.combine(renderer.hexadecimal)
        builder.combine(request.hexadecimal)
        // Problems name inputs as they were given, which means something else in another folder.
        builder.combine(FileManager.default.currentDirectoryPath)
        self.request = builder.finish()
    }

    /// The key of one picture.
    ///
    /// - Parameters:
    ///   - input: the digest of all that the document's pictures depend on; `nil` where that is not known.
    ///   - name: of the picture.
    ///   - variant: what the document is shown on.
    /// - Returns: the key; `nil` where the picture must be laid out to know.
    public func key(_ input: ContentDigest?, name: String, variant: Variant) -> String? {
        input.map { digest([$0.hexadecimal, name, variant.description]).hexadecimal }
    }

    /// The digest of the request with what else something depends on.
    func digest(_ parts: [String]) -> ContentDigest {
        var builder = DigestBuilder()
        builder.combine(request.hexadecimal)
        builder.combine(parts.count)
        for part in parts { builder.combine(part) }
        return builder.finish()
    }
}

extension Theme {
    /// What pictures in the theme depend on.
    ///
    /// Of a file the name says little; what the program carries changes with the program.
    ///
    /// - Parameter reference: by which the theme was asked for.
    /// - Returns: a word for the theme, to be digested.
    public func key(askedForAs reference: String) -> String {
        Theme.isPath(reference) ? FieldDigest.of(self).hexadecimal : reference
    }
}
