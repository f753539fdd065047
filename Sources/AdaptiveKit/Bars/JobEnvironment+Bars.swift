import Arrangement
import Traits

extension JobEnvironment {
    /// What the sizes of bars depend on, for a bar or a container with the given traits.
    func barEnvironment(for traits: UITraitCollection) -> BarEnvironment {
        BarEnvironment(traits: traits, windowSafeArea: screen.safeAreaInsets, version: systemVersion)
    }
}
