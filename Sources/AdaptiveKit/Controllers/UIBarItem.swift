public import Foundation
public import Geometry

/// What a bar shows: a title, an image, or both.
///
/// The base of tab and button items.
open class UIBarItem: NSObject {
    public override init() { super.init() }

    open var isEnabled = true
    open var title: String?
    open var image: UIImage?
    open var landscapeImagePhone: UIImage?
    open var imageInsets = UIEdgeInsets.zero
    open var tag = 0

    /// The element of the input that made this item, if one did.
    public var origin: ElementOrigin?
}
