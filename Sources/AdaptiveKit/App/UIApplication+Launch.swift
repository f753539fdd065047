extension UIApplication {
    /// Launches the app as `UIApplicationMain` does: calls its delegates, which create its window.
    ///
    /// Not part of UIKit.
    ///
    /// - Parameters:
    ///   - delegate: the app's delegate; `nil` for none.
    ///   - sceneDelegate: the delegate of the app's first scene; `nil` for an app without scenes.
    /// - Returns: the window with the app's interface; `nil` if the delegates create none with a root controller.
    package func launch(
        delegate: (any UIApplicationDelegate)?, sceneDelegate: (any UIWindowSceneDelegate)?
    ) -> UIWindow? {
        self.delegate = delegate
        _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
        var candidates = [delegate?.window]
        if let sceneDelegate {
            let scene = UIWindowScene()
            scene.delegate = sceneDelegate
            sceneDelegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
            sceneDelegate.sceneWillEnterForeground(scene)
            sceneDelegate.sceneDidBecomeActive(scene)
            candidates = [sceneDelegate.window, scene.keyWindow] + scene.windows + candidates
        }
        delegate?.applicationDidBecomeActive(self)
        return candidates.lazy.compactMap(\.self).first { $0.rootViewController != nil }
    }
}
