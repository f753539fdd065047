import Traits

extension Variant {
    /// What the app switcher wants pictures of: of an iPad's app every size that the device offers, landscape before
    /// portrait; of a phone's app the one that it has.
    ///
    /// > Rule: TR-10.
    public var appSwitcherSizes: [Variant] {
        guard device.device.idiom == .pad else { return [self] }
        let sizes: [MultitaskingSize] = [.full, .splitHalf, .splitThird, .splitTwoThirds, .slideOver]
        let orientations: [Orientation] = [.landscape, .portrait]
        return sizes.flatMap { size in orientations.compactMap { inWindow(size, held: $0) } }
    }
}
