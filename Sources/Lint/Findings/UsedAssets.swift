import Diagnostics
import Foundation
public import InterfaceDocuments
import Traits

/// The images and colors that a document uses.
public struct UsedAssets: Sendable {
    let document: InterfaceDocument
    let assets: AssetLibrary
    /// Whether the input has any dark assets, so that a missing one is an oversight.
    let hasDarkImages: Bool
    let hasDarkColors: Bool

    public init(_ document: InterfaceDocument, assets: AssetLibrary) {
        self.document = document
        self.assets = assets
        let (light, dark) = (Self.traits(.light), Self.traits(.dark))
        hasDarkImages = assets.imageNames.contains {
            assets.imageAsset(named: $0, for: light).value?.file
                != assets.imageAsset(named: $0, for: dark).value?.file
        }
        hasDarkColors = assets.colorNames.contains {
            assets.color(named: $0, for: light).value != assets.color(named: $0, for: dark).value
        }
    }

    /// Whether the document or its input's catalogs have any color or image with a dark form.
    public var hasDarkForms: Bool { hasDarkColors || hasDarkImages || !document.resources.systemColors.isEmpty }

    private static func traits(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: style),
        ])
    }
}
