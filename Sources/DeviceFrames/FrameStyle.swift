/// The frame that is drawn around a window.
public enum FrameStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// The window alone, pixel for pixel.
    case none
    /// The window's screen: status bar, home indicator, cutout, rounded corners and the other app beside it.
    case screen
    /// The device around the screen.
    case bezel
}
