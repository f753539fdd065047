public import Devices
import Diagnostics
import Foundation
public import InterfaceDocuments
import Traits

/// The rules for variants that an input's images and colours lack.
public struct AssetRules: Sendable {
    let document: InterfaceDocument
    let assets: AssetLibrary
    /// Whether the input has any dark assets, so that a missing one is an oversight.
    private let hasDarkImages: Bool
    private let hasDarkColors: Bool

    public init(_ document: InterfaceDocument, assets: AssetLibrary) {
        self.document = document
        self.assets = assets
        let (light, dark) = (Self.traits(.light), Self.traits(.dark))
        hasDarkImages = assets.imageNames.contains {
            assets.imageAsset(named: $0, for: light).value?.file != assets.imageAsset(named: $0, for: dark).value?.file
        }
        hasDarkColors = assets.colorNames.contains {
            assets.color(named: $0, for: light).value != assets.color(named: $0, for: dark).value
        }
    }

    private static func traits(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: style),
        ])
    }

    /// The findings on a variant, at the set or file that lacks it.
    public func findings(on variant: Variant) -> [LintFinding] {
        scales(on: variant) + (variant.appearance.style == .dark ? darkForms(on: variant) : [])
    }

    private func scales(on variant: Variant) -> [LintFinding] {
        document.resources.images.keys.sorted().compactMap { name in
            guard document.resources.images[name]?.isSystem == false,
                let asset = assets.imageAsset(named: name, for: variant.traits).value, !asset.isVector,
                asset.scale < variant.scale
            else { return nil }
            let (has, wants) = (JSONText.number(Double(asset.scale)), JSONText.number(Double(variant.scale)))
            return LintFinding(
                .missingImageScale, severity: variant.scale < 2 * asset.scale ? .note : .warning, at: asset.location,
                name: name,
                message: "the image \(name) has no picture at @\(wants)x, and that at @\(has)x is enlarged",
                remedy: "add one at @\(wants)x, or a PDF or SVG for all scales",
                weight: Double(variant.scale / asset.scale),
                // A set may have one for light and one for dark.
                detail: "\(name) \(asset.file.split(separator: "/").last ?? "")")
        }
    }

    private func darkForms(on variant: Variant) -> [LintFinding] {
        let light = variant.looking(.light, contentSize: variant.contentSize, direction: variant.direction).traits
        var found: [LintFinding] = []
        if hasDarkColors {
            for name in document.resources.namedColors.keys.sorted() {
                // A system colour has its own dark form.
                guard case .fixed(let color)? = assets.color(named: name, for: variant.traits).value,
                    .fixed(color) == assets.color(named: name, for: light).value
                else { continue }
                let place = assets.colorLocation(named: name) ?? SourceLocation(file: document.path)
                found.append(missingDark("colour", name, at: place))
            }
        }
        if hasDarkImages {
            for name in document.resources.images.keys.sorted() where document.resources.images[name]?.isSystem == false
            {
                guard let image = assets.imageAsset(named: name, for: variant.traits).value,
                    image.renderingIntent != .template, !image.isSymbol,
                    image.file == assets.imageAsset(named: name, for: light).value?.file
                else { continue }
                found.append(missingDark("image", name, at: image.location))
            }
        }
        return found
    }

    private func missingDark(_ noun: String, _ name: String, at location: SourceLocation) -> LintFinding {
        LintFinding(
            .missingDarkAppearance, at: location, name: name,
            message: "the \(noun) \(name) has no dark form, while others of the catalog have one",
            remedy: "add a dark appearance to its set, if it should look different there", detail: name)
    }
}
