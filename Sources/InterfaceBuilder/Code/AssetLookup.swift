import Diagnostics
public import Drawing
import Foundation
public import InterfaceDocuments
public import Traits
public import UIKit

/// A job's view of an input's images and colours; what is wrong with one is reported to the job that asks for it.
public final class AssetLookup: DocumentLookup {
    private let library: AssetLibrary
    private let store: ImageStore
    private let documents: OpenedDocuments?

    /// - Parameters:
    ///   - library: of images and colours.
    ///   - store: what all jobs read pictures through.
    ///   - documents: those that code may open; `nil` where no code runs.
    public init(library: AssetLibrary, store: ImageStore, documents: DocumentLibrary? = nil) {
        self.library = library
        self.store = store
        self.documents = documents.map { OpenedDocuments($0) }
    }

    public func storyboard(named name: String) -> (any StoryboardContents)? { documents?.storyboard(named: name) }
    public func nib(named name: String) -> (any NibContents)? { documents?.nib(named: name) }
    public var modules: [String] { documents?.modules ?? [] }

    /// The image of that name; a placeholder where its file cannot be drawn but its size is known.
    public func image(named name: String, compatibleWith traits: UITraitCollection) -> UIImage? {
        let found = library.imageAsset(named: name, for: traits)
        report(found.diagnostics)
        return found.value.flatMap { image(of: $0, named: name) }
    }

    /// The picture in a file of the input's folder; a placeholder where it cannot be drawn but its size is known.
    public func image(atPath path: String) -> UIImage? {
        library.imageAsset(atPath: path).flatMap { image(of: $0, named: $0.name) }
    }

    private func image(of asset: ImageAsset, named name: String) -> UIImage? {
        let picture = store.picture(for: asset)
        report(picture.diagnostics)
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
        let found = library.color(named: name, for: traits)
        report(found.diagnostics)
        switch found.value {
        case .fixed(let color): return color
        case .system(let name): return JobEnvironment.current.systemColor(named: name, for: traits)
        case nil: return nil
        }
    }

    private func report(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics {
            let place = diagnostic.location?.description ?? ""
            JobEnvironment.current.warnOnce(
                "asset:\(place):\(diagnostic.problem.code)", diagnostic.problem, at: diagnostic.location)
        }
    }
}
