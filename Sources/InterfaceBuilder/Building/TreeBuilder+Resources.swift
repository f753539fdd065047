internal import AdaptiveKit
internal import Diagnostics
internal import Foundation
internal import Traits

extension TreeBuilder {
    // MARK: Fonts

    /// The font that a document's stands for, at the reader's text size where it is a style.
    func uiFont(_ font: DocumentFont) -> UIFont {
        let plain = plainFont(font)
        if case .custom = font.kind { return plain }
        guard let design = font.design.flatMap({ Self.designs[$0] }) else { return plain }
        return plain.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 0) } ?? plain
    }

    private static let designs: [String: UIFontDescriptor.SystemDesign] = [
        "rounded": .rounded, "serif": .serif, "monospaced": .monospaced,
    ]

    private func plainFont(_ font: DocumentFont) -> UIFont {
        switch font.kind {
        case .textStyle(let name):
            return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
        case .custom(let name, _):
            return UIFont(name: name, size: font.pointSize ?? UIFont.systemFontSize)
                ?? .systemFont(ofSize: font.pointSize ?? UIFont.systemFontSize)
        case .boldSystem: return .boldSystemFont(ofSize: font.pointSize ?? UIFont.systemFontSize)
        case .italicSystem: return .italicSystemFont(ofSize: font.pointSize ?? UIFont.systemFontSize)
        case .system:
            let size = font.pointSize ?? UIFont.systemFontSize
            let weight = font.weight.flatMap { Self.weights[$0] } ?? .regular
            return .systemFont(ofSize: size, weight: weight)
        }
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    // MARK: Images

    /// The image that a document names, or one of the size it remembers with the name written on it.
    func uiImage(
        _ image: DocumentImage, configuration: DocumentSymbolConfiguration? = nil, at location: SourceLocation
    ) -> UIImage {
        var result =
            image.isSystem
            ? symbol(image, configuration, at: location)
            : catalogImage(image) ?? placeholder(image, at: location)
        switch image.renderingMode {
        case "template": result = result.withRenderingMode(.alwaysTemplate)
        case "original": result = result.withRenderingMode(.alwaysOriginal)
        default: break
        }
        return result
    }

    /// The image of a catalog; the canvas does not heed the alignment insets that a catalog gives it.
    private func catalogImage(_ image: DocumentImage) -> UIImage? {
        let found = UIImage(named: image.name)
        return purpose == .canvas ? found?.withAlignmentRectInsets(.zero) : found
    }

    func uiSymbolConfiguration(_ content: DocumentSymbolConfiguration) -> UIImage.SymbolConfiguration {
        let weight = content.weight.flatMap { Self.symbolWeights[$0] }
        var wanted: UIImage.SymbolConfiguration
        if let font = content.font {
            wanted = UIImage.SymbolConfiguration(font: uiFont(font))
        } else if let size = content.pointSize {
            wanted = UIImage.SymbolConfiguration(pointSize: size, weight: weight ?? .regular)
        } else if let weight {
            wanted = UIImage.SymbolConfiguration(weight: weight)
        } else {
            wanted = UIImage.SymbolConfiguration(scale: .unspecified)
        }
        if let scale = content.scale.flatMap({ Self.symbolScales[$0] }) {
            wanted = wanted.applying(UIImage.SymbolConfiguration(scale: scale))
        }
        return wanted
    }

    private static let symbolScales: [String: UIImage.SymbolScale] = [
        "small": .small, "medium": .medium, "large": .large, "default": .default,
    ]

    private static let symbolWeights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    private func symbol(
        _ image: DocumentImage, _ configuration: DocumentSymbolConfiguration?, at location: SourceLocation
    ) -> UIImage {
        let scale = image.symbolScale.flatMap { Self.symbolScales[$0] }
        let wanted = configuration.map { uiSymbolConfiguration($0) }
        let plain =
            UIImage(systemName: image.name, withConfiguration: scale.map { UIImage.SymbolConfiguration(scale: $0) })
            ?? UIImage()
        let sized = wanted.flatMap { plain.applyingSymbolConfiguration($0) } ?? plain
        let colors = image.colors.compactMap { uiColor($0, at: location) }
        guard !colors.isEmpty else { return sized }
        return sized.applyingSymbolConfiguration(UIImage.SymbolConfiguration(paletteColors: colors)) ?? sized
    }

    private func placeholder(_ image: DocumentImage, at location: SourceLocation) -> UIImage {
        let remembered = document.resources.images[image.name]
        log.warnOnce("image:\(image.name)", DocumentProblem.missingImage(image.name), at: location)
        return UIImage(
            content: .placeholder(name: image.name), size: remembered?.size ?? CGSize(width: 24, height: 24))
    }
}
