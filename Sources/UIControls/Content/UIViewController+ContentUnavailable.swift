extension UIViewController {
    /// The content in the center of the controller's view when it is empty, from iOS 17 on.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { (contentUnavailableView as? any UIContentView)?.configuration }
        set {
            contentUnavailableView?.removeFromSuperview()
            contentUnavailableView = nil
            guard let newValue, let view else { return }
            let shown: UIView = newValue.updated(for: contentUnavailableConfigurationState).makeContentView()
            shown.frame = view.bounds
            shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(shown)
            contentUnavailableView = shown
        }
    }

    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }

    public func setNeedsUpdateContentUnavailableConfiguration() {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
}
