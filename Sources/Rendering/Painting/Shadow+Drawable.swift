import Drawing
import Foundation

extension Shadow {
    /// The shadow with a radius that can be drawn; `nil` if nothing of it is visible.
    var drawable: Shadow? {
        guard color.alpha > 0, offset.width.isFinite, offset.height.isFinite else { return nil }
        var shadow = self
        shadow.radius = radius.isFinite ? max(0, min(1000, radius)) : 0
        return shadow
    }
}
