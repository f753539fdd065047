import Arrangement
package import Drawing
import Job
package import Traits

/// The traits and the tint that colors are resolved with.
package struct ColorEnvironment {
    package var traits: UITraitCollection
    /// The color of `tintColor`.
    package var tint: UIColor

    package init(traits: UITraitCollection, tint: UIColor) {
        self.traits = traits
        self.tint = tint
    }

    /// The environment outside any view: that of a view without a window.
    package static var outsideViews: ColorEnvironment {
        let job = JobEnvironment.current
        let traits = job.behavior.hasTraitsBeforeWindow ? job.screen.traits : UITraitCollection()
        return ColorEnvironment(traits: traits, tint: .systemBlue)
    }

    /// The value to draw.
    package func resolved(_ color: UIColor) -> Color { color.resolved(with: traits, tint: tint) }
}
