import Devices
import Diagnostics
import Foundation
import InterfaceDocuments
import Traits

extension LintRule {
    public static let missingDarkAppearance = LintRule(
        "missing-dark-appearance", .resources, .note,
        summary: "a color or image without a dark variant, in a catalog where others have one",
        documentation: """
            A color or image that looks the same in dark mode, while others of the catalog differ. Template images \
            and symbols take their color from the view.
            """,
        remedy: "Add a dark appearance to the set if it should look different.",
        checks: .assets { $0.missingDarkForms(on: $1) })
}

extension UsedAssets {
    fileprivate func missingDarkForms(on variant: Variant) -> [LintFinding] {
        guard variant.appearance.style == .dark else { return [] }
        let light = variant.looking(.light, contentSize: variant.contentSize, direction: variant.direction).traits
        var found: [LintFinding] = []
        if hasDarkColors {
            for name in document.resources.namedColors.keys.sorted() {
                // A system color has its own dark form.
                guard case .fixed(let color)? = assets.color(named: name, for: variant.traits).value,
                    .fixed(color) == assets.color(named: name, for: light).value
                else { continue }
                let place = assets.colorLocation(named: name) ?? SourceLocation(file: document.path)
                found.append(missingDark("color", name, at: place))
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
