internal import Diagnostics
internal import Foundation
internal import InterfaceDocuments
internal import Traits
internal import UIKit

/// Resolves a document's colors, fonts, images and rich text to UIKit values.
///
/// Each missing name is reported once.
final class ValueResolver {
    let document: InterfaceDocument
    let purpose: TreePurpose
    var log = ProblemLog()

    init(_ document: InterfaceDocument, purpose: TreePurpose) {
        self.document = document
        self.purpose = purpose
    }

    // MARK: Fonts

    /// The UIKit font for a document's font; a text style follows the reader's text size.
    func font(_ font: DocumentFont) -> UIFont {
        let plain = plainFont(font)
        if case .custom = font.kind { return plain }
        guard let design = font.design?.uiKit else { return plain }
        return plain.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 0) } ?? plain
    }

    private func plainFont(_ font: DocumentFont) -> UIFont {
        switch font.kind {
        case .textStyle(let style):
            return .preferredFont(
                forTextStyle: UIFont.TextStyle(rawValue: style.rawValue), compatibleWith: canvasTraits(style))
        case .custom(let name, _):
            return UIFont(name: name, size: font.pointSize ?? UIFont.systemFontSize)
                ?? .systemFont(ofSize: font.pointSize ?? UIFont.systemFontSize)
        case .boldSystem: return .boldSystemFont(ofSize: font.pointSize ?? UIFont.systemFontSize)
        case .italicSystem: return .italicSystemFont(ofSize: font.pointSize ?? UIFont.systemFontSize)
        case .system:
            let size = font.pointSize ?? UIFont.systemFontSize
            return .systemFont(ofSize: size, weight: font.weight?.uiKit ?? .regular)
        }
    }

    /// The traits of a title style that the canvas shows at a text size of its own; `nil` for the document's.
    private func canvasTraits(_ style: DocumentFont.TextStyle) -> UITraitCollection? {
        guard purpose == .canvas, style == .title1 || style == .title2 else { return nil }
        let size = document.tools.titleTextSize
        return size == document.tools.textSize ? nil : UITraitCollection(preferredContentSizeCategory: size)
    }

    // MARK: Images

    /// The image that a document names, or a placeholder of the stored size with the name written on it.
    func image(
        _ image: DocumentImage, configuration: DocumentSymbolConfiguration? = nil, at location: SourceLocation
    ) -> UIImage {
        var result =
            image.isSystem
            ? symbol(image, configuration, at: location)
            : catalogImage(image).map { configured($0, image, configuration, at: location) }
                ?? placeholder(image, at: location)
        switch image.renderingMode {
        case .template: result = result.withRenderingMode(.alwaysTemplate)
        case .original: result = result.withRenderingMode(.alwaysOriginal)
        case .automatic, .monochrome, .hierarchical, .palette, .multicolor, nil: break
        }
        return result
    }

    /// The image from a catalog.
    ///
    /// The canvas ignores the alignment insets that the catalog specifies.
    private func catalogImage(_ image: DocumentImage) -> UIImage? {
        guard let found = UIImage(named: image.name) else { return nil }
        // A symbol's insets follow from its font, not from the catalog.
        return purpose == .canvas && !found.isSymbolImage ? found.withAlignmentRectInsets(.zero) : found
    }

    func symbolConfiguration(_ content: DocumentSymbolConfiguration) -> UIImage.SymbolConfiguration {
        let weight = content.weight?.uiKit.symbolWeight()
        var wanted: UIImage.SymbolConfiguration
        if let font = content.font {
            wanted = UIImage.SymbolConfiguration(font: self.font(font))
        } else if let size = content.pointSize {
            wanted = UIImage.SymbolConfiguration(pointSize: size, weight: weight ?? .regular)
        } else if let weight {
            wanted = UIImage.SymbolConfiguration(weight: weight)
        } else {
            wanted = UIImage.SymbolConfiguration(scale: .unspecified)
        }
        if let scale = content.scale?.uiKit {
            wanted = wanted.applying(UIImage.SymbolConfiguration(scale: scale))
        }
        return wanted
    }

    private func symbol(
        _ image: DocumentImage, _ configuration: DocumentSymbolConfiguration?, at location: SourceLocation
    ) -> UIImage {
        configured(UIImage(systemName: image.name) ?? UIImage(), image, configuration, at: location)
    }

    /// A symbol with the scale, the configuration and the colors that the document gives it; other images unchanged.
    private func configured(
        _ symbol: UIImage, _ image: DocumentImage, _ configuration: DocumentSymbolConfiguration?,
        at location: SourceLocation
    ) -> UIImage {
        guard symbol.isSymbolImage else { return symbol }
        func scaled(_ symbol: UIImage, _ scale: UIImage.SymbolScale) -> UIImage {
            symbol.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? symbol
        }
        // The image's own scale takes precedence over the preferred one, except its default, which is medium.
        let scale = image.symbolScale
        let plain = scale == .default ? scaled(symbol, .medium) : symbol
        let preferred = configuration.flatMap { plain.applyingSymbolConfiguration(symbolConfiguration($0)) } ?? plain
        let own = scale == .default ? nil : scale?.uiKit
        let sized = own.map { scaled(preferred, $0) } ?? preferred
        let colors = image.colors.compactMap { color($0, at: location) }
        guard !colors.isEmpty else { return sized }
        return sized.applyingSymbolConfiguration(UIImage.SymbolConfiguration(paletteColors: colors)) ?? sized
    }

    // MARK: Text

    /// The attributed string of a document's rich text.
    ///
    /// Fragments without a font use the view's.
    func text(_ rich: DocumentText, font: UIFont?, at place: SourceLocation) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        for fragment in rich.fragments {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if let font = fragment.font.map({ self.font($0) }) ?? font { attributes[.font] = font }
            if let color = fragment.color.flatMap({ color($0, at: place) }) { attributes[.foregroundColor] = color }
            if let kerning = fragment.kerning { attributes[.kern] = kerning }
            if let color = fragment.background.flatMap({ color($0, at: place) }) {
                attributes[.backgroundColor] = color
            }
            if let offset = fragment.baselineOffset { attributes[.baselineOffset] = offset }
            if fragment.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
            if fragment.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
            if let link = fragment.link { attributes[.link] = link }
            if let paragraph = fragment.paragraph { attributes[.paragraphStyle] = paragraph.uiKit }
            whole.append(NSAttributedString(string: fragment.text, attributes: attributes))
        }
        return whole
    }

    // MARK: Placeholders

    private func placeholder(_ image: DocumentImage, at location: SourceLocation) -> UIImage {
        let remembered = document.resources.images[image.name]
        // An image that Xcode embedded in the document is named after its element, ID and key. It isn't decoded.
        if image.name.split(separator: ":").count != 3 {
            log.warnOnce("image:\(image.name)", DocumentProblem.missingImage(image.name), at: location)
        }
        return UIImage(
            content: .placeholder(name: image.name), size: remembered?.size ?? CGSize(width: 24, height: 24))
    }
}

extension DocumentSymbolScale {
    /// The UIKit symbol scale; `nil` if the symbol's surroundings decide.
    fileprivate var uiKit: UIImage.SymbolScale? {
        switch self {
        case .default: .default
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .unspecified: nil
        }
    }
}

extension DocumentFont.Design {
    fileprivate var uiKit: UIFontDescriptor.SystemDesign {
        switch self {
        case .default: .default
        case .rounded: .rounded
        case .serif: .serif
        case .monospaced: .monospaced
        }
    }
}

extension DocumentFontWeight {
    fileprivate var uiKit: UIFont.Weight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}

extension DocumentText.Paragraph {
    fileprivate var uiKit: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment { style.alignment = alignment.uiKit }
        switch lineBreakMode {
        case .wordWrapping: style.lineBreakMode = .byWordWrapping
        case .charWrapping: style.lineBreakMode = .byCharWrapping
        case .clipping: style.lineBreakMode = .byClipping
        case .truncatingHead: style.lineBreakMode = .byTruncatingHead
        case .truncatingTail: style.lineBreakMode = .byTruncatingTail
        case .truncatingMiddle: style.lineBreakMode = .byTruncatingMiddle
        case nil: break
        }
        if let spacing = lineSpacing { style.lineSpacing = spacing }
        if let spacing = paragraphSpacing { style.paragraphSpacing = spacing }
        if let spacing = paragraphSpacingBefore { style.paragraphSpacingBefore = spacing }
        if let indent = firstLineHeadIndent { style.firstLineHeadIndent = indent }
        if let indent = headIndent { style.headIndent = indent }
        if let indent = tailIndent { style.tailIndent = indent }
        if let multiple = lineHeightMultiple { style.lineHeightMultiple = multiple }
        if let height = minimumLineHeight { style.minimumLineHeight = height }
        if let height = maximumLineHeight { style.maximumLineHeight = height }
        if let factor = hyphenationFactor { style.hyphenationFactor = Float(factor) }
        return style
    }
}
