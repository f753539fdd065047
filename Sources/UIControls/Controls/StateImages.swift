import AdaptiveKit

/// The images of a part of a control, by the control's state.
struct StateImages {
    private var images: [UIControl.State.RawValue: UIImage] = [:]

    subscript(state: UIControl.State) -> UIImage? {
        get { images[state.rawValue] }
        set { images[state.rawValue] = newValue }
    }

    /// The image that a control in a state shows: the state's own, or the normal one.
    func shown(in state: UIControl.State) -> UIImage? { self[state] ?? self[.normal] }
}
