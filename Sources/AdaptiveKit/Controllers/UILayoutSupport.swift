public import Foundation

/// A guide along the top or bottom of a controller's view, as high as what covers it.
///
/// > Rule: AL-8.
public protocol UILayoutSupport: AnyObject {
    /// Points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
    public var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
    /// As high as the bars above the view's content.
    public var topLayoutGuide: UILayoutGuide { view.guide(.top) }

    /// As high as the bars below the view's content.
    public var bottomLayoutGuide: UILayoutGuide { view.guide(.bottom) }
}
