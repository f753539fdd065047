public import AdaptiveKit
import Diagnostics
public import Drawing
import Foundation
public import Traits

/// A job's view of an input's images and colours; what is wrong with one is reported to the job that asks for it.
public final class AssetLookup: ResourceLookup {
    private let library: AssetLibrary
    private let store: ImageStore

    public init(library: AssetLibrary, store: ImageStore) {
        self.library = library
        self.store = store
    }

    /// The image of that name; a placeholder where its file cannot be drawn but its size is known.
    public func image(named name: String, compatibleWith traits: UITraitCollection) -> UIImage? {
        guard let asset = library.imageAsset(named: name, for: traits) else { return nil }
        let picture = store.picture(for: asset)
        for diagnostic in picture.diagnostics {
            JobEnvironment.current.warnOnce(
                "asset:\(asset.file):\(diagnostic.problem.code)", diagnostic.problem, at: diagnostic.location)
        }
        guard let size = picture.size else { return nil }
        var image = UIImage(
            content: picture.image.map { .picture($0) } ?? .placeholder(name: name), size: size, scale: asset.scale,
            catalogName: name)
        switch asset.renderingIntent {
        case .automatic: break
        case .original: image = image.withRenderingMode(.alwaysOriginal)
        case .template: image = image.withRenderingMode(.alwaysTemplate)
        }
        if let caps = asset.capInsets {
            image = image.resizableImage(withCapInsets: caps, resizingMode: asset.tiles ? .tile : .stretch)
        }
        if asset.alignmentInsets != .zero { image = image.withAlignmentRectInsets(asset.alignmentInsets) }
        if asset.flipsForRightToLeft { image = image.imageFlippedForRightToLeftLayoutDirection() }
        return image
    }

    public func color(named name: String, compatibleWith traits: UITraitCollection) -> Color? {
        switch library.color(named: name, for: traits) {
        case .fixed(let color): color
        case .system(let name): JobEnvironment.current.systemColor(named: name, for: traits)
        case nil: nil
        }
    }
}
