import Diagnostics
public import Drawing
public import Foundation
public import InterfaceDocuments
public import Symbols
public import Traits
public import UIKit

/// A job's access to the images, colors and data of an input.
///
/// Problems are reported to the job that asks for the asset.
public final class AssetLookup: DocumentLookup {
    /// The libraries of images and colors; the first one that has a name answers.
    private let libraries: [AssetLibrary]
    private let store: ImageStore
    private let documents: OpenedDocuments?

    /// - Parameters:
    ///   - library: the library of images and colors.
    ///   - others: the libraries of what the first one does not have.
    ///   - store: the image store that all jobs share.
    ///   - documents: the documents that code may open; `nil` if no code runs.
    public init(
        library: AssetLibrary, others: [AssetLibrary] = [], store: ImageStore, documents: DocumentLibrary? = nil
    ) {
        libraries = [library] + others
        self.store = store
        self.documents = documents.map { OpenedDocuments($0) }
    }

    public func storyboard(named name: String) -> (any StoryboardContents)? { documents?.storyboard(named: name) }
    public func nib(named name: String) -> (any NibContents)? { documents?.nib(named: name) }
    public var modules: [String] { documents?.modules ?? [] }

    /// The image with a name; a placeholder if its file can't be drawn but its size is known.
    public func image(named name: String, compatibleWith traits: UITraitCollection) -> UIImage? {
        first { $0.imageAsset(named: name, for: traits) }.flatMap { image(of: $0, named: name) }
    }

    /// The image in a file of the input's folder; a placeholder if it can't be drawn but its size is known.
    public func image(atPath path: String) -> UIImage? {
        libraries[0].imageAsset(atPath: path).flatMap { image(of: $0, named: $0.name) }
    }

    public func symbol(atPath path: String) -> SymbolTemplate? {
        let picture = store.picture(forSymbolAt: path)
        report(picture.diagnostics)
        return picture.symbol
    }

    private func image(of asset: ImageAsset, named name: String) -> UIImage? {
        let picture = store.picture(for: asset)
        report(picture.diagnostics)
        // The color of a symbol is its view's, as that of the system's symbols is.
        if let symbol = picture.symbol {
            let image = UIImage(symbol: symbol, named: name)
            return asset.flipsForRightToLeft ? image.imageFlippedForRightToLeftLayoutDirection() : image
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
            image = image.resizableImage(
                withCapInsets: caps, resizingMode: asset.slicing?.tiles == true ? .tile : .stretch)
        }
        if asset.alignmentInsets != .zero { image = image.withAlignmentRectInsets(asset.alignmentInsets) }
        if asset.flipsForRightToLeft { image = image.imageFlippedForRightToLeftLayoutDirection() }
        return image
    }

    public func color(named name: String, compatibleWith traits: UITraitCollection) -> Color? {
        switch first({ $0.color(named: name, for: traits) }) {
        case .fixed(let color): color
        case .system(let name): JobEnvironment.current.systemColor(named: name, for: traits)
        case nil: nil
        }
    }

    public func data(
        named name: String, compatibleWith traits: UITraitCollection
    ) -> (data: Data, typeIdentifier: String?)? {
        first { $0.data(named: name, for: traits) }.map { (Data($0.bytes), $0.typeIdentifier) }
    }

    /// The value of the first library that has one.
    ///
    /// The problems of all libraries that were asked are reported.
    private func first<Value>(_ find: (AssetLibrary) -> Diagnosed<Value?>) -> Value? {
        for library in libraries {
            let found = find(library)
            report(found.diagnostics)
            if let value = found.value { return value }
        }
        return nil
    }

    private func report(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics {
            let place = diagnostic.location?.description ?? ""
            JobEnvironment.current.warnOnce(
                "asset:\(place):\(diagnostic.problem.code)", diagnostic.problem, at: diagnostic.location)
        }
    }
}
