public import AdaptiveKit

extension DocumentCoder {
    private enum TransitionStyleKey: DocumentCoderKey { typealias Value = UIPageViewController.TransitionStyle }

    /// The transition style of a page controller.
    public var transitionStyle: UIPageViewController.TransitionStyle {
        get { self[TransitionStyleKey.self] ?? .pageCurl }
        set { self[TransitionStyleKey.self] = newValue }
    }

    private enum NavigationOrientationKey: DocumentCoderKey {
        typealias Value = UIPageViewController.NavigationOrientation
    }

    /// The direction in which a page controller turns its pages.
    public var navigationOrientation: UIPageViewController.NavigationOrientation {
        get { self[NavigationOrientationKey.self] ?? .horizontal }
        set { self[NavigationOrientationKey.self] = newValue }
    }

    private enum PageOptionsKey: DocumentCoderKey { typealias Value = [UIPageViewController.OptionsKey: Any] }

    /// The options of a page controller.
    public var pageOptions: [UIPageViewController.OptionsKey: Any] {
        get { self[PageOptionsKey.self] ?? [:] }
        set { self[PageOptionsKey.self] = newValue }
    }
}
