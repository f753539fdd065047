import Arrangement
package import Drawing
import Job
package import Traits

/// The traits and the tint that colours are resolved in.
package struct ColorEnvironment {
    package var traits: UITraitCollection
    /// The colour that `tintColor` stands for.
    package var tint: UIColor

    package init(traits: UITraitCollection, tint: UIColor) {
        self.traits = traits
        self.tint = tint
    }

    /// The environment of what no view draws: that of a view in no window.
    package static var outsideViews: ColorEnvironment {
        let job = JobEnvironment.current
        let traits = job.behavior.hasTraitsBeforeWindow ? job.screen.traits : UITraitCollection()
        return ColorEnvironment(traits: traits, tint: .systemBlue)
    }

    /// The value to draw.
    package func resolved(_ color: UIColor) -> Color { color.resolved(with: traits, tint: tint) }
}
