import Foundation
import Geometry

/// A view's place in the tree.
package struct ViewHierarchy {
    /// A superview holds its subviews and takes this back when it goes, so that it never dangles.
    unowned(unsafe) var superview: UIView?
    var subviews: [UIView] = []
    weak var window: UIWindow?
    /// The controller whose view this is.
    weak var controller: UIViewController?
    var guides: [UILayoutGuide] = []
    var interactions: [any UIInteraction] = []
}

/// What a view looks like, beyond its layer.
package struct ViewLook {
    var isHidden = false
    var alpha: CGFloat = 1
    package var backgroundColor: UIColor?
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var contentMode = UIView.ContentMode.scaleToFill
    var clipsToBounds = false
    var isOpaque = true
    var isUserInteractionEnabled = true
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var layer: CALayer?
}

/// A value for each axis.
struct PerAxis<Value> {
    var horizontal: Value
    var vertical: Value

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
        }
    }
}

/// What a view asks of layout.
package struct ViewLayoutState {
    /// Margins as they were set: by side or by direction, or not at all.
    package enum Margins {
        case standard
        case sides(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    var autoresizingMask: UIView.AutoresizingMask = []
    var autoresizesSubviews = true
    var translatesAutoresizingMask = true
    /// Whether a bar says where the view is and how large: its constraints say only where things are in it.
    var isPlacedByBar = false
    var hugging = PerAxis(horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    var compressionResistance = PerAxis(
        horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
    package var constraints: [NSLayoutConstraint] = []
    package var margins = Margins.standard
    package var preservesSuperviewLayoutMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    var layoutMarginsFollowReadableWidth = false
    /// Whether `layoutSubviews` is to be called.
    var needsLayout = true
    /// Whether this view or one below it is to be visited; where it is, so are all above it.
    var subtreeNeedsLayout = true
    /// Whether constraints, sizes or given frames changed here or below since the tree was solved; where they did, the
    /// same holds of all above, up to the root of the system.
    var subtreeNeedsSolving = true
    /// What the last layout with this view as the root of a system left for the next.
    var memory: LayoutTree.Memory?
    /// Whether the last system had an item for this view.
    var isInSystem = false
    /// Whether a layout pass with this view as its root runs.
    var isInPass = false
    var needsUpdateConstraints = true
    /// Whether `setNeedsUpdateConstraints` was called, which makes UIKit lay out by constraints.
    var asksForConstraints = false
    /// The safe area as an owner sets it: a window by its screen, a canvas root by its device.
    var ownSafeAreaInsets: UIEdgeInsets?
    /// The last values that the view was told of.
    var knownSafeAreaInsets = UIEdgeInsets.zero
    var knownLayoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// Whether layout takes the frame as it is given.
    var keepsFrame: Bool { translatesAutoresizingMask || isPlacedByBar }
}
