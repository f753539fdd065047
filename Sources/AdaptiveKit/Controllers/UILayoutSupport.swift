public import Foundation

/// A guide along the top or bottom of a controller's view, with the height of the bars that cover it.
///
/// > Rule: AL-8.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
    /// The length in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
    public var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
    /// The guide with the height of the bars above the view's content.
    public var topLayoutGuide: UILayoutGuide { view.guide(.top) }

    /// The guide with the height of the bars below the view's content.
    public var bottomLayoutGuide: UILayoutGuide { view.guide(.bottom) }
}
