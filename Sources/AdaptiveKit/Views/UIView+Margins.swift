import Arrangement
import Foundation
public import Geometry

extension UIView {
    // MARK: Safe area

    /// The insets of the part of the enclosing safe area that overlaps this view.
    ///
    /// > Rule: AL-7.
    var effectiveSafeAreaInsets: UIEdgeInsets {
        let own = owningViewController?.additionalSafeAreaInsets ?? .zero
        if let given = layoutState.ownSafeAreaInsets { return given + own }
        guard let parent = superview else { return own }
        let outer = parent.safeAreaInsetsForSubviews
        guard outer != .zero else { return own }
        let bounds = parent.bounds
        return own
            + Arrangement.safeAreaInsets(
                of: geometry.plainFrame.offsetBy(dx: -bounds.minX, dy: -bounds.minY), in: bounds.size,
                safeArea: outer)
    }

    /// The safe area that is left for subviews.
    ///
    /// A scroll view that insets its content has already applied it.
    private var safeAreaInsetsForSubviews: UIEdgeInsets {
        guard let scrollView = self as? UIScrollView, scrollView.contentInsetAdjustmentBehavior != .never else {
            return safeAreaInsets
        }
        let safe = safeAreaInsets
        // Asking for the safe area again here would double the work at each of many nested scroll views.
        let adjusted = scrollView.contentInset(adjustedTo: safe)
        let own = scrollView.contentInset
        return UIEdgeInsets(
            top: adjusted.top > own.top ? 0 : safe.top, left: adjusted.left > own.left ? 0 : safe.left,
            bottom: adjusted.bottom > own.bottom ? 0 : safe.bottom,
            right: adjusted.right > own.right ? 0 : safe.right)
    }

    /// Sets the safe area of a root without a window: the view of a canvas.
    ///
    /// Pass `nil` to inherit it again.
    public func setRootSafeAreaInsets(_ insets: UIEdgeInsets?) {
        layoutState.ownSafeAreaInsets = insets
        markNeedsLayout()
    }

    // MARK: Margins

    /// > Rule: AL-6.
    var effectiveLayoutMargins: UIEdgeInsets {
        var margins = uninheritedLayoutMargins
        if layoutState.insetsLayoutMarginsFromSafeArea, JobEnvironment.current.behavior.insetsMarginsFromSafeArea {
            margins = margins + safeAreaInsets
        }
        // The superview's margins already include the safe area.
        if layoutState.preservesSuperviewLayoutMargins, let parent = superview {
            margins = .max(margins, preservedMargins(of: parent))
        }
        guard layoutState.layoutMarginsFollowReadableWidth else { return margins }
        let width = bounds.width - margins.left - margins.right
        let spare = max(0, width - LayoutMargins.readableWidth(traitCollection.preferredContentSizeCategory))
        return margins + UIEdgeInsets(left: spare / 2, right: spare / 2)
    }

    /// The part of the superview's margins that lies within the frame.
    package func preservedMargins(of parent: UIView) -> UIEdgeInsets {
        let outer = parent.layoutMargins
        let bounds = parent.bounds
        let frame = geometry.plainFrame
        return UIEdgeInsets(
            top: bounds.minY + outer.top - frame.minY, left: bounds.minX + outer.left - frame.minX,
            bottom: frame.maxY - (bounds.maxY - outer.bottom),
            right: frame.maxX - (bounds.maxX - outer.right))
    }

    /// The margins without those inherited from the superview and the safe area, which depend on the frame.
    var uninheritedLayoutMargins: UIEdgeInsets {
        let standard = takesRootViewMargins ? owningViewController?.rootViewMargins : nil
        switch layoutState.margins {
        case .standard:
            // A stack view has none of its own.
            return standard?.resolved(isRightToLeft: isRightToLeft)
                ?? (self is UIStackView ? .zero : Self.standardMargins)
        case .sides(let margins):
            guard let minimum = standard?.resolved(isRightToLeft: isRightToLeft) else { return margins }
            return .max(margins, UIEdgeInsets(left: minimum.left, right: minimum.right))
        case .directional(let margins):
            let own = margins.resolved(isRightToLeft: isRightToLeft)
            guard let minimum = standard?.resolved(isRightToLeft: isRightToLeft) else { return own }
            return .max(own, UIEdgeInsets(left: minimum.left, right: minimum.right))
        }
    }

    private static let standardMargins = LayoutMargins.view.resolved(isRightToLeft: false)

    var effectiveDirectionalLayoutMargins: NSDirectionalEdgeInsets {
        let sides = effectiveLayoutMargins
        return NSDirectionalEdgeInsets(
            top: sides.top, leading: isRightToLeft ? sides.right : sides.left, bottom: sides.bottom,
            trailing: isRightToLeft ? sides.left : sides.right)
    }

    func setLayoutMargins(_ margins: UIEdgeInsets) {
        layoutState.margins = .sides(margins)
        markNeedsLayout()
    }

    func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
        layoutState.margins = .directional(margins)
        markNeedsLayout()
    }

    // MARK: Guides that follow margins

    /// The frame of one of UIKit's own guides in the view's coordinates; `nil` for a guide that constraints place.
    func frame(ofGuide guide: UILayoutGuide) -> CGRect? {
        switch guide.role {
        case .margins: return bounds.inset(by: layoutMargins)
        case .safeArea: return bounds.inset(by: safeAreaInsets)
        case .readableContent: return readableContentFrame
        case .keyboard:
            let height = (guide as? UIKeyboardLayoutGuide)?.height ?? safeAreaInsets.bottom
            return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
        case .scrollFrame: return CGRect(origin: bounds.origin, size: bounds.size)
        case .top:
            return CGRect(x: bounds.minX, y: bounds.minY, width: 0, height: safeAreaInsets.top)
        case .bottom:
            let bottom = safeAreaInsets.bottom
            return CGRect(x: bounds.minX, y: bounds.maxY - bottom, width: 0, height: bottom)
        case .custom, .scrollContent: return nil
        }
    }

    /// > Rule: AL-9.
    private var readableContentFrame: CGRect {
        LayoutMargins.readableContentFrame(
            bounds: bounds, margins: layoutMargins, category: traitCollection.preferredContentSizeCategory)
    }
}
