public import Diagnostics
public import Foundation
public import Geometry
public import Traits

/// The pictures that one name stands for.
public struct ImageSet: Hashable, Sendable {
    /// With the namespaces it is in: `Icons/star`.
    public var name: String
    var renditions: [ImageRendition]
    var renderingIntent = ImageAsset.RenderingIntent.automatic
    var preservesVector = false
    /// Whether this is a symbol of the app's own, whose file is a template with every weight.
    var isSymbol = false
    public var location: SourceLocation
}

/// One picture file, and what it is for.
struct ImageRendition: Hashable, Sendable {
    var key = AssetVariantKey()
    /// The file's path.
    var file: String
    /// The folder that it must not lie outside of.
    var folder: InputFolder
    /// Pixels in a point; `nil` where one file serves every scale.
    var scale: CGFloat?
    /// In pixels.
    var capInsets: UIEdgeInsets?
    var tiles = false
    /// In pixels.
    var alignmentInsets = UIEdgeInsets.zero
    /// Where the file is named.
    var location: SourceLocation
}

/// The picture file that was chosen for an environment, not yet read.
public struct ImageAsset: Hashable, Sendable {
    public enum RenderingIntent: Hashable, Sendable {
        case automatic, original, template
    }

    public var name: String
    /// The path of the file.
    public var file: String
    /// Pixels in a point of a picture of pixels; 1 for drawings.
    public var scale: CGFloat
    public var renderingIntent: RenderingIntent
    /// Points; where set, what lies between stretches or tiles.
    public var capInsets: UIEdgeInsets?
    public var tiles: Bool
    /// Points.
    public var alignmentInsets: UIEdgeInsets
    /// Whether the file is a drawing rather than pixels.
    public var isVector: Bool
    /// Whether a drawing keeps its outlines when it is scaled up.
    public var preservesVector: Bool
    public var isSymbol: Bool
    /// Whether the picture was made for left to right and is to be mirrored in the other direction.
    public var flipsForRightToLeft: Bool
    public var location: SourceLocation
    let folder: InputFolder
}

extension ImageSet {
    /// The file that suits the traits best, or `nil` where none does.
    ///
    /// > Rule: IM-3. Of scales the exact one, else the nearest above, else the nearest below; IM-2 for the size.
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
            // Of equals the first in the file stays.
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
        func points(_ pixels: UIEdgeInsets) -> UIEdgeInsets {
            UIEdgeInsets(
                top: pixels.top / scale, left: pixels.left / scale, bottom: pixels.bottom / scale,
                right: pixels.right / scale)
        }
        return ImageAsset(
            name: name, file: rendition.file, scale: scale, renderingIntent: renderingIntent,
            capInsets: rendition.capInsets.map(points), tiles: rendition.tiles,
            alignmentInsets: points(rendition.alignmentInsets), isVector: PictureFile.isVector(rendition.file),
            preservesVector: preservesVector, isSymbol: isSymbol, flipsForRightToLeft: mirrors,
            location: rendition.location, folder: rendition.folder)
    }
}
