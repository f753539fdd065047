public import AdaptiveKit
public import Foundation

/// A browser, drawn as a frame with its name.
open class SFSafariViewController: UIViewController {
    /// The settings of a browser; stored, but without effect.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
        public override init() { super.init() }
    }

    public enum DismissButtonStyle: Int, Hashable, Sendable { case done, close, cancel }

    public let configuration: Configuration
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor!
    open var dismissButtonStyle = DismissButtonStyle.done

    public init(url URL: URL, configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func loadView() { view = StandInView(for: "SFSafariViewController") }
}

/// Is notified of what happens in a browser; only tests call it.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
