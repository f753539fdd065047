/// A launch screen described in the Info.plist instead of a document.
///
/// > Rule: LS-6.
public struct LaunchScreenConfiguration: Hashable, Sendable {
    /// An empty bar.
    public struct Bar: Hashable, Sendable {
        /// The name of the image in the middle of the bar.
        public var imageName: String?
    }

    /// The name of the background color in a catalog; `nil` for the system background.
    public var colorName: String?
    /// The name of the centered image.
    public var imageName: String?
    /// Whether the image is centered in the safe area rather than on the screen.
    public var imageRespectsSafeArea = false
    public var navigationBar: Bar?
    public var tabBar: Bar?
    public var toolbar: Bar?

    public init() {}
}
