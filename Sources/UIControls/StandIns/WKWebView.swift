@_spi(Subclassing) public import AdaptiveKit
public import Foundation

/// A web page, drawn as a frame with its name.
///
/// It loads nothing; a test calls its delegate.
open class WKWebView: StandInView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open private(set) lazy var scrollView = UIScrollView(frame: bounds)
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var isInspectable = false
    open var customUserAgent: String?
    open var pageZoom: CGFloat = 1
    open var underPageBackgroundColor: UIColor!
    open var title: String? { nil }
    open private(set) var url: URL?
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 1 }
    open var hasOnlySecureContent: Bool { true }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(for: "WKWebView", frame: frame)
    }

    public override init(for className: String, frame: CGRect = .zero) {
        configuration = WKWebViewConfiguration()
        super.init(for: className, frame: frame)
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    /// Sets an outlet that Interface Builder defines for the class.
    ///
    /// Returns whether the class has an outlet with that name.
    @_spi(Subclassing) open override func setOwnOutlet(_ key: String, to value: Any?) -> Bool {
        switch key {
        case "navigationDelegate": navigationDelegate = value as? any WKNavigationDelegate
        case "UIDelegate": uiDelegate = value as? any WKUIDelegate
        default: return super.setOwnOutlet(key, to: value)
        }
        return true
    }

    /// Loads nothing, whatever the request is.
    @discardableResult open func load<Request>(_ request: Request) -> WKNavigation? { nil }
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        url = baseURL
        return nil
    }
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        url = URL
        return nil
    }
    @discardableResult open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { nil }
    @discardableResult open func reload() -> WKNavigation? { nil }
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    open func stopLoading() {}
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, nil) }

    /// Gives the picture of the view's frame and name.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) {
        let rect = snapshotConfiguration?.rect ?? .null
        let shown = rect.isNull ? bounds : rect
        guard shown.width > 0, shown.height > 0 else { return completionHandler(nil, nil) }
        let image = UIGraphicsImageRenderer(size: shown.size).image { _ in
            drawHierarchy(
                in: CGRect(origin: CGPoint(x: -shown.minX, y: -shown.minY), size: bounds.size), afterScreenUpdates: true
            )
        }
        completionHandler(image, nil)
    }
}

/// The part of a web page for a picture of it.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
    /// The part in the view's coordinates; null for all of it.
    open var rect = CGRect.null
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true

    public override init() { super.init() }
}

/// The settings of a web page; stored, but without effect.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
    open var preferences = WKPreferences()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var userContentController = WKUserContentController()
    open var processPool = WKProcessPool()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var allowsInlineMediaPlayback = false
    open var allowsPictureInPictureMediaPlayback = true
    open var allowsAirPlayForMediaPlayback = true
    open var suppressesIncrementalRendering = false
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    open var applicationNameForUserAgent: String?
    open var dataDetectorTypes: WKDataDetectorTypes = []

    public override init() { super.init() }
}

public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    public static let link = WKDataDetectorTypes(rawValue: 2)
    public static let address = WKDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
    public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

@preconcurrency @MainActor
open class WKPreferences: NSObject {
    open var minimumFontSize: CGFloat = 0
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    public override init() { super.init() }
}

@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    open var allowsContentJavaScript = true
    public override init() { super.init() }
}

@preconcurrency @MainActor
open class WKProcessPool: NSObject {
    public override init() { super.init() }
}

@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

/// The scripts of a web page; none runs.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    open private(set) var userScripts: [WKUserScript] = []

    public override init() { super.init() }
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    open func removeScriptMessageHandler(forName name: String) {}
}

public enum WKUserScriptInjectionTime: Int, Hashable, Sendable { case atDocumentStart, atDocumentEnd }

@preconcurrency @MainActor
open class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        super.init()
    }
}

/// Receives what a page's scripts send, which is nothing.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    open var body: Any { "" }
    open var name: String { "" }
    open var webView: WKWebView? { nil }
}

/// The loading of a page; none ever begins.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

public enum WKNavigationType: Int, Hashable, Sendable {
    case other = -1
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
}

@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    open var navigationType: WKNavigationType { .other }
    open var targetFrame: WKFrameInfo? { nil }
}

@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    open var isForMainFrame: Bool { true }
    open var canShowMIMEType: Bool { true }
}

@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    open var isMainFrame: Bool { true }
}

@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {}

public enum WKNavigationActionPolicy: Int, Hashable, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Hashable, Sendable { case cancel, allow, download }

/// Is notified of the loading of pages; only tests call it.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// Shows what a page asks for; only tests call it.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
}

extension WKUIDelegate {
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
}
