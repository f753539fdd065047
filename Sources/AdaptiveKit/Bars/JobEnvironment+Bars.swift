import Arrangement
import Traits

extension JobEnvironment {
    /// The environment that the sizes of bars depend on, for a bar or container with the given traits.
    ///
    /// On a phone the device's own width class applies, so that the bars of both columns of a split view have the same
    /// height.
    ///
    /// - Parameters:
    ///   - traits: the traits of the bar or container.
    ///   - screen: the screen that it is on; `nil` for the present one.
    /// - Returns: the environment.
    package func barEnvironment(for traits: UITraitCollection, on screen: ScreenFacts? = nil) -> BarEnvironment {
        let screen = screen ?? self.screen
        var environment = BarEnvironment(
            traits: traits, windowSafeArea: screen.safeAreaInsets, version: systemVersion)
        if traits.userInterfaceIdiom == .phone {
            environment.horizontalSizeClass = screen.traits.horizontalSizeClass
        }
        return environment
    }
}
