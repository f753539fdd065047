public import Diagnostics
public import Foundation
public import Geometry
public import Traits

/// The pictures of one name.
public struct ImageSet: Hashable, Sendable {
    /// The name with its namespaces: `Icons/star`.
    public var name: String
    var renditions: [ImageRendition]
    var renderingIntent = ImageAsset.RenderingIntent.automatic
    var preservesVector = false
    /// Whether this is a custom symbol, whose file is a template with every weight.
    var isSymbol = false
    public var location: SourceLocation
}

/// One picture file and the traits it is for.
struct ImageRendition: Hashable, Sendable {
    var key = AssetVariantKey()
    /// The file's path.
    var file: String
    /// The folder that the file must not be outside of.
    var folder: InputFolder
    /// The number of pixels per point; `nil` if one file serves every scale.
    var scale: CGFloat?
    var slicing: ImageSlicing?
    /// The alignment insets in pixels.
    var alignmentInsets = UIEdgeInsets.zero
    /// The location at which the file is named.
    var location: SourceLocation
}

/// The picture file chosen for an environment, not yet read.
public struct ImageAsset: Hashable, Sendable {
    public enum RenderingIntent: Hashable, Sendable {
        case automatic, original, template
    }

    public var name: String
    /// The path of the file.
    public var file: String
    /// The number of pixels per point of a bitmap; 1 for a vector drawing.
    public var scale: CGFloat
    public var renderingIntent: RenderingIntent
    /// How the picture is sliced, in pixels; `nil` if it stretches as a whole.
    public var slicing: ImageSlicing?
    /// The alignment insets in points.
    public var alignmentInsets: UIEdgeInsets
    /// Whether the file is a vector drawing rather than a bitmap.
    public var isVector: Bool
    /// Whether a vector drawing keeps its outlines when it is scaled up.
    public var preservesVector: Bool
    public var isSymbol: Bool
    /// Whether the picture was made for left-to-right layouts and is mirrored in right-to-left ones.
    public var flipsForRightToLeft: Bool
    public var location: SourceLocation
    let folder: InputFolder

    /// The cap insets in points.
    ///
    /// If set, the area between them stretches or tiles.
    public var capInsets: UIEdgeInsets? {
        slicing.map { $0.caps.points(at: scale) }
    }
}

extension UIEdgeInsets {
    /// The insets in points; they are in pixels.
    fileprivate func points(at scale: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top / scale, left: left / scale, bottom: bottom / scale, right: right / scale)
    }
}

extension ImageSet {
    /// The file that best fits the traits, or `nil` if none matches.
    ///
    /// > Rule: IM-3. The exact scale comes first, then the nearest above, then the nearest below; IM-2 for the size.
    public func asset(for traits: UITraitCollection) -> ImageAsset? {
        let mirrors =
            renditions.contains { $0.key.direction == .leftToRight }
            && !renditions.contains { $0.key.direction == .rightToLeft }
        var traits = traits
        if mirrors, traits.layoutDirection == .rightToLeft {
            traits = traits.replacing(UITraitLayoutDirection.self, value: .leftToRight)
        }
        let wanted = traits.displayScale > 0 ? traits.displayScale : 1
        var best: (fit: [Int], rendition: ImageRendition)?
        for rendition in renditions {
            guard let fit = rendition.key.fit(traits) else { continue }
            let whole = fit + [Self.scaleFit(rendition, wanted: wanted)]
            // If two fit equally well, the first in the file wins.
            if let best, !best.fit.lexicographicallyPrecedes(whole) { continue }
            best = (whole, rendition)
        }
        return best.map { asset($0.rendition, mirrors: mirrors) }
    }

    /// 1000 for the exact scale, 999 for a file that serves every scale, then the nearest above, then the nearest
    /// below.
    private static func scaleFit(_ rendition: ImageRendition, wanted: CGFloat) -> Int {
        guard let scale = rendition.scale else { return 999 }
        if scale == wanted { return 1000 }
        return scale > wanted ? 900 - Int(scale * 10) : 100 + Int(scale * 10)
    }

    private func asset(_ rendition: ImageRendition, mirrors: Bool) -> ImageAsset {
        let scale = rendition.scale ?? 1
        return ImageAsset(
            name: name, file: rendition.file, scale: scale, renderingIntent: renderingIntent,
            slicing: rendition.slicing, alignmentInsets: rendition.alignmentInsets.points(at: scale),
            isVector: PictureFile.isVector(rendition.file),
            preservesVector: preservesVector, isSymbol: isSymbol, flipsForRightToLeft: mirrors,
            location: rendition.location, folder: rendition.folder)
    }
}
