extension UIApplication {
    /// Launches the app as `UIApplicationMain` does: opens its main storyboard, and calls its delegates.
    ///
    /// Not part of UIKit.
    ///
    /// - Parameters:
    ///   - delegate: the app's delegate; `nil` for none.
    ///   - sceneDelegate: the delegate of the app's first scene; `nil` for an app without scenes.
    ///   - makeInitialController: creates the initial controller of the main storyboard, whose view is not loaded before
    ///     the window is visible. It returns `nil` for an app that creates its window in code.
    /// - Returns: the window with the app's interface; `nil` if there is none with a root controller.
    package func launch(
        delegate: (any UIApplicationDelegate)?, sceneDelegate: (any UIWindowSceneDelegate)?,
        makeInitialController: () -> UIViewController? = { nil }
    ) -> UIWindow? {
        self.delegate = delegate
        let scene = UIWindowScene()
        func openMainStoryboard() -> UIWindow? {
            guard let controller = makeInitialController() else { return nil }
            let window = UIWindow(windowScene: scene)
            window.waitsForRootView = true
            window.rootViewController = controller
            return window
        }
        var mainWindow: UIWindow?
        if sceneDelegate == nil {
            mainWindow = openMainStoryboard()
            if let mainWindow { delegate?.window = mainWindow }
        }
        _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
        var candidates = [delegate?.window]
        if let sceneDelegate {
            scene.delegate = sceneDelegate
            mainWindow = openMainStoryboard()
            if let mainWindow { sceneDelegate.window = mainWindow }
            sceneDelegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
            sceneDelegate.sceneWillEnterForeground(scene)
            sceneDelegate.sceneDidBecomeActive(scene)
            candidates = [sceneDelegate.window, scene.keyWindow] + scene.windows + candidates
        }
        delegate?.applicationDidBecomeActive(self)
        return (candidates + [mainWindow]).lazy.compactMap(\.self).first { $0.rootViewController != nil }
    }
}
