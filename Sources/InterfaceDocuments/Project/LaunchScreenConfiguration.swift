/// A launch screen that is described in the Info.plist rather than drawn in a document.
///
/// > Rule: LS-6.
public struct LaunchScreenConfiguration: Hashable, Sendable {
    /// A bar that is shown empty.
    public struct Bar: Hashable, Sendable {
        /// An image in its middle, by name.
        public var imageName: String?
    }

    /// The background's, by the name of a catalog's colour; the system background where there is none.
    public var colorName: String?
    /// Centred, by the name of an image.
    public var imageName: String?
    /// Whether the image is centred in the safe area rather than on the screen.
    public var imageRespectsSafeArea = false
    public var navigationBar: Bar?
    public var tabBar: Bar?
    public var toolbar: Bar?

    public init() {}
}
