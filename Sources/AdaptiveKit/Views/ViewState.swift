import Foundation
import Geometry

/// A view's place in the tree.
package struct ViewHierarchy: Sendable {
    /// A superview retains its subviews and clears this reference when it is released, so it never dangles.
    unowned(unsafe) var superview: UIView?
    var subviews: [UIView] = []
    weak var window: UIWindow?
    /// The controller whose view this is.
    weak var controller: UIViewController?
    var guides: [UILayoutGuide] = []
}

/// The appearance of a view, apart from its layer.
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

/// The layout state of a view.
package struct ViewLayoutState {
    /// Margins as they were set: by side, by direction, or not at all.
    package enum Margins {
        case standard
        case sides(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    var autoresizingMask: UIView.AutoresizingMask = []
    var autoresizesSubviews = true
    var translatesAutoresizingMask = true
    /// Whether a bar sets the view's position and size; the view's constraints then only affect its content.
    var isPlacedByBar = false
    /// Whether a table sets the view's frame, as for its header and footer; the view's mask then has no effect.
    package var isPlacedByTable = false
    /// Whether the view is a panel of glass, on which nothing has glass of its own.
    var isGlassPanel = false
    var hugging = PerAxis(horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    var compressionResistance = PerAxis(
        horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
    package var constraints: [NSLayoutConstraint] = []
    package var margins = Margins.standard
    package var preservesSuperviewLayoutMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    var layoutMarginsFollowReadableWidth = false
    /// Whether `layoutSubviews` has to be called.
    var needsLayout = true
    /// Whether `updateProperties` has to be called.
    var needsUpdateProperties = true
    /// Whether this view or a descendant needs a visit; if so, all its ancestors do.
    var subtreeNeedsLayout = true
    /// Whether constraints, sizes or given frames changed here or below since the tree was solved.
    ///
    /// If so, the same holds for all ancestors up to the root of the system.
    var subtreeNeedsSolving = true
    /// The state that the last layout with this view as the root of a system left for the next one.
    var memory: LayoutTree.Memory?
    /// Whether the last system had an item for this view.
    var isInSystem = false
    /// Whether a layout pass with this view as its root is running.
    var isInPass = false
    var needsUpdateConstraints = true
    /// Whether `setNeedsUpdateConstraints` was called, which makes UIKit use constraint-based layout.
    var asksForConstraints = false
    /// The safe area set by an owner: by the screen for a window, by the device for a canvas root.
    var ownSafeAreaInsets: UIEdgeInsets?
    /// The last values that the view was notified of.
    var knownSafeAreaInsets = UIEdgeInsets.zero
    var knownLayoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// Whether layout keeps the frame as given.
    var keepsFrame: Bool { translatesAutoresizingMask || isPlacedByBar }
}
