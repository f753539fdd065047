/// The view elements of the format, each with its UIKit class.
package struct ViewElement: Sendable {
    package let className: String
    /// The framework whose class draws the content, unless that is UIKit.
    let external: String?

    /// The element with a name; `nil` if it is not a known view.
    package static func named(_ name: String) -> ViewElement? {
        if let className = uiKit[name] { return ViewElement(className: className, external: nil) }
        if let className = others[name] { return ViewElement(className: className, external: className) }
        return nil
    }

    /// Whether another framework draws the content of a view of this class.
    package static func isExternal(className: String) -> Bool { externalClasses.contains(className) }

    private static let externalClasses = Set(others.values)

    private static let uiKit: [String: String] = [
        "view": "UIView", "label": "UILabel", "button": "UIButton", "imageView": "UIImageView",
        "textField": "UITextField", "textView": "UITextView", "switch": "UISwitch", "slider": "UISlider",
        "stepper": "UIStepper", "progressView": "UIProgressView",
        "activityIndicatorView": "UIActivityIndicatorView", "pageControl": "UIPageControl",
        "segmentedControl": "UISegmentedControl", "datePicker": "UIDatePicker", "pickerView": "UIPickerView",
        "searchBar": "UISearchBar", "scrollView": "UIScrollView", "stackView": "UIStackView",
        "tableView": "UITableView", "tableViewCell": "UITableViewCell",
        "tableViewCellContentView": "UITableViewCellContentView", "collectionView": "UICollectionView",
        "collectionViewCell": "UICollectionViewCell", "collectionViewCellContentView": "UIView",
        "collectionReusableView": "UICollectionReusableView",
        "tableViewHeaderFooterView": "UITableViewHeaderFooterView",
        "visualEffectView": "UIVisualEffectView", "navigationBar": "UINavigationBar", "toolbar": "UIToolbar",
        "tabBar": "UITabBar", "containerView": "UIView", "window": "UIWindow", "control": "UIControl",
        "colorWell": "UIColorWell", "inputView": "UIInputView",
    ]

    private static let others: [String: String] = [
        "webView": "UIWebView", "wkWebView": "WKWebView", "mapView": "MKMapView", "glkView": "GLKView",
        "mtkView": "MTKView", "skView": "SKView", "sceneKitView": "SCNView", "arskView": "ARSKView",
        "arscnView": "ARSCNView", "pdfView": "PDFView", "adBannerView": "ADBannerView", "arView": "ARView",
        "calendarView": "UICalendarView", "arCoachingOverlayView": "ARCoachingOverlayView",
        "livePhotoView": "PHLivePhotoView", "routePickerView": "AVRoutePickerView", "volumeView": "MPVolumeView",
    ]
}
