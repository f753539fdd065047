internal import Diagnostics
internal import Foundation
internal import InterfaceDocuments
internal import UIKit

/// Converts the values of one element to UIKit's.
@MainActor struct ValueConverter {
    let resolver: ValueResolver
    /// The location of the element, for problems.
    let place: SourceLocation
    /// The size that the view's own class reported when it was rendered on the canvas.
    private(set) var designedSize: CGSize?

    init(resolver: ValueResolver, place: SourceLocation) {
        self.resolver = resolver
        self.place = place
    }

    init(resolver: ValueResolver, source: DocumentView) {
        self.init(resolver: resolver, place: source.location)
        if isOnCanvas { designedSize = resolver.document.designableSizes[source.id] }
    }

    var isOnCanvas: Bool { resolver.purpose == .canvas }

    func color(_ color: DocumentColor) -> UIColor? { resolver.color(color, at: place) }

    func font(_ font: DocumentFont) -> UIFont { resolver.font(font) }

    func image(_ image: DocumentImage, configuration: DocumentSymbolConfiguration? = nil) -> UIImage {
        resolver.image(image, configuration: configuration, at: place)
    }

    func symbolConfiguration(_ content: DocumentSymbolConfiguration) -> UIImage.SymbolConfiguration {
        resolver.symbolConfiguration(content)
    }

    /// The attributed string of rich text, with the given font for fragments without one.
    func text(_ rich: DocumentText, font: UIFont?) -> NSAttributedString {
        resolver.text(rich, font: font, at: place)
    }
}
