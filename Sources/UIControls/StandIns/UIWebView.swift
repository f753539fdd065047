@_spi(Subclassing) public import AdaptiveKit
public import Foundation

/// A web page before ``WKWebView``, drawn as a frame with its name.
///
/// It loads nothing; a test calls its delegate.
open class UIWebView: StandInView {
    /// The reason for which a page is loaded.
    public enum NavigationType: Int, Hashable, Sendable {
        case linkClicked = 0, formSubmitted, backForward, reload, formResubmitted, other
    }

    open weak var delegate: (any UIWebViewDelegate)?
    open private(set) lazy var scrollView = UIScrollView(frame: bounds)
    open var scalesPageToFit = false
    open var allowsInlineMediaPlayback = false
    open var mediaPlaybackRequiresUserAction = true
    open var mediaPlaybackAllowsAirPlay = true
    open var suppressesIncrementalRendering = false
    open var keyboardDisplayRequiresUserAction = true
    open var isLoading: Bool { false }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }

    public override init(for className: String, frame: CGRect = .zero) { super.init(for: className, frame: frame) }
    public override convenience init(frame: CGRect) { self.init(for: "UIWebView", frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets an outlet that Interface Builder defines for the class.
    ///
    /// Returns whether the class has an outlet with that name.
    @_spi(Subclassing) open override func setOwnOutlet(_ key: String, to value: Any?) -> Bool {
        guard key == "delegate" else { return super.setOwnOutlet(key, to: value) }
        delegate = value as? any UIWebViewDelegate
        return true
    }

    open func loadRequest<Request>(_ request: Request) {}
    open func loadHTMLString(_ string: String, baseURL: URL?) {}
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {}
    open func reload() {}
    open func stopLoading() {}
    open func goBack() {}
    open func goForward() {}
    @discardableResult open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}

/// Is notified when a page loads; only tests call it.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: DelegateObject {
    func webViewDidStartLoad(_ webView: UIWebView)
    func webViewDidFinishLoad(_ webView: UIWebView)
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
