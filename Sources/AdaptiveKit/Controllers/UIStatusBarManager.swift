public import Foundation

/// The state of a scene's status bar.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    public var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
    public var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
}

/// The sizes that a scene's window may have; there are none, because the variant has its size.
@preconcurrency @MainActor
public final class UISceneSizeRestrictions: NSObject {
    public var minimumSize = CGSize.zero
    public var maximumSize = CGSize.zero
    public var allowsFullScreen = true
}

extension UIWindowScene {
    /// A wish for the size or orientation of a scene.
    open class GeometryPreferences: NSObject {
        /// A wish for the orientation; the variant's stays.
        public final class iOS: GeometryPreferences {
            public var interfaceOrientations: UIInterfaceOrientationMask?
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }
}
