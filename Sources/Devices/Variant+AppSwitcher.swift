import Traits

extension Variant {
    /// The variants that the app switcher captures: on an iPad every size that the device offers, landscape before
    /// portrait; on a phone its only size.
    ///
    /// > Rule: TR-10.
    public var appSwitcherSizes: [Variant] {
        guard device.device.idiom == .pad else { return [self] }
        let sizes: [MultitaskingSize] = [.full, .splitHalf, .splitThird, .splitTwoThirds, .slideOver]
        let orientations: [Orientation] = [.landscape, .portrait]
        return sizes.flatMap { size in orientations.compactMap { inWindow(size, held: $0) } }
    }
}
