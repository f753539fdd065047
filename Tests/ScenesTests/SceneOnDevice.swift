import Devices
import Foundation
import Scenes
import Theming
import UIKit

/// Lays out a scene on a variant such as `iphone-15/portrait@17`, and passes it to a function.
func withScene<Result>(
    _ yaml: String, on notation: String, controllers: SceneMaterials.Controllers = [:],
    _ body: (SceneTree) throws -> Result
) throws -> Result {
    let scene = try SceneDocument.decode(
        yaml, file: "scene.yaml", colorNames: JobEnvironment.standardPalette.names)
    let variant = try Variant(parsing: notation)
    let job = JobEnvironment(variant: variant, textSetter: EstimatedTextSetter())
    return try JobEnvironment.$running.withValue(job) {
        let tree = SceneTree(scene, on: variant, materials: SceneMaterials(controllers: controllers))
        tree.layout()
        return try body(tree)
    }
}
