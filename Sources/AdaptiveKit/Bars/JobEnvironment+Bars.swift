import Arrangement
import Traits

extension JobEnvironment {
    /// What the sizes of bars depend on, for a bar or a container with the given traits.
    ///
    /// On a phone the device's own width class counts: the bars of both columns of a split view are of one height.
    package func barEnvironment(for traits: UITraitCollection) -> BarEnvironment {
        var environment = BarEnvironment(
            traits: traits, windowSafeArea: screen.safeAreaInsets, version: systemVersion)
        if traits.userInterfaceIdiom == .phone {
            environment.horizontalSizeClass = screen.traits.horizontalSizeClass
        }
        return environment
    }
}
