import Devices
import Diagnostics
import Foundation
import InterfaceDocuments

extension LintRule {
    public static let missingImageScale = LintRule(
        "missing-image-scale", .resources, .warning,
        summary: "an image with no file for the screen's scale, which is therefore enlarged",
        documentation: """
            An image without a file for the scale of the screen. It is a note if the enlargement is less than twofold or the \
            image is larger than the window, and none if it fills the window in all its pixels.
            """,
        remedy: "Add a file for the scale, or one PDF or SVG for all scales.",
        checks: .assets { $0.missingScales(on: $1) })
}

extension UsedAssets {
    fileprivate func missingScales(on variant: Variant) -> [LintFinding] {
        document.resources.images.keys.sorted().compactMap { name in
            guard document.resources.images[name]?.isSystem == false,
                let asset = assets.imageAsset(named: name, for: variant.traits).value, !asset.isVector,
                asset.scale < variant.scale
            else { return nil }
            let size = document.resources.images[name]?.size ?? .zero
            let window = variant.windowSize
            // A picture that is larger than the window is drawn reduced.
            let density = asset.scale * max(size.width / window.width, size.height / window.height)
            guard density < variant.scale else { return nil }
            let isReduced = size.width >= window.width || size.height >= window.height
            let (has, wants) = (JSONText.number(Double(asset.scale)), JSONText.number(Double(variant.scale)))
            return LintFinding(
                .missingImageScale, severity: isReduced || variant.scale < 2 * asset.scale ? .note : .warning,
                at: asset.location,
                name: name,
                message: "the image \(name) has no picture at @\(wants)x, and that at @\(has)x is enlarged",
                remedy: "add one at @\(wants)x, or a PDF or SVG for all scales",
                weight: Double(variant.scale / asset.scale),
                // A set may have one for light and one for dark.
                detail: "\(name) \(asset.file.split(separator: "/").last ?? "")")
        }
    }
}
